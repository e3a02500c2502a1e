/** Where words go. With `--json` the words of a game go to stderr, so that stdout holds one object and nothing else. */
import type { Writable } from 'node:stream'
import { type Paint, paintFor } from './paint.ts'

const DEFAULT_WIDTH = 80
const NARROWEST = 40

interface Stream extends Writable {
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Output {
  readonly stream: Writable
  readonly paint: Paint
  /** Columns of the terminal. */
  readonly width: number
  readonly isTerminal: boolean
  line(text?: string): void
  lines(texts: readonly string[]): void
  /** Without a line break, for prompts. */
  write(text: string): void
  clear(): void
}

export function outputTo(stream: Stream, env: NodeJS.ProcessEnv): Output {
  const isTerminal = stream.isTTY === true
  const write = (text: string): void => void stream.write(text)
  return {
    stream,
    paint: paintFor(isTerminal, env),
    get width() {
      return Math.max(NARROWEST, stream.columns || Number(env['COLUMNS']) || DEFAULT_WIDTH)
    },
    isTerminal,
    line: (text = '') => write(`${text}\n`),
    lines: (texts) => write(texts.map((text) => `${text}\n`).join('')),
    write,
    clear: () => {
      if (isTerminal) write('\u001b[2J\u001b[3J\u001b[H')
    },
  }
}
