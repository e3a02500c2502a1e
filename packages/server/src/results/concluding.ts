/** What came of a finished game, gathered from its row, its log and its rules. */
import { UNRATED } from '@waystation/bots/arena'
import { partsOf } from '@waystation/bots/bot-name'
import { botRating } from '@waystation/catalog'
import type { Line, SeatDoc, Storage, TableRow } from '../storage/types.ts'
import { standingAnswers } from '../clocks/undone.ts'
import type { Outcome } from '../workers/calls.ts'
import type { GroupCommit } from '../tables/group-commit.ts'
import type { TableEvents } from '../tables/services.ts'
import type { TableReader } from '../tables/stored-table.ts'
import { playedBy, type SeatPlay, wentBack } from './played.ts'
import { hasLeft, type Part, rolesOf, whyNot } from './roles.ts'
import { poolOf, ratingTerms } from './terms.ts'
import { botSubject, type NewResult, type NewResultSeat } from './types.ts'

interface Conclusions {
  readonly storage: Storage
  readonly results: GroupCommit<NewResult, boolean>
  /** Who may still have to be told of the end. */
  readonly events: TableEvents | null
}

/** Tables of somebody who left that are looked at for a sign of them. */
const LATEST = 50

/** Writes down what came of the game, unless somebody has; together with others that end at the same time. `fresh`: it has just ended. */
export async function conclude(
  { storage, results, events }: Conclusions,
  game: TableReader,
  fresh: boolean,
): Promise<void> {
  const { row } = game
  if (!fresh && (await storage.results.has(row.id))) return
  const lines = await storage.lines(row.id, 0)
  const settles = events === null || !events.concerns(row)
  await results.add(await resultOf(storage, game, lines, settles))
}

async function resultOf(
  storage: Storage,
  game: TableReader,
  lines: readonly Line[],
  settles: boolean,
): Promise<NewResult> {
  const { row } = game
  const { doc, config } = row
  const told = await game.call('outcome', { table: row.id, answers: answersBySeat(lines, config.players) })
  const outcomes = JSON.parse(told) as readonly Outcome[]
  const played = playedBy(lines, config.players)
  const parts = await Promise.all(doc.seats.map((seat, i) => partOf(storage, row, seat, played[i])))
  const before = ratingTerms(doc)
  const why = before.why ?? whyNot(parts, wentBack(lines))
  const roles = rolesOf(parts, lines.length)
  return {
    table: row.id,
    game: row.game,
    rules: row.rules,
    players: config.players,
    variants: config.variants,
    visibility: row.visibility,
    pool: why === null ? poolOf(row) : null,
    why,
    whole: doc.origin.kind === 'new' || doc.origin.kind === 'rematch',
    begunAt: doc.begunAt ?? row.createdAt,
    endedAt: lines.at(-1)?.at ?? row.updatedAt,
    seats: doc.seats.map((seat, i) => resultSeat(row, seat, { play: played[i], outcome: outcomes[i], role: roles[i] })),
    settles,
  }
}

/** Option ids by seat, without those that were taken back. */
function answersBySeat(lines: readonly Line[], players: number): string[][] {
  const answers = standingAnswers(lines)
  return Array.from({ length: players }, (_, seat) =>
    answers.flatMap(({ entry }) => ('option' in entry && entry.seat === seat ? [entry.option] : [])),
  )
}

async function partOf(storage: Storage, row: TableRow, seat: SeatDoc, play: SeatPlay): Promise<Part> {
  const { answers, own, left } = play
  const resigned = seat.presence === 'resigned'
  const part = { person: seat.kind === 'person', answers, own, resigned }
  const excused = seat.guest !== null && hasLeft(part) && !(await seenSinceLeaving(storage, row.id, seat.guest))
  return { ...part, leftAt: left?.line ?? null, hinted: seat.hinted, excused }
}

/** Whether somebody who has left other games before has answered anywhere since; true if they have left none. */
async function seenSinceLeaving(storage: Storage, table: string, person: string): Promise<boolean> {
  const leftAt = await storage.results.lastLeft(person, table)
  if (leftAt === null) return true
  for (const { id, doc, config, updatedAt } of await storage.tablesOf(person, LATEST)) {
    if (updatedAt <= leftAt) continue
    const seat = doc.seats.findIndex(({ guest }) => guest === person)
    const since = (await storage.lines(id, 0)).filter(({ at, entry }) => at > leftAt || !('option' in entry))
    if (seat >= 0 && playedBy(since, config.players)[seat].own > 0) return true
  }
  return false
}

interface Reached {
  readonly play: SeatPlay
  readonly outcome: Outcome
  readonly role: NewResultSeat['role']
}

function resultSeat({ game }: TableRow, seat: SeatDoc, { play, outcome, role }: Reached): NewResultSeat {
  const { total, rank: place, sheet, opening } = outcome
  const { answers, own, ms, left } = play
  const bot = seat.kind === 'bot' && seat.bot !== null ? partsOf(seat.bot).id : null
  return {
    subject: bot === null ? seat.guest : botSubject(bot),
    name: seat.name,
    place,
    total,
    sheet,
    opening,
    role,
    answers,
    own,
    outs: Math.max(seat.outs, play.outs),
    leftAt: left?.at ?? null,
    ms,
    hinted: seat.hinted,
    fixed: bot === null ? null : (botRating(game, bot) ?? UNRATED),
  }
}
