/** At the terminal too: games begun under earlier rules are taken up, ended and verified under them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogEntry, findGame, loadRules } from '@waystation/catalog'
import {
  begin,
  decisions,
  type Entry,
  formatRecord,
  type Game,
  parseRecord,
  playEntry,
  recordOf,
  Rng,
} from '@waystation/kernel'
import { raised } from '@waystation/testkit'
import { describe, expect, test, vi } from 'vitest'
import { inside } from './inside.ts'
import { emptyFolder, json } from './process.ts'

const CHANGED_STEPS = vi.hoisted(
  (): Readonly<Record<string, string>> => ({ 'el-gaucho': 'spendDice', 'tic-tac-toe': 'turn' }),
)

vi.mock('../../catalog/src/games.ts', async (original) => {
  const { GAMES } = await original<{ GAMES: readonly CatalogEntry[] }>()
  const newer = (entry: CatalogEntry): CatalogEntry => ({
    ...entry,
    meta: { ...entry.meta, rulesVersion: entry.meta.rulesVersion + 1 },
    load: async () => raised(await entry.load(), CHANGED_STEPS[entry.id]),
  })
  return { GAMES: GAMES.map((entry) => (entry.id in CHANGED_STEPS ? newer(entry) : entry)) }
})

const NEW = findGame('el-gaucho').meta.rulesVersion
const OLD = NEW - 1
const GAMES_BEGUN = 20

/** A game broken off after so many answers. */
function brokenOff(game: Game, seed: string, answers: number): string {
  let { match } = begin(game, { players: 2 }, seed)
  const log: Entry[] = []
  const rng = new Rng(seed)
  while (log.length < answers) {
    const [{ seat, options }] = decisions(game, match.state)
    const entry = { seat, option: options[rng.int(options.length)].id }
    ;({ match } = playEntry(match, entry))
    log.push(entry)
  }
  return formatRecord(recordOf(match, { log, salt: 'salt', seats: ['Ann', 'Bob'] }))
}

describe('after the rules of a game were raised', () => {
  test(`${GAMES_BEGUN} games begun before are played to their end under their own rules, and verified`, async () => {
    const old = await loadRules(findGame('el-gaucho'), OLD)
    const folder = emptyFolder()
    for (let i = 0; i < GAMES_BEGUN; i++) {
      const [half, whole] = [join(folder, `${i}.half`), join(folder, `${i}.whole`)]
      writeFileSync(half, brokenOff(old, `game ${i}`, 5 + i))
      const played = await inside(['play', '--resume', half, '--seats', 'random,random', '--save', whole, '--json'])
      expect(played.code).toBe(0)
      const verified = await inside(['verify', whole, '--json'])
      expect(json(verified.stdout)).toMatchObject({ ok: true, rulesVersion: OLD, finished: true })
    }
  })

  test('new games are played and verified under the new ones', async () => {
    const file = join(emptyFolder(), 'new.record')
    await inside(['play', 'el-gaucho', '--seats', 'random,random', '--seed', 's', '--save', file, '--json'])
    const verified = await inside(['verify', file, '--json'])
    expect(json(verified.stdout)).toMatchObject({ ok: true, rulesVersion: NEW, finished: true })
    expect((await inside(['verify', file])).stdout).toMatch(new RegExp(`^Rules +${NEW}$`, 'm'))
  })

  test('a hint in a game begun before, its replay and its review are those of its own rules', async () => {
    const { meta } = findGame('tic-tac-toe')
    const old = await loadRules(findGame('tic-tac-toe'), meta.rulesVersion - 1)
    const folder = emptyFolder()
    const [half, whole] = [join(folder, 'half'), join(folder, 'whole')]
    writeFileSync(half, brokenOff(old, 'game', 2))
    const hinted = await inside(['play', '--resume', half, '--seats', 'human,random'], { lines: ['h'] })
    expect(hinted.stdout).toMatch(/Mark cell \d.*%/)
    await inside(['play', '--resume', half, '--seats', 'random,random', '--save', whole])
    const replayed = await inside(['replay', whole, '--at', '1', '--json'])
    expect(json(replayed.stdout)).toMatchObject({ game: 'tic-tac-toe', line: 1, over: false })
    const reviewed = await inside(['review', whole, '--json'])
    expect([reviewed.code, json(reviewed.stdout)]).toMatchObject([0, { game: 'tic-tac-toe' }])
  })

  test.each([
    ['en', `made by version ${NEW + 1} of the rules, which is not known here; the newest known one is ${NEW}`],
    ['fr', `version ${NEW + 1} des règles`],
  ])('a record of rules to come is told apart from a bad one (%s)', async (language, words) => {
    const old = await loadRules(findGame('el-gaucho'), OLD)
    const file = join(emptyFolder(), 'to-come.record')
    writeFileSync(file, formatRecord({ ...parseRecord(brokenOff(old, 'game', 5)), rules: NEW + 1 }))
    for (const command of [['verify'], ['replay'], ['review'], ['play', '--seats', 'random,random', '--resume']]) {
      const refused = await inside([...command, file, '--lang', language])
      expect([command, refused.code, refused.stderr]).toEqual([command, 2, expect.stringContaining(words)])
    }
  })
})
