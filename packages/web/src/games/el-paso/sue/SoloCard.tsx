/** A card of Sue's deck: steps above, what she does below. */
import { SOLO_CARDS, type SoloAction, type SoloCardId, type View } from '@waystation/el-paso'
import { Lettering } from '../../../art/Lettering.tsx'
import { BuildSign, StepsSign, TrainSign } from '../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { MarketSign } from '../glyphs/glyph.tsx'

const INK = 'var(--piece-ink)'

/** Steps as they are now: a number, or one for each of her workers of a type. */
export function stepsOf(card: SoloCardId, view: View): number {
  const { steps } = SOLO_CARDS.find(({ id }) => id === card) ?? SOLO_CARDS[0]
  return typeof steps === 'number' ? steps : (view.sue?.workers.find(({ id }) => id === steps)?.count ?? 0)
}

function Draw({ count }: { readonly count: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          x={-6 + (i - (count - 1) / 2) * 7}
          y="-8.5"
          width="12"
          height="17"
          rx="2"
          fill="#8fb8b0"
          stroke={INK}
          stroke-width="1.1"
        />
      ))}
      <Lettering y={4.6} size={12.5} halo="#e8f2ee">
        {`+${count}`}
      </Lettering>
    </g>
  )
}

export function ActionSign({ action }: { readonly action: SoloAction }) {
  switch (action) {
    case 'market':
      return <MarketSign size={20} />
    case 'train':
      return <TrainSign size={18} />
    case 'build':
      return <BuildSign size={19} />
    case 'best-of-three':
      return (
        <g transform="scale(.62)">
          <g transform="translate(-20 0)">
            <MarketSign size={20} />
          </g>
          <TrainSign size={18} />
          <g transform="translate(21 0)">
            <BuildSign size={18} />
          </g>
        </g>
      )
    case 'draw-1':
      return <Draw count={1} />
    case 'draw-2':
      return <Draw count={2} />
  }
}

export function SoloCard({ card, view }: { readonly card: SoloCardId; readonly view: View }) {
  const facts = SOLO_CARDS.find(({ id }) => id === card) ?? SOLO_CARDS[0]
  const ground = facts.deck === 'B' ? '#e9b7a2' : '#bfdcd4'
  return (
    <svg class="solo-card" viewBox="0 0 40 56" aria-hidden="true">
      <rect x="1" y="1" width="38" height="54" rx="4.5" fill="var(--tile-paper)" stroke={INK} stroke-width="1.6" />
      <rect x="3.4" y="3.4" width="33.2" height="27" rx="3" fill={ground} />
      <g transform="translate(20 17)">
        <StepsSign size={24}>{stepsOf(card, view)}</StepsSign>
      </g>
      {typeof facts.steps !== 'number' && (
        <g transform="translate(32 9)">
          <WorkerChip look={facts.steps} r={6.6} />
        </g>
      )}
      <g transform="translate(20 42)">
        <ActionSign action={facts.action} />
      </g>
    </svg>
  )
}
