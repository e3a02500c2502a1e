import type { RefusalCode, RefusalDetail } from '@waystation/kernel'
import type { ErrorCode, Held } from '@waystation/protocol'

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

/** Turned down because keepers of the house have forbidden it, until a moment. */
export class HeldBack extends Refused {
  declare readonly code: 'banned' | 'muted'
  readonly held: Held

  constructor(code: HeldBack['code'], { until, reason }: Held) {
    super(code)
    this.name = 'HeldBack'
    this.held = { until, reason }
  }
}

/** The kernel's refusals have codes of the same name, save one that only test tools meet. */
export function toErrorCode(code: RefusalCode): ErrorCode {
  return code === 'bad-transcript' ? 'bad-record' : code
}
