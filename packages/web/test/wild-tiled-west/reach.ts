/** Random games in which every tile that could be laid is tried by hand, at every place the rules allow. */
import { cellOf, type Option, SIZE } from '@waystation/wild-tiled-west'
import { expect } from 'vitest'
import {
  answersOf,
  firstHand,
  type Hand,
  type Hold,
  inWay,
  next,
  over,
  placeOf,
  spotsOf,
} from '../../src/games/wild-tiled-west/laying/hand.ts'
import { holdOf } from '../../src/games/wild-tiled-west/laying/hold.ts'
import { shapeOf, waysOf } from '../../src/games/wild-tiled-west/laying/shape.ts'
import { playChosen, playConquest, type PlayedPosition, playThrough } from './games.ts'

/** Options that bring a tile into the hand. */
export const TAKING = ['draft', 'saw', 'alleys']

/** Questions that are answered with a tile in the hand. */
export const KINDS_BY_HAND = [
  'turn',
  'sawmill',
  'turn-piece',
  'lay-piece',
  'alley-place',
  'homestead-turn',
  'signpost-turn',
] as const

interface Sample {
  readonly games: number
  /** One in so many decisions with a tile is looked at. */
  readonly stride: number
}

export function reachedByHand({ games, stride }: Sample): {
  readonly kinds: readonly string[]
  readonly gestures: number
} {
  const kinds = new Set<string>()
  let gestures = 0
  for (let n = 0; n < games; n++) {
    const play = [playThrough, playChosen, playConquest][n % 3]
    let at = 0
    play(1 + (n % 5), `hand ${n}`, (moment) => {
      const { decision } = moment
      const held = decision.options.filter(({ do: kind }) => TAKING.includes(kind))
      if (held.length === 0 && !decision.options.some(({ do: kind }) => kind === 'turn' || kind === 'lay')) return
      kinds.add(decision.kind)
      if (at++ % stride !== n % stride) return
      for (const option of held.length === 0 ? [null] : held) {
        reaches(moment, option, gestures % 10 === 0)
        gestures++
      }
    })
  }
  return { kinds: [...kinds], gestures }
}

function reaches(moment: PlayedPosition, option: Option | null, tabbed: boolean): void {
  const hold = taking(moment, option)
  if (hold === null) throw new Error('nothing in the hand')
  const { options } = moment.decision
  expect(byPointer(hold)).toEqual(allowed(hold))
  expect(tabbed ? byTab(hold) : allowed(hold)).toEqual(allowed(hold))
  expect(option === null ? byHand(options) : null).toEqual(option === null ? offered(hold, options) : null)
}

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
