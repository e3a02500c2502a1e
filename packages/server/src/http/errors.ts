/** Every refusal leaves as { error: { code, message } }; what went wrong inside stays inside. */
import type { Language } from '@waystation/kernel'
import type { ApiError, ErrorCode, ErrorInfo } from '@waystation/protocol'
import { isOutage } from '../storage/postgres-outage.ts'
import { errorText, heldText } from '../text/index.ts'
import { HeldBack, Refused } from '../workers/refused.ts'

const STATUS: { readonly [code in ErrorCode]?: number } = {
  'bad-request': 400,
  'bad-config': 400,
  'bad-record': 400,
  'bad-address': 400,
  'not-offered': 404,
  'too-many-channels': 429,
  'too-many-people': 429,
  'too-many-clubs': 429,
  'prove-first': 403,
  'bad-proof': 403,
  'too-late': 410,
  'unknown-passkey': 404,
  'no-passkeys': 404,
  'unknown-game': 404,
  'unknown-rules': 503,
  'unknown-bot': 400,
  'unknown-target': 404,
  'sign-in-first': 401,
  'wrong-host': 421,
  'wrong-origin': 403,
  'not-allowed': 403,
  'not-seated': 403,
  'bad-invite': 403,
  banned: 403,
  muted: 403,
  'bad-range': 400,
  'not-found': 404,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-tables': 429,
  busy: 503,
  internal: 500,
}

/** Whatever contradicts the state of the table. */
const CONFLICT = 409

export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? CONFLICT
}

/** Errors of the framework, by its own codes. */
const FOREIGN: { readonly [code: string]: ErrorCode } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_MAX_PARAM_LENGTH: 'bad-request',
  FST_ERR_NOT_FOUND: 'not-found',
}

export function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refused) return error.code
  if (!(error instanceof Error)) return 'internal'
  if (isOutage(error)) return 'busy'
  const foreign = 'code' in error && typeof error.code === 'string' ? FOREIGN[error.code] : undefined
  if (foreign) return foreign
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 429) return 'too-many-requests'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'bad-request' : 'internal'
}

/** `cause`: what was thrown, if there is more to be said of it than its code. */
export function errorInfo(code: ErrorCode, language: Language, cause?: unknown): ErrorInfo {
  if (!(cause instanceof HeldBack)) return { code, message: errorText(code, language) }
  const { until, reason } = cause.held
  return { code, message: heldText(cause.code, cause.held, language), until, ...(reason !== '' && { reason }) }
}

export function errorBody(code: ErrorCode, language: Language, cause?: unknown): ApiError {
  return { error: errorInfo(code, language, cause) }
}
