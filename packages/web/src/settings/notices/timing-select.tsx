/** When something is told: at once, after a while, once a day, never. */
import type { Timing } from './kinds-of-notices.ts'
import { words } from '../text/index.ts'

const MINUTES = [0, 5, 15, 30, 60, 180, 720]
const TIMINGS: readonly Timing[] = [...MINUTES, 'daily', 'never']
/** For what cannot wait. */
const URGENT: readonly Timing[] = [0, 'never']

function timingWords(timing: Timing): string {
  const { notices } = words()
  if (timing === 'daily' || timing === 'never') return notices[timing]
  if (timing === 0) return notices.atOnce
  return timing < 60 ? notices.after(timing) : notices.afterHours(timing / 60)
}

interface TimingSelectProps {
  readonly label: string
  /** Null: as in the settings. */
  readonly value: Timing | null
  readonly set: (timing: Timing | null) => void
  /** Whether that may be left to the settings. */
  readonly usual?: boolean
  /** It comes at once or not at all. */
  readonly urgent?: boolean
}

export function TimingSelect({ label, value, set, usual = false, urgent = false }: TimingSelectProps) {
  const offered = urgent ? URGENT : TIMINGS
  const choices = value === null || offered.includes(value) ? offered : [value, ...offered]
  return (
    <select
      class="field"
      aria-label={label}
      value={value ?? 'usual'}
      onChange={({ currentTarget }) => set(choices.find((one) => String(one) === currentTarget.value) ?? null)}
    >
      {usual && <option value="usual">{words().notices.usual}</option>}
      {choices.map((timing) => (
        <option key={timing} value={timing}>
          {timingWords(timing)}
        </option>
      ))}
    </select>
  )
}
