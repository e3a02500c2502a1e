/** Where I wait for people; and bots, when nobody has come for a while. */
import type { Seek } from '@waystation/protocol'
import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { moment } from '../../clock/time-left.ts'
import { titleOf } from '../../games/index.ts'
import { botIds, usualBot } from '../../opponents.ts'
import { botTitle } from '../../people.ts'
import type { Act } from '../act.tsx'
import { companyApi } from '../company-api.ts'
import { words } from '../text/index.ts'
import { readFinding, stopLooking } from './finder-store.ts'

/** After so long bots are offered. */
const PATIENCE_MS = 60_000

export function Looking({ seeks, act }: { readonly seeks: readonly Seek[]; readonly act: Act }) {
  const { finder } = words()
  const waiting = seeks.filter(({ found }) => !found)
  const until = Math.max(...seeks.map((seek) => seek.until))
  return (
    <>
      <ul class="plain find-tables">
        {seeks.map((seek) => (
          <Waiting key={seek.table.id} seek={seek} />
        ))}
      </ul>
      {waiting.length > 0 && <Bots seek={waiting[0]} act={act} />}
      {waiting.length > 0 && (
        <div class="row">
          <button type="button" class="button" disabled={act.busy} onClick={() => act.run(stopLooking)}>
            {finder.cancel}
          </button>
          <p class="grow soft">
            {finder.until(moment(until))} {finder.mayLeave}
          </p>
        </div>
      )}
    </>
  )
}

function Waiting({ seek: { game, table, found, near } }: { readonly seek: Seek }) {
  const { finder } = words()
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length
  return (
    <li class="row">
      <span class="grow" role="status">
        <strong>{titleOf(game)}</strong> {found ? finder.found : finder.waits(taken, table.seats.length)}
        {!found && near !== null && <small>{nearWords(near)}</small>}
      </span>
      <a
        class={found ? 'button primary' : 'button'}
        href={`/table/${table.id}`}
        aria-label={finder.toTableOf(titleOf(game))}
      >
        {finder.toTable}
      </a>
    </li>
  )
}

/** How near to my rating people have to be now, and until when. */
export function nearWords({ points, within, anybodyAt }: NonNullable<Seek['near']>): string {
  const { finder } = words()
  return within === null ? finder.anybody(points) : finder.within(points, within, moment(anybodyAt))
}

/** Only the host may: whoever came first has waited longest. */
function Bots({ seek, act }: { readonly seek: Seek; readonly act: Act }) {
  const { finder } = words()
  const { route } = useLocation()
  const [bot, setBot] = useState(usualBot)
  const late = useLate(seek.at + PATIENCE_MS)
  if (!late || seek.table.host !== seek.you) return null
  const play = async (): Promise<void> => {
    await companyApi.bots(seek.table.id, bot)
    await readFinding()
    route(`/table/${seek.table.id}`)
  }
  return (
    <div class="find-bots" role="status">
      <p>{finder.bots}</p>
      <div class="row">
        <select
          class="field"
          aria-label={finder.level}
          value={bot}
          onChange={({ currentTarget }) => setBot(currentTarget.value)}
        >
          {botIds().map((id) => (
            <option key={id} value={id}>
              {botTitle(id)}
            </option>
          ))}
        </select>
        <button type="button" class="button" disabled={act.busy} onClick={() => act.run(play)}>
          {finder.playBots}
        </button>
      </div>
    </div>
  )
}

/** True from then on. */
function useLate(at: number): boolean {
  const [late, setLate] = useState(() => Date.now() >= at)
  useEffect(() => {
    setLate(Date.now() >= at)
    const timer = setTimeout(() => setLate(true), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return late
}
