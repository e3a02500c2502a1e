/** The kernel's refusals in the player's language. */
import type { Refusal } from '@waystation/kernel'
import type { Words } from './text/words.ts'

export function wordRefusal({ message, detail }: Refusal, { errors }: Words): string {
  if (detail === null) return errors.refused(message)
  switch (detail.case) {
    case 'game':
      return errors.unknownGame(detail.asked, detail.known.join(', '))
    case 'players':
      return errors.players(String(detail.asked), detail.min, detail.max)
    case 'variant':
      return errors.variant(detail.asked, detail.known.join(', '))
    case 'variant-value':
      return errors.variantValue(detail.variant, detail.asked, detail.known.join(', '))
    case 'other-game':
      return errors.otherGame(detail.recorded)
    case 'rules-version':
      return errors.rulesVersion(detail.recorded, detail.current)
    case 'line':
      return errors.recordLine(detail.line)
    case 'unfinished':
      return errors.reviewTooEarly
    case 'title':
    case 'checksum':
    case 'signature':
    case 'commitment':
    case 'shares':
    case 'form':
    case 'state':
    case 'scores':
      return errors.record[detail.case]
  }
}
