/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import type { ElGaucho, Option, View } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { LyingGaucho, StandingGaucho } from '../../art/pieces/Gaucho.tsx'
import type { Layout, Spot } from './layout/types.ts'
import { previewNote } from './note.ts'
import { onTile } from './pieces/piece.ts'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly text: GameText<ElGaucho>
}

export function Ghost(props: GhostProps) {
  const { option, view, layout } = props
  const seat = view.seat ?? 0
  const note = previewNote(option, view, props.text)
  const spot = anchor(option, view, layout)
  return (
    <g class="eg-ghost" aria-hidden="true">
      {(option.do === 'stand' || option.do === 'raise' || option.do === 'wake' || option.do === 'displace') && spot && (
        <Figure spot={onTile(spot, layout.tile, true)} scale={layout.tile / 84}>
          <StandingGaucho seat={seat} />
        </Figure>
      )}
      {option.do === 'lay' && spot && (
        <Figure spot={onTile(spot, layout.tile, false)} scale={layout.tile / 84}>
          <LyingGaucho seat={seat} />
        </Figure>
      )}
      {(option.do === 'occupy' || option.do === 'first') && (
        <Figure
          spot={layout.areas.find(({ id }) => id === option.area)?.seats[seat] ?? { x: 0, y: 0 }}
          scale={layout.gaucho}
        >
          <StandingGaucho seat={seat} />
        </Figure>
      )}
      {spot && note !== null && <Bubble spot={spot} text={note} layout={layout} />}
    </g>
  )
}

function Figure({
  spot,
  scale,
  children,
}: {
  readonly spot: Spot
  readonly scale: number
  readonly children: ComponentChildren
}) {
  return <g transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>{children}</g>
}

/** Top left corner of the thing the option is about. */
function anchor(option: Option, view: View, layout: Layout): Spot | null {
  if ('tile' in option) {
    const onPampa = layout.pastures.flatMap(({ spaces }, i) =>
      spaces.filter((_, n) => view.pastures[i].spaces[n]?.tile === option.tile),
    )
    const atHome = layout.ranch.flatMap(({ herds, loose }) =>
      [...herds.flatMap(({ tiles }) => tiles), ...loose].filter(({ id }) => id === option.tile),
    )
    return onPampa[0] ?? atHome[0] ?? null
  }
  if ('area' in option) return layout.areas.find(({ id }) => id === option.area)?.rect ?? null
  if ('breed' in option && view.seat !== null)
    return layout.ranch[view.seat].herds.find(({ breed }) => breed === option.breed)?.rect ?? null
  if (option.do === 'takeDice') return layout.tray.rect
  return null
}

function Bubble({ spot, text, layout }: { readonly spot: Spot; readonly text: string; readonly layout: Layout }) {
  const size = layout.kind === 'tall' ? 12 : 15
  const width = text.length * size * 0.56 + 22
  const x = Math.max(6, Math.min(layout.width - width - 6, spot.x - 6))
  const y = Math.max(6, spot.y - size * 2.1)
  return (
    <g class="eg-bubble" transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={size * 1.9}
        rx="6"
        fill="var(--glow-core)"
        stroke="var(--piece-ink)"
        stroke-width="1.8"
      />
      <text
        x={width / 2}
        y={size * 1.3}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="750"
        font-size={size}
        fill="var(--piece-ink)"
      >
        {text}
      </text>
    </g>
  )
}
