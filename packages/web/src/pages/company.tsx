/** Friends and clubs: who is here, who asks, links to give away. */
import type { Bond, CompanyAnswer } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import '../styles/company.css'
import { type Act, Refused, useAct } from '../company/act.tsx'
import { companyApi } from '../company/company-api.ts'
import { FriendLine } from '../company/friend-line.tsx'
import { GiveAway } from '../company/give-away.tsx'
import { MyClubs } from '../company/my-clubs.tsx'
import { words } from '../company/text/index.ts'
import { AskName, named } from '../names/ask-name.tsx'
import { t } from '../text/index.ts'
import { introduce, introduced } from '../transport/introduced.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

/** How often it is looked where friends are. */
const LOOK_MS = 20_000

export function CompanyPage() {
  const { company } = words()
  useTitle(company.title)
  return (
    <div class="page beside company">
      <header>
        <h1>{company.title}</h1>
        <p class="tagline">{company.lead}</p>
      </header>
      {introduced.value ? <People /> : <SayName />}
      <AskName />
    </div>
  )
}

function SayName() {
  const { company } = words()
  const act = useAct()
  const say = async (): Promise<void> => {
    if (await named()) await introduce()
  }
  return (
    <div class="card group">
      <p>{company.needName}</p>
      <button type="button" class="button primary" onClick={() => act.run(say)}>
        {company.sayName}
      </button>
      <Refused act={act} />
    </div>
  )
}

function People() {
  const [round, setRound] = useState(0)
  const again = (): void => setRound((before) => before + 1)
  useEffect(() => {
    const timer = setInterval(again, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const loaded = useLoaded(companyApi.mine, [round])
  const act = useAct(again)
  if (loaded.state === 'loading') return <p>{t().app.loading}</p>
  if (loaded.state === 'failed') return <p class="notice">{t().lobby.noServer}</p>
  return (
    <>
      <div class="lists">
        <Requests mine={loaded.value} act={act} />
        <Friends mine={loaded.value} act={act} />
        <Follows mine={loaded.value} act={act} />
        <Refused act={act} />
      </div>
      <div class="lists">
        <MyClubs />
      </div>
    </>
  )
}

interface PartProps {
  readonly mine: CompanyAnswer
  readonly act: Act
}

/** Those to me, and mine. */
function Requests({ mine: { askedMe, asked }, act }: PartProps) {
  const { company } = words()
  if (askedMe.length + asked.length === 0) return null
  return (
    <section class="card group">
      {askedMe.length > 0 && <h2>{company.askedMe}</h2>}
      {askedMe.length > 0 && (
        <ul class="plain">
          {askedMe.map(({ id, name }) => (
            <li key={id} class="row">
              <strong class="grow">{name}</strong>
              <Small label={company.acceptWhom(name)} look="primary" act={act} does={() => companyApi.accept(id)}>
                {company.accept}
              </Small>
              <Small label={company.declineWhom(name)} act={act} does={() => companyApi.end(id)}>
                {company.decline}
              </Small>
            </li>
          ))}
        </ul>
      )}
      {asked.length > 0 && <h2>{company.asked}</h2>}
      {asked.length > 0 && <Ended bonds={asked} act={act} label={company.withdrawWhom} does={company.withdraw} />}
    </section>
  )
}

function Friends({ mine: { friends, link }, act }: PartProps) {
  const { company } = words()
  return (
    <section class="card group">
      <h2>
        {company.friends} {friends.length > 0 && <span class="count">{friends.length}</span>}
      </h2>
      {friends.length === 0 && <p class="soft">{company.noFriends}</p>}
      <ul class="plain">
        {friends.map((friend) => (
          <FriendLine key={friend.id} bond={friend} whereabouts={friend.whereabouts} tables={friend.tables}>
            <Small
              label={company.removeWhom(friend.name)}
              look="quiet"
              act={act}
              does={() => companyApi.end(friend.id)}
            >
              {company.remove}
            </Small>
          </FriendLine>
        ))}
      </ul>
      <GiveAway
        label={company.link}
        hint={company.linkHint}
        token={link}
        act={act}
        change={{ renew: companyApi.renewLink, revoke: companyApi.revokeLink }}
      />
    </section>
  )
}

function Follows({ mine: { follows }, act }: PartProps) {
  const { company } = words()
  if (follows.length === 0) return null
  return (
    <section class="card group">
      <h2>{company.follows}</h2>
      <p class="soft">{company.followsHint}</p>
      <ul class="plain">
        {follows.map((one) => (
          <FriendLine key={one.id} bond={one} whereabouts={null} tables={one.tables}>
            <Small label={company.unfollowWhom(one.name)} look="quiet" act={act} does={() => companyApi.end(one.id)}>
              {company.unfollow}
            </Small>
          </FriendLine>
        ))}
      </ul>
    </section>
  )
}

interface EndedProps {
  readonly bonds: readonly Bond[]
  readonly act: Act
  readonly label: (name: string) => string
  readonly does: string
}

function Ended({ bonds, act, label, does }: EndedProps) {
  return (
    <ul class="plain">
      {bonds.map(({ id, name }) => (
        <li key={id} class="row">
          <span class="grow">{name}</span>
          <Small label={label(name)} look="quiet" act={act} does={() => companyApi.end(id)}>
            {does}
          </Small>
        </li>
      ))}
    </ul>
  )
}

interface SmallProps {
  /** For those who only hear it. */
  readonly label: string
  /** The answer that is hoped for is loud, what ends something is quiet. */
  readonly look?: 'primary' | 'quiet'
  readonly act: Act
  readonly does: () => Promise<unknown>
  readonly children: string
}

function Small({ label, look, act, does, children }: SmallProps) {
  return (
    <button
      type="button"
      class={look === undefined ? 'button small' : `button small ${look}`}
      aria-label={label}
      disabled={act.busy}
      onClick={() => act.run(does)}
    >
      {children}
    </button>
  )
}
