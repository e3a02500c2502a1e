/** People whom I do not want to meet, and unblocking them: in the settings, and beside my friends. */
import { useState } from 'preact/hooks'
import { introduced } from '../transport/introduced.ts'
import { useLoaded } from '../ui/loaded.ts'
import { Refused, useAct } from './act.tsx'
import { companyApi } from './company-api.ts'
import { words } from './text/index.ts'

export function BlockedPeople() {
  const { company } = words()
  const [round, setRound] = useState(0)
  const known = introduced.value
  const loaded = useLoaded(async () => (known ? (await companyApi.mine()).blocked : []), [round, known])
  const act = useAct(() => setRound((before) => before + 1))
  if (loaded.state !== 'ready') return null
  return (
    <section class="card group">
      <h2>{company.blocked}</h2>
      <p class="soft">{loaded.value.length === 0 ? company.nobodyBlocked : company.blockedHint}</p>
      {loaded.value.length > 0 && (
        <ul class="plain">
          {loaded.value.map(({ id, name }) => (
            <li key={id} class="row">
              <span class="grow">{name}</span>
              <button
                type="button"
                class="button small"
                aria-label={company.unblockWhom(name)}
                disabled={act.busy}
                onClick={() => act.run(() => companyApi.end(id))}
              >
                {company.unblock}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused act={act} />
    </section>
  )
}
