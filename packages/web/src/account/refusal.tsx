/** Something is asked of the house, and why it was refused, in words. */
import { useState } from 'preact/hooks'
import { ApiRefusal } from '../transport/api.ts'
import { words } from './text/index.ts'

type Why = keyof ReturnType<typeof words>['account']['refusals']

function whyOf(error: unknown): Why {
  if (!(error instanceof ApiRefusal))
    return error instanceof Error && error.name.endsWith('Error') ? 'cancelled' : 'other'
  const known: { readonly [why: string]: string } = words().account.refusals
  return error.code in known ? (error.code as Why) : 'other'
}

export interface Attempt {
  readonly busy: boolean
  readonly why: Why | null
  /** Does it; what went wrong is shown until the next time. */
  run(this: void, act: () => Promise<unknown>): void
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState<Why | null>(null)
  const run = (act: () => Promise<unknown>): void => {
    setBusy(true)
    setWhy(null)
    act()
      .catch((error: unknown) => setWhy(whyOf(error)))
      .finally(() => setBusy(false))
  }
  return { busy, why, run }
}

export function Refusal({ why }: Pick<Attempt, 'why'>) {
  if (why === null) return null
  return (
    <p class="refused" role="alert">
      {words().account.refusals[why]}
    </p>
  )
}
