/** Wild Tiled West on the table in words: settlements are drawn, and so are places and pieces in the list of options. */
import {
  type CellId,
  cellOf,
  type Option,
  type PieceId,
  type PlacingView,
  type PlayerView,
  SIZE,
  type View,
  type WildTiledWest,
} from '@waystation/wild-tiled-west'
import type { Zone } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import type { GamePictures } from '../../adapter.ts'
import { squarePath } from './outlines.ts'
import { GROUND_FILLS, GroundSheet, Settlement } from './Settlement.tsx'
import { SignMark } from './signs.tsx'
import { bareSquares, orientation, sideOf, type Square, squaresOf } from './squares.ts'

export const pictures: GamePictures<WildTiledWest> = { option: optionPicture, zone: zonePicture }

function zonePicture(zone: Zone, view: View, preview: Option | null): ComponentChildren | null {
  const [kind, seat] = zone.id.split(' ')
  if (kind === 'placing' && view.placing !== null) return <Turns placing={view.placing} />
  const player = kind === 'board' ? view.players[Number(seat)] : undefined
  if (player?.board === undefined || player.board === null || player.face === null) return null
  const squares = squaresOf(player)
  const marked = player.seat === view.seat && preview !== null ? squaresIn(preview) : []
  return squares && <Settlement side={sideOf(player.board, player.face)} squares={squares} marked={marked} />
}

/** Every way in which the piece in hand can still be turned. */
function Turns({ placing: { piece, turn, places } }: { readonly placing: PlacingView }) {
  const turns = turn === null ? places.map((place) => place.turn) : [turn]
  return (
    <div class="row">
      {turns.map((each) => (
        <PiecePicture key={each} piece={piece} turn={each} />
      ))}
    </div>
  )
}

/** The squares an option is about. */
function squaresIn(option: Option): readonly CellId[] {
  if (option.do === 'lay') return option.cells
  return 'cell' in option ? [option.cell] : []
}

function optionPicture(option: Option, view: View): ComponentChildren | null {
  const own = view.seat === null ? undefined : view.players[view.seat]
  switch (option.do) {
    case 'board':
      return <Small squares={bareSquares(sideOf(option.board, option.face))} />
    case 'draft':
    case 'saw':
      return <PiecePicture piece={option.tile} turn={0} />
    case 'turn':
      return <PiecePicture piece={option.piece} turn={option.turn} />
    case 'lay':
      return own ? <Laid player={own} option={option} /> : null
    case 'shoot':
    case 'bury':
    case 'hill':
      return own ? <OnSquare player={own} cell={option.cell} /> : null
    default:
      return null
  }
}

/** One settlement has many options: its ground is worked out once. */
const KEPT = new WeakMap<PlayerView, readonly Square[]>()

function squaresFor(player: PlayerView): readonly Square[] {
  const squares = KEPT.get(player) ?? squaresOf(player) ?? []
  KEPT.set(player, squares)
  return squares
}

interface SmallProps {
  readonly squares: readonly Square[]
  readonly children?: ComponentChildren
}

function Small({ squares, children }: SmallProps) {
  return (
    <svg class="option-picture" viewBox={`-.2 -.2 ${SIZE + 0.4} ${SIZE + 0.4}`} aria-hidden="true" focusable="false">
      <GroundSheet squares={squares} />
      {children}
    </svg>
  )
}

interface LaidProps {
  readonly player: PlayerView
  readonly option: Extract<Option, { readonly do: 'lay' }>
}

/** The piece as it would lie, bright on a settlement that steps back. */
function Laid({ player, option }: LaidProps) {
  const { cells } = orientation(option.piece, option.turn)
  return (
    <Small squares={squaresFor(player)}>
      <path d={`M0 0h${SIZE}v${SIZE}H0z`} fill="var(--tile-paper)" fill-opacity=".45" />
      {option.cells.map((id, i) => (
        <path
          key={id}
          d={squarePath(cellOf(id))}
          fill={GROUND_FILLS[cells[i].terrain]}
          stroke="var(--glow)"
          stroke-width=".3"
        />
      ))}
      <path
        d={option.cells.map((id) => squarePath(cellOf(id))).join('')}
        fill="none"
        stroke="var(--piece-ink)"
        stroke-width=".12"
      />
    </Small>
  )
}

function OnSquare({ player, cell }: { readonly player: PlayerView; readonly cell: string }) {
  return (
    <Small squares={squaresFor(player)}>
      <path d={squarePath(cellOf(cell))} fill="var(--glow)" stroke="var(--piece-ink)" stroke-width=".3" />
    </Small>
  )
}

function PiecePicture({ piece, turn }: { readonly piece: PieceId; readonly turn: number }) {
  const { cells } = orientation(piece, turn)
  const left = Math.min(...cells.map(({ right }) => right))
  const width = 1 + Math.max(...cells.map(({ right }) => right)) - left
  const height = 1 + Math.max(...cells.map(({ down }) => down))
  const side = Math.max(width, height, 3)
  const box = `${(width - side) / 2 - 0.15} ${(height - side) / 2 - 0.15} ${side + 0.3} ${side + 0.3}`
  return (
    <svg class="option-picture" viewBox={box} aria-hidden="true" focusable="false">
      {cells.map(({ down, right, terrain, icon }) => (
        <g key={`${down} ${right}`}>
          <path
            d={`M${right - left} ${down}h1v1h-1z`}
            fill={GROUND_FILLS[terrain]}
            stroke="var(--piece-ink)"
            stroke-width=".06"
          />
          {icon && <SignMark sign={icon} x={right - left} y={down} />}
        </g>
      ))}
    </svg>
  )
}
