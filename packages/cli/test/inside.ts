/** Runs the command inside the test's own process: as the program does, without its start-up time. */
import { PassThrough, Writable } from 'node:stream'
import { ALONE } from '../src/arena/crew.ts'
import { HERE } from '../src/bench/measurer.ts'
import { waystation as command } from '../src/cli.ts'
import type { Finished, Given } from './process.ts'

class Collector extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8')
    done()
  }
}

export async function inside(args: readonly string[], given: Given = {}): Promise<Finished> {
  const stdin = new PassThrough()
  stdin.end((given.lines ?? []).map((line) => `${line}\n`).join(''))
  const stdout = new Collector()
  const stderr = new Collector()
  const code = await command(args, { env: { ...given.env }, stdin, stdout, stderr, measurer: HERE, crew: ALONE })
  return { code, stdout: stdout.text, stderr: stderr.text }
}
