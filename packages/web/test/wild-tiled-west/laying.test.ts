/** A tile in the hand: every place the rules allow can be reached by hand, and no other is ever sent. */
import { apply, decisions, Play, Rng, start } from '@waystation/kernel'
import { ORIENTATIONS, type PieceId, pieceOf, type State, TILE_IDS, wildTiledWest } from '@waystation/wild-tiled-west'
import { describe, expect, it } from 'vitest'
import {
  answersOf,
  countOf,
  firstHand,
  type Hold,
  next,
  over,
  placeOf,
  shifted,
  stepped,
  turnedBy,
} from '../../src/games/wild-tiled-west/laying/hand.ts'
import { holdOf } from '../../src/games/wild-tiled-west/laying/hold.ts'
import { middleGrip, moved, shapeOf, waysOf } from '../../src/games/wild-tiled-west/laying/shape.ts'
import { orientation } from '../../src/games/wild-tiled-west/squares.ts'
import { KINDS_BY_HAND, reachedByHand, TAKING } from './reach.ts'

const PIECES: readonly PieceId[] = [...TILE_IDS, 'alley', 'alley-pair']

describe('turning and flipping', () => {
  it.each(PIECES)('%s comes round again, held by the same part', (piece) => {
    for (const turn of waysOf(piece)) {
      const first = { turn, grip: middleGrip(piece, turn) }
      const once = moved(piece, first, 'right')
      const round = [1, 2, 3].reduce((way) => moved(piece, way, 'right'), once)
      expect(shapeOf(piece, round.turn).cells).toEqual(shapeOf(piece, turn).cells)
      expect(moved(piece, once, 'left').turn).toBe(turn)
      expect(moved(piece, moved(piece, first, 'flip'), 'flip').turn).toBe(turn)
      const part = ({ turn: way, grip }: typeof first) => orientation(piece, way).cells[grip]
      expect([part(once).terrain, part(once).icon]).toEqual([part(first).terrain, part(first).icon])
    }
  })

  it('turns as the rules turn: a quarter to the right is the next way round, flipping leads to the flipped ones', () => {
    const lopsided = PIECES.filter((piece) => ORIENTATIONS[pieceOf(piece)].length === 8)
    expect(lopsided.length).toBeGreaterThan(10)
    const from = { turn: 0, grip: 0 }
    expect(lopsided.map((piece) => moved(piece, from, 'right').turn)).toEqual(lopsided.map(() => 1))
    expect(lopsided.map((piece) => moved(piece, from, 'flip').turn)).toEqual(lopsided.map(() => 4))
  })
})

/** Of the decisions of a game one in so many is looked at, another one in every game; the long test looks at all of them. */
const SAMPLE = { games: 60, stride: 30 }

it(`every option of ${SAMPLE.games} random games is within reach of the hand`, () => {
  const { gestures, kinds } = reachedByHand(SAMPLE)
  expect(gestures).toBeGreaterThan(400)
  expect(kinds).toEqual(expect.arrayContaining([...KINDS_BY_HAND]))
})

it.each([1, 2, 5])('the rules take every chain the hand sends, with %i players', (players) => {
  const rng = new Rng(`chains ${players}`)
  const play = new Play(
    wildTiledWest,
    start(wildTiledWest, { players, variants: { sides: 'conquest' } }, `chains ${players}`).state,
  )
  let sent = 0
  while (!play.over) {
    const [decision] = play.decisions
    const { seat } = decision
    const option = decision.options.find(({ do: kind }) => TAKING.includes(kind)) ?? null
    const hold = holdOf(wildTiledWest.view(play.state, seat), seat, decision, option)
    if (hold === null) {
      play.choose(decision, rng.pick(decision.options))
      continue
    }
    let hand = firstHand(hold)
    for (let n = rng.int(6); n >= 0; n--) hand = next(hold, hand, 1)
    let state = wildTiledWest.clone(play.state)
    for (const answer of answersOf(hold, hand) ?? []) {
      // An answer whose question did not come up is passed over, as the shell does.
      const open = decisions(wildTiledWest, state)[0]?.options.some(({ id }) => id === answer)
      if (open) state = apply(wildTiledWest, state, seat, answer).state
    }
    const lying = (each: State): number => wildTiledWest.view(each, seat).players[seat].covered.length
    expect(lying(state) - lying(play.state)).toBe(shapeOf(hold.piece, hand.turn).cells.length)
    play.reset(state)
    sent++
  }
  expect(sent).toBeGreaterThan(14)
})

describe('moving', () => {
  const hold: Hold = {
    seat: 0,
    piece: 'main-street',
    mode: 'linked',
    places: [{ turn: 0, anchors: ['c3', 'e3', 'e8'] }],
    taking: ['x'],
    turned: false,
    cost: 0,
  }
  const begin = firstHand(hold)

  it('snaps to a place within a square, and stays where it is put otherwise', () => {
    // Main Street is three wide and held in its middle: c3 is held over d3.
    expect(placeOf(hold, over(hold, begin, 2.5, 3.5))).toBe('c3')
    expect(placeOf(hold, over(hold, begin, 3.2, 3.1))).toBe('c3')
    const far = over(hold, begin, 9.5, 1.5)
    expect([placeOf(hold, far), far.spot, answersOf(hold, far)]).toEqual([null, { row: 9, column: 1 }, null])
  })

  it('by arrows goes to the next place in that direction, with Shift one square', () => {
    const here = over(hold, begin, 2.5, 3.5)
    expect(placeOf(hold, stepped(hold, here, 0, 1))).toBe('e3')
    expect(placeOf(hold, stepped(hold, stepped(hold, here, 0, 1), 1, 0))).toBe('e8')
    expect(stepped(hold, here, -1, 0)).toBe(here)
    expect(shifted(here, 1, 0).spot).toEqual({ row: 3, column: 3 })
    expect(countOf(hold, stepped(hold, here, 0, 1))).toEqual({ at: 2, all: 3 })
  })

  it('turned, it is held over the same square', () => {
    const here = over(hold, begin, 2.5, 3.5)
    expect(turnedBy(hold, here, 'right').spot).toEqual(here.spot)
    expect(placeOf(hold, turnedBy(hold, here, 'right'))).toBeNull()
  })

  it('forwards and back goes round through all places', () => {
    const first = next(hold, begin, 1)
    expect(placeOf(hold, first)).toBe('c3')
    expect(placeOf(hold, next(hold, first, -1))).toBe('e8')
  })
})
