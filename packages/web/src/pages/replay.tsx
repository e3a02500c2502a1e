/** A finished game, step by step. */
import { useMemo, useState } from 'preact/hooks'
import { localClient, LocalRefusal } from '../local/client.ts'
import type { Review } from '../local/types.ts'
import { badRecord } from '../replay/bad-record.ts'
import { recordAt } from '../replay/records.ts'
import { ReplayTransport } from '../replay/transport.ts'
import { TableStore } from '../table/store.ts'
import { TableView } from '../table/table-page.tsx'
import { t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'

async function load(kind: string, id: string): Promise<{ text: string; review: Review }> {
  const text = await recordAt(kind, id)
  return { text, review: await localClient().call('review', text, null) }
}

export function ReplayPage({ kind, id }: { readonly kind: string; readonly id: string }) {
  return <Replay key={`${kind} ${id}`} kind={kind} id={id} />
}

function Replay({ kind, id }: { readonly kind: string; readonly id: string }) {
  const loaded = useLoaded(() => load(kind, id), [])
  if (loaded.state === 'loading') return <p class="loading page">{t().app.loading}</p>
  if (loaded.state === 'failed') {
    const words = loaded.error instanceof LocalRefusal ? badRecord(loaded.error.failure) : t().app.notFound
    return (
      <p class="page narrow" role="alert">
        {words}
      </p>
    )
  }
  return <Recorded text={loaded.value.text} review={loaded.value.review} />
}

function Recorded({ text, review }: { readonly text: string; readonly review: Review }) {
  const transport = useMemo(() => new ReplayTransport(localClient(), text, review), [text, review])
  const store = useMemo(() => {
    const made = new TableStore(transport)
    made.cursor.value = 0
    return made
  }, [transport])
  const [seat, setSeat] = useState('')
  const look = (value: string): void => {
    setSeat(value)
    void transport.seenBy(value === '' ? null : Number(value))
  }
  const seenBy = (
    <section class="prompt">
      <label class="row">
        {t().replay.as}
        <select class="field" value={seat} onChange={({ currentTarget }) => look(currentTarget.value)}>
          <option value="">{t().replay.everybody}</option>
          {review.seats.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
  return <TableView store={store} mode="replay" dock={seenBy} />
}
