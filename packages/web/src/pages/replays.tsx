/** Games that are over: mine, at the house and on this device, or in a file. */
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { SeatMark } from '../art/SeatMark.tsx'
import { titleOf } from '../games/index.ts'
import type { MyGame } from '../mine/my-game.ts'
import { myGames, readMyGames } from '../mine/store.ts'
import { rematch } from '../mine/rematch.ts'
import { resultWords } from '../mine/words.ts'
import { t } from '../text/index.ts'
import { Cover } from '../ui/cover.tsx'
import { RulesVersion } from '../ui/rules-version.tsx'
import { useTitle } from '../ui/title.ts'
import { introduced } from '../transport/introduced.ts'
import { finishedGames, history, historyState, readHistory } from './replays/history.ts'
import { RecordFile } from './replays/record-file.tsx'

/** So many at first, and so many more each time. */
const PAGE = 20

export function ReplaysPage() {
  const { replay, mine, room } = t()
  useTitle(replay.title)
  useEffect(() => {
    void readMyGames()
    void readHistory().catch(() => undefined)
  }, [introduced.value])
  const [shown, setShown] = useState(PAGE)
  const { next } = history.value
  const finished = finishedGames(history.value, myGames.value)
  const rest = finished.length - shown
  const more = (): void => {
    setShown(shown + PAGE)
    if (next !== null && rest < PAGE) void readHistory(next).catch(() => undefined)
  }
  return (
    <div class="page beside">
      <header>
        <h1>{replay.title}</h1>
        <p class="tagline">{replay.lead}</p>
      </header>
      <section>
        <h2>
          {replay.finished} {finished.length > 0 && next === null && <span class="count">{finished.length}</span>}
        </h2>
        {historyState.value === 'unreached' && (
          <p class="notice" role="status">
            {t().lobby.noServer}
          </p>
        )}
        {finished.length === 0 && historyState.value === 'read' && (
          <p class="empty">
            {replay.none} <a href="/">{t().app.toHome}</a>
          </p>
        )}
        <ul class="table-list">
          {finished.slice(0, shown).map((game) => (
            <Finished key={`${game.where} ${game.id}`} game={game} />
          ))}
        </ul>
        {(rest > 0 || next !== null) && (
          <button type="button" class="button quiet" onClick={more}>
            {next === null ? mine.more(rest) : room.expand}
          </button>
        )}
      </section>
      <RecordFile />
    </div>
  )
}

function Finished({ game }: { readonly game: MyGame }) {
  const { replay, mine } = t()
  const place = game.where === 'device' ? mine.onDevice : mine.atHouse
  return (
    <li class="card listed">
      <Cover game={game.game} />
      <div class="grow">
        <strong>{titleOf(game.game)}</strong>
        <ul class="seated">
          {game.seats.map(({ name }, seat) => (
            <li key={seat} class={game.result?.[seat]?.rank === 1 ? 'best' : ''}>
              <SeatMark seat={seat} size={20} /> {name} <b>{game.result?.[seat]?.total ?? ''}</b>
            </li>
          ))}
        </ul>
        <small>
          {resultWords(game)} · {place} · <RulesVersion game={game.game} rules={game.rules} />
        </small>
      </div>
      <a class="button primary" href={`/replay/${game.where === 'device' ? 'local' : 'table'}/${game.id}`}>
        {replay.watch}
      </a>
      <Again game={game} />
    </li>
  )
}

/** The same game once more, with the same people. */
function Again({ game }: { readonly game: MyGame }) {
  const { route } = useLocation()
  const [refused, setRefused] = useState(false)
  const again = (): void => {
    rematch(game).then(
      (path) => route(path),
      () => setRefused(true),
    )
  }
  return (
    <>
      <button type="button" class="button" onClick={again}>
        {t().end.rematch}
      </button>
      {refused && (
        <p class="refused" role="alert">
          {t().refused.other}
        </p>
      )}
    </>
  )
}
