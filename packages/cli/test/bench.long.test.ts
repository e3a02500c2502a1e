import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { json } from './process.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test('npm run bench installs the peer and measures it beside us', () => {
  const args = ['scripts/bench.mjs', 'tic-tac-toe', '--rounds', '1', '--time', '20', '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const positive: unknown = expect.any(Number)
  expect(json(stdout.slice(stdout.indexOf('{')))['ticTacToe']).toEqual({
    waystation: positive,
    waystationPure: positive,
    boardgameio: positive,
    ratio: positive,
    ratioPure: positive,
    search: positive,
    boardgameioSearch: positive,
    ratioSearch: positive,
  })
})
