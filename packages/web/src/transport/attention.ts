/**
 * Whether somebody is before this page: it is in front, and was touched not long ago. A page that is merely open keeps nobody from
 * being called.
 */
import { effect, signal } from '@preact/signals'

/** Whoever thinks leaves the page alone for a while. */
export const STILL_MS = 5 * 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const attentive = signal(true)
let touchedAt = 0
let timer: ReturnType<typeof setTimeout> | null = null
let watching = false

function look(): void {
  if (timer !== null) clearTimeout(timer)
  timer = null
  const still = Date.now() - touchedAt
  attentive.value = document.visibilityState !== 'hidden' && still < STILL_MS
  if (attentive.value) timer = setTimeout(look, STILL_MS - still)
}

function touched(): void {
  touchedAt = Date.now()
  if (!attentive.peek()) look()
}

function watch(): void {
  if (watching) return
  watching = true
  touchedAt = Date.now()
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true, capture: true })
  document.addEventListener('visibilitychange', () => {
    // Whoever brings it to the front is there.
    touchedAt = Date.now()
    look()
  })
  look()
}

/** Told now, and whenever it changes; returns how to stop. */
export function onAttention(tell: (here: boolean) => void): () => void {
  watch()
  return effect(() => tell(attentive.value))
}

export function isAttentive(): boolean {
  watch()
  return attentive.peek()
}
