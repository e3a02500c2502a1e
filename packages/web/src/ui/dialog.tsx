/** A window over the page: the browser's own dialog, which keeps the focus inside and closes on Escape. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { t } from '../text/index.ts'

interface DialogProps {
  readonly title: string
  /** Stands where the title would, which is only heard then. */
  readonly headline?: ComponentChildren
  readonly close: () => void
  readonly children: ComponentChildren
  readonly wide?: boolean
  /** Cannot be closed but by what is inside it. */
  readonly firm?: boolean
  /** What has the focus first, as a selector; otherwise the first thing that can have it. */
  readonly focus?: string
}

export function Dialog({ title, headline, close, children, wide = false, firm = false, focus }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = box.current
    const from = document.activeElement
    dialog?.showModal()
    const first = focus === undefined ? null : dialog?.querySelector<HTMLElement>(focus)
    first?.focus()
    return () => {
      dialog?.close()
      // The focus goes back to where it was, if that is still there.
      if (from instanceof HTMLElement || from instanceof SVGElement) from.focus()
    }
  }, [])
  const cancel = (event: Event): void => {
    event.preventDefault()
    if (!firm) close()
  }
  const outside = (event: MouseEvent): void => {
    if (event.target === box.current && !firm) close()
  }
  return (
    <dialog
      ref={box}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={cancel}
      onClick={outside}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading} class={headline ? 'visually-hidden' : ''}>
            {title}
          </h2>
          {headline}
          {!firm && (
            <button type="button" class="button quiet" onClick={close}>
              {t().app.close}
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
