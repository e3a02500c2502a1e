/** Transparent targets over the drawing: they glow when they can be chosen, take clicks and focus, and explain themselves. */
import type { RefObject } from 'preact'
import { memo } from 'preact/compat'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { BoardProps, Target } from '../adapter.ts'
import type { Box } from '../art/ink.ts'
import { visibleBottom } from '../ui/visible-bottom.ts'
import { hasMoved, movesIn, useHand } from './hand.ts'
import { neighbour } from './neighbour.ts'
import './spots.css'

export interface Spot {
  /** Different for every spot; things that are alike share a target. */
  readonly key: string
  readonly target: Target
  /** What takes clicks. */
  readonly rect: Box
  /** What is lit up, where that is smaller. */
  readonly glow?: Box
  readonly label: string
  /** Rounded corners. */
  readonly round: number
}

interface SpotsProps
  extends Pick<BoardProps, 'lit' | 'later' | 'places' | 'instead' | 'picked' | 'onTarget' | 'onInspect'> {
  readonly spots: readonly Spot[]
  /** Where one stands: on a small screen it is in sight when a question comes up. */
  readonly around?: Target | null
}

/** Where things lie that may be chosen next, or instead of what is picked. */
export function litBoxes(
  spots: readonly Spot[],
  { lit, instead }: Pick<BoardProps, 'lit' | 'instead'>,
): readonly Box[] {
  return spots.filter(({ target }) => lit.has(target) || instead.has(target)).map(({ rect, glow }) => glow ?? rect)
}

const LONG_PRESS_MS = 450

export function Spots({ spots, lit, later, places, instead, picked, onTarget, onInspect, around = null }: SpotsProps) {
  const layer = useRef<SVGGElement>(null)
  useHand()
  useEffect(() => {
    // To measure is to lay out: once a frame is due that has to be done anyway.
    const frame = requestAnimationFrame(() => bringIntoView(layer.current, around))
    return () => cancelAnimationFrame(frame)
  }, [lit])
  const chosen = useMemo(() => chosenKeys(spots, picked), [spots, picked])
  // Where nothing glows, the Tab key still leads to the board: arrow keys go on from there.
  const idle = !spots.some(({ key, target }) => lit.has(target) || chosen.has(key))
  const stateOf = (target: Target): SpotState => {
    if (lit.has(target)) return later.has(target) ? 'later' : 'lit'
    // Its twin was picked: it answers just the same, so that whoever pressed it may press it again.
    return instead.has(target) || picked.includes(target) ? 'instead' : null
  }
  // Buttons outlive what they do: whoever presses one asks the table of today.
  const acts = useRef<Acts>({ onTarget, onInspect })
  acts.current = { onTarget, onInspect }
  return (
    <g ref={layer} onKeyDown={neighbour}>
      {spots.map((spot, i) => (
        <SpotButton
          key={spot.key}
          spot={spot}
          first={idle && i === 0}
          state={chosen.has(spot.key) ? 'chosen' : stateOf(spot.target)}
          place={places.has(spot.target)}
          acts={acts}
        />
      ))}
    </g>
  )
}

/** On a small screen what can be chosen, or where one stands, may be out of sight: then the stage goes there. */
function bringIntoView(layer: Element | null, around: Target | null): void {
  const open = [...(layer?.querySelectorAll('.spot-lit') ?? [])]
  // While others play there is nothing to be brought anywhere.
  if (open.length === 0) return
  const stage = layer?.closest('.stage')?.getBoundingClientRect()
  const inSight = (spot: Element): boolean => {
    const { top, bottom } = spot.getBoundingClientRect()
    return top >= Math.max(0, stage?.top ?? 0) && bottom <= visibleBottom()
  }
  const here = around === null ? null : (layer?.querySelector(`[data-target="${around}"]`) ?? null)
  if (here === null ? open.some(inSight) : inSight(here)) return
  const goal = here ?? open[0]
  goal.scrollIntoView({ block: 'center' })
}

