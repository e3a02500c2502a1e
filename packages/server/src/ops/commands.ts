/** The commands that run and keep a server: serve, backup, restore, stats, rate, unlock, admin. Each gives the exit code. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@waystation/kernel'
import { DEFAULTS, readConfig, type ServerConfig } from '../config.ts'
import { lifetimeTexts } from '../retention/lifetimes.ts'
import { startServer } from '../server.ts'
import { DATABASE_FILE, openStorage } from '../storage/open.ts'
import { TEXTS, terminalLanguage } from '../text/index.ts'
import type { CommandText } from '../text/types.ts'
import { ACTS_BY_NAME } from './admin.ts'
import { readAdmin } from './admin-request.ts'
import { backup, restore } from './backup.ts'
import { Problem, UsageError } from './problem.ts'
import { stats } from './stats.ts'
import { statsReport } from './stats-report.ts'
import { unlock } from './unlock.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Output {
  out(this: void, text: string): void
  err(this: void, text: string): void
}

interface Terminal {
  readonly words: CommandText
  readonly language: Language
  /** One line. */
  say(text: string): void
}

async function command(
  args: readonly string[],
  env: Environment,
  output: Output,
  run: (terminal: Terminal) => Promise<void>,
): Promise<number> {
  let words = TEXTS[terminalLanguage(env)].commands
  try {
    const language = languageFor(args, env)
    words = TEXTS[language].commands
    await run({ words, language, say: (text) => output.out(text.endsWith('\n') ? text : `${text}\n`) })
    return 0
  } catch (error) {
    const problem = lacksNative(error) ? words.problems.noNative('better-sqlite3') : messageOf(error, words)
    output.err(`${words.error(problem)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

function messageOf(error: unknown, { problems }: CommandText): string {
  if (error instanceof Problem) return error.say(problems)
  return error instanceof Error ? error.message : String(error)
}

/** Its binary was never made, as when npm runs no install scripts, or was made for another version of Node. */
function lacksNative(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.startsWith('Could not locate the bindings file') || nodeCode(error) === 'ERR_DLOPEN_FAILED'
}

function nodeCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

/** Read before everything else, since what follows is said in that language. */
function languageFor(args: readonly string[], env: Environment): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return terminalLanguage(env)
  const asked = args[at].startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1]
  if (asked === undefined) throw new UsageError((say) => say.missingValue('--lang'))
  const language = LANGUAGES.find((known) => known === asked)
  if (!language) throw new UsageError((say) => say.badLanguage(asked, LANGUAGES))
  return language
}

/** Runs until it is told to stop by a signal. */
export function serve(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, say }) => {
    const config = readConfig(args, env)
    if (!config) {
      say(words.serveHelp({ ...DEFAULTS, lifetimes: lifetimeTexts(DEFAULTS.retention) }))
      return
    }
    const server = await startServer(config).catch((error: unknown) => {
      throw startProblem(error, config)
    })
    if (process.stdout.isTTY) say(words.open(server.url))
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    await server.stop()
  })
}

/** What usually keeps a server from starting, said so that it can be mended. */
function startProblem(error: unknown, { host, port, dataDir, databaseUrl }: ServerConfig): unknown {
  switch (nodeCode(error)) {
    case 'EADDRINUSE':
      return new Problem((say) => say.portInUse(`${host}:${port}`), error)
    case 'EACCES':
      return new Problem((say) => say.notPermitted(port < 1024 ? `${host}:${port}` : dataDir), error)
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return databaseUrl === null ? error : new Problem((say) => say.databaseAway(), error)
    default:
      return error
  }
}

/** What the command is about comes before its options. */
function named(args: readonly string[]): readonly [name: string, ...options: string[]] {
  const [name = '', ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args
  return [name, ...rest]
}

function fileAndFolder(args: readonly string[], env: Environment): { file: string; dataDir: string } | null {
  const [file, ...rest] = named(args)
  const config = readConfig(rest, env)
  if (!config) return null
  if (!file) throw new UsageError((say) => say.noCopyNamed())
  if (config.databaseUrl !== null) throw new UsageError((say) => say.usePostgresTools())
  return { file, dataDir: config.dataDir }
}

export function backupCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, say }) => {
    const where = fileAndFolder(args, env)
    say(where ? words.copied(where.file, await backup(where.dataDir, where.file)) : words.copyHelp)
  })
}

/** Reads only, beside a running server too. */
export function statsCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, say }) => {
    const config = readConfig(
      args.filter((arg) => arg !== '--json'),
      env,
    )
    if (!config) {
      say(words.stats.help)
      return
    }
    const found = await stats(config, Date.now()).catch((error: unknown) => {
      throw startProblem(error, config)
    })
    const { retention } = config
    if (args.includes('--json')) say(JSON.stringify({ ...found, lifetimes: lifetimeTexts(retention) }))
    else say(statsReport(found, retention, words))
  })
}

/** Makes ratings and figures anew from the results, also beside a running server; `--annul` takes one game out first. */
export function rateCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, say }) => {
    const { asked, rest } = askedToRate(args)
    const config = readConfig(rest, env)
    if (!config) {
      say(words.rate.help)
      return
    }
    const storage = await openStorage(config).catch((error: unknown) => {
      throw startProblem(error, config)
    })
    try {
      if (asked !== null && !(await storage.results.annul(asked, Date.now())))
        throw new Problem((p) => p.noResult(asked))
      const games = asked === null ? await storage.results.games() : await storage.results.stale()
      for (const game of games) say(words.rate.made(game, await storage.results.rebuild(game)))
    } finally {
      await storage.close()
    }
  })
}

/** The table whose result is annulled, null for `--all`; and what is left for the configuration. */
function askedToRate(args: readonly string[]): { asked: string | null; rest: readonly string[] } {
  if (args.includes('--help')) return { asked: null, rest: args }
  const at = args.indexOf('--annul')
  if (at < 0) {
    if (!args.includes('--all')) throw new UsageError((say) => say.rateWhat())
    return { asked: null, rest: args.filter((arg) => arg !== '--all') }
  }
  const asked = args.at(at + 1)
  if (asked === undefined) throw new UsageError((say) => say.missingValue('--annul'))
  return { asked, rest: [...args.slice(0, at), ...args.slice(at + 2)] }
}

export function restoreCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, ({ words, say }) => {
    const where = fileAndFolder(args, env)
    if (!where) say(words.copyHelp)
    else {
      const { kept, ...counts } = restore(where.dataDir, where.file)
      say(words.restored(counts, kept))
    }
    return Promise.resolve()
  })
}

/** The last resort of somebody who has lost every way in: whoever runs the house vouches for them. */
export function unlockCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, say }) => {
    const [name, ...rest] = named(args)
    const config = readConfig(rest, env)
    if (!config) {
      say(words.unlockHelp)
      return
    }
    if (name === '') throw new UsageError((problems) => problems.noNameGiven())
    const { link, minutes } = await unlock(config, name, Date.now()).catch((error: unknown) => {
      throw startProblem(error, config)
    })
    say(words.unlocked(name, link, minutes))
  })
}

/** Keeping house, whether or not a server runs. */
export function adminCommand(args: readonly string[], env: Environment, output: Output): Promise<number> {
  return command(args, env, output, async ({ words, language, say }) => {
    const read = readAdmin(args, language)
    if (!read) return say(words.admin.help)
    const { request, rest } = read
    const act = Object.hasOwn(ACTS_BY_NAME, request.what) ? ACTS_BY_NAME[request.what] : undefined
    if (!act) throw new UsageError((problems) => problems.adminWhat())
    const config = readConfig(rest, env)
    if (!config) return
    const { dataDir, databaseUrl } = config
    if (databaseUrl === null && !existsSync(join(dataDir, DATABASE_FILE)))
      throw new Problem((problems) => problems.noDatabase(dataDir))
    const storage = await openStorage(config).catch((error: unknown) => {
      throw startProblem(error, config)
    })
    const tell = (value: unknown, lines: readonly string[]): void => {
      if (request.json) say(JSON.stringify(value))
      else say(lines.length === 0 ? words.admin.none : lines.join('\n'))
    }
    try {
      await act({ storage, words: words.admin, request, now: Date.now(), say, tell })
    } finally {
      await storage.close()
    }
  })
}
