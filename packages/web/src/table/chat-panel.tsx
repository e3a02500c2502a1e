import { useEffect, useState } from 'preact/hooks'
import { locale, t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

export function ChatPanel() {
  const { store, panels } = useRoom()
  const { chat } = t()
  const messages = store.chat.value
  useEffect(() => {
    panels.chatSeen.value = messages.length
  }, [messages, panels])
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' })
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite">
        {messages.length === 0 && <li class="soft">{chat.empty}</li>}
        {messages.map((message) => (
          <li key={message.id} {...(message.seat !== null && { 'data-seat': message.seat })}>
            <b>{message.name}</b> <time class="soft">{time.format(message.at)}</time>
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      <Say />
    </div>
  )
}

function Say() {
  const { store } = useRoom()
  const { chat } = t()
  const [words, setWords] = useState('')
  const say = (event: Event): void => {
    event.preventDefault()
    if (words.trim() === '') return
    store.say(words.trim())
    setWords('')
  }
  return (
    <form class="row" onSubmit={say}>
      <input
        class="field grow"
        aria-label={chat.say}
        placeholder={chat.say}
        maxLength={500}
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <button type="submit" class="button">
        {chat.send}
      </button>
    </form>
  )
}
