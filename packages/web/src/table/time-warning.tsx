/** My time is running out, at the table that I am looking at: said in words, and heard by those who want sounds. */
import { useEffect, useState } from 'preact/hooks'
import { moment, timeLeft, WARNING_MS } from '../clock/time-left.ts'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'
import { play } from './sounds.ts'
import type { TableStore } from './store.ts'

/** When my own time is up, by the clock of this device; null while it stands. */
export function ownDue({ clock, you }: Pick<TableStore, 'clock' | 'you'>): number | null {
  const told = clock.value
  const due = you.value === null ? null : (told?.seats[you.value]?.due ?? null)
  return told === null || due === null ? null : due - told.now + told.heard
}

export function TimeWarning() {
  const { store } = useRoom()
  const kind = store.table.value?.clock?.kind ?? null
  const due = ownDue(store)
  const [warned, setWarned] = useState(false)
  useEffect(() => {
    setWarned(false)
    if (kind === null || due === null) return
    const warn = (): void => {
      setWarned(true)
      play('clock')
    }
    const timer = setTimeout(warn, Math.max(0, due - WARNING_MS[kind] - Date.now()))
    return () => clearTimeout(timer)
    // A few milliseconds more or less, as messages take their way, are the same moment.
  }, [kind, due === null ? null : Math.round(due / 1000)])
  if (!warned || kind === null || due === null) return null
  const { clock } = t()
  return (
    <p class="refused" role="alert">
      {kind === 'live' ? clock.left(timeLeft(WARNING_MS.live)) : clock.soon(moment(due))}
    </p>
  )
}
