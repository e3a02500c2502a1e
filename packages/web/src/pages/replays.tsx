/** Games that are over: on this device, or in a file. */
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { localClient, LocalRefusal } from '../local/client.ts'
import type { Failure, SavedSummary } from '../local/types.ts'
import { badRecord } from '../replay/bad-record.ts'
import { keepRecord } from '../replay/records.ts'
import { titleOf } from '../shelf.ts'
import { language, t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'

export function ReplaysPage() {
  const { replay } = t()
  useTitle(replay.title)
  const games = useLoaded(() => localClient().call('list'), [])
  const finished = games.state === 'ready' ? games.value.filter(({ totals }) => totals !== null) : []
  return (
    <div class="page narrow">
      <h1>{replay.title}</h1>
      <p>{replay.lead}</p>
      <RecordFile />
      <section>
        <h2>{replay.finished}</h2>
        {finished.length === 0 && <p class="soft">{replay.none}</p>}
        <ul class="table-list">
          {[...finished]
            .sort((a, b) => b.updatedAt - a.updatedAt)
            .map((game) => (
              <Finished key={game.id} game={game} />
            ))}
        </ul>
      </section>
    </div>
  )
}

function Finished({ game }: { readonly game: SavedSummary }) {
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(game.updatedAt)
  const result = game.seats.map(({ name }, seat) => `${name} ${game.totals?.[seat] ?? ''}`).join(', ')
  return (
    <li class="card row">
      <div class="grow">
        <strong>{titleOf(game.game)}</strong> <span>{result}</span>
        <br />
        <span class="soft">{when}</span>
      </div>
      <a class="button" href={`/replay/local/${game.id}`}>
        {t().replay.watch}
      </a>
    </li>
  )
}

/** A record from a file; it is checked before it is shown. */
function RecordFile() {
  const { route } = useLocation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const text = await file.text()
    try {
      const { flaw } = await localClient().call('review', text, null)
      if (flaw !== null) setFailure(flaw)
      else route(`/replay/file/${keepRecord(text)}`)
    } catch (error) {
      setFailure(error instanceof LocalRefusal ? error.failure : { code: 'internal', message: '', detail: null })
    }
  }
  return (
    <div class="card">
      <label class="labelled">
        {t().replay.load}
        <input
          type="file"
          class="field"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      {failure !== null && (
        <p class="refused" role="alert">
          {badRecord(failure)}
        </p>
      )}
    </div>
  )
}
