/** Short sounds made here, one for each kind of event; off unless somebody wants them. */
import { useEffect, useRef } from 'preact/hooks'
import { settings, still } from '../settings/store.ts'
import type { TableStore } from './store.ts'
import { HAPTIC_MS, type Sound, SOUNDS, soundOf } from './sound-kinds.ts'

const LOUDNESS = { quiet: 0.06, middle: 0.14, loud: 0.3 } as const
/** No second sound within this time: what happens at once is heard as one. */
const APART = 0.12

let context: AudioContext | null = null
let last = Number.NEGATIVE_INFINITY

export function play(sound: Sound): void {
  if (still.value && settings.value.silentWhenStill) return
  if (settings.value.haptics) navigator.vibrate?.(HAPTIC_MS[sound])
  if (!settings.value.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  if (now - last < APART) return
  last = now
  const out = context.createGain()
  out.gain.value = LOUDNESS[settings.value.volume]
  out.connect(context.destination)
  SOUNDS[sound](context, out, now)
}

export function useSounds(store: TableStore): void {
  const mine = store.decisions.value.length > 0
  const over = store.live.value?.over ?? false
  const waited = useRef(false)
  useEffect(() => {
    if (mine && waited.current) play('turn')
    waited.current = !mine
  }, [mine])
  useEffect(() => {
    if (over && waited.current) play('end')
  }, [over])
  useFilm(store)
}

/** With the film of the board: each event as it is told. */
function useFilm(store: TableStore): void {
  const { told, frame, moving } = store.animations
  const count = told.value
  const film = frame.value?.position
  useEffect(() => {
    const event = moving.value && store.cursor.value === null ? film?.events[count - 1] : undefined
    const sound = event === undefined ? null : soundOf(event.type)
    if (sound !== null) play(sound)
  }, [film, count])
}
