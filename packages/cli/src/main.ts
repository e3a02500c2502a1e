/** The program: the command, bound to this process. Started as a thread, it measures what it was started for. */
import { isMainThread } from 'node:worker_threads'
import { inThreads, serve } from './bench/measurer.ts'
import { waystation } from './cli.ts'

async function main(): Promise<void> {
  const { argv, env, stdin, stdout, stderr } = process
  // A reader that has seen enough, such as `head`, is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  const measurer = inThreads(new URL(import.meta.url))
  process.exitCode = await waystation(argv.slice(2), { env, stdin, stdout, stderr, measurer })
}

await (isMainThread ? main() : serve())
