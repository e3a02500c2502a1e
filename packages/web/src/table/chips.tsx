/** What the option about to be taken costs, brings and leads to: a chip for each. */
import { useRoom } from './room-context.ts'

export function Chips() {
  const { choice, store, text, ui } = useRoom()
  const preview = choice.preview.value
  const view = store.live.value?.view
  if (preview === null || view === undefined) return null
  const consequences = ui?.consequences?.(preview, view, text) ?? []
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
