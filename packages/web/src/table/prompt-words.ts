/** The sentence of the prompt bar and the line under it. */
import { listed } from '../people.ts'
import { t } from '../text/index.ts'
import { type Room, useRoom } from './room-context.ts'

export interface Prompt {
  readonly sentence: string
  readonly detail: string | null
  /** Whether the detail only says how to choose. */
  readonly how?: boolean
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
  if (decision !== undefined) {
    const how = room.choice.preview.value === null && linkDetail(room) === null
    return { sentence: text.decision(decision, live.view, names), detail: choiceDetail(room), how, mine: true }
  }
  // The board is still catching up: the question is known, but not yet open.
  const [coming] = live.decisions
  if (coming !== undefined) return { sentence: text.decision(coming, live.view, names), detail: null, mine: false }
  if (live.over) return { sentence: prompt.over, detail: null, mine: false }
  const waiting = [...new Set(live.waiting.map(({ seat }) => names(seat)))]
  const watching = store.you.value === null ? prompt.watching : null
  return { sentence: prompt.waitingFor(listed(waiting)), detail: linkDetail(room) ?? watching, mine: false }
}

function linkDetail({ store }: Room): string | null {
  return store.link.value === 'online' ? null : t().link[store.link.value]
}

/** What would happen, or how to go on. */
function choiceDetail(room: Room): string | null {
  const { choice, text, names } = room
  const { prompt } = t()
  const lost = linkDetail(room)
  if (lost !== null) return lost
  const preview = choice.preview.value
  if (preview !== null) return text.option(preview, names)
  const { open, lit } = choice.narrowed.value
  const how = choice.picked.value.length > 0 ? prompt.pickNext : lit.size > 0 ? prompt.pick : null
  return how === null ? prompt.open(open.length) : `${how} (${prompt.open(open.length)})`
}
