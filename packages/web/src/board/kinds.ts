/** The three kinds of screens a board is arranged for: a wide desk, a tablet held upright, a phone. */
import type { Seat } from '@waystation/kernel'

export type Kind = 'wide' | 'middle' | 'tall'

/** `height`: of the room in which everything should be seen at once, where there is such a room. */
export function kindFor(width: number, height = Number.POSITIVE_INFINITY): Kind {
  if (width >= 900 || (width >= 700 && width > height)) return 'wide'
  return width >= 600 ? 'middle' : 'tall'
}

/** Seats in the order their places are laid out: on small screens the viewer's own comes first. */
export function seatOrder(kind: Kind, seats: number, viewer: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return kind === 'wide' || viewer === null ? all : [...all.slice(viewer), ...all.slice(0, viewer)]
}

/** Makes each thing once, so that what was drawn of it can be kept. */
export function once<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>()
  return (...args) => {
    const key = args.join(' ')
    const thing = made.get(key) ?? make(...args)
    made.set(key, thing)
    return thing
  }
}
