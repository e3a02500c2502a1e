/** Positions come whole with every answer, though little changes from one to the next: what is the same stays the same object, so that drawings of it can stay, too. */
import type { FunctionComponent } from 'preact'
import { memo } from 'preact/compat'
import { useRef } from 'preact/hooks'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** `next`, made of the parts of `old` wherever they are equal; `old` itself where all of it is. Plain data only. */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next
  if (Array.isArray(old) && Array.isArray(next)) {
    const made = next.map((each, i) => share<unknown>(old[i], each))
    return (made.length === old.length && made.every((each, i) => Object.is(each, old[i])) ? old : made) as T
  }
  if (!isRecord(old) || !isRecord(next)) return next
  const names = Object.keys(next)
  const made = Object.fromEntries(names.map((name) => [name, share(old[name], next[name])]))
  const same = names.length === Object.keys(old).length && names.every((name) => Object.is(made[name], old[name]))
  return (same ? old : made) as T
}

/** The value, with everything in it that was there the last time. */
export function useShared<T>(value: T): T {
  const last = useRef<T>(value)
  last.current = share(last.current, value)
  return last.current
}

/** Drawn anew only when one of the facts it is drawn from is another one. */
export const drawnFrom = <P extends object>(
  facts: (props: P) => readonly unknown[],
  piece: FunctionComponent<P>,
): FunctionComponent<P> =>
  memo(piece, (before, after) => {
    const [a, b] = [facts(before), facts(after)]
    return a.length === b.length && a.every((fact, i) => Object.is(fact, b[i]))
  })
