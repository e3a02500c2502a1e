/**
 * Whether the hand moves. When a dialog closes or pieces move, other things come to lie under a mouse that rests: the
 * browser says that it enters them, but nobody points at them.
 */
import { useEffect } from 'preact/hooks'

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Null before anything was seen of it: whatever it rests on then, it did not go there to ask. */
let seen: Place | null = null

const same = (a: Place, b: Place | null): boolean => b === null || (a.clientX === b.clientX && a.clientY === b.clientY)

let moved = false

function look({ clientX, clientY }: PointerEvent): void {
  const place = { clientX, clientY }
  moved = !same(place, seen)
  seen = place
}

export function useHand(): void {
  useEffect(() => {
    const events = ['pointermove', 'pointerdown'] as const
    for (const name of events) addEventListener(name, look, true)
    return () => {
      for (const name of events) removeEventListener(name, look, true)
    }
  }, [])
}

/** A thing is entered before the move is told: from a place that was seen already, nothing has moved. */
export const movesIn = (event: Place): boolean => !same(event, seen)
/** Told of a move just now. */
export const hasMoved = (): boolean => moved
