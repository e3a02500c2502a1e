/** A person at a terminal: what is shown to them, and the lines they type when asked. */
import { PassThrough } from 'node:stream'
import type { Language } from '@waystation/kernel'
import { ALONE } from '../src/arena/crew.ts'
import { HERE } from '../src/bench/measurer.ts'
import type { Context } from '../src/context.ts'
import { PLAIN } from '../src/io/paint.ts'
import { WORDS } from '../src/text/words.ts'

export const CLEARED = '<cleared>'

export interface Person {
  readonly context: Context
  /** Everything shown so far; a cleared screen leaves a mark. */
  shown(): string
  /** What is on the screen since it was last cleared. */
  screens(): readonly string[]
  results: object[]
}

export function person(lines: readonly string[], language: Language = 'en', interactive = true): Person {
  let text = ''
  const typed = [...lines]
  const results: object[] = []
  const out = {
    stream: new PassThrough(),
    paint: PLAIN,
    width: 80,
    isTerminal: interactive,
    line: (more = '') => void (text += `${more}\n`),
    lines: (more: readonly string[]) => void (text += more.map((line) => `${line}\n`).join('')),
    write: (more: string) => void (text += more),
    clear: () => void (text += CLEARED),
  }
  const input = {
    interactive,
    ask: (prompt: string): Promise<string | null> => {
      const line = typed.shift() ?? null
      text += `${prompt}${line ?? ''}\n`
      return Promise.resolve(line)
    },
    close: () => {},
  }
  const context = {
    language,
    words: WORDS[language],
    out,
    err: out,
    input,
    measurer: HERE,
    crew: ALONE,
    result: (value: object) => void results.push(value),
  }
  return { context, shown: () => text, screens: () => text.split(CLEARED), results }
}
