/** The `waystation` command, from its arguments to its exit code. */
import type { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { Refusal, type Language } from '@waystation/kernel'
import { CommanderError } from 'commander'
import type { Crew } from './arena/crew.ts'
import type { Measurer } from './bench/measurer.ts'
import { menu } from './commands/menu.ts'
import type { Context, ExitCode } from './context.ts'
import { EXIT, UserError } from './errors.ts'
import { LineInput, type LineSource } from './io/input.ts'
import { type Output, outputTo } from './io/output.ts'
import { chooseLanguage, languageOf } from './language.ts'
import { buildProgram } from './program.ts'
import { wordRefusal } from './refusals.ts'
import { WORDS, type Words } from './text/words.ts'
import { isPlainExit, wordUsageError } from './usage-errors.ts'

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly stdin: LineSource
  readonly stdout: Writable
  readonly stderr: Writable
  readonly measurer: Measurer
  readonly crew: Crew
}

export async function waystation(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const err = outputTo(around.stderr, around.env)
  let words = WORDS[languageOf(around.env)]
  try {
    const language = chooseLanguage(args, around.env)
    words = WORDS[language]
    return await run(args, language, around, err)
  } catch (error) {
    return report(error, words, err)
  }
}

async function run(args: readonly string[], language: Language, around: Surroundings, err: Output): Promise<ExitCode> {
  const { env, stdin, stdout, measurer, crew } = around
  const plain = outputTo(stdout, env)
  // With --json, words for people leave stdout alone.
  const out = args.includes('--json') ? err : plain
  const input = new LineInput(stdin, out)
  const context = (inLanguage: Language): Context => ({
    language: inLanguage,
    words: WORDS[inLanguage],
    out,
    err,
    input,
    measurer,
    crew,
    result: (value) => plain.line(JSON.stringify(value)),
  })
  let code: ExitCode = 0
  const program = buildProgram({
    words: WORDS[language],
    out: plain,
    context: () => context(language),
    ended: (ending) => (code = ending),
  })
  try {
    if (asksForMenu(args)) return await menu({ context, showHelp: () => program.outputHelp() }, language)
    await program.parseAsync(args, { from: 'user' })
    return code
  } finally {
    input.close()
  }
}

/** Nothing but, perhaps, a language. */
function asksForMenu(args: readonly string[]): boolean {
  const [first, ...rest] = args
  if (first === undefined) return true
  return first === '--lang' ? rest.length === 1 : first.startsWith('--lang=') && rest.length === 0
}

/** One line for what a person can mend; everything else is ours and shows where it happened. */
function report(error: unknown, words: Words, err: Output): ExitCode {
  if (error instanceof CommanderError && isPlainExit(error)) return 0
  const line = messageOf(error, words)
  if (line !== null) {
    err.line(words.errors.line(line.replace(/\s*\n\s*/g, ' ')))
    return EXIT.usage
  }
  err.line(inspect(error))
  err.line(words.errors.internal)
  return EXIT.failed
}

function messageOf(error: unknown, words: Words): string | null {
  if (error instanceof UserError) return error.message
  if (error instanceof Refusal) return wordRefusal(error, words)
  if (error instanceof CommanderError) return words.errors.seeHelp(wordUsageError(error, words), 'waystation')
  return null
}
