/** The ranches: money, cowboys at home, cartridges, ponies and posters of every player, and whom a Saloon could still hire. */
import { COWBOY_TYPES, type PlayerView, type View } from '@waystation/deadwood'
import { fitted } from '../../../art/fitted.ts'
import { type Box, cut } from '../../../art/ink.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { Poster } from '../../../art/pieces/Poster.tsx'
import { Bullet, Horseshoe } from '../../../art/pieces/small.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { fence } from '../../../art/terrain.ts'
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
  const { x, y, width, height } = place.rect
  const { colour } = seatIdentity(place.seat)
  const active = view.active === place.seat && view.winners === null
  return (
    <g>
      <rect x={x + 2} y={y + 3} width={width} height={height} rx="8" fill="var(--scene-ink)" opacity="0.3" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="8"
        fill={active ? 'var(--paper-high)' : 'var(--paper)'}
        stroke={active ? colour : INK}
        stroke-width={active ? 3.4 : 1.5}
      />
      <Yard rect={place.rect} gang={place.gang} />
      <Head place={place} name={labels.names(place.seat)} money={labels.words.money(player.money)} />
      <Reserve place={place} player={player} labels={labels} />
      {COWBOY_TYPES.map((type) => (
        <g
          key={type}
          transform={`translate(${place.gang[type].x} ${place.gang[type].y}) scale(${place.scale})`}
          opacity={player.ranch[type] === 0 ? 0.13 : 1}
        >
          <Cowboy seat={place.seat} strength={strengthOf(type)} />
          {player.ranch[type] > 1 && <Count count={player.ranch[type]} />}
        </g>
      ))}
      <Tokens place={place} player={player} fine={labels.words.money(-player.fine)} />
    </g>
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

function Head({ place, name, money }: { place: RanchPlace; name: string; money: string }) {
  const { x, y, width, height } = place.head
  const { colour } = seatIdentity(place.seat)
  const middle = y + height / 2
  return (
    <g>
      <path
        d={`M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height}H${x}Z`}
        fill={colour}
      />
      <path d={cut(x + 2, y + height, x + width - 2, y + height, 1.2)} fill="var(--seat-light)" opacity="0.75" />
      <SeatShapeMark seat={place.seat} x={x + 17} y={middle} r={8.5} on="colour" />
      <text
        x={x + 32}
        y={middle + 5}
        font-weight="700"
        font-size={fitted(name, width - 128, 15.5)}
        fill="var(--seat-light)"
      >
        {name}
      </text>
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
    </g>
  )
}

function Tokens({ place, player, fine }: { place: RanchPlace; player: PlayerView; fine: string }) {
  const { cartridges, ponies, posters, size } = place.tokens
  const type = 30 * size + 3
  const beside = size < 0.5
  return (
    <g font-weight="800" font-size={type} fill={INK}>
      <g transform={`translate(${cartridges.x} ${cartridges.y}) scale(${size * 0.86})`}>
        <Bullet />
      </g>
      <text x={cartridges.x + 24 * size + 4} y={cartridges.y + type * 0.36}>
        {player.cartridges}
      </text>
      <g transform={`translate(${ponies.x} ${ponies.y}) scale(${size * 0.86})`}>
        <Horseshoe />
      </g>
      <text x={ponies.x + 24 * size + 4} y={ponies.y + type * 0.36}>
        {player.ponies}
      </text>
      <g transform={`translate(${posters.x} ${posters.y}) scale(${size * 0.86})`}>
        <Poster />
      </g>
      <text x={posters.x + 24 * size + 4} y={posters.y + type * 0.36}>
        {player.posters}
      </text>
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

/** In the back of the yard, with what a Saloon asks for each. */
function Reserve({ place, player, labels }: { place: RanchPlace; player: PlayerView; labels: Labels }) {
  const scale = place.reserveScale
  const side = 14 * scale + 4
  const sign = place.reserveSign
  return (
    <g>
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
            <g transform={`translate(${x - side} ${y}) scale(${scale})`}>
              <Cowboy seat={place.seat} strength={strengthOf(type)} badge={false} />
            </g>
            <text x={x + 3} y={y - 13} font-size="10.5" font-weight="650" fill="var(--ink-soft)">
              ×{left}
            </text>
            <text x={x + 3} y={y - 2} font-size="10.5" font-weight="650" fill="var(--ink-soft)">
              {labels.price(type)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
