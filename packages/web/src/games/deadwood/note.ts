/** One line of numbers under a previewed option: what it costs, what it brings, how a duel would go. */
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

/** A duel as it stands: cartridges are not declared yet. */
function duelNote(seat: Seat, cowboy: CowboyType, plot: PlotView, words: BoardWords): string | null {
  const defender = plot.cowboys.find((other) => other.seat !== seat)
  if (defender === undefined || plot.tile === 'church') return null
  const odds = duelOdds(strengthOf(cowboy), strengthOf(defender.cowboy))
  return words.odds(percent(odds.attackerWins), percent(odds.defenderWins + odds.bothDie))
}

function arrival(view: View, seat: Seat, cowboy: CowboyType, building: BuildingId, words: BoardWords): string | null {
  const plot = plotOf(view, building)
  if (plot === undefined) return null
  const parts = [
    feeDue(view, seat, plot) ? words.loses(words.money(SHERIFF_FEE)) : null,
    duelNote(seat, cowboy, plot, words),
    gain(building, words),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' · ')
}

/** What the tile pays at once. */
function gain(building: BuildingId, words: BoardWords): string | null {
  const { money = 0, posters = 0 } = GAINS[BUILDINGS.findIndex(({ id }) => id === building)]
  const parts = [
    ...(money === 0 ? [] : [words.pays(words.money(money))]),
    ...(posters === 0 ? [] : [words.posters(posters)]),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}

function railNote(view: View, plot: PlotId, words: BoardWords, text: GameText<Deadwood>): string | null {
  const under = view.plots.find((each) => each.plot === plot)?.tile ?? null
  const near = NEIGHBOURS[PLOT_IDS.indexOf(plot)].flatMap((at) => view.plots[at].cowboys)
  const parts = [
    under === null ? null : words.destroys(text.components[under]?.name ?? under),
    near.length === 0 ? null : words.activates(near.length),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' · ')
}

export function previewNote(option: Option, view: View, text: GameText<Deadwood>): string | null {
  const words = boardWords(text.language)
  const seat = view.viewer ?? view.active
  switch (option.do) {
    case 'send':
      return arrival(view, seat, option.cowboy, option.building, words)
    case 'moveTo':
    case 'annex':
      return gain(option.building, words)
    case 'rail':
      return railNote(view, option.plot, words, text)
    case 'hire':
      return words.money(-priceOf(option.cowboy))
    case 'pay':
      return words.money(-view.players[seat].posters)
    case 'refuse':
      return words.posters(1)
    default:
      return null
  }
}
