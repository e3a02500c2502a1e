// @vitest-environment happy-dom
/** From which rules on the parts that draw a game understand it: that they do, and what is shown where they do not. */
import { allGames, type CatalogEntry, findGame, knownRules, loadRules, loadText } from '@waystation/catalog'
import { LANGUAGES } from '@waystation/kernel'
import { h, render } from 'preact'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { webGameOf } from '../src/games/index.ts'
import { drawnParts, type WebGame } from '../src/games/web-game.ts'
import { change } from '../src/settings/store.ts'
import { TableStore } from '../src/table/store.ts'
import { TableView } from '../src/table/table-page.tsx'
import { speak, t } from '../src/text/index.ts'
import { LocalTransport } from '../src/transport/local.ts'
import { Stage } from './support/board.ts'
import { localHouse, until } from './support/local.ts'
import { playThrough } from './support/play-through.ts'

/** The board of El Gaucho after a change that no longer understands the rules of today. */
const redrawn = vi.hoisted(() => ({ from: 0 }))
vi.mock('../src/games/index.ts', async (original) => {
  const games = await original<{ webGameOf: (id: string) => WebGame }>()
  const redrawnGame = (id: string): WebGame => ({ ...games.webGameOf(id), drawnFrom: redrawn.from })
  return { ...games, webGameOf: (id: string) => (redrawn.from === 0 ? games.webGameOf(id) : redrawnGame(id)) }
})
afterEach(() => {
  redrawn.from = 0
})

/** One of so many decisions is drawn. */
const NTH = 40

/** As if the rules had been raised: those of today come from the archive. */
const nextRelease = (entry: CatalogEntry): CatalogEntry => ({
  ...entry,
  meta: { ...entry.meta, rulesVersion: entry.meta.rulesVersion + 1 },
})

const drawn = await Promise.all(
  allGames().flatMap((entry) => {
    const { drawnFrom, ui, pictures } = webGameOf(entry.id)
    if (drawnFrom === undefined) return []
    return [Promise.all([ui?.(), pictures?.()]).then(([board, beside]) => ({ id: entry.id, drawnFrom, board, beside }))]
  }),
)

describe.each(drawn)('what draws $id', ({ id, drawnFrom, board, beside }) => {
  const entry = findGame(id)
  const stage = board && new Stage(board)

  test('is there, and does not claim to understand rules to come', () => {
    expect([board, beside].some((part) => part !== undefined)).toBe(true)
    expect(drawnFrom).toBeLessThanOrEqual(entry.meta.rulesVersion)
  })

  test('understands every kept version from the one it names', async () => {
    const later = nextRelease(entry)
    const kept = (await knownRules(later)).filter((rules) => rules >= drawnFrom && rules < later.meta.rulesVersion)
    expect(kept).toContain(drawnFrom)
    for (const rules of kept) {
      const [game, text] = [await loadRules(later, rules), await loadText(later, 'en', rules)]
      let n = 0
      playThrough(game, { players: entry.meta.seats.min, seed: `rules ${rules}` }, (moment) => {
        const { view, decision } = moment
        for (const option of decision.options) {
          for (const target of board?.targets(option, view) ?? []) expect(target).toMatch(/^(?!.*(undefined|NaN))./)
          beside?.option?.(option, view)
        }
        if (n++ % NTH !== 0 || !stage) return
        stage.show(moment, text)
        expect(stage.root.querySelector('svg')).not.toBeNull()
        expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
      })
      expect(n).toBeGreaterThan(10)
    }
  })
})

describe('which parts draw', () => {
  const ui = (): Promise<never> => Promise.reject(new Error('not loaded here'))

  test('all of them, from the rules they name up to the newest', () => {
    const game = { ui, drawnFrom: 2 }
    expect([2, 3, 4].map((rules) => drawnParts(game, rules, 4))).toEqual(Array(3).fill({ drawn: game, undrawn: false }))
    expect(drawnParts(game, 1, 4)).toEqual({ drawn: {}, undrawn: true })
  })

  test('only the newest rules, where none are named', () => {
    expect(drawnParts({ ui }, 4, 4)).toEqual({ drawn: { ui }, undrawn: false })
    expect(drawnParts({ ui }, 3, 4)).toEqual({ drawn: {}, undrawn: true })
  })

  test('a game without a board has none that could fail to understand', () => {
    expect(drawnParts({}, 1, 4)).toEqual({ drawn: {}, undrawn: false })
  })
})

describe('a table that its board does not understand', () => {
  const { rulesVersion } = findGame('el-gaucho').meta

  async function shown(): Promise<{ root: HTMLElement; leave: () => void }> {
    const house = localHouse()
    const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }))
    const id = await house.client.call('create', { game: 'el-gaucho', variants: {}, seats })
    const store = new TableStore(new LocalTransport(house.client, id))
    const root = document.createElement('div')
    document.body.append(root)
    render(h(TableView, { store, mode: 'table' }), root)
    await until(() => root.querySelector('.stage .zones, .stage svg') !== null)
    const leave = (): void => {
      render(null, root)
      root.remove()
      house.close()
    }
    return { root, leave }
  }

  test.each(LANGUAGES)('is shown in words, and says so (%s)', async (language) => {
    await speak(language)
    change({ view: 'board' })
    redrawn.from = rulesVersion + 1
    const { root, leave } = await shown()
    expect(root.querySelector('.undrawn')?.textContent).toBe(t().room.undrawn(rulesVersion))
    expect(root.querySelector('.undrawn')?.textContent).toContain(String(rulesVersion))
    expect(root.querySelector('.stage .zones')).not.toBeNull()
    expect(root.querySelector('.rules-version')?.textContent).toBe(t().rules.version(rulesVersion))
    leave()
  })

  test('is drawn, without a word, where it does', async () => {
    await speak('en')
    const { root, leave } = await shown()
    expect(root.querySelector('.undrawn')).toBeNull()
    expect(root.querySelector('.stage svg')).not.toBeNull()
    leave()
  })
})
