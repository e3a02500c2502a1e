/** Components, wherever they are; no rule makes or loses one. */
import { TILE_COUNT } from './data/tiles.ts'
import { bits } from './data/mask.ts'
import { NO_PARTNER, type State } from './state.ts'

export function census(s: Readonly<State>): Record<string, number> {
  return { tiles: tiles(s), partners: partners(s), aceCards: aceCards(s), banditCards: banditCards(s) }
}

function tiles(s: Readonly<State>): number {
  let count = s.removed
  for (const left of s.stacks) count += left
  for (const { tiles: laid, storesAside } of s.players) count += laid.length + storesAside
  for (const step of s.agenda) {
    if ((step.do === 'turnPiece' || step.do === 'layPiece') && step.piece < TILE_COUNT) count++
  }
  return count
}

/** The card put back is in the deck once everybody has chosen. */
function partners(s: Readonly<State>): number {
  const held = s.players.flatMap(({ hand, partner, second }) => [...hand, partner, second])
  return s.deck.length + s.row.length + held.filter((card) => card !== NO_PARTNER).length
}

const aceCards = (s: Readonly<State>): number =>
  s.players.reduce((sum, player) => sum + bits(player.aceCards), bits(s.aceSupply))

const banditCards = ({ ridge }: Readonly<State>): number =>
  ridge === null ? 0 : ridge.deck.length + ridge.cards.length
