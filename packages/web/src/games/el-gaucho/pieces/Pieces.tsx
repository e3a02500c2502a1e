/** Draws what moves. A piece that changes place glides there; one that appears or leaves comes from or goes to its origin. */
import { type Breed, smallOf, tileOf, valueOf } from '@waystation/el-gaucho'
import { memo } from 'preact/compat'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CattleTile, CattleTileBack } from '../../../art/cow/CattleTile.tsx'
import { cut } from '../../../art/ink.ts'
import { Die } from '../../../art/pieces/Die.tsx'
import { LyingGaucho, StandingGaucho } from '../../../art/pieces/Gaucho.tsx'
import { Horseshoe } from '../../../art/pieces/small.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { laps } from '../scene/PesosTrack.tsx'
import type { Piece } from './piece.ts'
import { breedOf } from '../names.ts'

export type Initials = { readonly [breed in Breed]: string }

interface PiecesProps {
  readonly pieces: readonly Piece[]
  readonly initials: Initials
  readonly rolling: boolean
}

/** How long a piece that leaves is still drawn. */
const LEAVE_MS = 360

export function Pieces({ pieces, initials, rolling }: PiecesProps) {
  const { entered, leaving } = useComings(pieces)
  return (
    <g aria-hidden="true">
      {pieces.map((piece) => (
        <PieceAt
          key={piece.key}
          piece={piece}
          initials={initials}
          entering={entered.has(piece.key)}
          rolling={rolling}
        />
      ))}
      {leaving.map((piece) => (
        <g key={`leaving ${piece.key}`} class="eg-leaving" style={leaveStyle(piece)}>
          <Drawing piece={piece} initials={initials} rolling={false} />
        </g>
      ))}
    </g>
  )
}

/** Which pieces came since the first drawing, and which have just gone. */
function useComings(pieces: readonly Piece[]): { entered: ReadonlySet<string>; leaving: readonly Piece[] } {
  const last = useRef<ReadonlyMap<string, Piece> | null>(null)
  const entered = useRef(new Set<string>())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const [leaving, setLeaving] = useState<readonly Piece[]>([])
  const now = new Map(pieces.map((piece) => [piece.key, piece]))
  if (last.current !== null) {
    for (const key of now.keys()) if (!last.current.has(key)) entered.current.add(key)
    for (const key of entered.current) if (!now.has(key)) entered.current.delete(key)
  }
  useEffect(() => {
    const before = last.current
    last.current = now
    const gone = before === null ? [] : [...before.values()].filter(({ key }) => !now.has(key))
    if (gone.length === 0) return
    setLeaving((others) => [...others.filter(({ key }) => !now.has(key)), ...gone])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setLeaving((others) => others.filter((piece) => !gone.includes(piece)))
    }, LEAVE_MS)
    timers.current.add(timer)
  }, [pieces])
  // Who has left is gone after its time, however often the position changes meanwhile.
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return { entered: entered.current, leaving }
}

const place = ({ x, y, scale }: Piece): string => `translate(${x}px, ${y}px) scale(${scale})`

function leaveStyle(piece: Piece): { [name: string]: string } {
  const to = piece.exit ?? { x: piece.x, y: piece.y - 20 }
  return { transform: place(piece), '--to': `translate(${to.x}px, ${to.y}px) scale(${piece.scale * 0.35})` }
}

interface OneProps {
  readonly piece: Piece
  readonly initials: Initials
  readonly rolling: boolean
}

function PieceAt({ piece, initials, entering, rolling }: OneProps & { readonly entering: boolean }) {
  const rolls = rolling && piece.kind === 'die' && piece.pool === 'rodeo'
  const from = piece.from
  const style: { [name: string]: string } = { transform: place(piece) }
  if (entering && from && !rolls) style['--from'] = `translate(${from.x}px, ${from.y}px) scale(${piece.scale * 0.5})`
  return (
    <g class={entering && from && !rolls ? 'eg-piece eg-entering' : 'eg-piece'} style={style}>
      <Drawing piece={piece} initials={initials} rolling={rolls} />
    </g>
  )
}

const Drawing = memo(({ piece, initials, rolling }: OneProps) => {
  switch (piece.kind) {
    case 'tile': {
      const tile = tileOf(piece.id)
      const breed = breedOf(piece.id)
      return <CattleTile coat={breed} value={valueOf(tile)} small={smallOf(tile)} initial={initials[breed]} />
    }
    case 'back':
      return <CattleTileBack />
    case 'gaucho':
      return <GauchoFigure seat={piece.seat} standing={piece.standing} />
    case 'die':
      return (
        <g transform={`rotate(${piece.turn})`}>
          <Die value={piece.value} rolling={rolling} />
        </g>
      )
    case 'marker':
      return <Marker piece={piece} />
    case 'pawn':
      return <Pawn />
  }
}, sameDrawing)

/** Gets up if it was lying before. */
function GauchoFigure({ seat, standing }: { readonly seat: number; readonly standing: boolean }) {
  const lay = useRef(!standing)
  if (!standing) return <LyingGaucho seat={seat} />
  return (
    <g class={lay.current ? 'eg-rising' : undefined}>
      <StandingGaucho seat={seat} />
    </g>
  )
}

/** The place is set outside; only what is drawn counts here. */
function sameDrawing(a: Readonly<OneProps>, b: Readonly<OneProps>): boolean {
  if (a.initials !== b.initials || a.rolling !== b.rolling || a.piece.kind !== b.piece.kind) return false
  const look = ({ x: _x, y: _y, scale: _s, from: _f, exit: _e, ...rest }: Piece): string => JSON.stringify(rest)
  return look(a.piece) === look(b.piece)
}

function Marker({ piece }: { readonly piece: Extract<Piece, { kind: 'marker' }> }) {
  const lap = laps(piece.pesos)
  return (
    <g>
      {piece.level === 0 && <path d="M0 13L-5 4H5Z" fill="#f0ddb0" />}
      <SeatShapeMark seat={piece.seat} y={-2} r={9.5} />
      {lap > 0 && (
        <g transform="translate(20 -5)">
          <path d="M-11-7H14L11 0L14 7H-11Z" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="1.1" />
          <text
            y="4"
            text-anchor="middle"
            font-family="var(--font-text)"
            font-weight="800"
            font-size="10.5"
            fill="var(--piece-ink)"
          >
            {lap}
          </text>
        </g>
      )}
    </g>
  )
}

/** The start player's pawn: a horseshoe on a peg. */
function Pawn() {
  return (
    <g>
      <path d="M-3 14H3V26H-3Z" fill="var(--wood)" stroke="var(--piece-ink)" stroke-width="1.2" />
      <circle cy="13" r="13.5" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="1.3" />
      <path d={cut(-8, 20, 8, 20, 0.8)} fill="var(--piece-ink)" />
      <g transform="translate(0 13) scale(.46)">
        <Horseshoe />
      </g>
    </g>
  )
}
