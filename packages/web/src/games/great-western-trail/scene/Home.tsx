/** A player's place: purse, hand, piles, the own board, buildings still to be built, things won. */
import type { View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { CardBack, CattleCard } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count, Dollars } from '../../../art/pieces/paper.tsx'
import { StepsSign } from '../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { drawnFrom } from '../../../board/shared.ts'
import { counting, handBoxes, seenOf, sortedHand } from '../hand.ts'
import type { Labels } from '../labels.ts'
import type { HomeLayout, Layout } from '../layout/types.ts'
import { isObjective } from '../targets.ts'
import { Annex, Tokens } from '../north/scene/Annex.tsx'
import { cattleFace } from './CattleMarket.tsx'
import { Objective } from './Objective.tsx'
import { OwnBoard } from './OwnBoard.tsx'
import { ToBuild } from './ToBuild.tsx'
import { Won } from './Won.tsx'
import { CattleSign, DrawSign } from '../glyphs/signs.tsx'

const INK = 'var(--piece-ink)'

interface HomeProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: Seat
}

const homeFacts = ({ view, layout, labels, seat }: HomeProps): readonly unknown[] => [
  layout,
  labels.text,
  seat,
  view.players[seat],
  view.players.length,
]

export const Home = drawnFrom(homeFacts, function Home(props: HomeProps) {
  const { layout, seat } = props
  const { home } = layout
  const { x, y, width, height } = home.rect
  const { colour } = seatIdentity(seat)
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="6" fill="var(--gw-home)" stroke={INK} stroke-width="1.4" />
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={width - 3}
        height={height - 3}
        rx="5"
        fill="none"
        stroke={colour}
        stroke-width="3"
      />
      {layout.kind !== 'tall' && <AtHand {...props} home={home} />}
      <OwnBoard {...props} />
      <ToBuild {...props} />
      <Won {...props} />
      {home.annex !== null && <Annex player={props.view.players[seat]} box={home.annex} />}
    </g>
  )
})

/** What lies on the dock of a phone. */
export function AtHand({ view, labels, seat, home }: Omit<HomeProps, 'layout'> & { readonly home: HomeLayout }) {
  const player = view.players[seat]
  const hand = player.own === null ? null : sortedHand(player.own.hand)
  return (
    <g>
      <Purse view={view} seat={seat} home={home} />
      {hand === null ? (
        <HiddenHand count={player.handCount} seat={seat} home={home} />
      ) : (
        <Hand hand={hand} home={home} labels={labels} />
      )}
      {home.tokens !== null && <Tokens player={player} rect={home.tokens} />}
      <Pile rect={home.drawPile} count={player.pileCount} word={labels.words.draw} colour={seatIdentity(seat).colour} />
      <Pile rect={home.discardPile} count={player.discard.length} word={labels.words.discard} colour="#e3d2a6" />
    </g>
  )
}

function Purse({
  view,
  seat,
  home: { purse },
}: {
  readonly view: View
  readonly seat: Seat
  readonly home: HomeLayout
}) {
  const { money, movementLimit, handLimit, own } = view.players[seat]
  const { x, y, width, height } = purse
  const rows = own === null ? 2 : 3
  const head = height * 0.34
  const row = (height - head) / rows
  const size = Math.min(14, row * 0.74)
  const r = Math.min(13, head * 0.4)
  const line = (i: number): number => y + head + row * (i + 0.5)
  const figure = (i: number, picture: ComponentChildren, value: number) => (
    <g transform={`translate(${x + 13} ${line(i)})`}>
      {picture}
      <Lettering x={16} y={size * 0.36} size={size} anchor="start" fill="var(--ink)">
        {value}
      </Lettering>
    </g>
  )
  return (
    <g>
      <SeatShapeMark seat={seat} x={x + 12} y={y + head / 2} r={Math.min(9.5, head * 0.3)} />
      <g transform={`translate(${x + width * 0.46} ${y + head / 2})`}>
        <Dollars r={r}>$</Dollars>
      </g>
      <Lettering
        x={x + width * 0.46 + r + 4}
        y={y + head / 2 + 7}
        size={Math.min(21, head * 0.62)}
        anchor="start"
        fill="var(--ink)"
      >
        {money}
      </Lettering>
      {figure(0, <StepsSign size={size * 1.5}>{movementLimit}</StepsSign>, movementLimit)}
      {figure(1, <DrawSign size={size * 1.2} />, handLimit)}
      {own !== null && figure(2, <CattleSign size={size * 1.2} />, own.handValue)}
    </g>
  )
}

/** Cards that count in a sale stand a little higher than those that do not. */
function Hand({
  hand,
  home,
  labels,
}: {
  readonly hand: readonly Parameters<Labels['hand']>[0][]
  readonly home: HomeLayout
  readonly labels: Labels
}) {
  const boxes = handBoxes(home, hand.length)
  const counted = counting(hand)
  return (
    <g>
      {hand.map((card, i) => {
        const { x, y, width, height } = boxes[i]
        if (isObjective(card))
          return (
            <g key={i} transform={`translate(${x} ${y})`}>
              <Objective
                id={card as Parameters<typeof Objective>[0]['id']}
                size={{ width, height }}
                money={labels.words.money}
              />
            </g>
          )
        const id = card as Parameters<typeof cattleFace>[0]
        return (
          <g key={i} transform={`translate(${x} ${y + (counted[i] ? 0 : 6)})`} opacity={counted[i] ? 1 : 0.82}>
            <CattleCard
              {...cattleFace(id)}
              size={{ width, height: height - (counted[i] ? 0 : 6) }}
              fanned={seenOf(boxes, i)}
            />
          </g>
        )
      })}
    </g>
  )
}

function HiddenHand({ count, seat, home }: { readonly count: number; readonly seat: Seat; readonly home: HomeLayout }) {
  return (
    <g>
      {handBoxes(home, count).map(({ x, y, width, height }, i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <CardBack size={{ width, height }} colour={seatIdentity(seat).colour} />
        </g>
      ))}
    </g>
  )
}

function Pile({
  rect: { x, y, width, height },
  count,
  word,
  colour,
}: {
  readonly rect: HomeLayout['drawPile']
  readonly count: number
  readonly word: string
  readonly colour: string
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <CardBack size={{ width, height }} colour={colour} />
      <g transform={`translate(${width / 2} ${height * 0.36})`}>
        <Count r={Math.min(11, height * 0.28)}>{count}</Count>
      </g>
      <Lettering x={width / 2} y={height - 6} size={12} within={width - 8} halo="var(--tile-paper)">
        {word}
      </Lettering>
    </g>
  )
}
