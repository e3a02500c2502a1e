/** Answers that games share ("that is all" and "no, thanks"), and how a game makes its own. */
import type { OptionOf } from './vocabulary.ts'

export type DoneOption = OptionOf<'done'>
export type PassOption = OptionOf<'pass'>
export type KernelOption = DoneOption | PassOption

export const DONE: DoneOption = Object.freeze({ id: 'done', do: 'done' })
export const PASS: PassOption = Object.freeze({ id: 'pass', do: 'pass' })

/** A table of options filled as it is used: each is made once and shared, so that enumerating them costs next to nothing. */
export function memo<O>(size: number, make: (key: number) => O): (key: number) => Readonly<O> {
  const made = Array<Readonly<O> | undefined>(size)
  return (key) => (made[key] ??= Object.freeze(make(key)))
}
