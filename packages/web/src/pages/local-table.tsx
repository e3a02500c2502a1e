/** A game on this device: against bots, or on one screen. */
import { useLocation } from 'preact-iso'
import { useEffect, useMemo } from 'preact/hooks'
import { localClient } from '../local/client.ts'
import { type Settings, settings } from '../settings/store.ts'
import { TableStore } from '../table/store.ts'
import { TableView } from '../table/table-page.tsx'
import { LocalTransport } from '../transport/local.ts'

const PACES: { readonly [pace in Settings['pace']]: number } = { calm: 900, brisk: 350, instant: 0 }

export function LocalPage({ id }: { readonly id: string }) {
  const { query } = useLocation()
  const store = useMemo(() => new TableStore(new LocalTransport(localClient(), id)), [id])
  const { pace } = settings.value
  useEffect(() => void localClient().call('pace', PACES[pace]), [pace])
  return <TableView key={id} store={store} mode="table" learn={query['learn'] !== undefined} />
}
