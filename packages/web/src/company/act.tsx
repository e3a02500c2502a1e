/** Something is asked of the house; what it refuses it says in the reader's own language. */
import { useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { ApiRefusal } from '../transport/api.ts'

export interface Act {
  readonly busy: boolean
  /** Null: nothing was refused. */
  readonly refused: string | null
  /** Does it; what went wrong is shown until the next time. */
  run(this: void, act: () => Promise<unknown>): void
}

const said = (error: unknown): string =>
  error instanceof ApiRefusal && error.code !== 'offline' ? error.message : t().refused.other

/** `after`: whatever has to be read again, also when something went wrong. */
export function useAct(after: () => void = () => undefined): Act {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const run = (act: () => Promise<unknown>): void => {
    setBusy(true)
    setRefused(null)
    act()
      .catch((error: unknown) => setRefused(said(error)))
      .finally(() => {
        setBusy(false)
        after()
      })
  }
  return { busy, refused, run }
}

export function Refused({ act: { refused } }: { readonly act: Act }) {
  if (refused === null) return null
  return (
    <p class="refused" role="alert">
      {refused}
    </p>
  )
}
