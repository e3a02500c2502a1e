/** Cards as they lie on the poker table, centred on the origin and 15 high: backs, or faces with their breeding value. */
import { BREEDS, type CardId, CATTLE } from '@waystation/great-western-trail'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Pennant } from '../../../art/pieces/signs.tsx'

const INK = 'var(--piece-ink)'

export const CardBack = () => (
  <g>
    <rect x="-5" y="-7.5" width="10" height="15" rx="1.6" fill="#7b3a24" stroke={INK} stroke-width="0.9" />
    <rect x="-3.4" y="-5.9" width="6.8" height="11.8" rx="0.8" fill="none" stroke="#e8c98a" stroke-width="0.6" />
    <path d="M-3.4-5.9L3.4 5.9M3.4-5.9L-3.4 5.9" stroke="#e8c98a" stroke-width="0.5" />
  </g>
)

const cattle = (card: CardId) => CATTLE.find(({ id }) => id === card)

/** Objective cards are worth nothing here. */
export const valueOf = (card: CardId): number => BREEDS.find(({ id }) => id === cattle(card)?.breed)?.value ?? 0

export function CardFace({ card }: { readonly card: CardId }) {
  const breed = cattle(card)?.breed
  return (
    <g>
      <rect x="-5" y="-7.5" width="10" height="15" rx="1.6" fill="var(--tile-paper)" stroke={INK} stroke-width="0.9" />
      <g transform="translate(0 2.2)">
        {breed === undefined ? <Pennant size={8} /> : <BreedChip breed={breed} height={8.6} />}
      </g>
      <Lettering y={-2.6} size={5.4}>
        {valueOf(card)}
      </Lettering>
    </g>
  )
}
