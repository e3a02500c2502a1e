/** Says aloud, to a screen reader, what happens and what is asked. */
import { useEffect, useState } from 'preact/hooks'
import { wordsOf } from './log.ts'
import { usePrompt } from './prompt-words.ts'
import { useRoom } from './room-context.ts'

export function Announcer() {
  const { store, text, names } = useRoom()
  const shown = store.shown.value
  const { sentence, spoken = sentence } = usePrompt()
  const [happened, setHappened] = useState('')
  useEffect(() => {
    if (shown === null) return
    setHappened(wordsOf(shown, store.past.value[shown.seq - 1], text, names).join(' '))
  }, [shown, text, names, store])
  return (
    <div class="visually-hidden">
      <p role="log" aria-live="polite">
        {happened}
      </p>
      <p role="status">{spoken}</p>
    </div>
  )
}
