/** A board in a DOM, at any moment of a game; and what must hold of every board. Only for tests with `happy-dom`. */
import type { GameText, GameTypes } from '@waystation/kernel'
import { sample } from '@waystation/testkit/vitest'
import { type ComponentType, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, GameUi, Target } from '../../src/adapter.ts'
import { everyNth, type Through } from './every-nth.ts'
import type { PlayedPosition } from './play-through.ts'

const WIDTHS = [1100, 800, 390]

/** The first decision like this in some game. */
export function firstPosition<T extends GameTypes>(
  play: Through<T>,
  players: number,
  seed: string,
  fits: (moment: PlayedPosition<T>) => boolean,
): PlayedPosition<T> {
  for (let n = 0; n < 12; n++) {
    const found = inGame(play, players, `${seed} ${n}`, fits)
    if (found !== null) return found
  }
  throw new Error(`in no game of ${seed}`)
}

/** Ends a game that nobody needs to see to its end. */
class Enough extends Error {}

function inGame<T extends GameTypes>(
  play: Through<T>,
  players: number,
  seed: string,
  fits: (moment: PlayedPosition<T>) => boolean,
): PlayedPosition<T> | null {
  const found: PlayedPosition<T>[] = []
  try {
    play(players, seed, (moment) => {
      if (!fits(moment)) return
      found.push(moment)
      throw new Enough()
    })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return found.at(0) ?? null
}

/** The element a board is drawn in, anew for every test. */
export class Stage<T extends GameTypes> {
  readonly ui: GameUi<T>
  root: HTMLElement = document.createElement('div')

  constructor(ui: GameUi<T>) {
    this.ui = ui
    beforeEach(() => {
      this.root = document.createElement('div')
      document.body.append(this.root)
    })
    afterEach(() => {
      render(null, this.root)
      this.root.remove()
      delete document.documentElement.dataset['motion']
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
  }

  lit({ decision, view }: PlayedPosition<T>): Set<Target> {
    return new Set(decision.options.flatMap((option) => this.ui.targets(option, view)))
  }

  show(moment: PlayedPosition<T>, text: GameText<T>, extra: Partial<BoardProps<T>> = {}): void {
    const props: BoardProps<T> = {
      view: moment.view,
      seat: moment.decision.seat,
      names: (seat: number) => `Player ${seat}`,
      text,
      language: text.language,
      lit: this.lit(moment),
      picked: [],
      later: new Set(),
      places: new Set(),
      instead: new Set(),
      region: null,
      watched: null,
      preview: null,
      events: [],
      before: null,
      onTarget: () => undefined,
      onInspect: () => undefined,
      onSettled: () => undefined,
      onTold: () => undefined,
      asked: moment.decision,
      onGesture: () => undefined,
      onCommit: () => undefined,
      ...extra,
    }
    void act(() => render(h(this.ui.Board, props), this.root))
  }

  /** Another part of the game's drawing. */
  render<P extends object>(part: ComponentType<P>, props: P): void {
    void act(() => render(h(part, props), this.root))
  }

  /** The board plays back what led to this moment. */
  playBack(moment: PlayedPosition<T>, text: GameText<T>) {
    const onSettled = vi.fn<BoardProps['onSettled']>()
    this.show(moment, text, { events: moment.events, before: moment.before, onSettled })
    return onSettled
  }

  get spots(): Element[] {
    return [...this.root.querySelectorAll('[data-target]')]
  }
}

interface Drawn<T extends GameTypes> {
  readonly stage: Stage<T>
  readonly seats: readonly number[]
  readonly play: Through<T>
  readonly texts: readonly [GameText<T>, ...GameText<T>[]]
  /** One of so many decisions is drawn, and a third of these in `npm test`. */
  readonly nth: number
  /** A board has at least so many targets. */
  readonly least: number
}

/** Drawn on every screen, in every language and with every number of players, and within reach of the keyboard. */
export function isDrawn<T extends GameTypes>({ stage, seats, play, texts, nth, least }: Drawn<T>): void {
  const spacing = nth * sample(3, 1)
  describe.each(seats)('the board with %i players', (players) => {
    it.each(WIDTHS)('is drawn at %i pixels in both languages, every target with a name', (width) => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
      everyNth(play, spacing)(players, `draw ${players}`, (moment) => {
        for (const text of texts) {
          stage.show(moment, text)
          const labels = stage.spots.map((spot) => spot.getAttribute('aria-label') ?? '')
          expect(labels.length).toBeGreaterThan(least)
          for (const label of labels) expect(label).toMatch(/^(?!.*(undefined|NaN|null)).{3,}/)
          expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
        }
      })
    })

    it('lets the keyboard reach what can be chosen, and only that by Tab', () => {
      everyNth(play, spacing + 6)(players, `keys ${players}`, (moment) => {
        stage.show(moment, texts[0])
        const lit = new Set<string | null>(stage.lit(moment))
        const { spots } = stage
        for (const spot of spots) {
          const open = lit.has(spot.getAttribute('data-target'))
          const entrance = lit.size === 0 && spot === spots[0]
          expect(spot.getAttribute('tabindex')).toBe(open || entrance ? '0' : '-1')
          expect(spot.getAttribute('aria-disabled')).toBe(String(!open))
        }
      })
    })
  })
}
