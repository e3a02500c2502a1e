/** What the option or the gesture about to be committed costs, brings and leads to: a chip for each. */
import type { Option } from '@waystation/kernel'
import type { Consequence } from '../adapter.ts'
import { useRoom } from './room-context.ts'

export function Chips() {
  const { choice } = useRoom()
  const preview = choice.preview.value
  const gesture = choice.gesture.value
  if (gesture !== null) return <ChipList consequences={gesture.consequences} />
  return preview === null ? null : <OptionChips option={preview} />
}

export function OptionChips({ option }: { readonly option: Option }) {
  const { store, text, ui } = useRoom()
  const view = store.live.value?.view
  return view === undefined ? null : <ChipList consequences={ui?.consequences?.(option, view, text) ?? []} />
}

function ChipList({ consequences }: { readonly consequences: readonly Consequence[] }) {
  if (consequences.length === 0) return null
  return (
    <ul class="chips">
      {consequences.map(({ kind, words, picture }) => (
        <li key={words} class={`chip ${kind}`}>
          {picture !== undefined && (
            <svg viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
              {picture}
            </svg>
          )}
          {words}
        </li>
      ))}
    </ul>
  )
}
