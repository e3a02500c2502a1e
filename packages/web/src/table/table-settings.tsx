/** The settings that matter while one plays, without leaving the table. */
import '../styles/pages.css'
import { Looks, Pace, Play } from '../settings/fields.tsx'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useRoom } from './room-context.ts'

export function TableSettings() {
  const { panels } = useRoom()
  if (!panels.settings.value) return null
  const close = (): void => {
    panels.settings.value = false
  }
  return (
    <Dialog title={t().settings.title} close={close}>
      <div class="group">
        <Pace />
        <Play />
        <Looks />
      </div>
    </Dialog>
  )
}

export function OpenSettings() {
  const { panels } = useRoom()
  const open = (): void => {
    panels.settings.value = true
  }
  return (
    <button type="button" class="button small quiet" onClick={open}>
      {t().settings.title}
    </button>
  )
}
