/** What bots learn by. */
import { apply, decisions, Rng, type Seat, start } from '@waystation/kernel'
import { seenBy } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { BOARD_IDS, SIDES } from '../src/data/boards.ts'
import { CONQUEST_RULES } from '../src/data/board-spec.ts'
import { cellOf } from '../src/data/grid.ts'
import { evaluate } from '../src/heuristic.ts'
import { wildTiledWest as game } from '../src/index.ts'
import { GIFTS } from '../src/sight/piece.ts'
import { NO_PARTNER, type State } from '../src/state.ts'

const opened = (players: number, sides = 'classic'): State =>
  start(game, { players, variants: { sides } }, 'sight').state

function answerFirst(state: State): State {
  const [{ seat, options }] = decisions(game, state)
  return apply(game, state, seat, options[0].id).state
}

/** In points, of which sixteen steps are four. */
function worthAsSeen(state: State, seat: Seat): number {
  const parts = [...seenBy(game, state, seat)].filter(([name]) => name.startsWith('own: worth as it seems'))
  return parts.reduce((sum, [, steps]) => sum + steps / 4, 0)
}

describe('the sight', () => {
  test('the partner a seat keeps is its own already under the seal, and nobody else’s business after', () => {
    const before = opened(2)
    const [partner] = before.players[0].hand
    let state = answerFirst(before)
    expect(state.players[0].partner).toBe(NO_PARTNER)
    expect(seenBy(game, state, 0).get(`own: partner ${partner}`)).toBe(16)
    state = answerFirst(state)
    expect(state.players[0].partner).toBe(partner)
    expect(seenBy(game, state, 0).get(`own: partner ${partner}`)).toBe(16)
    const rivals = [...seenBy(game, state, 1).keys()].filter((name) => name.startsWith('rival 1: partner'))
    expect(rivals).toEqual([])
  })

  test('the side of each board with its rule of Conquest', () => {
    const state = opened(3, 'conquest')
    const seen = seenBy(game, state, 1)
    const boards = ['own', 'rival 1', 'rival 2']
    boards.forEach((whose, i) => {
      const { board, rule } = SIDES[state.players[(1 + i) % 3].side]
      expect(rule).not.toBeNull()
      expect(seen.get(`${whose}: board ${BOARD_IDS.indexOf(board)}`)).toBe(16)
      expect(seen.get(`${whose}: rule of the board ${CONQUEST_RULES.findIndex((one) => one === rule)}`)).toBe(16)
    })
  })

  test('a piece in hand, and which way it is turned', () => {
    let state = opened(1)
    while (state.agenda.at(-1)?.do !== 'layPiece') state = answerFirst(state)
    const step = state.agenda.at(-1)
    if (step?.do !== 'layPiece') throw new Error('nothing to lay')
    const seen = seenBy(game, state, 0)
    expect(seen.get(`own: piece ${step.piece}`)).toBe(16)
    expect(seen.get(`own: turned ${step.turn}`)).toBe(16)
  })

  test('the best place for it is one of those it is offered, with what it covers there', () => {
    const rng = new Rng('places')
    const inventedPlaces: unknown[] = []
    let [state, looked, given] = [opened(2), 0, 0]
    while (state.agenda.length > 0) {
      const [{ seat, options }] = decisions(game, state)
      const step = state.agenda.at(-1)
      if (step?.do === 'layPiece') {
        const seen = seenBy(game, state, seat)
        const { prints } = SIDES[state.players[seat].side]
        const told = GIFTS.map((_, i) => (seen.get(`own: it may cover ${i}`) ?? 0) / 16)
        const offered = options.flatMap((option) => {
          if (option.do !== 'lay') return []
          const under = option.cells.map((cell) => prints[cellOf(cell)])
          return [GIFTS.map((gift) => under.filter((print) => print === gift).length)]
        })
        const isOffered = offered.some((gifts) => gifts.every((count, i) => count === told[i]))
        if (!isOffered) inventedPlaces.push({ told, offered })
        looked++
        given += told.reduce((sum, one) => sum + one, 0)
      }
      state = apply(game, state, seat, rng.pick(options).id).state
    }
    expect(inventedPlaces).toEqual([])
    expect(looked).toBeGreaterThan(20)
    expect(given).toBeGreaterThan(20)
  })

  test('with a piece in hand, what it seems to be worth is what it will be once the piece lies at its best place', () => {
    const rng = new Rng('worth')
    const [before, after]: [number[], number[]] = [[], []]
    let state = opened(2)
    while (state.agenda.length > 0) {
      const [{ seat, options }] = decisions(game, state)
      if (state.agenda.at(-1)?.do === 'layPiece') {
        const best = Math.max(...options.map(({ id }) => evaluate(apply(game, state, seat, id).state, seat)))
        before.push(Math.abs(best - evaluate(state, seat)))
        after.push(Math.abs(best - worthAsSeen(state, seat)))
      }
      state = apply(game, state, seat, rng.pick(options).id).state
    }
    const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
    expect(mean(before)).toBeGreaterThan(4.5)
    expect(mean(after)).toBeLessThan(1.5)
  })

  test('who plays alone sees the Ridge', () => {
    expect(seenBy(game, opened(1), 0).get('Ridge: bandits')).toBe(8)
    expect([...seenBy(game, opened(2), 0).keys()].filter((name) => name.startsWith('Ridge'))).toEqual([])
  })
})
