/** A player's board and cards, as everyone sees them. */
import type { Seat, Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr } from '@waystation/wording'
import type { Counted } from '../../view/counted.ts'
import { isWorkerCard, CARD_IDS, type CardId, type WorkerId } from '../../data/cards.ts'
import type { PlayerView } from '../../view.ts'
import type { Words } from '../words.ts'
import type { Say } from '../phrases.ts'
import type { Writer } from '../zones.ts'

const isWorker = (id: CardId): id is WorkerId => isWorkerCard(CARD_IDS.indexOf(id))

export const cardName = (say: Say, id: CardId): string => (isWorker(id) ? say.worker(id) : say.breed(id))

export function countedItems(cards: readonly Counted<CardId>[], words: Words, say: Say): readonly ZoneItem[] {
  return itemsOr(
    cards.map(({ id, count }) => ({ text: words.zones.stack(cardName(say, id), count), component: id })),
    { text: words.zones.none },
  )
}

export function playerZone({ view, names, words, say }: Writer, player: PlayerView, seat: Seat): Zone {
  const { zones: z } = words
  const own = view.seat === seat
  const rows: ZoneRow[] = [
    { label: z.purse, items: purse(player, words) },
    { label: z.limits, items: [{ text: z.moveLimit(player.moveLimit) }, { text: z.handLimit(player.handLimit) }] },
    {
      label: z.staff,
      items: player.workers.map(({ id, count }) => ({
        text: z.stack(say.worker(id), count),
        component: id,
        ...(own ? { target: `bonus ${id}` } : {}),
      })),
    },
    {
      label: z.cards,
      items: [
        { text: z.inHand(player.handSize), component: 'hand' },
        { text: z.inPile(player.pileSize), component: 'draw-pile' },
      ],
    },
    { label: z.discard, items: countedItems(player.discard, words, say) },
    { label: z.herd, items: countedItems(player.herd, words, say) },
    ...tileRows(player, words, say),
    {
      label: z.discs,
      items: itemsOr(
        player.discs.map((id) => ({ text: say.disc(id), component: id, ...(own ? { target: `disc ${id}` } : {}) })),
        { text: z.none },
      ),
    },
  ]
  return { id: `player ${seat}`, kind: 'player', title: names(seat), owner: seat, rows }
}

function purse(player: PlayerView, words: Words): ZoneItem[] {
  const { zones: z } = words
  return [
    { text: z.money(words.money(player.money)), component: 'money' },
    { text: z.tokens(player.tokens), component: 'exchange-token' },
    { text: z.certificates(player.certificates), component: 'certificate' },
    { text: z.permanent(player.permanentCertificates), component: 'permanent-certificate' },
    ...(player.duplicates === 0 ? [] : [{ text: z.duplicates(player.duplicates) }]),
  ]
}

/** Rows that appear once there is something in them. */
function tileRows(player: PlayerView, words: Words, say: Say): ZoneRow[] {
  const { zones: z } = words
  const tiles = (ids: PlayerView['objectives'] | PlayerView['bonuses']): ZoneItem[] =>
    ids.map((id) => ({ text: say.tile(id), component: id }))
  const rows: ZoneRow[] = [
    { label: z.objectives, items: tiles(player.objectives) },
    { label: z.bonuses, items: tiles(player.bonuses) },
    { label: z.lastHand, items: player.lastHand.map((id) => ({ text: say.breed(id), component: id })) },
    { label: z.removed, items: player.removed.map((id) => ({ text: say.breed(id), component: 'reject-pile' })) },
  ]
  return rows.filter(({ items }) => items.length > 0)
}
