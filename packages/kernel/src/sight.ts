/**
 * What a seat sees, in numbers: what a network judges by that learned the game. Inputs are whole numbers, so that sums of them are exact, the
 * same in any order and on any machine.
 */
import type { Seat } from './types.ts'

export interface Sight<S> {
  /**
   * Writes what the seat sees: with the same number of players always the same inputs in the same order, whatever the position and the
   * variants. Nothing that the seat could not know; the conformance suite looks.
   */
  see(this: void, s: Readonly<S>, seat: Seat, inputs: Inputs): void
}

/** A yes is worth so much, and so is a number that is as large as it usually gets: fractions are kept to a sixteenth. */
export const ONE = 16
const MOST = 127

/** Takes down inputs one after the other, with their names when asked for them. */
export class Inputs {
  readonly values: Int8Array
  /** The same, four at a time: two positions are compared more quickly so. */
  readonly words: Int32Array
  /** Of all inputs; empty unless this was made to learn them. */
  readonly names: string[] = []
  private readonly naming: boolean
  private at = 0
  private prefix = ''

  /** `size` inputs; without it they are only named. */
  constructor(size?: number) {
    this.naming = size === undefined
    const buffer = new ArrayBuffer(Math.ceil((size ?? 0) / 4) * 4)
    this.values = new Int8Array(buffer, 0, size ?? 0)
    this.words = new Int32Array(buffer)
  }

  /** How many were written since the last restart. */
  get written(): number {
    return this.at
  }

  restart(): void {
    this.at = 0
    this.prefix = ''
    this.words.fill(0)
  }

  /** What follows is about this. */
  about(whom: string): void {
    if (this.naming) this.prefix = `${whom}: `
  }

  /** An amount; `usual` is one that is large but not rare. */
  amount(name: string, value: number, usual: number): void {
    this.put(value === 0 ? 0 : Math.round((value * ONE) / usual))
    if (this.naming) this.names.push(this.prefix + name)
  }

  /**
   * An amount up to `most` of which small differences count as well: where one input is full, the next goes on. One that is as coarse as the
   * whole is large tells nothing of answers that lie near each other.
   */
  closely(name: string, value: number, usual: number, most: number): void {
    const steps = Math.round((value * ONE) / usual)
    const parts = Math.ceil((most * ONE) / usual / MOST)
    for (let i = 0; i < parts; i++) {
      this.put(i === 0 ? steps : Math.max(0, steps - i * MOST))
      if (this.naming) this.names.push(`${this.prefix}${name}, part ${i + 1}`)
    }
  }

  /** An amount for each of a kind; where there may be more of them than now, `of` says how many. */
  amounts(name: string, values: ArrayLike<number>, usual: number, of: number = values.length): void {
    for (let i = 0; i < of; i++) this.amount(this.naming ? `${name} ${i}` : name, values[i] ?? 0, usual)
  }

  yes(name: string, is: boolean): void {
    this.put(is ? ONE : 0)
    if (this.naming) this.names.push(this.prefix + name)
  }

  /** Whether a number reaches each of these. */
  atLeast(name: string, value: number, levels: readonly number[]): void {
    for (const level of levels) this.yes(this.naming ? `${name} at least ${level}` : name, value >= level)
  }

  /** Which one of so many; none of them if it is outside. */
  which(name: string, index: number, of: number): void {
    const { at } = this
    this.skip(name, of)
    if (!this.naming && index >= 0 && index < of) this.values[at + index] = ONE
  }

  /** Which ones of so many, each as often as it is there. */
  some(name: string, indexes: readonly number[], of: number): void {
    const { at } = this
    this.skip(name, of)
    if (this.naming) return
    for (const index of indexes) {
      if (index >= 0 && index < of) this.values[at + index] = Math.min(MOST, this.values[at + index] + ONE)
    }
  }

  /** Which bits of a number are set. */
  bits(name: string, mask: number, of: number): void {
    for (let i = 0; i < of; i++) this.yes(this.naming ? `${name} ${i}` : name, ((mask >> i) & 1) === 1)
  }

  private skip(name: string, count: number): void {
    this.at += count
    if (this.naming) for (let i = 0; i < count; i++) this.names.push(`${this.prefix}${name} ${i}`)
  }

  private put(value: number): void {
    const at = this.at++
    if (value !== 0 && !this.naming) this.values[at] = value > MOST ? MOST : value < -MOST ? -MOST : value
  }
}
