/** Sue: everything she has, and her score so far. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr } from '@waystation/wording'
import type { SueView } from '../../view/sue.ts'
import { soloWords } from '../phrases/solo.ts'
import type { Writer } from '../zones.ts'
import { cardName, countedItems } from './player.ts'

export function sueZone({ words, say }: Writer, sue: SueView): Zone {
  const { zones: z } = words
  const tiles = [...sue.objectives, ...sue.bonuses].map((id): ZoneItem => ({ text: say.tile(id), component: id }))
  const drawn = sue.drawn.map((id): ZoneItem => ({ text: cardName(say, id), component: id }))
  const none = { text: z.none }
  const solo = (ids: SueView['deck']): readonly ZoneItem[] =>
    itemsOr(
      ids.map((id) => ({ text: soloWords(words).card(id), component: id })),
      none,
    )
  const workers = sue.workers.map(
    ({ id, count }): ZoneItem => ({ text: z.stack(say.worker(id), count), component: id }),
  )
  const rows: ZoneRow[] = [
    { label: z.sueScore, items: [{ text: words.points(sue.total), component: 'sue' }, ...scoreItems(sue)] },
    { label: z.strategy, items: [...workers, { text: z.wilds(sue.wilds), component: 'wild' }] },
    { label: z.cattle, items: countedItems(sue.cattle, words, say) },
    { label: z.tiles, items: itemsOr(tiles, none) },
    { label: z.sueDiscs, items: [{ text: z.reserve(sue.reserve) }] },
    { label: z.supply, items: countedItems(sue.supply, words, say) },
    { label: z.drawn, items: itemsOr(drawn, none) },
    { label: z.deck, items: solo(sue.deck) },
    { label: z.played, items: solo(sue.discard) },
  ]
  return { id: 'sue', kind: 'player', title: z.sue, rows }

  function scoreItems({ scores }: SueView): ZoneItem[] {
    return scores.map(({ category, points }) => ({ text: words.scored(words.categories[category], points) }))
  }
}
