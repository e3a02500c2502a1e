import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { OptionsList } from './options-list.tsx'
import { useRoom } from './room-context.ts'

/** The list of options, one key away. It stays while there is more to choose. */
export function OptionsDialog() {
  const { panels, store, text, names } = useRoom()
  if (!panels.options.value) return null
  const close = (): void => {
    panels.options.value = false
  }
  const [decision] = store.decisions.value
  const asked = decision && text.decision(decision, store.live.value?.view, names)
  return (
    <Dialog title={t().options.title} close={close} focus=".option">
      {asked && <p>{asked}</p>}
      {/* The answer first: to take the window away makes the browser look at the whole page anew. */}
      <OptionsList chosen={() => setTimeout(close)} />
    </Dialog>
  )
}
