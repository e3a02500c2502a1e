/** One letter out of what is to be told: one notice as it is, several gathered. */
import { createHash } from 'node:crypto'
import type { Language } from '@waystation/kernel'
import { TEXTS } from '../text/index.ts'
import { HOME } from './links.ts'
import type { Item, Letter } from './types.ts'

/** So many are listed where there is little room. */
const LISTED = 10

/** `parcels`: the names of what is in it, which make its own. */
export function letterOf(items: readonly Item[], parcels: readonly string[], language: Language): Letter {
  const id = createHash('sha256')
    .update([...parcels].sort().join())
    .digest('hex')
    .slice(0, 32)
  const title = items.length === 1 ? items[0].title : TEXTS[language].notices.several(items.length)
  return { id, title, items, language }
}

/** What there is room for in a chat or on a screen, and words for the rest; null: there is none. */
export function shortened({ items, language }: Letter): {
  readonly items: readonly Item[]
  readonly more: string | null
} {
  const rest = items.length - LISTED
  return { items: items.slice(0, LISTED), more: rest > 0 ? TEXTS[language].notices.more(rest) : null }
}

/** To see whether a channel leads anywhere. */
export function trialLetter(id: string, language: Language): Letter {
  const { title, body } = TEXTS[language].notices.trial
  return { id, title, items: [{ kind: null, table: null, path: HOME, title, body }], language }
}
