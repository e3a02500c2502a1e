/** My clubs, and a new one. */
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { useLoaded } from '../ui/loaded.ts'
import { Refused, useAct } from './act.tsx'
import { companyApi } from './company-api.ts'
import { words } from './text/index.ts'

export function MyClubs() {
  const { clubs } = words()
  const loaded = useLoaded(companyApi.clubs, [])
  if (loaded.state !== 'ready') return null
  return (
    <section class="card group">
      <h2>{clubs.title}</h2>
      <p class="soft">{loaded.value.length === 0 ? clubs.none : clubs.lead}</p>
      {loaded.value.length > 0 && (
        <ul class="plain">
          {loaded.value.map(({ id, name, members }) => (
            <li key={id} class="row">
              <a class="grow" href={`/club/${id}`}>
                {name}
              </a>
              <small class="soft">{clubs.members(members)}</small>
            </li>
          ))}
        </ul>
      )}
      <Found />
    </section>
  )
}

function Found() {
  const { clubs } = words()
  const { route } = useLocation()
  const [name, setName] = useState('')
  const act = useAct()
  const found = (event: Event): void => {
    event.preventDefault()
    if (name.trim() === '') return
    act.run(async () => route(`/club/${await companyApi.found(name.trim())}`))
  }
  return (
    <form class="row" onSubmit={found}>
      <input
        class="field grow"
        aria-label={clubs.name}
        placeholder={clubs.name}
        maxLength={40}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="button" disabled={act.busy}>
        {clubs.found}
      </button>
      <Refused act={act} />
    </form>
  )
}
