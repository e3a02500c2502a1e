/** Telling the keepers of the house about somebody. */
import { z } from 'zod'
import { ChatText, Seat, TableId } from './basics.ts'
import { Whom } from './whom.ts'

/** What people mean: rude words, a name that should not be there, unfair play, keeping others waiting, leaving, something else. */
export const REPORT_KINDS = ['rude', 'name', 'unfair', 'stalling', 'left', 'other'] as const
export const ReportKind = z.enum(REPORT_KINDS)
export type ReportKind = z.infer<typeof ReportKind>

export const NewReport = z
  .strictObject({ whom: Whom, kind: ReportKind, words: z.union([ChatText, z.literal('')]).default('') })
  .meta({ id: 'NewReport' })
export type NewReport = z.input<typeof NewReport>

/** What was said and seen where it happened, as it was then. */
export const ReportContext = z
  .strictObject({
    table: z
      .strictObject({
        id: TableId,
        game: z.string(),
        status: z.string(),
        /** By seat; no name: nobody sits there, or somebody who has deleted their account since. */
        seats: z.array(z.strictObject({ guest: z.string().nullable(), name: z.string() })),
        /** Of the person whom it is about; null: they looked on. */
        seat: Seat.nullable(),
      })
      .nullable(),
    /** The last lines, oldest first; `about`: said by that person. */
    chat: z.array(
      z.strictObject({
        /** Null: they have deleted their account since, and with it the words. */
        guest: z.string().nullable(),
        name: z.string(),
        text: z.string(),
        at: z.int(),
        about: z.boolean(),
        /** The very message that somebody pointed at. */
        pointed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ReportContext' })
export type ReportContext = z.infer<typeof ReportContext>

/** `open`: nobody has looked at it; `heeded`: something was done; `dismissed`: there was nothing to do. */
export const REPORT_STATES = ['open', 'heeded', 'dismissed'] as const
export const ReportState = z.enum(REPORT_STATES)
export type ReportState = z.infer<typeof ReportState>
