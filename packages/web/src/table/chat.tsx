/** What is said at a table, and saying something: while people wait for each other, and while they play. */
import type { ChatMessage, Held } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import '../styles/chat.css'
import { AboutPerson } from '../company/about-person.tsx'
import { silenced } from '../house/news.ts'
import { seatName } from '../people.ts'
import { locale, t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import type { TableStore } from './store.ts'

export function Chat({ store }: { readonly store: TableStore }) {
  const { chat } = t()
  const messages = store.chat.value
  const mute = silenced()
  const table = store.table.value
  if (table === null) return null
  /** Read again: the words of whoever was blocked are not in it. */
  const blocked = (): void => {
    ask<{ chat: ChatMessage[] }>('GET', `/api/tables/${table.id}/chat`).then(
      (read) => {
        store.chat.value = read.chat
      },
      () => undefined,
    )
  }
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' })
  const others = table.seats.filter(
    ({ kind, seat, name }) => kind === 'person' && seat !== store.you.value && name !== '',
  )
  return (
    <div class="chat">
      {others.length > 0 && (
        <ul class="chat-people" aria-label={chat.people}>
          {others.map((seat) => (
            <li key={seat.seat}>
              <AboutPerson named whom={{ table: table.id, seat: seat.seat }} name={seatName(seat)} blocked={blocked} />
            </li>
          ))}
        </ul>
      )}
      <ol class="chat-lines" aria-live="polite">
        {messages.length === 0 && <li class="soft">{chat.empty}</li>}
        {messages.map((message) => (
          <li key={message.id} {...(message.seat !== null && { 'data-seat': message.seat })}>
            <b>{message.name}</b> <time class="soft">{time.format(message.at)}</time>{' '}
            {(message.seat === null || message.seat !== store.you.value) && (
              <AboutPerson whom={{ table: table.id, message: message.id }} name={message.name} blocked={blocked} />
            )}
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      {mute === null ? <Say store={store} /> : <Silence mute={mute} />}
    </div>
  )
}

/** Whoever may not speak reads why and until when, where they would. */
function Silence({ mute }: { readonly mute: Held }) {
  const words = useLoaded(async () => (await import('../company/silenced.tsx')).Silenced, [])
  return words.state === 'ready' ? <words.value {...mute} /> : null
}

function Say({ store }: { readonly store: TableStore }) {
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
        placeholder={chat.here}
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
