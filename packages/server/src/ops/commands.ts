/** The commands that run and keep a server: serve, backup, restore. Each gives the exit code. */
import { HELP, readConfig, UsageError } from '../config.ts'
import { startServer } from '../server.ts'
import { preferredLanguage, TEXTS } from '../text/index.ts'
import { backup, restore } from './backup.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Output {
  out(this: void, text: string): void
  err(this: void, text: string): void
}

async function reported(output: Output, run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    output.err(`waystation: ${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** Runs until it is told to stop by a signal. */
export function serve(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return reported(output, async () => {
    const config = readConfig(args, env)
    if (!config) {
      output.out(HELP)
      return 0
    }
    const server = await startServer(config)
    if (process.stdout.isTTY) output.out(`${TEXTS[preferredLanguage(env['LANG'])].open(server.url)}\n`)
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    await server.stop()
    return 0
  })
}

const BACKUP_HELP = `waystation backup <file> [--data-dir <folder>]: a consistent copy of the database, also while the server runs
waystation restore <file> [--data-dir <folder>]: puts a copy back; the server must not be running
`

function fileAndFolder(args: readonly string[], env: Environment): { file: string; dataDir: string } | null {
  const [file, ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args
  const config = readConfig(rest, env)
  if (!config) return null
  if (!file) throw new UsageError('name the file of the copy')
  if (config.databaseUrl !== null) throw new UsageError('a PostgreSQL database is copied with pg_dump and pg_restore')
  return { file, dataDir: config.dataDir }
}

export function backupCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return reported(output, async () => {
    const where = fileAndFolder(args, env)
    if (!where) {
      output.out(BACKUP_HELP)
      return 0
    }
    const { tables, lines } = await backup(where.dataDir, where.file)
    output.out(`${where.file}: ${tables} tables, ${lines} answers\n`)
    return 0
  })
}

export function restoreCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return reported(output, () => {
    const where = fileAndFolder(args, env)
    if (!where) {
      output.out(BACKUP_HELP)
      return Promise.resolve(0)
    }
    const { tables, lines, kept } = restore(where.dataDir, where.file)
    output.out(`restored ${tables} tables, ${lines} answers${kept === null ? '' : `; what was there is now ${kept}`}\n`)
    return Promise.resolve(0)
  })
}
