/** Says whether the dice were honest, after replaying the whole game on this device. */
import type { TableInfo } from '@waystation/protocol'
import type { Review } from '../local/types.ts'
import { t } from '../text/index.ts'
import type { Loaded } from '../ui/loaded.ts'
import { notedCommitment } from './commitments.ts'
import { ownShare } from './shares.ts'

/** The record holds, its seed is the one that this browser was promised, and the share of this device, if it gave one, is in it. */
export function isFair({ flaw, commitment, shares }: Review, promised: string, own: string | null): boolean {
  return flaw === null && commitment === promised && (own === null || shares.includes(own))
}

interface VerificationProps {
  readonly review: Loaded<Review>
  readonly table: TableInfo
}

export function Verification({ review, table }: VerificationProps) {
  const { end } = t()
  if (review.state === 'loading') return <p class="soft">{end.verifying}</p>
  const promised = notedCommitment(table)
  const fair = review.state === 'ready' && isFair(review.value, promised, ownShare(table.id))
  const shares = review.state === 'ready' ? review.value.shares.length : 0
  const lines = review.state === 'ready' ? review.value.lines.length - 1 : 0
  const signed = review.state === 'ready' && review.value.signed === 'signed'
  return (
    <div class={fair ? 'verification fair' : 'verification unfair'} role="status">
      <p>
        <span aria-hidden="true">{fair ? '✓ ' : '✗ '}</span>
        {fair ? end.verified(lines) : end.unverified}
      </p>
      {fair && shares > 0 && <p class="soft">{end.shares(shares)}</p>}
      <details>
        <summary>{end.proof}</summary>
        {fair && signed && <p class="soft">{end.signed}</p>}
        <p class="soft">
          {end.commitment} <code>{promised}</code>
        </p>
      </details>
    </div>
  )
}
