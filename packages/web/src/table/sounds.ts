/** Short sounds, off unless somebody wants them. */
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings/store.ts'
import type { TableStore } from './store.ts'

type Sound = 'turn' | 'end'
const TUNES: { readonly [sound in Sound]: readonly number[] } = { turn: [392, 523], end: [392, 494, 587, 784] }
const NOTE = 0.14

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.value.sound) return
  context ??= new AudioContext()
  const { destination, currentTime } = context
  TUNES[sound].forEach((pitch, i) => {
    if (context === null) return
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const start = currentTime + i * NOTE
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE * 1.6)
    tone.connect(volume).connect(destination)
    tone.start(start)
    tone.stop(start + NOTE * 1.6)
  })
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
}
