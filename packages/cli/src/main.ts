/** The `waystation` command. */
import { Refusal, type Language } from '@waystation/kernel'
import { CommanderError } from 'commander'
import { menu } from './commands/menu.ts'
import type { Context, ExitCode } from './context.ts'
import { EXIT, UserError } from './errors.ts'
import { LineInput } from './io/input.ts'
import { type Output, outputTo } from './io/output.ts'
import { chooseLanguage, languageOf } from './language.ts'
import { buildProgram } from './program.ts'
import { wordRefusal } from './refusals.ts'
import { WORDS, type Words } from './text/words.ts'
import { isPlainExit, wordUsageError } from './usage-errors.ts'

const { argv, env, stdin, stdout, stderr } = process
const err = outputTo(stderr, env)

/** Words for people, and who answers them; with `--json` they leave stdout alone. */
function stageFor(json: boolean): { readonly out: Output; readonly input: LineInput } {
  const out = outputTo(json ? stderr : stdout, env)
  return { out, input: new LineInput(stdin, out) }
}

async function run(args: readonly string[], language: Language): Promise<ExitCode> {
  const words = WORDS[language]
  const spoken = stageFor(args.includes('--json'))
  const context = (inLanguage: Language): Context => ({
    language: inLanguage,
    words: WORDS[inLanguage],
    ...spoken,
    err,
    result: (value) => void stdout.write(`${JSON.stringify(value)}\n`),
  })
  let code: ExitCode = 0
  const program = buildProgram({
    words,
    out: outputTo(stdout, env),
    context: () => context(language),
    ended: (ending) => (code = ending),
  })
  try {
    if (asksForMenu(args)) return await menu({ context, showHelp: () => program.outputHelp() }, language)
    await program.parseAsync(args, { from: 'user' })
    return code
  } finally {
    spoken.input.close()
  }
}

/** Nothing but, perhaps, a language. */
function asksForMenu(args: readonly string[]): boolean {
  return args.length === 0 || (args.length === 2 && args[0] === '--lang') || /^--lang=\S+$/.test(args.join('\n'))
}

/** One line for what a person can mend; everything else is ours and shows where it happened. */
function report(error: unknown, words: Words): ExitCode {
  if (error instanceof CommanderError && isPlainExit(error)) return 0
  const line = messageOf(error, words)
  if (line !== null) {
    err.line(words.errors.line(line.replace(/\s*\n\s*/g, ' ')))
    return EXIT.usage
  }
  err.line(error instanceof Error ? (error.stack ?? error.message) : String(error))
  err.line(words.errors.internal)
  return EXIT.failed
}

function messageOf(error: unknown, words: Words): string | null {
  if (error instanceof UserError) return error.message
  if (error instanceof Refusal) return wordRefusal(error, words)
  if (error instanceof CommanderError) return words.errors.seeHelp(wordUsageError(error, words), 'waystation')
  return null
}

// A reader that has seen enough, such as `head`, is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  const args = argv.slice(2)
  const language = chooseLanguage(args, env)
  process.exitCode = await run(args, language).catch((error: unknown) => report(error, WORDS[language]))
} catch (error) {
  process.exitCode = report(error, WORDS[languageOf(env)])
}
