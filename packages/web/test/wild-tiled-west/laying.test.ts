/** A tile in the hand: every place the rules allow can be reached by hand, and no other is ever sent. */
import { apply, decisions, Play, Rng, start } from '@waystation/kernel'
import {
  cellOf,
  type Option,
  ORIENTATIONS,
  type PieceId,
  pieceOf,
  SIZE,
  type State,
  TILE_IDS,
  wildTiledWest,
} from '@waystation/wild-tiled-west'
import { describe, expect, it } from 'vitest'
import {
  answersOf,
  countOf,
  firstHand,
  type Hand,
  type Hold,
  inWay,
  next,
  over,
  placeOf,
  shifted,
  spotsOf,
  stepped,
  turnedBy,
} from '../../src/games/wild-tiled-west/laying/hand.ts'
import { holdOf } from '../../src/games/wild-tiled-west/laying/hold.ts'
import { middleGrip, moved, shapeOf, waysOf } from '../../src/games/wild-tiled-west/laying/shape.ts'
import { orientation } from '../../src/games/wild-tiled-west/squares.ts'
import { playChosen, playConquest, type PlayedPosition, playThrough } from './games.ts'

const PIECES: readonly PieceId[] = [...TILE_IDS, 'alley', 'alley-pair']
const TAKING = ['draft', 'saw', 'alleys']

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

/** Every place that a pointer over the middle of a ring leads to, by way round. */
function byPointer(hold: Hold): Set<string> {
  const found = new Set<string>()
  for (const turn of waysOf(hold.piece)) {
    const hand = inWay(hold, firstHand(hold), turn)
    for (const { row, column } of spotsOf(hold, hand)) {
      const there = over(hold, hand, row + 0.5, column + 0.5)
      found.add(`${there.turn} ${placeOf(hold, there)}`)
    }
  }
  return found
}

/** And by the Tab key alone. */
function byTab(hold: Hold): Set<string> {
  const found = new Set<string>()
  let hand: Hand = firstHand(hold)
  const all = hold.places.reduce((sum, { anchors }) => sum + anchors.length, 0)
  for (let n = 0; n < all; n++) {
    hand = next(hold, hand, 1)
    found.add(`${hand.turn} ${placeOf(hold, hand)}`)
  }
  return found
}

const allowed = ({ places }: Hold): Set<string> =>
  new Set(places.flatMap(({ turn, anchors }) => anchors.map((at) => `${turn} ${at}`)))

/** What is in the hand after choosing this. */
const taking = ({ view, decision }: PlayedPosition, option: Option | null): Hold | null =>
  holdOf(view, decision.seat, decision, option)

const GAMES = 200
/** Of the decisions of a game one in so many is looked at, another one in every game. */
const STRIDE = 30

it(`every option of ${GAMES} random games is within reach of the hand`, () => {
  const kinds = new Set<string>()
  let gestures = 0
  for (let n = 0; n < GAMES; n++) {
    const play = [playThrough, playChosen, playConquest][n % 3]
    let at = 0
    play(1 + (n % 5), `hand ${n}`, (moment) => {
      const { decision } = moment
      const held = decision.options.filter(({ do: kind }) => TAKING.includes(kind))
      if (held.length === 0 && !decision.options.some(({ do: kind }) => kind === 'turn' || kind === 'lay')) return
      kinds.add(decision.kind)
      if (at++ % STRIDE !== n % STRIDE) return
      for (const option of held.length === 0 ? [null] : held) {
        const hold = taking(moment, option)
        if (hold === null) throw new Error('nothing in the hand')
        expect(byPointer(hold)).toEqual(allowed(hold))
        expect(gestures % 10 === 0 ? byTab(hold) : allowed(hold)).toEqual(allowed(hold))
        expect(option === null ? byHand(decision.options) : null).toEqual(
          option === null ? offered(hold, decision.options) : null,
        )
        gestures++
      }
    })
  }
  expect(gestures).toBeGreaterThan(1500)
  for (const kind of ['turn', 'sawmill', 'turn-piece', 'lay-piece', 'alley-place', 'homestead-turn', 'signpost-turn'])
    expect(kinds).toContain(kind)
}, 60_000)

/** Options that turn or lay, as the rules offer them. */
const byHand = (options: readonly Option[]): Set<string> => new Set(options.map(({ id }) => id))

/** The same as the hand answers them: ways round, or places of the way that was chosen. */
function offered(hold: Hold, options: readonly Option[]): Set<string> {
  const [first] = options
  const answers = [...allowed(hold)].map((place) => {
    const [turn, at] = place.split(' ')
    const hand = spotFor(hold, Number(turn), at)
    return answersOf(hold, hand) ?? []
  })
  return new Set(answers.map((chain) => chain[first.do === 'turn' ? 0 : chain.length - 1]))
}

function spotFor(hold: Hold, turn: number, at: string): Hand {
  const hand = inWay(hold, firstHand(hold), turn)
  const { parts } = shapeOf(hold.piece, turn)
  const [row, column] = [Math.floor(cellOf(at) / SIZE), cellOf(at) % SIZE]
  return {
    ...hand,
    spot: {
      row: row - parts[0].row + parts[hand.grip].row,
      column: column - parts[0].column + parts[hand.grip].column,
    },
  }
}

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
