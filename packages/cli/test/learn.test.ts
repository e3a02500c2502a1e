import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoredNetwork } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { emptyFolder, json } from './process.ts'

const LEARN = fileURLToPath(new URL('../../../scripts/learn.mjs', import.meta.url))

function learn(...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LEARN, ...args])
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said }))
  })
}

const networkOfHouse = (game: string, players: number): string =>
  fileURLToPath(new URL(`../../catalog/src/networks/${game}-${players}.json`, import.meta.url))

const storedIn = (file: string): StoredNetwork => JSON.parse(readFileSync(file, 'utf8')) as StoredNetwork

/** What a training has made, by the names of its files. */
async function trained(...args: readonly string[]): Promise<{ readonly folder: string; readonly networks: object }> {
  const out = emptyFolder()
  const { code, said } = await learn('tic-tac-toe', '--games', '64', '--seed', 'threads', '--out', out, ...args)
  expect({ code, said }).toMatchObject({ code: 0 })
  const [folder] = readdirSync(out)
  const files = readdirSync(join(out, folder)).filter((name) => name.endsWith('.json'))
  return {
    folder,
    networks: Object.fromEntries(files.map((name) => [name, readFileSync(join(out, folder, name), 'utf8')])),
  }
}

test('one thread or two: the same command makes the same network to the byte', async () => {
  const [one, two] = await Promise.all([trained('--threads', '1'), trained('--threads', '2')])
  expect(one.folder).toBe('tic-tac-toe-2-64-threads')
  expect(Object.keys(one.networks)).toContain('64.json')
  expect(two).toEqual(one)
}, 60_000)

test('another aim makes another network, and its command says so', async () => {
  const { folder, networks } = await trained('--threads', '1', '--aim', 'points')
  expect(folder).toBe('tic-tac-toe-2-64-threads-points')
  expect(json((networks as { readonly '64.json': string })['64.json'])).toMatchObject({
    made: 'npm run learn -- tic-tac-toe --players 2 --games 64 --seed threads --aim points',
    aim: { rival: 0.2 },
  })
}, 60_000)

test('a further course goes on from a network, and its command says what made that one', async () => {
  const out = emptyFolder()
  await learn('tic-tac-toe', '--games', '64', '--seed', 'first', '--out', out)
  const from = join(out, 'tic-tac-toe-2-64-first', '64.json')
  const { folder, networks } = await trained('--threads', '1', '--from', from)
  expect(folder).toMatch(/^tic-tac-toe-2-64-threads-from-[0-9a-f]{8}$/)
  expect(json((networks as { readonly '64.json': string })['64.json'])).toMatchObject({
    made:
      'npm run learn -- tic-tac-toe --players 2 --games 64 --seed first; ' +
      'then npm run learn -- tic-tac-toe --players 2 --games 64 --seed threads --from that network',
  })
  const stored = readFileSync(from, 'utf8')
  writeFileSync(from, stored.replace(/"inputs":"[0-9a-f]+"/, '"inputs":"0000000000000000"'))
  const { code, said } = await learn('tic-tac-toe', '--games', '64', '--from', from, '--out', out)
  expect(code).toBe(2)
  expect(said).toContain('learned by other inputs than the game has now')
}, 60_000)

test('a further course at a larger table goes on from what a network knows of a smaller one', async () => {
  const out = emptyFolder()
  const game = ['deadwood', '--aim', 'lead', '--games', '32', '--seed', 'larger', '--threads', '1', '--out', out]
  const { code, said } = await learn(...game, '--players', '3', '--from', networkOfHouse('deadwood', 2))
  expect({ code, said }).toMatchObject({ code: 0 })
  const [folder] = readdirSync(out)
  const { made, shape } = storedIn(join(out, folder, '32.json'))
  expect(made).toMatch(/--players 2 .*; then npm run learn -- deadwood --players 3 .* --from that network$/)
  expect(shape.inputs).toBeGreaterThan(storedIn(networkOfHouse('deadwood', 2)).shape.inputs)
  const smaller = await learn(...game, '--players', '2', '--from', networkOfHouse('deadwood', 3))
  expect(smaller.code).toBe(2)
  expect(smaller.said).toContain('learned by other inputs than the game has now')
}, 60_000)

test.each([
  [['ludo'], 'is called "ludo"; there are deadwood'],
  [['tic-tac-toe', '--aim', 'fame'], '--aim fame: want one of win, points, lead'],
  [['tic-tac-toe', '--from', 'nowhere.json'], '--from nowhere.json: ENOENT'],
])(
  'what cannot be learned is refused by name: %j',
  async (args, why) => {
    const { code, said } = await learn(...args)
    expect(code).toBe(2)
    expect(said).toContain(why)
  },
  60_000,
)
