/** What a seat foresees is what the rules then do, and it needs nothing that the seat cannot see. */
import { apply, decisions, determinize, Play, Rng, start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { foresee } from '../../src/view/foresight/foresee.ts'
import { placesOf, whyNotAt } from '../../src/view/foresight/placing.ts'
import { type State, wildTiledWest as game } from '../../src/index.ts'
import type { Question } from '../../src/questions.ts'
import { cellOf, columnOf, rowOf, SIZE } from '../../src/data/grid.ts'
import { ORIENTATIONS, pieceOf, type PieceId } from '../../src/data/tiles.ts'
import { Stage } from '../support/scene.ts'

const VARIANTS = [
  { boards: 'dealt', sides: 'classic' },
  { boards: 'chosen', sides: 'conquest' },
] as const

/** Every so many decisions of a random game. */
function positions(players: number, sides: number, nth: number, look: (state: State, rng: Rng) => void): void {
  const rng = new Rng(`foresight ${players} ${sides}`)
  const play = new Play(game, start(game, { players, variants: VARIANTS[sides] }, `foresight ${players}`).state)
  for (let n = 0; !play.over; n++) {
    if (n % nth === 0) look(game.clone(play.state), rng)
    const decision = rng.pick(play.decisions)
    play.choose(decision, rng.pick(decision.options))
  }
}

const MIDWAY: readonly string[] = ['shoot', 'church', 'ace-card', 'store-gold']
const FORESEEN: readonly string[] = [
  'turn',
  'sawmill',
  'turn-piece',
  'lay-piece',
  'homestead-turn',
  'homestead-place',
  'signpost-turn',
  'signpost-place',
  'alley-place',
  'wrangle',
  ...MIDWAY,
]

const WITHIN: readonly string[] = [
  'sawmill',
  'turn-piece',
  'lay-piece',
  'alley-place',
  'homestead-place',
  'signpost-place',
]

/** A chain of answers at random, as far as one gesture goes. */
function chainFrom(state: State, rng: Rng): readonly string[] {
  const answers: string[] = []
  for (let end = state, laid = false; !laid; ) {
    const [decision] = decisions(game, end)
    if (answers.length > 0 && !WITHIN.includes(decision.kind)) break
    const option = rng.pick(decision.options)
    answers.push(option.id)
    const outcome = apply(game, end, decision.seat, option.id)
    end = outcome.state
    laid =
      outcome.events.some(({ type }) => type === 'laid') ||
      !['draft', 'alleys', 'sawmill', 'saw', 'turn'].includes(option.do)
  }
  return answers
}

describe.each([1, 2, 3, 4, 5])('with %i players', (players) => {
  test.each([0, 1])('what is foreseen happens (%i)', (sides) => {
    const kinds = new Set<string>()
    positions(players, sides, 3, (state, rng) => {
      const [{ seat, kind }] = decisions(game, state)
      if (!FORESEEN.includes(kind)) return
      kinds.add(kind)
      const answers = chainFrom(state, rng)
      const told = foresee(game.view(state, seat), seat, kind as Question, answers)
      let real = state
      const happened = answers.flatMap((answer) => {
        const outcome = apply(game, real, seat, answer)
        real = outcome.state
        return outcome.events
      })
      expect(happened.slice(0, told?.events.length ?? 0)).toEqual(told?.events ?? [])
      const [next] = decisions(game, real)
      // In the middle of a turn there is more to come, which the view does not tell.
      if (told === null || next === undefined || MIDWAY.includes(kind)) return
      expect(
        next.seat === seat && next.kind !== 'turn' && state.year === real.year && next.kind !== 'hill-bandit',
      ).toBe(told.next !== null)
      expect(told.next === null ? null : next.options).toEqual(told.next?.options ?? null)
      const over = told.next === null && next.kind === 'turn' && real.round === state.round
      expect(over ? game.view(real, seat).players[seat] : told.after).toEqual(told.after)
    })
    expect(kinds).toContain('turn')
  })

  test('the same is foreseen in every world the seat believes in', () => {
    positions(players, 1, 7, (state, rng) => {
      const [{ seat, kind }] = decisions(game, state)
      if (!FORESEEN.includes(kind)) return
      const answers = chainFrom(state, rng)
      const other = determinize(game, state, seat, rng)
      const told = foresee(game.view(state, seat), seat, kind as Question, answers)
      expect(foresee(game.view(other, seat), seat, kind as Question, answers)).toEqual(told)
    })
  })

  test('places known before drafting are those offered afterwards, and only they have no reason against them', () => {
    positions(players, 1, 5, (state, rng) => {
      const [{ seat, options }] = decisions(game, state)
      const view = game.view(state, seat)
      for (const option of options) {
        const piece: PieceId | null = option.do === 'draft' || option.do === 'saw' ? option.tile : null
        if (piece === null) continue
        const held = { seat, piece, mode: 'linked' } as const
        const places = placesOf(view, held)
        const drafted = apply(game, state, seat, option.id).state
        const placing = game.view(drafted, seat).placing
        expect(placing?.places ?? places).toEqual(places)
        const orientation = rng.pick(ORIENTATIONS[pieceOf(piece)])
        const legal = places.find(({ turn }) => turn === orientation.turn)?.anchors ?? []
        for (let row = -1; row <= SIZE; row++)
          for (let column = -1; column <= SIZE; column++) {
            const here = legal.some((id) => rowOf(cellOf(id)) === row && columnOf(cellOf(id)) === column)
            expect(whyNotAt(view, held, orientation.turn, row, column).reasons.length === 0).toBe(here)
          }
      }
    })
  })
})

test('lines of fire lead from the sheriff to every bandit he shoots; with too few bullets somebody has to aim', () => {
  const shooting = (bullets: number) => {
    const settler = { lying: [['alley', 0, 'f5']], bullets, bandits: ['h4'] } as const
    const { state } = new Stage({ prairie: [5], settlers: [settler, {}] })
    return foresee(game.view(state, 0), 0, 'turn', ['main-street with prairie 5', 'turn 90', 'at g3'])
  }
  const lines = ['g2', 'h4', 'g6'].map((to) => ({ from: 'g4', to }))
  const all = shooting(3)
  expect(all?.shots).toEqual(lines)
  expect([all?.after.bullets, all?.after.tombstones.length, all?.next]).toEqual([0, 3, null])
  const few = shooting(1)
  expect(few?.shots).toEqual(lines)
  expect([few?.after.bullets, few?.after.tombstones.length, few?.next?.kind]).toEqual([1, 0, 'shoot'])
})

test('a card from the deck is not foreseen', () => {
  const { state } = new Stage({ agenda: [{ do: 'secondPartner', seat: 0 }], settlers: [{ mine: 4 }, {}] })
  expect(foresee(game.view(state, 0), 0, 'second-partner', ['draw a partner'])).toBeNull()
})
