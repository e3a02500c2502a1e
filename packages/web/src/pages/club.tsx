/** A club: its members, their tables, its link. */
import type { Club } from '@waystation/protocol'
import { useLocation, useRoute } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import '../styles/company.css'
import { type Act, Refused, useAct } from '../company/act.tsx'
import { companyApi } from '../company/company-api.ts'
import { GiveAway } from '../company/give-away.tsx'
import { words } from '../company/text/index.ts'
import { readMyGames } from '../mine/store.ts'
import { AskName } from '../names/ask-name.tsx'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'
import { TableRow } from './lobby/table-row.tsx'

/** How often it is looked who plays. */
const LOOK_MS = 20_000

export function ClubPage() {
  const { params } = useRoute()
  const id = params['id'] ?? ''
  const [round, setRound] = useState(0)
  const again = (): void => setRound((before) => before + 1)
  useEffect(() => {
    const timer = setInterval(again, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const loaded = useLoaded(() => companyApi.club(id), [id, round])
  // At a table where one sits no seat is offered.
  useEffect(() => void readMyGames(), [round])
  const act = useAct(again)
  useTitle(loaded.state === 'ready' ? loaded.value.name : null)
  if (loaded.state === 'loading') return <p class="page">{t().app.loading}</p>
  if (loaded.state === 'failed') {
    return (
      <div class="page narrow">
        <h1>{words().clubs.title}</h1>
        <p class="empty">{words().clubs.missing}</p>
        <p>
          <a href="/company">{words().company.all}</a>
        </p>
      </div>
    )
  }
  return <Shown club={loaded.value} act={act} />
}

function Shown({ club, act }: { readonly club: Club; readonly act: Act }) {
  const { clubs, company } = words()
  const founder = club.members.some(({ you, founder: first }) => you && first)
  return (
    <div class="page beside company">
      <header>
        <h1>{club.name}</h1>
        <p class="tagline">{clubs.members(club.members.length)}</p>
      </header>
      <div class="lists">
        <section>
          <h2>
            {clubs.tablesTitle} {club.tables.length > 0 && <span class="count">{club.tables.length}</span>}
          </h2>
          {club.tables.length === 0 ? (
            <p class="empty">{clubs.noTables}</p>
          ) : (
            <ul class="table-list">
              {club.tables.map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
            </ul>
          )}
        </section>
      </div>
      <div class="lists">
        <section class="card group">
          <h2>{clubs.membersTitle}</h2>
          <Members club={club} founder={founder} act={act} />
          {founder && <Rename key={club.name} club={club} act={act} />}
          {club.link === null && <p class="soft">{clubs.noLink}</p>}
          <GiveAway
            label={clubs.link}
            hint={clubs.linkHint}
            token={club.link}
            act={act}
            change={
              founder
                ? {
                    renew: () => companyApi.renewClubLink(club.id),
                    revoke: () => companyApi.revokeClubLink(club.id),
                  }
                : null
            }
          />
          <Leave club={club} />
          <Refused act={act} />
        </section>
        <p>
          <a href="/company">{company.all}</a>
        </p>
      </div>
      <AskName />
    </div>
  )
}

interface MembersProps {
  readonly club: Club
  readonly founder: boolean
  readonly act: Act
}

function Members({ club: { id, members }, founder, act }: MembersProps) {
  const { clubs } = words()
  return (
    <ul class="plain">
      {members.map((member) => (
        <li key={member.id} class="row">
          <span class="grow">
            {member.name}
            {member.you && ` (${clubs.you})`}
            {member.founder && <span class="soft"> · {clubs.founder}</span>}
          </span>
          {founder && !member.you && (
            <button
              type="button"
              class="button small"
              aria-label={clubs.removeWhom(member.name)}
              disabled={act.busy}
              onClick={() => act.run(() => companyApi.removeMember(id, member.id))}
            >
              {clubs.remove}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Rename({ club: { id, name: old }, act }: { readonly club: Club; readonly act: Act }) {
  const { clubs } = words()
  const [name, setName] = useState(old)
  const rename = (event: Event): void => {
    event.preventDefault()
    if (name.trim() !== '') act.run(() => companyApi.rename(id, name.trim()))
  }
  return (
    <form class="row" onSubmit={rename}>
      <input
        class="field grow"
        aria-label={clubs.name}
        maxLength={40}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="button" disabled={act.busy || name.trim() === old}>
        {clubs.rename}
      </button>
    </form>
  )
}

function Leave({ club: { id, members } }: { readonly club: Club }) {
  const { clubs } = words()
  const { route } = useLocation()
  const [sure, setSure] = useState(false)
  const act = useAct()
  const me = members.find(({ you }) => you)
  if (me === undefined) return null
  const leave = async (): Promise<void> => {
    await companyApi.removeMember(id, me.id)
    route('/company')
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => setSure(true)}>
        {clubs.leave}
      </button>
      {sure && (
        <Dialog title={clubs.leave} close={() => setSure(false)}>
          <div class="group">
            <p>{clubs.leaveSure}</p>
            <button type="button" class="button primary" disabled={act.busy} onClick={() => act.run(leave)}>
              {clubs.leave}
            </button>
            <Refused act={act} />
          </div>
        </Dialog>
      )}
    </>
  )
}
