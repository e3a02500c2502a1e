/** Games in progress on this device. */
import { loadText } from '@waystation/catalog'
import { useState } from 'preact/hooks'
import { localClient } from '../../local/client.ts'
import { fetchEarlier } from '../../local/fetch-earlier.ts'
import type { SavedSummary } from '../../local/types.ts'
import { listed } from '../../people.ts'
import { titleOf } from '../../games/index.ts'
import { language, t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'
import { useLoaded } from '../../ui/loaded.ts'
import { RulesVersion } from '../../ui/rules-version.tsx'
import { when } from '../../ui/when.ts'

/** The worker starts only for those who have played here before. */
const playedHere = async (): Promise<boolean> => {
  const names = await indexedDB.databases().catch(() => [])
  return names.some(({ name }) => name === 'waystation')
}

async function inProgress(): Promise<readonly SavedSummary[]> {
  if (!(await playedHere())) return []
  const games = await localClient().call('list')
  fetchEarlier(games, (entry, rules) => loadText(entry, language(), rules))
  return games.filter(({ totals }) => totals === null).sort((a, b) => b.updatedAt - a.updatedAt)
}

export function Continue() {
  const [round, setRound] = useState(0)
  const games = useLoaded(inProgress, [round])
  if (games.state !== 'ready' || games.value.length === 0) return null
  const forget = (id: string): void => {
    void localClient()
      .call('remove', id)
      .then(() => setRound(round + 1))
  }
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{t().home.continue}</h2>
      <ul>
        {games.value.map((game) => (
          <Saved key={game.id} game={game} forget={() => forget(game.id)} />
        ))}
      </ul>
    </section>
  )
}

function Saved({ game, forget }: { readonly game: SavedSummary; readonly forget: () => void }) {
  const { home } = t()
  return (
    <li class="card listed">
      <Cover game={game.game} />
      <div class="grow">
        <strong>{titleOf(game.game)}</strong>
        <small>
          {home.against(listed(game.seats.map(({ name }) => name)))} · {when(game.updatedAt)} ·{' '}
          <RulesVersion game={game.game} rules={game.rules} />
        </small>
      </div>
      <a class="button primary" href={`/local/${game.id}`}>
        {home.resume}
      </a>
      <button type="button" class="button quiet" aria-label={home.forgetWhich(titleOf(game.game))} onClick={forget}>
        {home.forget}
      </button>
    </li>
  )
}
