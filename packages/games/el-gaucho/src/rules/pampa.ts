/** The pastures: filling them, and who may take what home at the end of a round ("Faire rentrer", "Repeuplement"). */
import type { Seat } from '@waystation/kernel'
import { type Tile, TILE_IDS, valueOf } from '../data/cattle.ts'
import { PASTURE_LIMIT, PASTURES, type Pasture, SPACES_OF, type Space } from '../data/pampa.ts'
import { EMPTY, isStanding, NOBODY, ownerOf, type State } from '../state.ts'
import type { Rule, Context } from '../types.ts'

export function spacesOf(s: Readonly<State>, pasture: Pasture): readonly Space[] {
  return SPACES_OF[s.players.length][pasture]
}

export function pastureTotal(s: Readonly<State>, pasture: Pasture): number {
  let total = 0
  for (const space of spacesOf(s, pasture)) if (s.tiles[space] !== EMPTY) total += valueOf(s.tiles[space])
  return total
}

export function freeSpace(s: Readonly<State>, pasture: Pasture): Space | undefined {
  return spacesOf(s, pasture).find((space) => s.tiles[space] === EMPTY)
}

/** From the smallest pasture to the largest: one tile per free space, until the numbers total 20 or the pasture is full. */
export function fillPastures(g: Context): void {
  PASTURES.forEach(({ id }, pasture) => {
    for (const space of spacesOf(g.s, pasture)) {
      if (g.s.tiles[space] !== EMPTY) continue
      if (pastureTotal(g.s, pasture) >= PASTURE_LIMIT) return
      const tile = drawTile(g, 'pampa')
      if (tile === undefined) return
      g.s.tiles[space] = tile
      g.emit({ type: 'tileDrawn', pasture: id, tile: TILE_IDS[tile] })
    }
  })
}

/** The next tile of the pile, if there is one. Taking the last announces the end of the game. */
export function drawTile(g: Context, by: 'steppe' | 'pampa'): Tile | undefined {
  const tile = g.s.pile.pop()
  if (tile === undefined) return undefined
  g.reveal()
  if (g.s.pile.length === 0) g.emit({ type: 'pileExhausted', by })
  return tile
}

/** Complete: there are tiles, and each carries a gaucho, standing or lying. */
export function isComplete(s: Readonly<State>, pasture: Pasture): boolean {
  const occupied = spacesOf(s, pasture).filter((space) => s.tiles[space] !== EMPTY)
  return occupied.length > 0 && occupied.every((space) => s.gauchos[space] !== NOBODY)
}

/** From a complete pasture every tile under a standing gaucho goes home with it; lying ones stay. */
export const roundUp: Rule<'roundUp'> = {
  run(g) {
    PASTURES.forEach(({ id }, pasture) => {
      if (!isComplete(g.s, pasture)) return
      const cattle = collectStanding(g, spacesOf(g.s, pasture))
      if (cattle.length > 0) g.emit({ type: 'roundedUp', pasture: id, cattle })
    })
    bringEveryoneHome(g)
  },
}

/** Standing gauchos on these spaces return to the supply, and their tiles are on the way to their owners. */
export function collectStanding(
  g: Context,
  spaces: readonly Space[],
): { seat: Seat; tile: (typeof TILE_IDS)[number] }[] {
  const { tiles, gauchos, players } = g.s
  return spaces
    .filter((space) => isStanding(gauchos[space]))
    .map((space) => {
      const seat = ownerOf(gauchos[space])
      const tile = tiles[space]
      gauchos[space] = NOBODY
      tiles[space] = EMPTY
      players[seat].supply++
      players[seat].incoming = [...players[seat].incoming, tile].sort((a, b) => a - b)
      return { seat, tile: TILE_IDS[tile] }
    })
}

/** Everyone who received tiles adds them to the herds, in turn order. */
export function bringEveryoneHome(g: Context): void {
  const { players, startPlayer } = g.s
  const seats = players.map((_, i) => (startPlayer + i) % players.length)
  g.then(
    ...seats.filter((seat) => players[seat].incoming.length > 0).map((seat) => ({ do: 'bringHome' as const, seat })),
  )
}

export const refillPampa: Rule<'refillPampa'> = { run: fillPastures }
