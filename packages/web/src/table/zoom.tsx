/** A board that can be brought nearer: with two fingers or a double tap, or one of its regions by name. */
import type { ComponentChildren, TargetedMouseEvent } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RegionId } from '../adapter.ts'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'
import { onNothingLit, TouchGestures } from './touch-gestures.ts'
import { FAR, filledBy, type View } from './zoom-view.ts'

interface ZoomProps {
  /** To be enlarged; null: none. */
  readonly region: RegionId | null
  readonly children: ComponentChildren
}

export function Zoom({ region, children }: ZoomProps) {
  const { regionView } = useRoom()
  const frame = useRef<HTMLDivElement>(null)
  const [{ scale, x, y }, setView] = useState<View>(FAR)
  const fingers = useMemo(() => new TouchGestures(setView), [])
  const width = regionView.width.value
  useLayoutEffect(() => setView(frame.current === null ? FAR : viewOf(frame.current, region)), [region, width])
  const near = scale > 1
  return (
    <div
      ref={frame}
      class={`zoom${near ? ' near' : ''}${region === null ? '' : ' at-region'}`}
      onPointerDown={fingers.press}
      onPointerMove={fingers.move}
      onPointerUp={fingers.lift}
      onPointerCancel={fingers.lift}
      onClickCapture={fingers.click}
      onDblClick={(event) => {
        const far = region === null && regionView.drawn.value === null
        if (!fingers.touched && onNothingLit(event)) regionView.look(far ? regionUnder(event) : null)
      }}
    >
      <div class="zoomed" style={near ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}>
        {children}
      </div>
      {near && region === null && (
        <button type="button" class="button small zoom-out" onClick={() => setView(FAR)}>
          {t().room.zoomOut}
        </button>
      )}
    </div>
  )
}

function regionUnder({ currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLElement>): RegionId | null {
  const mark = [...currentTarget.querySelectorAll('[data-region]')].find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom
  })
  return mark?.getAttribute('data-region') ?? null
}

/** The view in which a region fills the frame. */
function viewOf(frame: HTMLElement, region: RegionId | null): View {
  const mark = region === null ? null : frame.querySelector(`[data-region="${CSS.escape(region)}"]`)
  const board = frame.firstElementChild
  if (mark === null || board === null) return FAR
  const { left, top, width, height } = mark.getBoundingClientRect()
  const from = board.getBoundingClientRect()
  const scale = board.clientWidth === 0 ? 1 : from.width / board.clientWidth
  const box = {
    x: (left - from.left) / scale,
    y: (top - from.top) / scale,
    width: width / scale,
    height: height / scale,
  }
  return filledBy(box, { x: frame.clientWidth, y: frame.clientHeight })
}
