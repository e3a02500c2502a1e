/** Friends in the lobby: those who are here or sit at a table first, and the way to all of them. */
import { useEffect, useState } from 'preact/hooks'
import '../styles/company.css'
import { introduced } from '../transport/introduced.ts'
import { useLoaded } from '../ui/loaded.ts'
import { companyApi } from './company-api.ts'
import { FriendLine } from './friend-line.tsx'
import { words } from './text/index.ts'

const LOOK_MS = 20_000
const SHOWN = 6
const ORDER = { here: 0, elsewhere: 1, away: 2 } as const

export function FriendsCard() {
  const { company } = words()
  const [round, setRound] = useState(0)
  const known = introduced.value
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const loaded = useLoaded(async () => (known ? await companyApi.mine() : null), [round, known])
  const mine = loaded.state === 'ready' ? loaded.value : null
  const friends = [...(mine?.friends ?? [])].sort((a, b) => ORDER[a.whereabouts] - ORDER[b.whereabouts])
  const asked = mine?.askedMe.length ?? 0
  return (
    <section class="card group friends-card" aria-labelledby="friends">
      <h2 id="friends">{company.friends}</h2>
      {friends.length === 0 && (mine !== null || !known) && <p class="soft">{company.noFriends}</p>}
      {friends.length > 0 && (
        <ul class="plain">
          {friends.slice(0, SHOWN).map((friend) => (
            <FriendLine key={friend.id} bond={friend} whereabouts={friend.whereabouts} tables={friend.tables} />
          ))}
        </ul>
      )}
      <p>
        {asked > 0 && (
          <>
            <a href="/company">{company.askedMe}</a> <span class="count">{asked}</span>
            <br />
          </>
        )}
        <a href="/company">{company.all}</a>
      </p>
    </section>
  )
}
