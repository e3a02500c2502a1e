/** The cattle market: a stack for each kind, a row for each breeding value, and under it the ways to pay. */
import { CATTLE, BREEDS, type CattleCardId, PURCHASES, type View } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { BREED_LOOKS } from '../../../art/cow/breeds.ts'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count } from '../../../art/pieces/paper.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { MARKET_CARDS } from '../layout/markets.ts'
import type { MarketsLayout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'
import { Head, LEAST, Rosette, Sheet } from './marks.tsx'

/** What is printed on a card. */
export function cattleFace(id: CattleCardId) {
  const { breed, vp } = CATTLE.find((card) => card.id === id) ?? CATTLE[0]
  const value = BREEDS.find((each) => each.id === breed)?.value ?? 0
  return { breed, value, points: vp }
}

interface CattleMarketProps {
  readonly view: View
  readonly markets: MarketsLayout
  readonly words: BoardWords
}

export function CattleMarket({ view, markets: { cattle, stacks, prices, cattleDeck }, words }: CattleMarketProps) {
  return (
    <g>
      <Sheet {...cattle} fill="var(--gw-corral)" />
      <Head
        x={cattle.x}
        y={cattle.y}
        width={cattle.width}
        height={cattleDeck.height - 2}
        aside={words.deck(view.marketDeck)}
      >
        {words.cattle}
      </Head>
      {MARKET_CARDS.map((id) => {
        const rect = stacks[id]
        if (rect === undefined) return null
        const count = view.market.find(({ card }) => card === id)?.count ?? 0
        return <Stack key={id} id={id} rect={rect} count={count} />
      })}
      {PURCHASES.map(({ id, cowboys, money, cards }) => (
        <Way
          key={id}
          rect={prices[id]}
          cowboys={cowboys}
          price={cards === 2 ? `${words.money(money)}/2` : words.money(money)}
        />
      ))}
    </g>
  )
}

function Stack({ id, rect, count }: { readonly id: CattleCardId; readonly rect: Box; readonly count: number }) {
  const { x, y, width, height } = rect
  if (count === 0)
    return (
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx="4"
        fill="none"
        stroke="#6d5a24"
        stroke-width="1"
        stroke-dasharray="3 2.4"
      />
    )
  if (height < 33) return <LowStack id={id} rect={rect} count={count} />
  const { card, at, r } = stackIn(rect)
  return (
    <g transform={`translate(${x} ${y})`}>
      <CattleCard {...cattleFace(id)} size={card} />
      {count > 1 && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <Count r={r}>{`×${count}`}</Count>
        </g>
      )}
    </g>
  )
}

/** Where there is room below the card, or beside it, that is where their number stands; else in its corner. */
function stackIn({ width, height }: Box) {
  const r = Math.max(5.4, Math.min(11, height * 0.16), Math.min(11, width * 0.08))
  const high = { width, height: Math.min(width * 2.5, height - 2 * r - 4) }
  if (height > width * 1.7) return { card: high, at: { x: width / 2, y: high.height + r + 3 }, r }
  const wide = { width: Math.min(width, height * 1.2), height }
  if (width - wide.width > 2 * r + 6) return { card: wide, at: { x: wide.width + r + 5, y: height / 2 }, r }
  const corner = Math.min(r, width * 0.19)
  return { card: { width, height }, at: { x: corner + 1, y: height - 2.3 * corner }, r: corner }
}

/** Where there is no room for the animal: value, two letters, points, how many. */
function LowStack({
  id,
  rect: { x, y, width, height },
  count,
}: {
  readonly id: CattleCardId
  readonly rect: Box
  readonly count: number
}) {
  const { breed, value, points } = cattleFace(id)
  const { ground, initials } = BREED_LOOKS[breed]
  const r = Math.min(7, height * 0.26)
  if (height < 22)
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} rx="4" fill={ground} stroke="var(--piece-ink)" stroke-width="1.1" />
        <Lettering x={width / 2} y={height / 2 + 3.8} size={10.4} within={width - 5}>
          {`${value} ${initials} ×${count}`}
        </Lettering>
      </g>
    )
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="1" y="2" width={width} height={height} rx="4" fill="var(--piece-ink)" opacity="0.4" />
      <rect width={width} height={height} rx="4" fill={ground} stroke="var(--piece-ink)" stroke-width="1.2" />
      <Lettering x={3} y={height * 0.5} size={Math.min(14, height * 0.54)} anchor="start">
        {value}
      </Lettering>
      <Lettering x={width - 3} y={height - 3.4} size={Math.min(11.5, height * 0.42)} anchor="end">
        {initials}
      </Lettering>
      <g transform={`translate(${width - r - 1.6} ${r + 1.6})`}>
        <Rosette r={r}>{points}</Rosette>
      </g>
      <Lettering x={3} y={height - 3.4} size={LEAST} anchor="start" weight={700}>
        {`×${count}`}
      </Lettering>
    </g>
  )
}

/** So many cowboys and so much money. */
function Way({
  rect: { x, y, width, height },
  cowboys,
  price,
}: {
  readonly rect: Box
  readonly cowboys: number
  readonly price: string
}) {
  const size = Math.max(LEAST, Math.min(14, height * 0.66))
  const r = Math.min(height * 0.42, size * 0.55)
  const room = width - 6 - size * 0.6 - 2 * r
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        fill="var(--gw-paper)"
        stroke="var(--piece-ink)"
        stroke-width="0.8"
      />
      <Lettering x={x + 3} y={y + height / 2 + size * 0.36} size={size} anchor="start">
        {cowboys}
      </Lettering>
      <g transform={`translate(${x + 3 + size * 0.62 + r} ${y + height / 2})`}>
        <WorkerChip look="cowboy" r={r} />
      </g>
      <Lettering
        x={x + width - 3}
        y={y + height / 2 + size * 0.36}
        size={size}
        anchor="end"
        fill="#8a2a1c"
        within={room}
      >
        {price}
      </Lettering>
    </g>
  )
}
