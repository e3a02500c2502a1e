/** Answers at the poker table: by card. */
import type { OptionOf } from '@waystation/kernel'
import { CARD_KINDS } from '../data/objectives.ts'
import { type CardId, cardId } from './cards.ts'

export type LayOption = OptionOf<'lay'> & { readonly card: CardId; readonly index: number }

export const LAY: readonly LayOption[] = Array.from({ length: CARD_KINDS }, (_, index) =>
  Object.freeze({ id: `lay ${cardId(index)}`, do: 'lay', card: cardId(index), index }),
)
