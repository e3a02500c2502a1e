import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FloatNetwork, roundOff, shapeFor, storeNetwork } from '@waystation/bots/learn'
import type * as catalog from '@waystation/catalog'
import { inputNames, Rng } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { en } from '@waystation/tic-tac-toe/text/en'
import { fr } from '@waystation/tic-tac-toe/text/fr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inside } from './inside.ts'
import { emptyFolder, json, waystation } from './process.ts'

const shelf = vi.hoisted((): { extra: catalog.CatalogEntry[] } => ({ extra: [] }))
vi.mock('@waystation/catalog', async (original) => {
  const real = await original<typeof catalog>()
  return { ...real, findGame: (id: string) => shelf.extra.find((entry) => entry.id === id) ?? real.findGame(id) }
})
afterEach(() => void shelf.extra.splice(0))

const SERIES = ['arena', 'tic-tac-toe', '--bots', 'greedy,random', '--seed', 'k']

/** The figures without what depends on the machine. */
function figures(text: string): unknown {
  const { seconds: _seconds, workers: _workers, ...rest } = json(text)
  return JSON.parse(JSON.stringify(rest, (key, value: unknown) => (key.startsWith('ms') ? undefined : value)))
}

test('arena --json prints one object: win rates with intervals, ratings, scores and time', async () => {
  const { code, stdout, stderr } = await waystation([...SERIES, '--games', '40', '--json'])
  expect([code, stderr]).toEqual([0, ''])
  const report = json(stdout)
  expect(report).toMatchObject({ game: 'tic-tac-toe', players: 2, seed: 'k', asked: 40, games: 40, fairShare: 0.5 })
  const { greedy, random } = report['bots'] as Record<string, Record<string, number>>
  expect(greedy['winRate']).toBeGreaterThan(0.7)
  expect(greedy['winRate'] + random['winRate']).toBeCloseTo(1)
  expect(greedy['interval']).toEqual([expect.any(Number), expect.any(Number)])
  expect(greedy['rating']).toBeGreaterThan(random['rating'])
  expect(greedy['meanScore']).toBeGreaterThan(random['meanScore'])
  expect(greedy['msPerDecision']).toBeGreaterThan(0)
  expect(greedy['msSlowest']).toBeGreaterThan(greedy['msPerDecision'])
})

test('the figures do not depend on the number of workers', async () => {
  const [one, three, alone] = await Promise.all([
    waystation([...SERIES, '--games', '15', '--workers', '1', '--json']),
    waystation([...SERIES, '--games', '15', '--workers', '3', '--json']),
    inside([...SERIES, '--games', '15', '--json']),
  ])
  expect(figures(three.stdout)).toEqual(figures(one.stdout))
  expect(figures(alone.stdout)).toEqual(figures(one.stdout))
})

test('a bot may play by the network in a file, and those of former days play too', async () => {
  const file = join(emptyFolder(), 'network.json')
  const shape = shapeFor(inputNames(ticTacToe, 2).length)
  const random = FloatNetwork.random(shape, { usual: 1, spread: 1 }, new Rng('network'))
  const stored = storeNetwork(roundOff(random, { rival: 1, win: 1 }), inputNames(ticTacToe, 2), 'by hand')
  writeFileSync(file, JSON.stringify(stored))
  const series = (bots: string) => inside(['arena', 'tic-tac-toe', '--bots', bots, '--games', '4', '--json'])
  const { code, stdout } = await series(`gunslinger@${file},gunslinger-0.2`)
  expect(code).toBe(0)
  expect(Object.keys(json(stdout)['bots'] as object)).toEqual([`gunslinger@${file}`, 'gunslinger-0.2'])
  expect((await series('gunslinger-0.1,random')).stderr).toContain('gunslinger-0.1')
  expect((await series('legend@nowhere.json,random')).stderr).toContain('cannot read nowhere.json')
})

test('in words: a table, the strongest first', async () => {
  const { code, stdout } = await inside([...SERIES, '--games', '20'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/Bot +Wins +95% within +Rating +Mean score +ms\/decision +slowest, ms +Seats\ngreedy +\d/)
  expect(stdout).toMatch(/\nrandom +\d/)
  expect(stdout).toContain('an even match gives each 50.0%')
})

describe('a file of finished games', () => {
  const folderFile = (): string => join(emptyFolder(), 'games.arena')

  test('is gone on with: nothing is played twice, and the figures are those of one run', async () => {
    const file = folderFile()
    const whole = await inside([...SERIES, '--games', '12', '--json'])
    await inside([...SERIES, '--games', '5', '--out', file])
    const first = readFileSync(file, 'utf8')
    expect(first.split('\n')).toHaveLength(7)
    const rest = await inside([...SERIES, '--games', '12', '--out', file, '--json'])
    expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true)
    expect(figures(rest.stdout)).toEqual(figures(whole.stdout))
  })

  test('cut off in the middle of a line loses only that game', async () => {
    const file = folderFile()
    const whole = await inside([...SERIES, '--games', '6', '--out', file, '--json'])
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, -20))
    const again = await inside([...SERIES, '--games', '6', '--out', file, '--json'])
    expect(figures(again.stdout)).toEqual(figures(whole.stdout))
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(8)
  })

  test.each([
    ['other bots', ['--bots', 'random,greedy']],
    ['another seed', ['--seed', 'other']],
  ])('of %s is refused and left alone', async (_what, other) => {
    const file = folderFile()
    await inside([...SERIES, '--games', '2', '--out', file])
    const before = readFileSync(file, 'utf8')
    const { code, stderr } = await inside([...SERIES, ...other, '--games', '2', '--out', file])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: .* holds games of another arena: .*"seed":"k"\}\n$/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test.each([
    ['something else', 'dear diary\n', /holds something that is not an arena's games/],
    ['a spoilt line', '', /line 3 cannot be read/],
  ])('that holds %s is refused', async (_what, contents, message) => {
    const file = folderFile()
    if (contents === '') {
      await inside([...SERIES, '--games', '1', '--out', file])
      writeFileSync(file, `${readFileSync(file, 'utf8')}{"index":"no"}\n`)
    } else writeFileSync(file, contents)
    const { code, stderr } = await inside([...SERIES, '--games', '2', '--out', file])
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
  })
})

test('Ctrl-C keeps finished games and tells what they say', async () => {
  const file = join(emptyFolder(), 'games.arena')
  const program = fileURLToPath(new URL('../bin/waystation.mjs', import.meta.url))
  const args = [program, ...SERIES, '--games', '1000000', '--out', file, '--json']
  const child = spawn(process.execPath, args)
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const ended = new Promise((resolve) => child.on('close', resolve))
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 20, { timeout: 30_000 })
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  const kept = readFileSync(file, 'utf8').split('\n').length - 2
  expect(json(stdout)).toMatchObject({ asked: 1000000, games: kept })
})

test('a game without end names its seed', async () => {
  const meta = { ...ticTacToe.meta, id: 'endless', maxDecisions: 4 }
  shelf.extra.push({
    id: 'endless',
    meta,
    sample: true,
    load: () => Promise.resolve({ ...ticTacToe, meta }),
    texts: { en: () => Promise.resolve(en), fr: () => Promise.resolve(fr) },
  })
  const { code, stderr } = await inside(['arena', 'endless', '--games', '1', '--seed', 'v', '--bots', 'random'])
  expect(code).toBe(1)
  expect(stderr).toContain('endless: no end after 4 answers, seed v.0')
})