/** Equal things share a target: as many of them are shown as chosen as were picked, beginning with the last. */
function chosenKeys(spots: readonly Spot[], picked: readonly Target[]): ReadonlySet<string> {
  const left = new Map<Target, number>()
  for (const target of picked) left.set(target, (left.get(target) ?? 0) + 1)
  const keys = new Set<string>()
  for (const { key, target } of [...spots].reverse()) {
    const count = left.get(target) ?? 0
    if (count === 0) continue
    keys.add(key)
    left.set(target, count - 1)
  }
  return keys
}

/** What can be done with it; null: nothing but ask. */
type SpotState = 'chosen' | 'lit' | 'later' | 'instead' | null

type Acts = Pick<BoardProps, 'onTarget' | 'onInspect'>

interface SpotButtonProps {
  readonly acts: RefObject<Acts>
  readonly spot: Spot
  /** The way in by the Tab key where nothing can be chosen. */
  readonly first: boolean
  readonly state: SpotState
  /** Something comes to lie here. */
  readonly place: boolean
}

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)

const sameSpot = (a: Spot, b: Spot): boolean =>
  a === b ||
  (a.target === b.target &&
    a.label === b.label &&
    a.round === b.round &&
    sameBox(a.rect, b.rect) &&
    sameBox(a.glow, b.glow))

/** Most of them stay as they are while something moves: only the others are drawn anew. */
const SpotButton = memo(
  DrawnSpot,
  (a, b) => a.first === b.first && a.state === b.state && a.place === b.place && sameSpot(a.spot, b.spot),
)

function DrawnSpot({ spot, first, state, place, acts }: SpotButtonProps) {
  const { x, y, width, height } = spot.rect
  const press = useLongPress()
  /** Entered by a mouse that rests. */
  const slid = useRef(false)
  const chosen = state === 'chosen'
  const open = state !== null
  const onTarget: Acts['onTarget'] = (...args) => acts.current?.onTarget(...args)
  const onInspect: Acts['onInspect'] = (...args) => acts.current?.onInspect(...args)
  const act = (element: Element): void => (open ? onTarget(spot.target) : onInspect(spot.target, element, true))
  return (
    <g
      class={`spot${open ? ` spot-${state}` : ''}${place ? ' spot-place' : ''}`}
      role="button"
      tabindex={open || first ? 0 : -1}
      aria-label={spot.label}
      aria-pressed={chosen}
      aria-disabled={!open}
      data-target={spot.target}
      onClick={(event) => {
        if (!press.spent()) act(event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        act(event.currentTarget)
      }}
      onPointerDown={(event) => {
        const element = event.currentTarget
        if (event.pointerType !== 'mouse') press.begin(() => onInspect(spot.target, element, true))
      }}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        slid.current = !movesIn(event)
        if (!slid.current) onInspect(spot.target, event.currentTarget)
      }}
      onPointerMove={(event) => {
        if (!slid.current || !hasMoved()) return
        slid.current = false
        onInspect(spot.target, event.currentTarget)
      }}
      onPointerLeave={(event) => {
        press.end()
        slid.current = false
        if (event.pointerType === 'mouse') onInspect(null, null)
      }}
      onFocus={(event) => {
        // A click gives focus too, but is an answer, not a question.
        if (event.currentTarget.matches(':focus-visible')) onInspect(spot.target, event.currentTarget)
      }}
      onBlur={() => onInspect(null, null)}
    >
      {open && <Glow box={spot.glow ?? spot.rect} round={spot.round} />}
      <rect class="spot-hit" x={x} y={y} width={width} height={height} rx={spot.round} />
    </g>
  )
}

function Glow({ box: { x, y, width, height }, round }: { readonly box: Box; readonly round: number }) {
  return (
    <>
      <rect class="spot-halo" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={round + 3} />
      <rect class="spot-ring" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={round + 2} />
    </>
  )
}

/** A finger held down asks; the click that follows is not an answer. */
function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const fired = useRef(false)
  return {
    begin(ask: () => void): void {
      fired.current = false
      timer.current = setTimeout(() => {
        fired.current = true
        ask()
      }, LONG_PRESS_MS)
    },
    end(): void {
      clearTimeout(timer.current)
    },
    spent(): boolean {
      const was = fired.current
      fired.current = false
      return was
    },
  }
}
