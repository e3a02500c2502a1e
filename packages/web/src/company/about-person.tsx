/** A button beside a name that leads to what one can do about somebody; all of that is loaded when it is asked for. */
import type { Whom } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import type { PersonDialog } from './person-dialog.tsx'

interface AboutProps {
  readonly whom: Whom
  readonly name: string
  /** What they say is not to be read any more. */
  readonly blocked?: () => void
  /** The name itself is the button. */
  readonly named?: boolean
}

export function AboutPerson({ whom, name, blocked, named = false }: AboutProps) {
  const [open, setOpen] = useState<{ readonly PersonDialog: typeof PersonDialog } | null>(null)
  const show = (): void => void import('./person-dialog.tsx').then(setOpen, () => undefined)
  return (
    <>
      <button
        type="button"
        class={named ? 'button small' : 'button small quiet about'}
        aria-haspopup="dialog"
        aria-label={t().chat.about(name)}
        onClick={show}
      >
        {named && name}
        <span aria-hidden="true">…</span>
      </button>
      {open && <open.PersonDialog {...{ whom, name }} {...(blocked && { blocked })} close={() => setOpen(null)} />}
    </>
  )
}
