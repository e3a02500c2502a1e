/** The tile in the hand over the land: where it may lie, where it is, why not, and all that would follow. */
import { useComputed } from '@preact/signals'
import { cellOf, SIZE, type WildTiledWest } from '@waystation/wild-tiled-west'
import { useEffect, useRef } from 'preact/hooks'
import type { GameText } from '@waystation/kernel'
import { edges, squares, U } from '../land/paths.ts'
import { SIGNS } from '../land/TownSigns.tsx'
import type { Grid } from '../layout/types.ts'
import type { Labels } from '../labels.ts'
import { columnOf, rowOf } from '../squares.ts'
import { Consequences } from './Consequences.tsx'
import { Fingers } from './fingers.ts'
import { anchorsOf, type Hand, type Hold, spotsOf } from './hand.ts'
import { useLayingKeys } from './keys.ts'
import type { Laying } from './laying.ts'
import { HeldPiece } from './HeldPiece.tsx'
import { Loupe } from './Loupe.tsx'
import { shapeOf } from './shape.ts'

const INK = 'var(--piece-ink)'
/** With more places than this only what could be covered is tinted, and the nearest rings are drawn. */
const MOST_RINGS = 24

interface LayerProps {
  readonly laying: Laying
  readonly grid: Grid
  readonly labels: Labels
  readonly text: GameText<WildTiledWest>
  readonly onCommit: () => void
}

/** Drawn only while something is held. */
export function LayingLayer(props: LayerProps) {
  return props.laying.held.value === null ? null : <Layer {...props} />
}

function Layer({ laying, grid, labels, text, onCommit }: LayerProps) {
  const layer = useRef<SVGGElement>(null)
  const fingers = useRef<Fingers | null>(null)
  fingers.current ??= new Fingers(laying, onCommit)
  fingers.current.grid = grid
  useLayingKeys(laying, onCommit)
  useWheel(layer, laying)
  const hold = laying.held.value?.hold
  useEffect(() => {
    if (document.activeElement?.closest('.wtw') !== null || document.activeElement === document.body) {
      layer.current?.focus({ preventScroll: true })
    }
  }, [hold?.piece])
  if (hold === undefined) return null
  const { press, move, lift, leave, menu } = fingers.current
  const size = SIZE * grid.cell
  return (
    <g
      ref={layer}
      class="wtw-laying"
      role="application"
      tabindex={0}
      aria-label={labels.words.layer(labels.name(hold.piece))}
      data-hold={hold.piece}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={leave}
      onContextMenu={menu}
    >
      <g transform={`translate(${grid.x} ${grid.y}) scale(${grid.cell / U})`} aria-hidden="true">
        <Open laying={laying} />
        <HeldPiece laying={laying} />
        <Consequences laying={laying} labels={labels} />
        <Refusal laying={laying} text={text} />
      </g>
      <Loupe laying={laying} grid={grid} />
      <rect class="wtw-field-of-hand" x={grid.x} y={grid.y} width={size} height={size} />
    </g>
  )
}

/** A listener that may prevent scrolling has to be one by hand. */
function useWheel(layer: { readonly current: SVGGElement | null }, laying: Laying): void {
  useEffect(() => {
    const element = layer.current
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      laying.turn(event.shiftKey ? 'flip' : event.deltaY + event.deltaX > 0 ? 'right' : 'left')
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [laying])
}

/** Everything this way round could cover, and a ring wherever the hand could put it down. */
function Open({ laying }: { readonly laying: Laying }) {
  const drawn = useComputed(() => {
    const [held, hand] = [laying.held.value, laying.hand.value]
    return held === null || hand === null ? '' : `${hand.turn} ${hand.grip} ${held.hold.piece}`
  })
  const held = laying.held.value
  // Read without subscribing: the rings change with the way round, not with every move.
  const hand = laying.hand.peek()
  if (held === null || hand === null || drawn.value === '') return null
  const { hold } = held
  const tint = coverable(hold, hand.turn)
  const rings = spotsOf(hold, hand)
  return (
    <g>
      <path d={squares(tint, U)} fill="var(--glow)" opacity=".24" />
      <path d={edges(tint, U)} fill="none" stroke="var(--glow)" stroke-width="2.6" stroke-dasharray="7 4" />
      <use href={`#${SIGNS}`} font-family="var(--font-text)" />
      {rings.length <= MOST_RINGS &&
        rings.map(({ row, column }) => (
          <g
            key={`${row} ${column}`}
            class="wtw-ring"
            transform={`translate(${(column + 0.5) * U} ${(row + 0.5) * U})`}
          >
            <circle r="9.4" fill="var(--glow-core)" stroke={INK} stroke-width="1.2" />
            <circle r="6.8" fill="none" stroke="var(--glow)" stroke-width="3.6" />
          </g>
        ))}
    </g>
  )
}

function coverable(hold: Hold, turn: number): Set<number> {
  const { parts } = shapeOf(hold.piece, turn)
  const out = new Set<number>()
  for (const id of anchorsOf(hold, turn)) {
    const [top, left] = [rowOf(cellOf(id)) - parts[0].row, columnOf(cellOf(id)) - parts[0].column]
    for (const { row, column } of parts) out.add((top + row) * SIZE + left + column)
  }
  return out
}

/** Squares in the way are hatched, and the reason stands beside the tile. */
function Refusal({ laying, text }: { readonly laying: Laying; readonly text: GameText<WildTiledWest> }) {
  const [held, hand, whyNot] = [laying.held.value, laying.hand.value, laying.whyNot.value]
  if (held === null || hand === null || hand.spot === null || whyNot === null || whyNot.reasons.length === 0)
    return null
  const words = text.reason(whyNot.reasons[0])
  return (
    <g>
      <path d={whyNot.cells.map((id) => hatched(cellOf(id))).join('')} stroke="#c4301f" stroke-width="3" opacity=".9" />
      <Words words={words} hand={hand} hold={held.hold} />
    </g>
  )
}

const hatched = (cell: number): string => {
  const [x, y] = [columnOf(cell) * U, rowOf(cell) * U]
  return `M${x + 6} ${y + 18}L${x + 18} ${y + 6}M${x + 6} ${y + 34}L${x + 34} ${y + 6}M${x + 12} ${y + 42}L${x + 42} ${y + 12}M${x + 28} ${y + 42}L${x + 42} ${y + 28}`
}

const LETTER = 8.1
const LINE = 19

function Words({ words, hand, hold }: { readonly words: string; readonly hand: Hand; readonly hold: Hold }) {
  const { parts, height } = shapeOf(hold.piece, hand.turn)
  const lines = wrapped(words, 30)
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER + 20
  const top = (hand.spot?.row ?? 0) - parts[hand.grip].row
  const left = ((hand.spot?.column ?? 0) + 0.5) * U
  const below = (top + height) * U + 8
  const tall = lines.length * LINE + 14
  const x = Math.max(2, Math.min(SIZE * U - wide - 2, left - wide / 2))
  const y = below + tall > SIZE * U ? Math.max(2, top * U - tall - 8) : below
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="3" width={wide} height={tall} rx="8" fill={INK} opacity=".4" />
      <rect width={wide} height={tall} rx="8" fill="var(--paper-high)" stroke="#c4301f" stroke-width="2.4" />
      {lines.map((line, i) => (
        <text key={line} x="10" y={20 + i * LINE} font-size="15.4" font-weight="700" fill="var(--ink)">
          {line}
        </text>
      ))}
    </g>
  )
}

export function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
