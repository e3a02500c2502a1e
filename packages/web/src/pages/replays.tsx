/** Games that are over: on this device, or in a file. */
import { SeatMark } from '../art/SeatMark.tsx'
import { localClient } from '../local/client.ts'
import type { SavedSummary } from '../local/types.ts'
import { titleOf } from '../games/index.ts'
import { t } from '../text/index.ts'
import { Cover } from '../ui/cover.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { RulesVersion } from '../ui/rules-version.tsx'
import { useTitle } from '../ui/title.ts'
import { when } from '../ui/when.ts'
import { RecordFile } from './replays/record-file.tsx'

export function ReplaysPage() {
  const { replay } = t()
  useTitle(replay.title)
  const games = useLoaded(() => localClient().call('list'), [])
  const finished = games.state === 'ready' ? games.value.filter(({ totals }) => totals !== null) : []
  return (
    <div class="page beside">
      <header>
        <h1>{replay.title}</h1>
        <p class="tagline">{replay.lead}</p>
      </header>
      <section>
        <h2>
          {replay.finished} {finished.length > 0 && <span class="count">{finished.length}</span>}
        </h2>
        {finished.length === 0 && (
          <p class="empty">
            {replay.none} <a href="/">{t().app.toHome}</a>
          </p>
        )}
        <ul class="table-list">
          {[...finished]
            .sort((a, b) => b.updatedAt - a.updatedAt)
            .map((game) => (
              <Finished key={game.id} game={game} />
            ))}
        </ul>
      </section>
      <RecordFile />
    </div>
  )
}

function Finished({ game }: { readonly game: SavedSummary }) {
  const { replay } = t()
  const best = Math.max(...(game.totals ?? []))
  return (
    <li class="card listed">
      <Cover game={game.game} />
      <div class="grow">
        <strong>{titleOf(game.game)}</strong>
        <ul class="seated">
          {game.seats.map(({ name }, seat) => (
            <li key={seat} class={game.totals?.[seat] === best ? 'best' : ''}>
              <SeatMark seat={seat} size={20} /> {name} <b>{game.totals?.[seat] ?? ''}</b>
            </li>
          ))}
        </ul>
        <small>
          {when(game.updatedAt)} · <RulesVersion game={game.game} rules={game.rules} />
        </small>
      </div>
      <a class="button primary" href={`/replay/local/${game.id}`}>
        {replay.watch}
      </a>
    </li>
  )
}
