// @vitest-environment happy-dom
import type { ElGaucho } from '@waystation/el-gaucho'
import { en } from '@waystation/el-gaucho/text/en'
import { fr } from '@waystation/el-gaucho/text/fr'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Target } from '../../src/adapter.ts'
import { ui } from '../../src/games/el-gaucho/index.ts'
import { boardWords } from '../../src/games/el-gaucho/text/words.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { type Moment, playThrough, SEATS } from './games.ts'

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
  vi.restoreAllMocks()
})

function show(moment: Moment, text: typeof en, extra: Partial<BoardProps<ElGaucho>> = {}): void {
  const props = {
    view: moment.view,
    seat: moment.decision.seat,
    names: (seat: number) => `Player ${seat}`,
    text,
    language: text.language,
    lit: new Set<Target>(moment.decision.options.flatMap((option) => targets(option))),
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

describe.each(SEATS)('the board with %i players', (players) => {
  it.each(WIDTHS)('is drawn at %i pixels in both languages, every target with a name', (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    everyNth(players, `draw ${players}`, 151, (moment) => {
      for (const text of [en, fr]) {
        show(moment, text)
        const labels = spots().map((spot) => spot.getAttribute('aria-label') ?? '')
        expect(labels.length).toBeGreaterThan(20)
        for (const label of labels) expect(label).toMatch(/^(?!.*(undefined|NaN|null)).{3,}/)
        const words = root.textContent ?? ''
        expect(words).not.toMatch(/undefined|NaN/)
      }
    })
  })

  it('lets the keyboard reach what can be chosen, and only that by Tab', () => {
    everyNth(players, `keys ${players}`, 157, (moment) => {
      show(moment, en)
      const lit = new Set<string | null>(moment.decision.options.flatMap((option) => targets(option)))
      const [first] = spots()
      for (const spot of spots()) {
        const open = lit.has(spot.getAttribute('data-target'))
        const entrance = lit.size === 0 && spot === first
        expect(spot.getAttribute('tabindex')).toBe(open || entrance ? '0' : '-1')
        expect(spot.getAttribute('aria-disabled')).toBe(String(!open))
      }
    })
  })

  it('shows the numbers of every option about to be taken', () => {
    everyNth(players, `ghost ${players}`, 163, (moment) => {
      for (const option of moment.decision.options.slice(0, 5)) {
        show(moment, fr, { preview: option, picked: targets(option), lit: new Set() })
        const note = ui.previewNote?.(option, moment.view, fr) ?? ''
        expect(root.querySelector('.eg-ghost')?.textContent).toContain(note)
      }
    })
  })
})

describe('a spot', () => {
  function atDice(): Moment {
    let found: Moment | null = null
    playThrough(2, 'spot', (moment) => {
      if (moment.decision.kind === 'takeDice') found ??= moment
    })
    if (found === null) throw new Error('no dice to take')
    return found
  }

  it('is chosen by click, Enter and Space', () => {
    const onTarget = vi.fn<BoardProps['onTarget']>()
    show(atDice(), en, { onTarget })
    const die = root.querySelector('[data-target^="die "]')
    die?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    die?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    die?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    expect(onTarget.mock.calls).toEqual(Array(3).fill([die?.getAttribute('data-target')]))
  })

  it('that cannot be chosen explains itself instead', () => {
    const onTarget = vi.fn<BoardProps['onTarget']>()
    const onInspect = vi.fn<BoardProps['onInspect']>()
    show(atDice(), en, { onTarget, onInspect })
    const tile = root.querySelector('[data-target^="tile "]')
    tile?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onTarget).not.toHaveBeenCalled()
    expect(onInspect).toHaveBeenCalledWith(tile?.getAttribute('data-target'), tile)
  })

  it('of two equal dice is shown as chosen once for each pick', () => {
    const moment = atDice()
    const value = moment.view.rodeo.find((die, i) => moment.view.rodeo.indexOf(die) !== i) ?? moment.view.rodeo[0]
    show(moment, en, { picked: [`die ${value}`] })
    expect(root.querySelectorAll('[aria-pressed="true"]').length).toBe(1)
  })
})

it('plays back what happened and says when it is done', () => {
  vi.useFakeTimers()
  let last: Moment | null = null
  playThrough(2, 'settle', (moment) => {
    if (moment.events.some(({ type }) => type === 'roundedUp')) last ??= moment
  })
  const onSettled = vi.fn<BoardProps['onSettled']>()
  if (last === null) throw new Error('nobody rounded anything up')
  const moment: Moment = last
  show(moment, en, { events: moment.events, before: moment.before, onSettled })
  expect(onSettled).not.toHaveBeenCalled()
  for (let i = 0; i < 60; i++) void act(() => void vi.advanceTimersByTime(100))
  expect(onSettled).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('settles at once when motion is off', () => {
  document.documentElement.dataset['motion'] = 'none'
  let last: Moment | null = null
  playThrough(2, 'still', (moment) => {
    if (moment.events.length > 3) last ??= moment
  })
  const onSettled = vi.fn<BoardProps['onSettled']>()
  if (last === null) throw new Error('nothing happened')
  const moment: Moment = last
  show(moment, en, { events: moment.events, before: moment.before, onSettled })
  expect(onSettled).toHaveBeenCalledTimes(1)
  delete document.documentElement.dataset['motion']
})

it.each(['en', 'fr'] as const)('tells breeds apart by their initials (%s)', (language) => {
  const initials = Object.values(boardWords(language).initials)
  expect(new Set(initials).size).toBe(initials.length)
})
