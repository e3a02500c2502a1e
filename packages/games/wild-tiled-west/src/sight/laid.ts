/** What a position would be worth with a piece laid: with what it covers and brings at once, before any further answer. */
import type { Seat } from '@waystation/kernel'
import { SIDES } from '../data/boards.ts'
import { HOMESTEAD_EXTRA, LAST_MINE_SPACE, type Reward, REWARDS, TOMBSTONE_POINTS, YEARS } from '../data/figures.ts'
import type { Cell } from '../data/grid.ts'
import { contains } from '../data/mask.ts'
import { orientationOf, type Piece, SIGN_OF, TILE_IDS, type Turn } from '../data/tiles.ts'
import { evaluate } from '../heuristic.ts'
import { cellsBeside, isHomestead, isWaiting, openAmong } from '../rules/buildings.ts'
import { putDown } from '../rules/laying.ts'
import { type Player, type State, trackIndex } from '../state.ts'

export interface Laid {
  readonly piece: Piece
  readonly turn: Turn
  readonly at: Cell
}

const TOWNS = trackIndex('towns')
const SIGNS = trackIndex('surrounded')
/** A card of one's choice; the evaluation knows only those that somebody has. */
const ACE_CARD_WORTH = 3
const NOTHING: Reward = {}

export function worthOnceLaid(s: Readonly<State>, seat: Seat, laid: Laid): number {
  const player: Player = { ...s.players[seat], track: s.players[seat].track.slice() }
  const aceCards = collect(player, laid, putDown(player, laid.piece, laid.turn, laid.at))
  inaugurate(player, s.year)
  closeIn(player)
  const players = s.players.slice()
  players[seat] = player
  return evaluate({ ...s, players }, seat) + ACE_CARD_WORTH * aceCards
}

/** What squares, the piece and a white sign give; tells how many ace cards. */
function collect(player: Player, { piece, turn }: Laid, under: readonly Cell[]): number {
  const { parts } = orientationOf(piece, turn)
  const paid = SIGN_OF[piece] === 'white' ? (REWARDS[TILE_IDS[piece]] ?? NOTHING) : NOTHING
  const { prints } = SIDES[player.side]
  let pickaxes = (paid.pickaxes ?? 0) + parts.pickaxe.length
  let aceCards = paid.aceCards ?? 0
  player.gold += (paid.gold ?? 0) + parts.gold.length
  player.bullets += (paid.bullets ?? 0) + parts.bullet.length
  player.alleysDue += (paid.alleys ?? 0) + parts.alley.length
  for (const cell of under) {
    const print = prints[cell]
    if (print === 'gold') player.gold++
    else if (print === 'bullet') player.bullets++
    else if (print === 'alley') player.alleysDue++
    else if (print === 'pickaxe') pickaxes++
    else if (print === 'ace-card') aceCards++
  }
  player.mine = Math.min(LAST_MINE_SPACE, player.mine + pickaxes)
  return aceCards
}

function inaugurate(player: Player, year: number): void {
  const { towns } = SIDES[player.side]
  const bonus = year === 0 ? 0 : YEARS[year - 1].townBonus
  for (let i = 0; i < towns.length; i++) {
    if ((player.towns & (1 << i)) !== 0 || !contains(player.covered, towns[i].cells)) continue
    player.towns |= 1 << i
    player.track[TOWNS] += towns[i].points + bonus
  }
}

/** Red signs beside which no square is open any more. */
function closeIn(player: Player): void {
  for (let index = 0; index < player.tiles.length; index++) {
    if (!isWaiting(player, index) || openAmong(player, cellsBeside(player.tiles[index])) > 0) continue
    const { points = 0, pickaxes = 0, tombstones = 0 } = REWARDS[TILE_IDS[player.tiles[index].tile]] ?? NOTHING
    player.paid |= 1 << index
    player.track[SIGNS] += points + TOMBSTONE_POINTS * tombstones
    if (isHomestead(player, index)) player.track[SIGNS] += HOMESTEAD_EXTRA
    player.mine = Math.min(LAST_MINE_SPACE, player.mine + pickaxes)
  }
}
