/** Answers that games share: "that is all" and "no, thanks". */
import type { Option } from './types.ts'

export interface DoneOption extends Option {
  readonly do: 'done'
}
export interface PassOption extends Option {
  readonly do: 'pass'
}
export type KernelOption = DoneOption | PassOption

export const DONE: DoneOption = Object.freeze({ id: 'done', do: 'done' })
export const PASS: PassOption = Object.freeze({ id: 'pass', do: 'pass' })
