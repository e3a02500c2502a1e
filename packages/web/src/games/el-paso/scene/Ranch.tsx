/** The place of a player: hand, piles, workers, what lies on the board, tiles. One's own, or that of whoever is looked at. */
import type { View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import { CardBack, CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count } from '../../../art/pieces/paper.tsx'
import { PlayerSheet } from '../../../board/PlayerSheet.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { cattle } from '../cattle.ts'
import { counting, handBoxes, handOf, valueOf } from '../hand.ts'
import type { Labels } from '../labels.ts'
import type { Layout, RanchLayout } from '../layout/types.ts'
import { worthIn } from '../layout/worth.ts'
import { fitted } from '../../../art/fitted.ts'
import type { BoardWords } from '../text/words.ts'
import { Herd } from './Herd.tsx'
import { OwnTiles } from './OwnTiles.tsx'
import { Placed } from './Placed.tsx'
import { Purse } from './Purse.tsx'
import { Shelves } from './Shelves.tsx'
import { Slots } from './Slots.tsx'
import { Workers } from './Workers.tsx'

interface RanchProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  /** Whose place this is. */
  readonly seat: Seat
}

export function Ranch({ view, layout, labels, seat }: RanchProps) {
  const { ranch, kind } = layout
  const { rect, head, purse } = ranch
  const phone = kind === 'tall'
  const dock = ranch.slots === null
  return (
    <PlayerSheet
      seat={seat}
      name={phone ? '' : labels.names(seat)}
      rect={rect}
      head={head.height}
      aside={rect.x + rect.width - purse.x + (phone ? 0 : 250)}
      active={view.turn === seat}
    >
      <Worth view={view} ranch={ranch} words={labels.words} seat={seat} phone={phone} />
      <Purse view={view} rect={purse} words={labels.words} seat={seat} />
      {(!phone || dock) && <Hand view={view} ranch={ranch} labels={labels} seat={seat} named={!phone} />}
      {(!phone || dock) && <Workers view={view} ranch={ranch} words={labels.words} seat={seat} />}
      {!dock && <Piles view={view} ranch={ranch} words={labels.words} seat={seat} />}
      {ranch.shelves !== null && <Shelves player={view.players[seat]} shelves={ranch.shelves} words={labels.words} />}
      {ranch.slots !== null && <Slots view={view} slots={ranch.slots} words={labels.words} seat={seat} />}
      {ranch.tiles !== null && <OwnTiles view={view} rect={ranch.tiles} words={labels.words} seat={seat} />}
    </PlayerSheet>
  )
}

/** The purse begins with a slanted edge. */
const RIBBON = 24

/** What the hand is worth, and why. */
function Worth({
  view,
  ranch: { head, purse },
  words,
  seat,
  phone,
}: {
  readonly view: View
  readonly ranch: RanchLayout
  readonly words: BoardWords
  readonly seat: Seat
  readonly phone: boolean
}) {
  const value = valueOf(view, seat)
  if (value === null) return null
  const hand = handOf(view, seat) ?? []
  const { duplicates, permanentCertificates } = view.players[seat]
  const counted = counting(hand, duplicates)
  const values = (kind: string): number[] =>
    hand.filter((_, i) => counted[i] === kind).map((breed) => cattle(breed).value)
  const x = phone ? head.x + 32 : head.x + 150
  const y = head.y + head.height / 2 + 5
  const sum = words.sum(values('breed'), values('duplicate'), permanentCertificates)
  const [long, short] = [words.handWorth(value), words.handShort(value)]
  const worth = worthIn(purse.x - x - RIBBON, long, short, sum)
  return (
    <g>
      <Lettering x={x} y={y} size={14} anchor="start" weight={750} fill="var(--seat-light)">
        {phone ? short : worth.said}
      </Lettering>
      {!phone && worth.sum !== null && (
        <Lettering
          x={x + worth.at}
          y={y}
          size={fitted(worth.sum, worth.room, 12.4)}
          anchor="start"
          weight={550}
          fill="var(--seat-light)"
        >
          {worth.sum}
        </Lettering>
      )}
    </g>
  )
}

function Hand({
  view,
  ranch,
  labels,
  seat,
  named,
}: {
  readonly view: View
  readonly ranch: RanchLayout
  readonly labels: Labels
  readonly seat: Seat
  readonly named: boolean
}) {
  const hand = handOf(view, seat)
  const { colour } = seatIdentity(seat)
  if (hand === null) {
    const { handSize, herd } = view.players[seat]
    return <Herd rect={ranch.hand} card={ranch.card} colour={colour} handSize={handSize} herd={herd} />
  }
  const counted = counting(hand, view.players[seat].duplicates)
  return (
    <g>
      {handBoxes(ranch, hand.length).map((rect, i) => {
        const name = labels.name(hand[i])
        return (
          <Placed key={i} rect={rect}>
            <CattleCard
              breed={hand[i]}
              size={rect}
              {...cattle(hand[i])}
              {...(named ? { name } : { fanned: rect.width })}
            />
            {counted[i] === 'not' && (
              <rect width={rect.width} height={rect.height} rx="5" fill="var(--paper-high)" opacity="0.5" />
            )}
            {counted[i] === 'duplicate' && (
              <g transform={`translate(${rect.width - 9} ${rect.height - 26})`}>
                <Count r={8}>=</Count>
              </g>
            )}
          </Placed>
        )
      })}
    </g>
  )
}

function Piles({
  view,
  ranch,
  words,
  seat,
}: {
  readonly view: View
  readonly ranch: RanchLayout
  readonly words: BoardWords
  readonly seat: Seat
}) {
  const { pileSize, discard } = view.players[seat]
  const { colour } = seatIdentity(seat)
  const discarded = discard.reduce((sum, { count }) => sum + count, 0)
  const piles = [
    { rect: ranch.drawPile, count: pileSize, name: words.draw, fill: colour },
    { rect: ranch.discardPile, count: discarded, name: words.discard, fill: 'var(--ep-discard)' },
  ]
  return (
    <g>
      {piles.map(({ rect, count, name, fill }) => {
        const size = { width: rect.width, height: rect.height - 13 }
        return (
          <Placed key={name} rect={rect}>
            <CardBack size={size} colour={fill} />
            <g transform={`translate(${size.width / 2} ${size.height / 2})`}>
              <Count r={9.6}>{count}</Count>
            </g>
            <Lettering
              x={size.width / 2}
              y={rect.height - 2}
              size={fitted(name, rect.width + 4, 11.4)}
              weight={650}
              fill="var(--ink)"
            >
              {name}
            </Lettering>
          </Placed>
        )
      })}
    </g>
  )
}
