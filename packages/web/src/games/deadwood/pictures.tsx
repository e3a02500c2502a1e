/** Beside options in words: who goes, the sign of the house, and where on the plan of the town a plot or crossing lies. */
import {
  type BuildingId,
  CROSSING_IDS,
  CROSSINGS,
  type CowboyType,
  type Deadwood,
  type Option,
  PLOT_IDS,
  type PlotId,
  ROWS,
  type View,
} from '@waystation/deadwood'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import type { GamePictures } from '../../adapter.ts'
import { Cowboy } from '../../art/pieces/Cowboy.tsx'
import { strengthOf } from './labels.ts'
import { Emblem } from './town/Facade.tsx'
import { LOOKS } from './town/looks.ts'
import { typeOf } from './town/Tile.tsx'

export const pictures: GamePictures<Deadwood> = { option: picture }

function picture(option: Option, view: View): ComponentChildren | null {
  const me = view.viewer ?? view.active
  switch (option.do) {
    case 'send':
      return <Sign building={option.building} cowboy={{ seat: me, type: option.cowboy }} />
    case 'grift':
    case 'activate':
      return <Sign building={option.building} cowboy={standing(view, option.building, option.target)} />
    case 'recall':
    case 'moveFrom':
      return <Sign building={option.building} cowboy={standing(view, option.building, me)} />
    case 'moveTo':
    case 'annex':
    case 'putNext':
      return <Sign building={option.building} cowboy={null} />
    case 'hire':
    case 'recallFromMine':
    case 'champion':
      return <Person seat={me} type={option.cowboy} />
    case 'griftRanch':
      return <Person seat={option.target} type={option.cowboy} />
    case 'build':
    case 'rail':
      return <Plan view={view} marked={[option.plot]} />
    case 'sheriff':
      return <Plan view={view} marked={CROSSINGS[CROSSING_IDS.indexOf(option.crossing)].map((at) => PLOT_IDS[at])} />
    default:
      return null
  }
}

interface Somebody {
  readonly seat: Seat
  readonly type: CowboyType
}

function standing(view: View, building: BuildingId, seat: Seat): Somebody | null {
  const there = view.plots.find(({ tile }) => tile === building)?.cowboys.find((cowboy) => cowboy.seat === seat)
  return there === undefined ? null : { seat, type: there.cowboy }
}

function Frame({ box, children }: { readonly box: string; readonly children: ComponentChildren }) {
  return (
    <svg class="option-picture" viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

function Sign({ building, cowboy }: { readonly building: BuildingId; readonly cowboy: Somebody | null }) {
  const type = typeOf(building)
  return (
    <Frame box="-34 -34 68 68">
      <rect
        x="-33"
        y="-33"
        width="66"
        height="66"
        rx="8"
        fill={LOOKS[type].wall}
        stroke="var(--piece-ink)"
        stroke-width="2"
      />
      <circle
        cx={cowboy === null ? 0 : -9}
        cy={cowboy === null ? 0 : -9}
        r="22"
        fill="var(--tile-paper)"
        stroke="var(--piece-ink)"
      />
      <Emblem type={type} x={cowboy === null ? 0 : -9} y={cowboy === null ? 0 : -9} size={36} />
      {cowboy !== null && (
        <g transform="translate(17 31) scale(.72)">
          <Cowboy seat={cowboy.seat} strength={strengthOf(cowboy.type)} />
        </g>
      )}
    </Frame>
  )
}

function Person({ seat, type }: Somebody) {
  return (
    <Frame box="-34 -66 68 68">
      <Cowboy seat={seat} strength={strengthOf(type)} />
    </Frame>
  )
}

/** Every plot as a small square, in rows shifted by half a plot; what is meant glows. */
function Plan({ view, marked }: { readonly view: View; readonly marked: readonly PlotId[] }) {
  return (
    <Frame box="-.3 -1 7.6 8">
      {view.plots.map(({ plot, tile }) => {
        const [row = 1, column = 1] = plot.slice(1).split('c').map(Number)
        const x = (ROWS[0] - ROWS[row - 1]) / 2 + column - 1
        const meant = marked.includes(plot)
        return (
          <rect
            key={plot}
            x={x + 0.06}
            y={row - 0.94}
            width="0.88"
            height="0.88"
            rx="0.12"
            fill={meant ? 'var(--glow)' : fillOf(tile)}
            stroke="var(--piece-ink)"
            stroke-width={meant ? 0.16 : 0.06}
          />
        )
      })}
    </Frame>
  )
}

function fillOf(tile: View['plots'][number]['tile']): string {
  if (tile === null) return 'var(--paper-low)'
  if (tile === 'rail' || tile === 'train-station') return '#55504c'
  return LOOKS[typeOf(tile)].wall
}
