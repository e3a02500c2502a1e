/** The score sheet: the track, and at the end every category of the player aid (Fin de partie). */
import type { ScoreLine, ScoreSheet } from '@waystation/kernel'
import { acePoints, acesOf } from './scoring/aces.ts'
import { SIDES } from './data/boards.ts'
import {
  BUNKHOUSE_POINTS_PER_BOOT,
  FULL_LINE_POINTS,
  HORSESHOE_POINTS,
  LINKED_ACE_POINTS,
  MINE_POINTS,
  RAIL_POINTS,
  SCHOOL_POINTS_PER_TOWN,
  STABLES_POINTS,
  STORED_GOLD_POINTS,
  TOMBSTONE_POINTS,
  UNDERTAKER_MOST_POINTS,
  UNDERTAKER_POINTS_PER_TOMBSTONE,
} from './data/figures.ts'
import { NEIGHBOURS } from './data/grid.ts'
import { PARTNER_IDS } from './data/partners.ts'
import { pieceOf } from './data/tiles.ts'
import { has, sizeOf } from './data/mask.ts'
import { partnerPoints, townCount, uncoveredHorseshoes } from './scoring/metrics.ts'
import { NO_PARTNER, type Player, type State, TRACK_CATEGORIES } from './state.ts'

export const END_CATEGORIES = ['horseshoes', 'pink', 'tombstones', 'aces', 'mines', 'partner', 'conquest-end'] as const
export type Category = (typeof TRACK_CATEGORIES)[number] | (typeof END_CATEGORIES)[number]

const STABLES = pieceOf('stables')
const SCHOOLHOUSE = pieceOf('schoolhouse')
const UNDERTAKER = pieceOf('undertaker')
const BUNKHOUSE = pieceOf('bunkhouse')

export const trackTotal = ({ track }: Readonly<Player>): number => track.reduce((sum, points) => sum + points, 0)

function undertakerPoints({ tombstones }: Readonly<Player>): number {
  return Math.min(UNDERTAKER_POINTS_PER_TOMBSTONE * sizeOf(tombstones), UNDERTAKER_MOST_POINTS)
}

/** Buildings with a pink sign. */
export function pinkPoints(player: Readonly<Player>): number {
  let points = 0
  for (const { tile } of player.tiles) {
    if (tile === STABLES) points += uncoveredHorseshoes(player) === 0 ? STABLES_POINTS : 0
    else if (tile === SCHOOLHOUSE) points += SCHOOL_POINTS_PER_TOWN * townCount(player)
    else if (tile === UNDERTAKER) points += undertakerPoints(player)
    else if (tile === BUNKHOUSE) points += BUNKHOUSE_POINTS_PER_BOOT * sizeOf(player.boots)
  }
  return points
}

export const minePoints = ({ mine }: Readonly<Player>): number => MINE_POINTS[mine - 1]
export const playerAcePoints = (player: Readonly<Player>): number => acePoints(acesOf(player))

/** Pair of Aces: a post next to a covered square pays for every ace of its suit (Paires d'as). */
export function postPoints(player: Readonly<Player>): number {
  const counts = acesOf(player)
  const linked = SIDES[player.side].posts.map((post) => NEIGHBOURS[post].some((cell) => has(player.covered, cell)))
  return linked.reduce((sum, link, suit) => sum + (link ? LINKED_ACE_POINTS * counts[suit] : 0), 0)
}

/** Railroad: the longest covered stretch of the line, and all of it. */
export function railPoints(player: Readonly<Player>): number {
  const { rails } = SIDES[player.side]
  let longest = 0
  let run = 0
  for (const cell of rails) {
    run = has(player.covered, cell) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const whole = rails.length > 0 && longest === rails.length
  return RAIL_POINTS * longest + (whole ? FULL_LINE_POINTS : 0)
}

/** Carpenters. */
export const storedGold = ({ tiles }: Readonly<Player>): number => tiles.reduce((sum, { gold }) => sum + gold, 0)

export function conquestEndPoints(player: Readonly<Player>): number {
  switch (SIDES[player.side].rule) {
    case 'carpenters':
      return STORED_GOLD_POINTS * storedGold(player)
    case 'pair-of-aces':
      return postPoints(player)
    case 'railroad':
      return railPoints(player)
    default:
      return 0
  }
}

const line = (category: Category, points: number, note?: ScoreLine['note']): ScoreLine =>
  note === undefined ? { category, points } : { category, points, note }

function endLines(player: Readonly<Player>): ScoreLine[] {
  const cards = [player.partner, player.second].filter((partner) => partner !== NO_PARTNER)
  const uncovered = uncoveredHorseshoes(player)
  const graves = sizeOf(player.tombstones)
  return [
    line('horseshoes', HORSESHOE_POINTS * uncovered || 0, { horseshoes: uncovered }),
    line('pink', pinkPoints(player)),
    line('tombstones', TOMBSTONE_POINTS * graves, { tombstones: graves }),
    line('aces', playerAcePoints(player), { aces: acesOf(player).reduce((sum, count) => sum + count, 0) }),
    line('mines', minePoints(player), { space: player.mine }),
    ...cards.map((card) => line('partner', partnerPoints(player, card), { partner: PARTNER_IDS[card] })),
    ...(SIDES[player.side].rule === null ? [] : [line('conquest-end', conquestEndPoints(player))]),
  ]
}

/** The track always; what is counted at the end, and the face-down partner, only then. */
function sheetOf(s: Readonly<State>, player: Readonly<Player>): { total: number; lines: ScoreLine[] } {
  const lines = [
    ...TRACK_CATEGORIES.map((category, i) => line(category, player.track[i])),
    ...(s.over ? endLines(player) : []),
  ]
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines }
}

/** Most points; then most gold and bullets together; then the victory is shared. */
export function scores(s: Readonly<State>): ScoreSheet[] {
  const sheets = s.players.map((player) => sheetOf(s, player))
  const unused = s.players.map(({ gold, bullets }) => (s.over ? gold + bullets : 0))
  return sheets.map(({ total, lines }, seat) => {
    const better = sheets.filter(
      (other, i) => other.total > total || (other.total === total && unused[i] > unused[seat]),
    )
    return { seat, total, rank: 1 + better.length, lines }
  })
}
