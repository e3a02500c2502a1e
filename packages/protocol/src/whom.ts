/** Somebody whom one has met: nobody learns the ids of guests, so they are named by where they are seen. */
import { z } from 'zod'
import { Seat, TableId } from './basics.ts'

const Id = z.string().regex(/^[a-z0-9]{20}$/)

export const Whom = z
  .union([
    /** Who sits there. */
    z.strictObject({ table: TableId, seat: Seat }),
    /** Who said that, at a table that I see. */
    z.strictObject({ table: TableId, message: Id }),
    /** Whose profile it is. */
    z.strictObject({ person: z.string().regex(/^[a-z0-9]{1,40}$/) }),
  ])
  .meta({ id: 'Whom' })
export type Whom = z.infer<typeof Whom>
