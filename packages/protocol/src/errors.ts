/** Every way in which a request can be refused. Codes never change their meaning; clients switch on them. */
import { z } from 'zod'

export const ERROR_CODES = [
  'bad-request',
  'too-large',
  'too-many-requests',
  'too-many-tables',
  'wrong-host',
  'wrong-origin',
  'not-found',
  'sign-in-first',
  'not-allowed',
  'not-seated',
  'bad-invite',
  'unknown-game',
  'unknown-rules',
  'bad-config',
  'unknown-bot',
  'seat-taken',
  'table-full',
  'seats-open',
  'not-started',
  'already-started',
  'game-running',
  'game-over',
  'table-stopped',
  'stale',
  'not-your-decision',
  'unknown-option',
  'unknown-target',
  'no-hints',
  'nothing-to-undo',
  'undo-barrier',
  'undo-pending',
  'no-undo-request',
  'bad-record',
  'no-record',
  'bad-address',
  'not-offered',
  'too-many-channels',
  'too-many-people',
  'too-many-clubs',
  'prove-first',
  'bad-proof',
  'too-late',
  'unknown-passkey',
  'no-passkeys',
  'name-taken',
  'last-way-in',
  'same-table',
  'too-many-guests',
  'banned',
  'muted',
  'bad-range',
  'busy',
  'internal',
] as const

export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

export const ErrorInfo = z.strictObject({
  code: ErrorCode,
  message: z.string(),
  /** Where keepers of the house have forbidden it: until when, and why if they said so. */
  until: z.int().optional(),
  reason: z.string().optional(),
})
export type ErrorInfo = z.infer<typeof ErrorInfo>

export const ApiError = z
  .strictObject({ error: ErrorInfo })
  .meta({ id: 'ApiError', description: 'A refused request: a stable code and a sentence for people.' })
export type ApiError = z.infer<typeof ApiError>
