/** The tile itself: lifted over the land, amber where it may lie, grey where it may not. */
import { SIZE } from '@waystation/wild-tiled-west'
import { useMemo } from 'preact/hooks'
import { Figures } from '../land/Figures.tsx'
import { edges, squares, U } from '../land/paths.ts'
import { planOfPiece } from '../land/plan.ts'
import { Tiles } from '../land/Tiles.tsx'
import { anchorOf, placeOf } from './hand.ts'
import type { Laying } from './laying.ts'
import { shapeOf } from './shape.ts'

const INK = 'var(--piece-ink)'

export function HeldPiece({ laying }: { readonly laying: Laying }) {
  const [held, hand] = [laying.held.value, laying.hand.value]
  const piece = held?.hold.piece ?? null
  const turn = hand?.turn ?? 0
  // The drawing is the same wherever the tile is; only its place changes.
  const drawing = useMemo(() => piece && <Lone piece={piece} turn={turn} />, [piece, turn])
  if (held === null || hand === null || hand.spot === null || piece === null) return null
  const anchor = anchorOf(held.hold, hand)
  if (anchor === null) return null
  const shape = shapeOf(piece, turn)
  const [row, column] = [anchor.row - shape.parts[0].row, anchor.column - shape.parts[0].column]
  const fits = placeOf(held.hold, hand) !== null
  const line = edges(new Set(shape.cells), U)
  return (
    <g
      class={fits ? 'wtw-held' : 'wtw-held wtw-refused'}
      style={{ transform: `translate(${column * U}px, ${row * U}px)` }}
    >
      <path d={squares(shape.cells, U)} transform="translate(6 9)" fill={INK} opacity=".42" />
      <g transform="translate(-2 -3)">
        {drawing}
        <path d={line} fill="none" stroke={INK} stroke-width="7.4" stroke-linecap="square" />
        <path
          d={line}
          fill="none"
          stroke={fits ? 'var(--glow)' : '#8d8378'}
          stroke-width="4.4"
          stroke-linecap="square"
        />
        {fits && <path d={line} fill="none" stroke="var(--glow-core)" stroke-width="1.2" stroke-linecap="square" />}
      </g>
    </g>
  )
}

/** A tile of its own, its upper left corner at the origin. */
export function Lone({ piece, turn }: { readonly piece: Parameters<typeof shapeOf>[0]; readonly turn: number }) {
  const { cells, height } = shapeOf(piece, turn)
  const plan = planOfPiece(piece, turn, cells)
  return (
    <g font-family="var(--font-text)" data-rows={Math.min(height, SIZE)}>
      <Tiles plan={plan} />
      <Figures plan={plan} fresh />
    </g>
  )
}
