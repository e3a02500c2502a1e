/** The sentence of the prompt bar and the line under it. */
import { listed } from '../people.ts'
import { settings } from '../settings/store.ts'
import { language, t } from '../text/index.ts'
import { wordsOf } from './log.ts'
import { absenceOf } from './player-state.tsx'
import { type Room, useRoom } from './room-context.ts'

export interface Prompt {
  readonly sentence: string
  readonly detail: string | null
  /** Whether the detail only says how to choose. */
  readonly how?: boolean
  /** How much there is to choose from, where there is room for it. */
  readonly count?: string
  /** What a screen reader says in its place. */
  readonly spoken?: string
  /** Whether it is for this seat to choose. */
  readonly mine: boolean
}

export function usePrompt(): Prompt {
  return promptOf(useRoom())
}

export function promptOf(room: Room): Prompt {
  const { store, text, names } = room
  const { prompt, link, replay } = t()
  const live = store.live.value
  if (live === null) return { sentence: link[store.link.value], detail: null, mine: false }
  if (store.cursor.value !== null) return { sentence: replay.past, detail: null, mine: false }
  if (store.pending.value !== null) return { sentence: prompt.sending, detail: linkDetail(room), mine: false }
  const [decision] = store.decisions.value
  const gesture = room.choice.gesture.value
  if (decision !== undefined && gesture !== null && linkDetail(room) === null) {
    return { sentence: gesture.sentence, detail: gesture.detail, spoken: gesture.spoken, mine: true }
  }
  if (decision !== undefined) {
    return { sentence: text.decision(decision, live.view, names), ...choiceDetail(room), mine: true }
  }
  // The board is still catching up: it is said what it shows, not what comes of it.
  const film = store.animations.behind.value ? lastWords(room) : undefined
  if (film !== undefined) return { sentence: film, detail: linkDetail(room), mine: false }
  if (live.over) {
    const detail = (store.table.value?.rematch ?? null) === null ? null : t().end.rematchOpen
    return { sentence: prompt.over, detail, mine: false }
  }
  const waiting = [...new Set(live.waiting.map(({ seat }) => names(seat)))]
  const watching = store.you.value === null ? prompt.watching : null
  const detail = linkDetail(room) ?? absences(room) ?? watching
  return { sentence: prompt.waitingFor(listed(waiting)), detail, mine: false }
}

/** Of those who are waited for, who is not here; where a card is small it says so by a shape alone. */
function absences({ store, names }: Room): string | null {
  const waited = new Set(store.live.value?.waiting.map(({ seat }) => seat))
  const asked = (store.table.value?.seats ?? []).filter(({ seat }) => waited.has(seat))
  const words = asked.flatMap((seat) => absenceOf(seat, store, names(seat.seat)) ?? [])
  return words.length === 0 ? null : words.join(' ')
}

/** The last thing that was told. */
function lastWords({ store, text, names }: Room): string | undefined {
  const told = store.told.value
  for (let at = told.length - 1; at >= 0; at--) {
    const words = wordsOf(told[at], told[at - 1], text, names)
    if (words.length > 0) return words[words.length - 1]
  }
  return undefined
}

function linkDetail({ store }: Room): string | null {
  return store.link.value === 'online' ? null : t().link[store.link.value]
}

/** What would happen, or how to go on. */
function choiceDetail(room: Room): Pick<Prompt, 'detail' | 'how' | 'count'> {
  const { choice, text, names } = room
  const { prompt } = t()
  const lost = linkDetail(room)
  if (lost !== null) return { detail: lost }
  const preview = choice.preview.value
  if (preview !== null) return { detail: text.option(preview, names) }
  const { open, lit } = choice.narrowed.value
  const drawn = room.ui !== null && settings.value.view === 'board'
  const begin = drawn ? prompt.pick : prompt.pickInWords
  const next = (drawn ? room.ui?.next?.(lit, language()) : null) ?? prompt.pickNext
  const how = choice.picked.value.length > 0 ? next : lit.size > 0 ? begin : null
  const count = prompt.open(open.length)
  return how === null ? { detail: count, how: true } : { detail: how, how: true, count }
}
