import type { RefusalCode, RefusalDetail } from '@waystation/kernel'
import type { ErrorCode } from '@waystation/protocol'

/** A request that is turned down; nothing was changed. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly detail: RefusalDetail | null

  constructor(code: ErrorCode, detail: RefusalDetail | null = null) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.detail = detail
  }
}

/** The kernel's refusals have codes of the same name, save one that only test tools meet. */
export function toErrorCode(code: RefusalCode): ErrorCode {
  return code === 'bad-transcript' ? 'bad-record' : code
}
