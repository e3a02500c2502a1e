/** What an option costs and brings, in numbers, and how a duel would go. */
import {
  type BuildingId,
  BUILDINGS,
  type CowboyType,
  type Deadwood,
  duelOdds,
  GAINS,
  NEIGHBOURS,
  type Option,
  PLOT_IDS,
  type PlotId,
  type PlotView,
  SHERIFF_FEE,
  type View,
} from '@waystation/deadwood'
import type { GameText, Seat } from '@waystation/kernel'
import type { Consequence } from '../../adapter.ts'
import { priceOf, strengthOf } from './labels.ts'
import { type BoardWords, boardWords } from './text/words.ts'

const plotOf = (view: View, building: BuildingId): PlotView | undefined =>
  view.plots.find(({ tile }) => tile === building)

/** Who else holds the Sheriff's Office, if a cowboy comes under the sheriff's eyes. */
function feeDue(view: View, seat: Seat, plot: PlotView): boolean {
  const office = plotOf(view, 'sheriffs-office')?.cowboys[0]
  return plot.safe && office !== undefined && office.seat !== seat
}

const percent = (share: number): number => Math.round(share * 100)

const of = (kind: Consequence['kind'], words: string): readonly Consequence[] => [{ kind, words }]
const NONE: readonly Consequence[] = []

/** A duel as it stands: cartridges are not declared yet. */
function duelNote(seat: Seat, cowboy: CowboyType, plot: PlotView, words: BoardWords): readonly Consequence[] {
  const defender = plot.cowboys.find((other) => other.seat !== seat)
  if (defender === undefined || plot.tile === 'church') return NONE
  const odds = duelOdds(strengthOf(cowboy), strengthOf(defender.cowboy))
  return of('note', words.odds(percent(odds.attackerWins), percent(odds.defenderWins + odds.bothDie)))
}

function arrival(
  view: View,
  seat: Seat,
  cowboy: CowboyType,
  building: BuildingId,
  words: BoardWords,
): readonly Consequence[] {
  const plot = plotOf(view, building)
  if (plot === undefined) return NONE
  const fee = feeDue(view, seat, plot) ? of('cost', words.loses(words.money(SHERIFF_FEE))) : NONE
  return [...fee, ...duelNote(seat, cowboy, plot, words), ...gain(building, words)]
}

/** What the tile pays at once. Posters cost money in the end. */
function gain(building: BuildingId, words: BoardWords): readonly Consequence[] {
  const { money = 0, posters = 0 } = GAINS[BUILDINGS.findIndex(({ id }) => id === building)]
  return [
    ...(money === 0 ? NONE : of('gain', words.pays(words.money(money)))),
    ...(posters === 0 ? NONE : of(posters > 0 ? 'cost' : 'gain', words.posters(posters))),
  ]
}

function railNote(view: View, plot: PlotId, words: BoardWords, text: GameText<Deadwood>): readonly Consequence[] {
  const under = view.plots.find((each) => each.plot === plot)?.tile ?? null
  const near = NEIGHBOURS[PLOT_IDS.indexOf(plot)].flatMap((at) => view.plots[at].cowboys)
  return [
    ...(under === null ? NONE : of('cost', words.destroys(text.components[under]?.name ?? under))),
    ...(near.length === 0 ? NONE : of('note', words.activates(near.length))),
  ]
}

export function consequences(option: Option, view: View, text: GameText<Deadwood>): readonly Consequence[] {
  const words = boardWords(text.language)
  const seat = view.viewer ?? view.active
  switch (option.do) {
    case 'send':
      return arrival(view, seat, option.cowboy, option.building, words)
    case 'moveTo':
      return view.moving
        ? arrival(view, seat, view.moving.cowboy, option.building, words)
        : gain(option.building, words)
    case 'repent':
      return of('gain', words.posters(-option.count))
    case 'annex':
      return gain(option.building, words)
    case 'rail':
      return railNote(view, option.plot, words, text)
    case 'hire':
      return of('cost', words.money(-priceOf(option.cowboy)))
    case 'pay':
      return of('cost', words.money(-view.players[seat].posters))
    case 'refuse':
      return of('cost', words.posters(1))
    default:
      return NONE
  }
}
