/** A game of mine in one line: those that are not the first five, and those that wait for others. */
import { shortTitle, titleOf } from '../games/index.ts'
import { Cover } from '../ui/cover.tsx'
import { RulesVersion } from '../ui/rules-version.tsx'
import { type MyGame, pathOf } from './my-game.ts'
import { withWords } from './words.ts'

interface GameLineProps {
  readonly game: MyGame
  /** What there is to say about it. */
  readonly words: string
  readonly action: string
}

export function GameLine({ game, words, action }: GameLineProps) {
  // Of two people it is plain who is waited for.
  const people = game.status === 'running' && game.seats.length < 3 && !game.waitsForMe ? null : withWords(game)
  return (
    <li class="my-line">
      <Cover game={game.game} />
      <span class="my-words">
        <strong>{shortTitle(titleOf(game.game))}</strong>
        {people !== null && <small>{people}</small>}
        <small>
          {words} · <RulesVersion game={game.game} rules={game.rules} />
        </small>
      </span>
      <a class="button small quiet" href={pathOf(game)} aria-label={`${action}: ${titleOf(game.game)}, ${words}`}>
        {action}
      </a>
    </li>
  )
}
