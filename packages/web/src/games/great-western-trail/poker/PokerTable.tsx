/** The poker table beside the trail: who sits there and with whom, cards face down, the pot and the bonus tokens. */
import { BANK_ADDS, type PlayerView, type SeatView, type View } from '@waystation/great-western-trail'
import { Lettering } from '../../../art/Lettering.tsx'
import { cut } from '../../../art/ink.ts'
import { Dollars } from '../../../art/pieces/paper.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import { Rosette } from '../scene/marks.tsx'
import { WorkerTile } from '../scene/Tile.tsx'
import type { Money } from '../text/words.ts'
import { CardBack, CardFace } from './Cards.tsx'
import { placeOf, pokerLayout } from './layout.ts'

const INK = 'var(--piece-ink)'

interface PokerTableProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function PokerTable({ view, layout, labels }: PokerTableProps) {
  const { poker, players } = view
  if (poker === null || layout.poker === null) return null
  const { x, y, scale } = pokerLayout(layout.poker)
  const { money } = labels.words
  const far = scale < FAR
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Felt />
      {far ? <FarPot amount={poker.pot} money={money} /> : <Pot amount={poker.pot} money={money} />}
      {players.map((player) => (
        <g key={player.seat} transform={`translate(${placeOf(player.seat).join(' ')})`}>
          {far ? <FarPlace player={player} /> : <Place player={player} />}
        </g>
      ))}
      {!far && <Tokens tokens={poker.tokens} money={money} />}
    </g>
  )
}

/** Smaller than this it lies far away: who sits there with how many cards, and the pot. */
const FAR = 1

const FarPot = ({ amount, money }: { readonly amount: number; readonly money: Money }) => (
  <Dollars r={14}>{money(amount)}</Dollars>
)

function FarPlace({ player: { seat, atPokerTable } }: { readonly player: PlayerView }) {
  const out = placeOf(seat)[0] > 0 ? 1 : -1
  return (
    <g opacity={atPokerTable === null ? 0.55 : 1}>
      <g transform={`translate(${out * 15} 0)`}>
        <SeatShapeMark seat={seat} r={8.4} />
      </g>
      {Array.from({ length: atPokerTable?.cardCount ?? 0 }, (_, i) => (
        <g key={i} transform={`translate(${out * (1 - i * 7.6)} 0)`}>
          <CardBack />
        </g>
      ))}
    </g>
  )
}

const GRAIN = [-24, -20, 20, 24].map((y) => cut(-40 + Math.abs(y), y, 40 - Math.abs(y) / 2, y + 0.6, 0.5)).join('')

const Felt = () => (
  <g>
    <ellipse cy="3.4" rx="65" ry="27.5" fill={INK} opacity="0.42" />
    <ellipse rx="65" ry="27.5" fill="#6a4526" stroke={INK} stroke-width="1.4" />
    <path d={GRAIN} fill={INK} opacity="0.35" />
    <ellipse rx="60" ry="23" fill="#2f6b46" stroke={INK} stroke-width="1" />
    <ellipse rx="56.5" ry="20.4" fill="none" stroke="#8fbf96" stroke-width="0.7" opacity="0.7" />
  </g>
)

/** What lies there, and what the bank adds when hands are shown. */
const Pot = ({ amount, money }: { readonly amount: number; readonly money: Money }) => (
  <g>
    <g transform="translate(0 -3.6)">
      <Dollars r={7.6}>{money(amount)}</Dollars>
    </g>
    <Lettering y={11.6} size={8} weight={700} fill="#f4e2b0">
      {`+${money(BANK_ADDS)}`}
    </Lettering>
  </g>
)

function Place({ player: { seat, atPokerTable } }: { readonly player: PlayerView }) {
  const right = placeOf(seat)[0] > 0
  const out = right ? 1 : -1
  if (atPokerTable === null)
    return (
      <g transform={`translate(${out * 7} 0)`} opacity="0.62">
        <SeatShapeMark seat={seat} r={5.2} />
      </g>
    )
  return (
    <g>
      <g transform={`translate(${out * 14.5} 0)`}>
        <WorkerTile worker={atPokerTable.worker} size={13} />
        <g transform={`translate(${out * 8.6} -4.6)`}>
          <SeatShapeMark seat={seat} r={4.2} />
        </g>
        <g transform={`translate(${out * 8.6} 4.8)`}>
          <Rosette r={4.2}>{atPokerTable.vp}</Rosette>
        </g>
      </g>
      <g transform={`translate(${-out * 6} 0)`}>
        <Hand hand={atPokerTable} />
      </g>
    </g>
  )
}

/** Their owner sees the faces, everybody when they are shown. */
function Hand({ hand: { cardCount, cards } }: { readonly hand: SeatView }) {
  return (
    <>
      {Array.from({ length: cardCount }, (_, i) => {
        const at = i - (cardCount - 1) / 2
        return (
          <g key={i} transform={`translate(${at * 9.6} ${Math.abs(at) * 0.9}) rotate(${at * 7})`}>
            {cards?.[i] === undefined ? <CardBack /> : <CardFace card={cards[i]} />}
          </g>
        )
      })}
    </>
  )
}

/** The next bonus token on top: points, and money at once. */
function Tokens({
  tokens,
  money,
}: {
  readonly tokens: readonly { readonly vp: number; readonly money: number }[]
  readonly money: Money
}) {
  if (tokens.length === 0) return null
  return (
    <g transform="translate(0 25.4)">
      {tokens.map((token, i) => (
        <g key={i} transform={`translate(${(i - (tokens.length - 1) / 2) * 21} 0)`} opacity={i === 0 ? 1 : 0.8}>
          <rect x="-9.8" y="-5" width="19.6" height="10" rx="3" fill="#efe0b9" stroke={INK} stroke-width="0.9" />
          <g transform="translate(-4.8 0)">
            <Rosette r={4}>{token.vp}</Rosette>
          </g>
          <Lettering x={4.6} y={2.4} size={6.6} fill="#2f6a2c">
            {money(token.money)}
          </Lettering>
        </g>
      ))}
    </g>
  )
}
