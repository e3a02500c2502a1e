/** In place of the line one would speak by: until when one may not, and why. */
import type { Held } from '@waystation/protocol'
import { when } from '../ui/when.ts'
import { words } from './text/index.ts'

export function Silenced({ until, reason }: Held) {
  const { silence } = words()
  return (
    <p class="refused" role="status">
      {silence.until(when(until))} {reason === '' ? silence.noReason : silence.reason(reason)}
    </p>
  )
}
