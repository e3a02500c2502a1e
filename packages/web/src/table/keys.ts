/** Keys that work anywhere at a table, unless somebody is typing or a window is open. */
import { useEffect } from 'preact/hooks'
import { isTyping } from '../ui/typing.ts'
import type { Playback } from './playback.ts'
import type { Room } from './room-context.ts'

/** Enter belongs to these. */
const PRESSABLE = 'button, a, summary, [role=button], [role=tab]'

export function useKeys(room: Room, playback: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event)) return
      const on = event.target instanceof Element ? event.target : null
      if (act(event.key, on, room, playback)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [room, playback])
}

function act(key: string, on: Element | null, room: Room, playback: Playback): boolean {
  const { choice, panels, store } = room
  switch (key) {
    case 'o':
    case 'O':
      panels.options.value = store.decisions.value.length > 0
      return true
    case 'u':
    case 'U':
      if (store.live.value?.canUndo) choice.undo()
      return true
    case 'm':
    case 'M':
      room.regionView.next()
      return true
    case 'Escape':
      leave(room, playback)
      return true
    case 'Enter':
      if (on?.closest(PRESSABLE) || choice.ready().length === 0) return false
      choice.commit()
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      if (on?.closest('input, [role=tablist]')) return false
      playback.step(key === 'ArrowLeft' ? -1 : 1)
      return true
    default:
      return false
  }
}

/** An answer that is begun goes one step back, whether or not an explanation lies over the board; that goes too. Then the past, then what is enlarged. */
function leave({ choice, panels, store, regionView }: Room, playback: Playback): void {
  const explained = panels.inspected.value !== null
  panels.inspected.value = null
  if (choice.back() || explained) return
  if (store.cursor.value !== null) playback.present()
  else if (!regionView.small.value) regionView.look(null)
}
