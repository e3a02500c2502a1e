/** What to choose once something is picked: the roads to a place differ in their fees, the prices of cattle in the cowboys they need. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { GameUi } from '../../adapter.ts'
import { boardWords } from './text/words.ts'

export const next: NonNullable<GameUi<GreatWesternTrail>['next']> = (lit, language) => {
  const words = boardWords(language).next
  const kinds = new Set([...lit].map((target) => target.split(' ', 1)[0]))
  const [kind, ...others] = kinds
  if (others.length > 0) return null
  if (kind === 'branch') return words.branch
  return kind === 'price' ? words.price : null
}
