/** What people see in place of a page: one sentence, and the way back. */
import type { Language } from '@waystation/kernel'
import type { ErrorCode } from '@waystation/protocol'
import { errorText, TEXTS } from '../text/index.ts'

export function page(language: Language, title: string, html: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${html}</html>`
}

export function errorPage(code: ErrorCode, language: Language): string {
  const { placeholder, home } = TEXTS[language]
  const { title } = placeholder
  return page(language, title, `<h1>${title}</h1><p>${errorText(code, language)}</p><p><a href="/">${home}</a></p>`)
}
