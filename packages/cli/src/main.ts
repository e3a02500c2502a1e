/** The program: the command, bound to this process. Started as a thread, it does what it was started for. */
import { isMainThread, workerData } from 'node:worker_threads'
import { type ArenaJob, crewOf, playPairings } from './arena/crew.ts'
import { inThreads, type MeasuringJob, serve } from './bench/measurer.ts'
import { waystation } from './cli.ts'

async function main(): Promise<void> {
  const { argv, env, stdin, stdout, stderr } = process
  // A reader that has seen enough, such as `head`, is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  const program = new URL(import.meta.url)
  const threads = { measurer: inThreads(program), crew: crewOf(program) }
  process.exitCode = await waystation(argv.slice(2), { env, stdin, stdout, stderr, ...threads })
}

async function help(): Promise<void> {
  const job = workerData as ArenaJob | MeasuringJob
  if (job.do === 'arena') playPairings(job)
  else await serve(job)
}

await (isMainThread ? main() : help())
