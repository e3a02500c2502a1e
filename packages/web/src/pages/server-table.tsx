/** A table on the server. An invitation is in the fragment of the address, which no server ever sees. */
import { useMemo, useState } from 'preact/hooks'
import { ownName } from '../people.ts'
import { change, settings } from '../settings/store.ts'
import { TableStore } from '../table/store.ts'
import { TableView } from '../table/table-page.tsx'
import { language, t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { introduce, introducedBefore } from '../transport/introduced.ts'
import { ServerTransport } from '../transport/server.ts'
import { useLoaded } from '../ui/loaded.ts'
import { WaitingRoom } from './waiting/waiting-room.tsx'

const inviteIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('invite')

/** Lets us in by the invitation in the address, if there is one and we have a name. */
async function letIn(id: string): Promise<'in' | 'name' | 'refused'> {
  const invite = inviteIn(location.hash)
  if (!introducedBefore() && settings.value.name === '' && invite !== null) return 'name'
  await introduce({ name: ownName(), language: language() })
  if (invite === null) return 'in'
  return api.enter(id, invite).then(
    () => 'in' as const,
    () => 'refused' as const,
  )
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
  const store = useMemo(() => new TableStore(new ServerTransport(id)), [id])
  return <TableView store={store} mode="table" before={<WaitingRoom store={store} />} />
}

function WhoAreYou({ done }: { readonly done: () => void }) {
  const { waiting, settings: words } = t()
  const [name, setName] = useState(ownName())
  const enter = (event: Event): void => {
    event.preventDefault()
    if (name.trim() === '') return
    change({ name: name.trim() })
    done()
  }
  return (
    <form class="page narrow card" onSubmit={enter}>
      <h1>{waiting.whoAreYou}</h1>
      <label class="labelled">
        {words.name}
        <input
          class="field"
          required
          maxLength={40}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary">
        {waiting.enter}
      </button>
    </form>
  )
}
