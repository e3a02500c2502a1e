/** Rows, and cards in them. */
import type { ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr } from '@waystation/wording'
import type { CardId } from '../../options.ts'
import type { Reader } from '../zones.ts'

export const row = (label: string, items: readonly ZoneItem[]): ZoneRow => ({ label, items })

/** Cards of one face together. */
export function cardItems({ words, say }: Reader, cards: readonly CardId[], own = false): readonly ZoneItem[] {
  const faces = [...new Set(cards)]
  const items = faces.map((id): ZoneItem => {
    const count = cards.filter((card) => card === id).length
    const target = id.startsWith('objective') ? { target: `objective ${id}` } : {}
    return { text: words.zones.copies(count, say.card(id)), component: id, ...(own ? target : {}) }
  })
  return itemsOr(items, { text: words.zones.none })
}
