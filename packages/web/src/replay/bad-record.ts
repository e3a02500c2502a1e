import type { Failure } from '../local/types.ts'
import { t } from '../text/index.ts'

/** What is wrong with a record, in words. */
export function badRecord({ code, detail }: Failure): string {
  const { bad } = t().replay
  if (code === 'unknown-game') return bad.game
  if (detail === null || !('case' in detail)) return bad.form
  switch (detail.case) {
    case 'checksum':
    case 'signature':
    case 'commitment':
    case 'shares':
    case 'state':
    case 'scores':
      return bad[detail.case]
    case 'rules-version':
      return bad.rules(detail.recorded, detail.current)
    case 'other-game':
    case 'game':
      return bad.game
    case 'line':
      return bad.line(detail.line)
    default:
      return bad.form
  }
}
