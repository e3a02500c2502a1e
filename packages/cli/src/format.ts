/** Numbers as people of a language write them. */
import type { Language } from '@waystation/kernel'

export function formatNumber(value: number, language: Language, digits = 0): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** For comparing what people type: no case, no accents, no double spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
