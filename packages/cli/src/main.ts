/** The program: the command, bound to this process. */
import { waystation } from './cli.ts'

const { argv, env, stdin, stdout, stderr } = process

// A reader that has seen enough, such as `head`, is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await waystation(argv.slice(2), { env, stdin, stdout, stderr })
