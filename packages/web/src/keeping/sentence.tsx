/** What is forbidden to somebody: until when, and why in words that they read. */
import type { Held } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { type End, EndField, momentOf, useEnd } from './end-field.tsx'
import { LineField } from './fields.tsx'
import { words } from './text/index.ts'

interface Asked {
  readonly end: End
  readonly setEnd: (end: End) => void
  readonly reason: string
  readonly setReason: (reason: string) => void
  /** Null: the day is missing or over. */
  held(this: void): Held | null
}

export function useSentence(): Asked {
  const [end, setEnd] = useEnd()
  const [reason, setReason] = useState('')
  const held = (): Held | null => {
    const until = momentOf(end, Date.now())
    return until === null ? null : { until, reason }
  }
  return { end, setEnd, reason, setReason, held }
}

const LONGEST = 300

export function SentenceFields({ of: { end, setEnd, reason, setReason } }: { readonly of: Asked }) {
  return (
    <>
      <EndField end={end} set={setEnd} />
      <LineField label={words().act.reason} value={reason} set={setReason} most={LONGEST} />
    </>
  )
}
