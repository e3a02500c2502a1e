/** Where there is only one answer, the table goes on by itself; taking back goes beyond such answers. */
import { effect } from '@preact/signals'
import { settings } from '../settings/store.ts'
import type { TableStore } from './store.ts'

/** Returns how to stop. */
export function goOn(store: TableStore): () => void {
  /** What was refused is not tried again. */
  let tried = -1
  return effect(() => {
    const live = store.live.value
    const asked = store.decisions.value.length > 0
    if (!settings.value.goOn || live?.forced === undefined || !asked || live.seq === tried) return
    tried = live.seq
    const tookBack = live.line?.undo !== undefined && live.line.seat === store.you.value
    if (!tookBack) store.answer(live.forced)
    else if (live.canUndo) store.undo()
  })
}
