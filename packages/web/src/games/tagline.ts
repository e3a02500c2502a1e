/** The short line on a box. */
import type { CatalogEntry } from '@waystation/catalog'
import { typeset } from '@waystation/wording'
import { language } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import { webGameOf } from './index.ts'

/** What the web says of a game, at once; else what the game's own texts say, once they are there. */
export function useTagline({ id, texts }: CatalogEntry): string {
  const spoken = language()
  const short = webGameOf(id).tagline?.[spoken]
  const own = useLoaded(async () => (short === undefined ? (await texts[spoken]()).tagline : ''), [id, spoken])
  if (short !== undefined) return typeset(spoken, short)
  return own.state === 'ready' ? own.value : ''
}
