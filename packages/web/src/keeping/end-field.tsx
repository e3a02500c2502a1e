/** Until when: everything that is forbidden ends. */
import { useState } from 'preact/hooks'
import { words } from './text/index.ts'

const DAY_MS = 24 * 3600 * 1000
const CHOICES = ['1', '3', '7', '30', '365', 'date'] as const
type Choice = (typeof CHOICES)[number]

export interface End {
  readonly choice: Choice
  readonly day: string
}

export const useEnd = () => useState<End>({ choice: '7', day: '' })

/** Null: the day is missing or over. */
export function momentOf({ choice, day }: End, now: number): number | null {
  if (choice !== 'date') return now + Number(choice) * DAY_MS
  const end = new Date(`${day}T23:59:59`).getTime()
  return end > now ? end : null
}

interface EndFieldProps {
  readonly end: End
  readonly set: (end: End) => void
}

export function EndField({ end, set }: EndFieldProps) {
  const { act } = words()
  return (
    <div class="row">
      <label class="labelled">
        {act.end}
        <select
          class="field"
          value={end.choice}
          onChange={({ currentTarget: { value } }) =>
            set({ ...end, choice: CHOICES.find((one) => one === value) ?? '7' })
          }
        >
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {act.days[choice]}
            </option>
          ))}
        </select>
      </label>
      {end.choice === 'date' && (
        <label class="labelled">
          {act.day}
          <input
            class="field"
            type="date"
            required
            value={end.day}
            onInput={({ currentTarget }) => set({ ...end, day: currentTarget.value })}
          />
        </label>
      )}
    </div>
  )
}
