import type { RefusalCode } from '@waystation/kernel'
import type { ErrorCode } from '@waystation/protocol'

/** The kernel's refusals have codes of the same name, save one that only test tools meet. */
export function toErrorCode(code: RefusalCode): ErrorCode {
  return code === 'bad-transcript' ? 'bad-record' : code
}
