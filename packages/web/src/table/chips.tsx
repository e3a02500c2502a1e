/** What the option or the gesture about to be committed costs, brings and leads to: a chip for each. */
import { useRoom } from './room-context.ts'

export function Chips() {
  const { choice, store, text, ui } = useRoom()
  const preview = choice.preview.value
  const view = store.live.value?.view
  const gesture = choice.gesture.value
  if (view === undefined || (preview === null && gesture === null)) return null
  const consequences =
    gesture?.consequences ?? (preview === null ? [] : (ui?.consequences?.(preview, view, text) ?? []))
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
