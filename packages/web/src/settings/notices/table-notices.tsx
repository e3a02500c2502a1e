/** What calls me to one table, where that is to be different from everywhere else. */
import type { TableNotices as Kept } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { useLoaded } from '../../ui/loaded.ts'
import { noticeApi } from './notice-api.ts'
import { TimingSelect } from './timing-select.tsx'
import { words } from '../text/index.ts'

const KINDS = ['turn', 'over', 'named'] as const
const MUTE: Kept = { turn: 'never', over: 'never', named: 'never' }

export function TableNotices({ table }: { readonly table: string }) {
  const { notices } = words()
  const read = useLoaded(() => noticeApi.ofTable(table), [table])
  const [changed, setChanged] = useState<Kept | null>(null)
  const [failed, setFailed] = useState(false)
  const kept = changed ?? (read.state === 'ready' ? read.value : null)
  if (kept === null) return null
  const set = (next: Kept): void => {
    setChanged(next)
    noticeApi.setTable(table, next).then(
      () => setFailed(false),
      () => {
        setFailed(true)
        setChanged(kept)
      },
    )
  }
  return (
    <section class="table-notices">
      <h2>{notices.atTable}</h2>
      {KINDS.map((kind) => (
        <label key={kind} class="labelled">
          {notices.kinds[kind]}
          <TimingSelect
            label={notices.kinds[kind]}
            value={kept[kind]}
            set={(timing) => set({ ...kept, [kind]: timing })}
            usual
          />
        </label>
      ))}
      <button type="button" class="button" onClick={() => set(MUTE)}>
        {notices.mute}
      </button>
      {failed && <p role="alert">{notices.failed}</p>}
    </section>
  )
}
