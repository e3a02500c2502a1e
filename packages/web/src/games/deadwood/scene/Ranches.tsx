/** The ranches: money, cowboys at home, cartridges, ponies and posters of every player, and whom a Saloon could still hire. */
import { COWBOY_TYPES, type PlayerView, type View } from '@waystation/deadwood'
import { type Box, cut } from '../../../art/ink.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { Poster } from '../../../art/pieces/Poster.tsx'
import { Bullet, Horseshoe } from '../../../art/pieces/small.tsx'
import { fence } from '../../../art/terrain.ts'
import { PlayerSheet } from '../../../board/PlayerSheet.tsx'
import { type Labels, strengthOf } from '../labels.ts'
import type { GangPlace, Layout, RanchPlace } from '../layout/types.ts'
import { Count } from './Outskirts.tsx'

const INK = 'var(--ink)'

interface RanchesProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function Ranches({ view, layout, labels }: RanchesProps) {
  return (
    <g font-family="var(--font-text)">
      {layout.ranches.map((place) => (
        <Ranch key={place.seat} place={place} player={view.players[place.seat]} view={view} labels={labels} />
      ))}
    </g>
  )
}

interface RanchProps {
  readonly place: RanchPlace
  readonly player: PlayerView
  readonly view: View
  readonly labels: Labels
}

function Ranch({ place, player, view, labels }: RanchProps) {
  const { seat, rect, head } = place
  const active = view.active === seat && view.winners === null
  return (
    <PlayerSheet seat={seat} name={labels.names(seat)} rect={rect} head={head.height} aside={96} active={active}>
      <Yard rect={rect} gang={place.gang} />
      <Purse place={place} money={labels.words.money(player.money)} />
      <Reserve place={place} player={player} labels={labels} />
      {COWBOY_TYPES.map((type) => (
        <g
          key={type}
          transform={`translate(${place.gang[type].x} ${place.gang[type].y}) scale(${place.scale})`}
          opacity={player.ranch[type] === 0 ? 0.13 : 1}
        >
          <Cowboy seat={seat} strength={strengthOf(type)} />
          {player.ranch[type] > 1 && <Count count={player.ranch[type]} />}
        </g>
      ))}
      <Tokens place={place} player={player} fine={labels.words.money(-player.fine)} />
    </PlayerSheet>
  )
}

/** Trodden ground and a fence behind the cowboys. */
function Yard({ rect, gang }: { readonly rect: Box; readonly gang: GangPlace }) {
  const { x } = rect
  const foot = gang.novice.y
  const width = gang.veteran.x + (gang.gunslinger.x - gang.novice.x) / 2 - x + 6
  const rail = fence(
    [
      [x + 8, foot - 8],
      [x + width - 8, foot - 8],
    ],
    26,
    16,
    5,
  )
  return (
    <g opacity="0.4">
      <path d={rail.posts} fill="var(--wood-light)" stroke={INK} stroke-width="0.9" />
      <path d={rail.rails} fill="none" stroke="var(--wood)" stroke-width="2.4" />
      <path d={cut(x + 8, foot + 2, x + width - 8, foot + 2, 1.6)} fill="var(--earth-dark)" />
    </g>
  )
}

function Purse({ place, money }: { readonly place: RanchPlace; readonly money: string }) {
  return (
    <g transform={`translate(${place.money.x} ${place.money.y})`}>
      <path
        d="M-38-12H38L34 0L38 12H-38L-34 0Z"
        fill="#dfe8cf"
        stroke="var(--piece-ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <text y="7" text-anchor="middle" font-size="20" font-weight="850" fill="#24481f">
        {money}
      </text>
    </g>
  )
}

/** How many of each lie here: a small picture and its number. */
function Tokens({ place, player, fine }: { place: RanchPlace; player: PlayerView; fine: string }) {
  const { cartridges, ponies, posters, size } = place.tokens
  const type = 30 * size + 3
  const beside = size < 0.5
  const lines = [
    { id: 'cartridges', Piece: Bullet, at: cartridges, count: player.cartridges },
    { id: 'ponies', Piece: Horseshoe, at: ponies, count: player.ponies },
    { id: 'posters', Piece: Poster, at: posters, count: player.posters },
  ]
  return (
    <g font-weight="800" font-size={type} fill={INK}>
      {lines.map(({ id, Piece, at, count }) => (
        <g key={id}>
          <g transform={`translate(${at.x} ${at.y}) scale(${size * 0.86})`}>
            <Piece />
          </g>
          <text x={at.x + 24 * size + 4} y={at.y + type * 0.36}>
            {count}
          </text>
        </g>
      ))}
      {player.posters > 0 && (
        <text
          x={place.rect.x + place.rect.width - 7}
          y={posters.y + type * 0.36 + (beside ? 0 : 12)}
          text-anchor="end"
          font-size="11"
          fill="var(--bad)"
        >
          {fine}
        </text>
      )}
    </g>
  )
}

/** Those who are not hired yet are drawn small. */
const RESERVE_SCALE = 0.46

/** In the back of the yard, with what a Saloon asks for each. */
function Reserve({ place, player, labels }: { place: RanchPlace; player: PlayerView; labels: Labels }) {
  const side = 14 * RESERVE_SCALE + 4
  const sign = place.reserveSign
  return (
    <g class="dw-reserve">
      {sign !== null && (
        <text x={sign.x} y={sign.y} font-size="11.5" font-weight="650" fill="var(--ink-soft)">
          {labels.words.reserve}
        </text>
      )}
      {COWBOY_TYPES.map((type) => {
        const { x, y } = place.reserve[type]
        const left = player.reserve[type]
        return (
          <g key={type} opacity={left === 0 ? 0.25 : 1}>
            <g transform={`translate(${x - side} ${y}) scale(${RESERVE_SCALE})`}>
              <Cowboy seat={place.seat} strength={strengthOf(type)} badge={false} />
            </g>
            <text x={x + 3} y={y - 2 - place.price} font-size={place.price} font-weight="650" fill="var(--ink-soft)">
              ×{left}
            </text>
            <text x={x + 3} y={y - 2} font-size={place.price} font-weight="650" fill="var(--ink-soft)">
              {labels.price(type)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
