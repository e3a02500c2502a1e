/** Components, wherever they are; no rule makes or loses one. */
import { HIGHEST_VALUE, TILE_COUNT } from './data/cattle.ts'
import { EMPTY, isLying, isStanding, NO_BREED, ownerOf, type State } from './state.ts'

export function census(s: Readonly<State>): Record<string, number> {
  const out: Record<string, number> = { cattle: cattle(s) }
  s.players.forEach((player, seat) => {
    const onTiles = s.gauchos.filter((gaucho) => (isStanding(gaucho) || isLying(gaucho)) && ownerOf(gaucho) === seat)
    out[`gauchos of seat ${seat}`] = player.supply + onTiles.length + bits(player.areas)
  })
  return out
}

function cattle(s: Readonly<State>): number {
  if (s.phase === 'preliminary' && s.agenda.some((step) => step.do === 'prepare' || step.do === 'layOut'))
    return TILE_COUNT
  let count = s.pile.length + s.steppe.length + s.fetched.length + s.tiles.filter((tile) => tile !== EMPTY).length
  if (s.removedBreed !== NO_BREED) count += HIGHEST_VALUE
  for (const player of s.players) {
    count += player.hand.length + player.discarded.length + player.incoming.length
    for (const herd of player.herds) count += herd.length
    for (const { kind, tiles } of player.income) if (kind.endsWith('sale')) count += tiles.length
  }
  return count
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}
