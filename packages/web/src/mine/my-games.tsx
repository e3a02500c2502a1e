/** My games in one list, on the home page and in the lobby: those that wait for me first, compact after five. */
import '../styles/mine.css'
import type { ComponentChildren } from 'preact'
import { useNow } from '../clock/now.ts'
import { t } from '../text/index.ts'
import { GameCard } from './game-card.tsx'
import { GameLine } from './game-line.tsx'
import type { MyGame, MyGroups } from './my-game.ts'
import { openWords, ownWords, resultWords, waitingWords } from './words.ts'

const CARDS = 5
/** More lines than this are folded away. */
const LINES = 5
const EVERY_MS = 60_000

interface MyGamesProps {
  readonly groups: MyGroups
  /** Whether games of this device can be deleted here. */
  readonly deletes?: boolean
}

export function MyGames({ groups, deletes = false }: MyGamesProps) {
  const { mine: words } = t()
  const now = useNow(EVERY_MS)
  const { mine, others, open, over } = groups
  const theirs = others.length + open.length + over.length
  return (
    <div class={mine.length === 0 || theirs === 0 ? 'my-games alone' : 'my-games'}>
      {mine.length > 0 && <Mine games={mine} now={now} deletes={deletes} />}
      {theirs > 0 && (
        <div class="card my-others">
          <Group title={words.others} games={others} line={(game) => waitingWords(game, now)} action={words.see} />
          <Group title={words.open} games={open} line={openWords} action={words.see} />
          <Group title={words.over} games={over} line={resultWords} action={words.see} />
        </div>
      )}
    </div>
  )
}

interface MineProps {
  readonly games: readonly MyGame[]
  readonly now: number
  readonly deletes: boolean
}

function Mine({ games, now, deletes }: MineProps) {
  const { mine } = t()
  const rest = games.slice(CARDS)
  return (
    <div>
      <ul class="my-cards">
        {games.slice(0, CARDS).map((game, i) => (
          <GameCard key={`${game.where} ${game.id}`} game={game} first={i === 0} deletes={deletes} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Lines most={LINES}>
          {rest.map((game) => (
            <GameLine key={`${game.where} ${game.id}`} game={game} words={ownWords(game, now)} action={mine.resume} />
          ))}
        </Lines>
      )}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly games: readonly MyGame[]
  readonly line: (game: MyGame) => string
  readonly action: string
}

function Group({ title, games, line, action }: GroupProps) {
  if (games.length === 0) return null
  return (
    <section>
      <h3>
        {title} <span class="count">{games.length}</span>
      </h3>
      <Lines most={LINES}>
        {games.map((game) => (
          <GameLine key={game.id} game={game} words={line(game)} action={action} />
        ))}
      </Lines>
    </section>
  )
}

function Lines({ most, children }: { readonly most: number; readonly children: ComponentChildren[] }) {
  const folded = children.slice(most)
  return (
    <>
      <ul class="my-lines">{children.slice(0, most)}</ul>
      {folded.length > 0 && (
        <details class="my-more">
          <summary>{t().mine.more(folded.length)}</summary>
          <ul class="my-lines">{folded}</ul>
        </details>
      )}
    </>
  )
}
