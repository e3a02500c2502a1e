/** What is on its way over a board while an event is shown: straight through the air, or along a road. */
import type { ComponentChildren } from 'preact'
import './flying.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface FlyingProps {
  readonly from: Point
  readonly to: Point
  readonly ms: number
  /** Drawn around the origin. */
  readonly children: ComponentChildren
}

export function Flying({ from, to, ms, children }: FlyingProps) {
  const style = {
    '--from': `translate(${from.x}px, ${from.y}px)`,
    '--to': `translate(${to.x}px, ${to.y}px)`,
    '--ms': `${ms}ms`,
  }
  return (
    <g class="flying" style={style} aria-hidden="true">
      {children}
    </g>
  )
}

interface RidingProps {
  /** The road as a path. */
  readonly road: string
  readonly ms: number
  /** Goes up and down on the way. */
  readonly trots?: boolean
  readonly children: ComponentChildren
}

export function Riding({ road, ms, trots = false, children }: RidingProps) {
  return (
    <g class="riding" style={{ offsetPath: `path("${road}")`, '--ms': `${ms}ms` }} aria-hidden="true">
      <g class={trots ? 'trotting' : undefined}>{children}</g>
    </g>
  )
}
