/** A table on the server. An invitation is in the fragment of the address, which no server ever sees. */
import { useMemo, useState } from 'preact/hooks'
import { useCloseShown } from '../mine/shown.ts'
import { AskName, NameForm } from '../names/ask-name.tsx'
import { isNamed } from '../people.ts'
import { TableStore } from '../table/store.ts'
import { TableView } from '../table/table-page.tsx'
import { t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { introduce } from '../transport/introduced.ts'
import { ServerTransport } from '../transport/server.ts'
import { useLoaded } from '../ui/loaded.ts'
import { WaitingRoom } from './waiting/waiting-room.tsx'

const inviteIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('invite')

/** Lets us in by the invitation in the address, if there is one and we have a name. Whoever only looks on needs none. */
async function letIn(id: string): Promise<'in' | 'name' | 'refused'> {
  const invite = inviteIn(location.hash)
  if (invite !== null && !isNamed()) return 'name'
  await introduce()
  if (invite === null) return 'in'
  return api.enter(id, invite).then(
    () => 'in' as const,
    () => sitsThere(id),
  )
}

/** Whoever sits there comes in by their old address too, however little the invitation in it is worth by now. */
async function sitsThere(id: string): Promise<'in' | 'refused'> {
  const you = await api.table(id).then(
    (answer) => answer.you,
    () => null,
  )
  return you === null ? 'refused' : 'in'
}

export function TablePage({ id }: { readonly id: string }) {
  const [round, setRound] = useState(0)
  const entered = useLoaded(() => letIn(id), [id, round])
  if (entered.state === 'loading') return <p class="loading page">{t().link.connecting}</p>
  if (entered.state === 'failed') return <p class="page narrow">{t().lobby.noServer}</p>
  if (entered.value === 'name') return <WhoAreYou done={() => setRound(round + 1)} />
  if (entered.value === 'refused') return <p class="page narrow">{t().waiting.badInvite}</p>
  return <AtTable key={id} id={id} />
}

function AtTable({ id }: { readonly id: string }) {
  useCloseShown(id)
  const store = useMemo(() => new TableStore(new ServerTransport(id)), [id])
  return (
    <>
      <TableView store={store} mode="table" before={<WaitingRoom store={store} />} />
      <AskName />
    </>
  )
}

function WhoAreYou({ done }: { readonly done: () => void }) {
  return (
    <div class="page narrow">
      <h1>{t().waiting.whoAreYou}</h1>
      <div class="card">
        <NameForm done={done} />
      </div>
    </div>
  )
}
