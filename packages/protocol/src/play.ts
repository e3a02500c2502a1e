/** What a seat or a spectator is told about the game itself. Views, options and events are the game's own. */
import { z } from 'zod'
import { Seat, Seq } from './basics.ts'

const GameOption = z.looseObject({ id: z.string() })
const GameEvent = z.looseObject({ type: z.string() })

export const DecisionInfo = z.strictObject({
  seat: Seat,
  kind: z.string(),
  options: z.array(GameOption),
  optional: z.literal(true).optional(),
  conceal: z.literal(true).optional(),
  anytimeFrom: z.int().optional(),
})

/** What may happen to a seat besides its answers: `out`: its time was up; `relieved`: somebody else put a bot in its place. */
export const QuietKind = z.enum(['away', 'back', 'out', 'relieved', 'resigned'])

/** The line that led here: an answer, an answer taken back, or a quiet line. Never which option it was: that is for events to say. */
export const LineInfo = z.strictObject({
  seat: Seat,
  undo: z.enum(['own', 'agreed']).optional(),
  quiet: QuietKind.optional(),
})

const ScoreSheet = z.strictObject({
  seat: Seat,
  total: z.int(),
  rank: z.int(),
  lines: z.array(z.looseObject({ category: z.string(), points: z.int() })),
})

const position = {
  seq: Seq,
  line: LineInfo.nullable(),
  events: z.array(GameEvent),
  view: z.unknown(),
  waiting: z.array(z.strictObject({ seat: Seat, kind: z.string() })),
  over: z.boolean(),
  scores: z.array(ScoreSheet).nullable(),
}

export const Position = z
  .strictObject({
    ...position,
    decisions: z.array(DecisionInfo),
    canUndo: z.boolean(),
    forced: z.string().optional().describe('The only answer there is, where it reveals nothing and can be taken back.'),
  })
  .meta({ id: 'Position', description: 'The game as one seat (or a spectator) may know it.' })
export type Position = z.infer<typeof Position>

export const PastPosition = z.strictObject(position).meta({ id: 'PastPosition' })
export type PastPosition = z.infer<typeof PastPosition>

export const ReasonInfo = z.strictObject({
  code: z.string(),
  section: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
