/** Friends, invited to a table by a click; and the club to which a private table is shown. */
import type { TableInfo } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import '../styles/company.css'
import { useLoaded } from '../ui/loaded.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Refused, useAct } from './act.tsx'
import { companyApi } from './company-api.ts'
import { words } from './text/index.ts'

/** Read again when the people at the table are others. */
export function InviteFriends({ table, seated }: { readonly table: string; readonly seated: string }) {
  const { company } = words()
  const [round, setRound] = useState(0)
  const read = useLoaded(() => companyApi.friendsFor(table), [table, seated, round])
  const act = useAct(() => setRound((before) => before + 1))
  if (read.state !== 'ready' || read.value.length === 0) return null
  return (
    <section class="invite">
      <h3>{company.invite}</h3>
      <ul class="invites">
        {read.value.map(({ id, name, whereabouts, invited }) => (
          <li key={id} class="row">
            <span class="grow">
              {name}{' '}
              <small class="soft">
                <PresenceMark at={whereabouts} /> {company.whereabouts[whereabouts]}
              </small>
            </span>
            {invited ? (
              <small class="soft">{company.invited}</small>
            ) : (
              <button
                type="button"
                class="button small"
                aria-label={company.inviteWhom(name)}
                disabled={act.busy}
                onClick={() => act.run(() => companyApi.inviteFriend(id, table))}
              >
                {company.inviteOne}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="soft">{company.inviteHint}</p>
      <Refused act={act} />
    </section>
  )
}

const read = async (table: string) => ({ clubs: await companyApi.clubs(), shown: await companyApi.shownTo(table) })

/** Where everybody may come in there is nothing to show. */
export function ShowToClub({ table: { id, visibility } }: { readonly table: TableInfo }) {
  const { clubs } = words()
  const [round, setRound] = useState(0)
  const loaded = useLoaded(() => read(id), [id, round])
  const act = useAct(() => setRound((before) => before + 1))
  if (visibility !== 'private' || loaded.state !== 'ready' || loaded.value.clubs.length === 0) return null
  return (
    <section class="invite">
      <label class="labelled">
        {clubs.show}
        <select
          class="field"
          value={loaded.value.shown ?? ''}
          disabled={act.busy}
          onChange={({ currentTarget }) => {
            const club = currentTarget.value === '' ? null : currentTarget.value
            act.run(() => companyApi.show(id, club))
          }}
        >
          <option value="">{clubs.nobody}</option>
          {loaded.value.clubs.map((club) => (
            <option key={club.id} value={club.id}>
              {club.name}
            </option>
          ))}
        </select>
        <small>{clubs.showHint}</small>
      </label>
      <Refused act={act} />
    </section>
  )
}
