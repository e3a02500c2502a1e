/** Lines of a transcript, and the values written in them. */
import { Refusal } from '@waystation/kernel'

export interface Line {
  readonly number: number
  readonly text: string
}

/** Lines that say something: without blank ones and comments. */
export function readLines(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((raw, i) => ({ number: i + 1, text: raw.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
}

export class Source {
  readonly file: string
  /** Names of the players of the example being read, in the order of their seats. */
  names: readonly string[] = []

  constructor(file: string) {
    this.file = file
  }

  refuse(line: number, message: string): never {
    throw new Refusal('bad-transcript', `${this.file}:${line}: ${message}`)
  }

  seat(line: Line, name: string): number {
    const seat = this.names.indexOf(name)
    if (seat < 0) this.refuse(line.number, `nobody is called "${name}" here; the players are ${this.names.join(', ')}`)
    return seat
  }

  /** JSON, a player, `absent`, or plain words. */
  value(text: string): unknown {
    if (text === 'absent') return undefined
    if (this.names.includes(text)) return this.names.indexOf(text)
    try {
      return JSON.parse(text) as unknown
    } catch {
      return text
    }
  }

  /** "path = value" */
  equation(line: Line, text: string): { readonly path: string; readonly value: unknown } {
    const at = text.indexOf(' = ')
    if (at <= 0) this.refuse(line.number, `"${text}" is not of the form "path = value"`)
    return { path: text.slice(0, at).trim(), value: this.value(text.slice(at + 3).trim()) }
  }

  /** "seat=Anna tiles=[3,7]" */
  fields(line: Line, text: string): { readonly [path: string]: unknown } {
    if (text.trim() === '') return {}
    const pairs = text.trim().split(/\s+(?=[\w.-]+=)/)
    return Object.fromEntries(
      pairs.map((pair): [string, unknown] => {
        const match = /^([\w.-]+)=(.+)$/.exec(pair)
        if (!match) return this.refuse(line.number, `"${pair}" is not of the form "field=value"`)
        return [match[1], this.value(match[2])]
      }),
    )
  }
}
