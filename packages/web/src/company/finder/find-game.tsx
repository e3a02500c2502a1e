/** Find me a game: what I would play, or where I wait for people meanwhile. */
import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import '../../styles/company.css'
import { accountName } from '../../account/who.ts'
import { settingWords } from '../../clock/time-left.ts'
import { boxes, shortTitle, titleOf } from '../../games/index.ts'
import { myGames } from '../../mine/store.ts'
import { named } from '../../names/ask-name.tsx'
import { Pick } from '../../settings/fields.tsx'
import { introduced } from '../../transport/introduced.ts'
import { Cover } from '../../ui/cover.tsx'
import { type Act, Refused, useAct } from '../act.tsx'
import { words } from '../text/index.ts'
import { finding, readFinding, search } from './finder-store.ts'
import { Looking } from './looking.tsx'
import { COUNTS, isPossible, keepWish, lastWish, numbersFor, PACES, type Wish } from './wish.ts'

const MINUTE_MS = 60_000
/** How the house plays by which pace. */
const CLOCKS = {
  live: { kind: 'live', bankMs: 15 * MINUTE_MS, addMs: 20_000 },
  days: {
    kind: 'days',
    turnMs: 24 * 60 * MINUTE_MS,
    reserveMs: 0,
    zone: 'UTC',
    hours: null,
    weekends: true,
    holidays: false,
  },
  none: null,
} as const
/** How often it is read how many people look for a game. */
const READ_MS = 20_000

export function FindGame() {
  const { finder } = words()
  const act = useAct()
  const { route } = useLocation()
  const tables = myGames.value
  useEffect(() => void readFinding().catch(() => undefined), [tables, introduced.value])
  useEffect(() => {
    const timer = setInterval(() => void readFinding().catch(() => undefined), READ_MS)
    return () => clearInterval(timer)
  }, [])
  const found = finding.value?.seeks.find((seek) => seek.found)
  const seeks = finding.value?.seeks ?? []
  const waits = seeks.some((seek) => !seek.found)
  // A game that has begun is among my games; whoever plays one may look for another.
  const shown = seeks.filter(({ table }) => table.status === 'open')
  // Whoever looks at this page while the last one sits down is at the table at once.
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (found && waited) route(`/table/${found.table.id}`)
    setWaited(seeks.length > 0 && !found)
  }, [found?.table.id, seeks.length])
  return (
    <section class="card group find-game" aria-labelledby="find-game">
      <div class="row find-head">
        <h2 id="find-game">{waits ? finder.waiting : finder.title}</h2>
        {!waits && <small>{finder.lead}</small>}
      </div>
      {shown.length > 0 && <Looking seeks={shown} act={act} />}
      {!waits && <WishForm act={act} />}
      <Refused act={act} />
    </section>
  )
}

function WishForm({ act }: { readonly act: Act }) {
  const { finder } = words()
  const [wish, setWish] = useState(lastWish)
  const [tried, setTried] = useState(false)
  const { route } = useLocation()
  const find = (event: Event): void => {
    event.preventDefault()
    setTried(true)
    if (!isPossible(wish)) return
    act.run(async () => {
      if (!(await named())) return
      keepWish(wish)
      await search(wish)
      const found = finding.value?.seeks.find((seek) => seek.found)
      if (found) route(`/table/${found.table.id}`)
    })
  }
  return (
    <form class="group" onSubmit={find}>
      <Games wish={wish} set={setWish} />
      <div class="find-how">
        <Pick
          legend={finder.pace}
          values={PACES}
          chosen={wish.pace}
          label={(pace) => settingWords(CLOCKS[pace])}
          choose={(pace) => setWish({ ...wish, pace })}
        />
        <Numbers wish={wish} set={setWish} />
        {accountName.value !== null && <Ratings wish={wish} set={setWish} />}
      </div>
      <div class="row">
        <button type="submit" class="button primary" disabled={act.busy}>
          {finder.find}
        </button>
        <p class="grow soft">
          {finding.value && finder.looking(finding.value.looking.people)} {finder.mayLeave}
        </p>
      </div>
      {tried && !isPossible(wish) && (
        <p class="refused" role="alert">
          {finder.nothing}
        </p>
      )}
    </form>
  )
}

interface FieldProps {
  readonly wish: Wish
  readonly set: (wish: Wish) => void
}

function toggled<V>(all: readonly V[], one: V): V[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}

function Games({ wish, set }: FieldProps) {
  const { finder } = words()
  return (
    <fieldset class="find-games">
      <legend class="visually-hidden">{finder.games}</legend>
      {boxes().map(({ id }) => (
        <label key={id} class="find-box">
          <input
            type="checkbox"
            checked={wish.games.includes(id)}
            onChange={() => set({ ...wish, games: toggled(wish.games, id) })}
          />
          <Cover game={id} />
          <span>{shortTitle(titleOf(id))}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** For people with an account: what guests play does not count. */
function Ratings({ wish, set }: FieldProps) {
  const { finder } = words()
  return (
    <>
      <Pick
        legend={finder.counts}
        values={COUNTS}
        chosen={wish.counts}
        label={(counts) => finder.countings[counts]}
        choose={(counts) => set({ ...wish, counts })}
      />
      <label class="toggle">
        <input
          type="checkbox"
          checked={wish.near}
          onChange={({ currentTarget }) => set({ ...wish, near: currentTarget.checked })}
        />
        <span>
          {finder.near}
          <small>{finder.nearHint[wish.pace === 'live' ? 'live' : 'days']}</small>
        </span>
      </label>
    </>
  )
}

function Numbers({ wish, set }: FieldProps) {
  const { finder } = words()
  return (
    <fieldset class="choices">
      <legend>{finder.players}</legend>
      {numbersFor(wish.games).map((count) => (
        <label key={count} class="choice">
          <input
            type="checkbox"
            checked={wish.players.includes(count)}
            onChange={() => set({ ...wish, players: toggled(wish.players, count) })}
          />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
