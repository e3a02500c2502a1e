/** A board that can be brought nearer with two fingers or a double tap. With a mouse it stays as it is. */
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { TouchGestures } from './touch-gestures.ts'
import { FAR, type View } from './zoom-view.ts'

export function Zoom({ children }: { readonly children: ComponentChildren }) {
  const [{ scale, x, y }, setView] = useState<View>(FAR)
  const fingers = useMemo(() => new TouchGestures(setView), [])
  const near = scale > 1
  return (
    <div
      class={near ? 'zoom near' : 'zoom'}
      onPointerDown={fingers.press}
      onPointerMove={fingers.move}
      onPointerUp={fingers.lift}
      onPointerCancel={fingers.lift}
      onClickCapture={fingers.click}
    >
      <div class="zoomed" style={near ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}>
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
