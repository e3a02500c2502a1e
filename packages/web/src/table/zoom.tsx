/** A board that can be brought nearer with two fingers or a double tap. With a mouse it stays as it is. */
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { FAR, moved, pinched, type Point, type View, zoomedAt } from './zoom-view.ts'

const NEAR = 2.2
const DOUBLE_TAP = 300
/** A finger that moves less than this taps. */
const TAP = 8

export function Zoom({ children }: { readonly children: ComponentChildren }) {
  const [view, setView] = useState<View>(FAR)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const travelled = useRef(0)
  const frame = useRef<HTMLDivElement>(null)

  const inFrame = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  const size = (): Point => ({ x: frame.current?.clientWidth ?? 1, y: frame.current?.clientHeight ?? 1 })

  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return
    fingers.current.set(event.pointerId, inFrame(event))
    if (fingers.current.size === 1) travelled.current = 0
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = inFrame(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
    fingers.current.set(event.pointerId, now)
    if (other) setView((v) => pinched(v, [before, other], [now, other], size()))
    else if (view.scale > 1) setView((v) => moved(v, now.x - before.x, now.y - before.y, size()))
  }
  const up = (event: PointerEvent): void => {
    const known = fingers.current.delete(event.pointerId)
    if (!known || travelled.current > TAP) return
    const { x, y } = inFrame(event)
    const last = lastTap.current
    const double = event.timeStamp - last.at < DOUBLE_TAP && Math.hypot(x - last.x, y - last.y) < 30
    lastTap.current = { at: double ? 0 : event.timeStamp, x, y }
    if (double) setView((v) => (v.scale > 1 ? FAR : zoomedAt(v, { x, y }, NEAR, size())))
  }
  const quiet = (event: MouseEvent): void => {
    if (travelled.current > TAP) event.stopPropagation()
    travelled.current = 0
  }
  const near = view.scale > 1
  return (
    <div
      ref={frame}
      class={near ? 'zoom near' : 'zoom'}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClickCapture={quiet}
    >
      <div class="zoomed" style={near ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : {}}>
        {children}
      </div>
      {near && (
        <button type="button" class="button small zoom-out" onClick={() => setView(FAR)}>
          {t().room.zoomOut}
        </button>
      )}
    </div>
  )
}
