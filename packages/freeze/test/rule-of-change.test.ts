import { allGames } from '@waystation/catalog'
import type { Game } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { readGoldens } from '../src/goldens.ts'
import { frozenOnDisk } from '../src/places.ts'
import { changeFault, type FrozenSet } from '../src/rule-of-change.ts'
import { frozenVersions } from '@waystation/archive'

const frozenSet = (id: string): FrozenSet => ({
  versions: frozenOnDisk().get(id) ?? [],
  goldens: (rules) => readGoldens(id, rules),
})

test.each(allGames().map((entry) => [entry.id, entry] as const))('%s keeps the rule of change', async (id, entry) => {
  expect(changeFault(await entry.load(), frozenSet(id))).toBeNull()
})

describe('a game that breaks it is found out', () => {
  const entry = allGames().find(({ id }) => id === 'tic-tac-toe')
  const loaded = async (change: (game: Game) => Partial<Game>, rulesVersion?: number): Promise<Game> => {
    const game = await entry?.load()
    if (!game) throw new Error('no sample game')
    const { meta } = game
    return { ...game, ...change(game), meta: { ...meta, rulesVersion: rulesVersion ?? meta.rulesVersion } }
  }
  /** A turn that offers one cell less. */
  const stingy = ({ rules }: Game): Partial<Game> => ({
    rules: {
      ...rules,
      turn: {
        ...rules.turn,
        ask(s, step, game) {
          const asked = rules.turn.ask?.(s, step, game) ?? null
          return asked && { ...asked, options: asked.options.slice(0, -1) }
        },
      },
    },
  })
  const richer = ({ scores }: Game): Partial<Game> => ({
    scores: (s) => scores(s).map((sheet) => ({ ...sheet, total: sheet.total + 1 })),
  })

  test('an option less, under the same number', async () => {
    const fault = changeFault(await loaded(stingy), frozenSet('tic-tac-toe'))
    expect(fault).toContain('rules 1 of tic-tac-toe are frozen and play differently now: raise rulesVersion')
    expect(fault).toContain('what is offered differs')
  })

  test('another score, under the same number', async () => {
    expect(changeFault(await loaded(richer), frozenSet('tic-tac-toe'))).toContain('raise rulesVersion')
  })

  test('the same changes under the next number are right', async () => {
    expect(changeFault(await loaded(stingy, 2), frozenSet('tic-tac-toe'))).toBeNull()
    expect(changeFault(await loaded(richer, 2), frozenSet('tic-tac-toe'))).toBeNull()
  })

  test('a number raised although the version before was never frozen', async () => {
    const fault = changeFault(await loaded(stingy, 3), frozenSet('tic-tac-toe'))
    expect(fault).toBe('rules 2 of tic-tac-toe were never frozen: games begun under them would be lost')
  })

  test('a number taken back', async () => {
    expect(changeFault(await loaded(() => ({}), 0), frozenSet('tic-tac-toe'))).toContain('yet the game says it is at 0')
  })
})

test('what lies in the archive is what its list loads', () => {
  for (const [game, versions] of frozenOnDisk()) expect([game, frozenVersions(game)]).toEqual([game, versions])
})
