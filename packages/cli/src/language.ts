/** Which language to speak: asked for, else of this program, else of the machine, else English. */
import { LANGUAGES, type Language } from '@waystation/kernel'
import { UserError } from './errors.ts'
import { isLanguage, WORDS } from './text/words.ts'

export function chooseLanguage(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const usual = languageOf(env)
  const asked = askedLanguage(args)
  if (asked === undefined) return usual
  if (isLanguage(asked)) return asked
  throw new UserError(WORDS[usual].errors.badLanguage(asked, LANGUAGES.join(', ')))
}

/** LC_ALL and LC_MESSAGES go before LANG, as everywhere. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  for (const name of ['WAYSTATION_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG']) {
    const value = env[name]
    if (!value) continue
    const code = value.slice(0, 2).toLowerCase()
    return isLanguage(code) ? code : 'en'
  }
  return 'en'
}

/** Read before the command line is, since its help and errors are already in that language. */
function askedLanguage(args: readonly string[]): string | undefined {
  for (const [i, arg] of args.entries()) {
    if (arg === '--') return undefined
    if (arg === '--lang') return args[i + 1]
    if (arg.startsWith('--lang=')) return arg.slice('--lang='.length)
  }
  return undefined
}
