// @vitest-environment happy-dom
import type { Deadwood } from '@waystation/deadwood'
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Target } from '../../src/adapter.ts'
import { ui } from '../../src/games/deadwood/index.ts'
import { targets } from '../../src/games/deadwood/targets.ts'
import { boardWords } from '../../src/games/deadwood/text/words.ts'
import { type Moment, playInPeace, playThrough, SEATS } from './games.ts'

// A whole board has thousands of elements, and a DOM without a browser is slow.
vi.setConfig({ testTimeout: 60_000 })

const WIDTHS = [1100, 800, 390]
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
})

afterEach(() => {
  render(null, root)
  root.remove()
  delete document.documentElement.dataset['motion']
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const litAt = ({ decision, view }: Moment): Set<Target> =>
  new Set(decision.options.flatMap((option) => targets(option, view)))

function show(moment: Moment, text: typeof en, extra: Partial<BoardProps<Deadwood>> = {}): void {
  const props = {
    view: moment.view,
    seat: moment.decision.seat,
    names: (seat: number) => `Player ${seat}`,
    text,
    language: text.language,
    lit: litAt(moment),
    picked: [],
    preview: null,
    events: [],
    before: null,
    onTarget: () => undefined,
    onInspect: () => undefined,
    onSettled: () => undefined,
    ...extra,
  }
  void act(() => render(h(ui.Board, props), root))
}

const spots = (): Element[] => [...root.querySelectorAll('[data-target]')]

/** Every so many decisions of a game: drawing all of them would take minutes. */
function everyNth(players: number, seed: string, nth: number, look: (moment: Moment) => void): void {
  let n = 0
  playThrough(players, seed, (moment) => {
    if (n++ % nth === 0) look(moment)
  })
}

/** The first decision like this in some game. */
function after(players: number, seed: string, fits: (moment: Moment) => boolean, game = playThrough): Moment {
  const found: Moment[] = []
  for (let n = 0; n < 12 && found.length === 0; n++) {
    game(players, `${seed} ${n}`, (moment) => {
      if (found.length === 0 && fits(moment)) found.push(moment)
    })
  }
  if (found.length === 0) throw new Error(`in no game of ${seed}`)
  return found[0]
}

const fought = ({ events }: Moment): boolean => events.some(({ type }) => type === 'duelEnds')

describe.each(SEATS)('the board with %i players', (players) => {
  it.each(WIDTHS)('is drawn at %i pixels in both languages, every target with a name', (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    everyNth(players, `draw ${players}`, 61, (moment) => {
      for (const text of [en, fr]) {
        show(moment, text)
        const labels = spots().map((spot) => spot.getAttribute('aria-label') ?? '')
        expect(labels.length).toBeGreaterThan(30)
        for (const label of labels) expect(label).toMatch(/^(?!.*(undefined|NaN|null)).{3,}/)
        expect(root.textContent ?? '').not.toMatch(/undefined|NaN/)
        expect(root.innerHTML).not.toMatch(/NaN|undefined/)
      }
    })
  })

  it('lets the keyboard reach what can be chosen, and only that by Tab', () => {
    everyNth(players, `keys ${players}`, 67, (moment) => {
      show(moment, en)
      const lit = new Set<string | null>(litAt(moment))
      const [first] = spots()
      for (const spot of spots()) {
        const open = lit.has(spot.getAttribute('data-target'))
        const entrance = lit.size === 0 && spot === first
        expect(spot.getAttribute('tabindex')).toBe(open || entrance ? '0' : '-1')
        expect(spot.getAttribute('aria-disabled')).toBe(String(!open))
      }
    })
  })
})

it('shows what an option about to be taken would do', () => {
  const moment = after(3, 'ghost', ({ decision, view }) => decision.kind === 'turn' && view.line.length > 0)
  const attack = moment.decision.options.find((option) => option.do === 'send')
  if (attack === undefined) throw new Error('nobody can go anywhere')
  show(moment, fr, { preview: attack, picked: targets(attack, moment.view), lit: new Set() })
  const ghost = root.querySelector('.dw-ghost')
  expect(ghost?.querySelectorAll('path').length).toBeGreaterThan(5)
  expect(root.querySelectorAll('[aria-pressed="true"]').length).toBe(2)
})

it('names the odds of a duel before it begins', () => {
  const attacks = ({ decision, view }: Moment) =>
    decision.options.filter((option) => {
      const there = option.do === 'send' ? view.plots.find(({ tile }) => tile === option.building) : undefined
      return there !== undefined && there.tile !== 'church' && there.cowboys.length > 0
    })
  const moment = after(3, 'odds', (each) => attacks(each).length > 0)
  const note = ui.previewNote?.(attacks(moment)[0], moment.view, en)
  expect(note).toMatch(/Duel: \d+ % to win, \d+ % to die/)
})

it('plays a duel back die by die and says when it is done', () => {
  vi.useFakeTimers()
  const moment = after(3, 'play back', fought)
  const onSettled = vi.fn<BoardProps['onSettled']>()
  show(moment, en, { events: moment.events, before: moment.before, onSettled })
  expect(onSettled).not.toHaveBeenCalled()
  const seen: number[] = []
  let verdict = ''
  for (let i = 0; i < 120 && onSettled.mock.calls.length === 0; i++) {
    void act(() => void vi.advanceTimersByTime(100))
    seen.push(root.querySelectorAll('.dw-showdown .art-die').length)
    verdict = root.querySelector('.dw-verdict')?.textContent ?? verdict
  }
  expect(onSettled).toHaveBeenCalledTimes(1)
  const rolled = moment.events.filter(({ type }) => type === 'dieRolled').length
  expect(Math.max(...seen)).toBe(rolled)
  expect(new Set(seen).size).toBeGreaterThan(Math.min(rolled, 3))
  expect(verdict).not.toBe('')
})

it('without motion the end of a duel stays for a while, and nothing waits for it', () => {
  vi.useFakeTimers()
  document.documentElement.dataset['motion'] = 'none'
  const moment = after(3, 'still', (each) => fought(each) && each.view.duel === null)
  const onSettled = vi.fn<BoardProps['onSettled']>()
  show(moment, fr, { events: moment.events, before: moment.before, onSettled })
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(root.querySelector('.dw-verdict')?.textContent).not.toBe('')
  expect(root.querySelector('.dw-verdict')).not.toBeNull()
  void act(() => void vi.advanceTimersByTime(4000))
  expect(root.querySelector('.dw-verdict')).toBeNull()
})

it('shows who stands where while a duel waits for an answer, the final one too', () => {
  const flight = after(3, 'flee', ({ decision }) => decision.kind === 'flee')
  show(flight, en)
  expect(root.querySelector('.dw-showdown')?.textContent).toContain('Duel')
  const last = after(4, 'final', ({ decision }) => decision.kind === 'aim', playInPeace)
  show(last, fr)
  expect(root.querySelector('.dw-showdown')?.textContent).toContain(boardWords('fr').finalDuel)
})

it('lays drawn tiles out to be chosen, and a stack that is rearranged', () => {
  const building = after(3, 'draw', ({ decision }) => decision.kind === 'build')
  show(building, en)
  for (const id of building.view.drawn) expect(root.querySelector(`[data-target="tile ${id}"]`)).not.toBeNull()
  const arranging = after(3, 'arrange', ({ decision }) => decision.kind === 'arrange')
  show(arranging, en)
  const tiles = arranging.decision.options.flatMap((option) => targets(option, arranging.view))
  expect(tiles.length).toBeGreaterThan(1)
  for (const target of tiles) expect(root.querySelector(`[data-target="${target}"]`)).not.toBeNull()
})
