/** Lines from a person or a pipe, one at a time, in order, none lost. What a pipe says is echoed, so that it reads as a game. */
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Output } from './output.ts'

export interface Input {
  /** Somebody is table there. */
  readonly interactive: boolean
  /** The next line; null when there are no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

export interface LineSource extends Readable {
  readonly isTTY?: boolean
}

export class LineInput implements Input {
  readonly interactive: boolean
  private readonly source: LineSource
  private readonly output: Output
  private reader: Interface | null = null
  private readonly waiting: ((line: string | null) => void)[] = []
  private readonly ready: string[] = []
  private ended = false

  constructor(source: LineSource, output: Output) {
    this.source = source
    this.output = output
    this.interactive = source.isTTY === true && output.isTerminal
  }

  async ask(prompt: string): Promise<string | null> {
    const reader = this.open()
    if (this.interactive && !this.ended) {
      reader.setPrompt(prompt)
      reader.prompt()
      const typed = await this.next()
      if (typed === null) this.output.line()
      return typed
    }
    this.output.write(prompt)
    const line = await this.next()
    this.output.line(line ?? '')
    return line
  }

  close(): void {
    this.reader?.close()
    this.source.pause()
  }

  private next(): Promise<string | null> {
    const line = this.ready.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.ended) return Promise.resolve(null)
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** Only once something is asked: a command that asks nothing must not wait for its input to end. */
  private open(): Interface {
    if (this.reader) return this.reader
    const reader = this.interactive
      ? createInterface({ input: this.source, output: this.output.stream, terminal: true })
      : createInterface({ input: this.source, terminal: false })
    reader.on('SIGINT', () => reader.close())
    reader.on('line', (line) => {
      const first = this.waiting.shift()
      if (first) first(line)
      else this.ready.push(line)
    })
    reader.on('close', () => {
      this.ended = true
      for (const resolve of this.waiting.splice(0)) resolve(null)
    })
    this.reader = reader
    return reader
  }
}
