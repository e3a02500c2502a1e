import { LANGUAGES, type Language } from '@waystation/kernel'
import type { ErrorCode, Held } from '@waystation/protocol'
import { typeset } from '@waystation/wording'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { HeldCode, ServerText } from './types.ts'

export const TEXTS: { readonly [language in Language]: ServerText } = { en, fr: typeset('fr', fr) }

export function errorText(code: ErrorCode, language: Language): string {
  return TEXTS[language].errors[code]
}

/** Until when and why, for those to whom something is forbidden. Their own clocks are not known here: the time is that of Greenwich. */
export function heldText(code: HeldCode, { until, reason }: Held, language: Language): string {
  const { held } = TEXTS[language]
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  const moment = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(until)
  const words = held[code](`${moment} UTC`)
  return reason === '' ? words : `${words} ${held.reason(reason)}`
}

/** The language of a terminal: that of this program, else of the machine, else English. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const value = ['WAYSTATION_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => env[name]).find((text) => text)
  return preferredLanguage(value)
}

/** The first language of an Accept-Language header that we speak. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',', 20)) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    const known = LANGUAGES.find((language) => language === tag)
    if (known) return known
  }
  return 'en'
}
