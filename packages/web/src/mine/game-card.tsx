/** A game that waits for me: how it stands, what happened since, how much time is left. */
import { SeatMark } from '../art/SeatMark.tsx'
import { shortTitle, titleOf } from '../games/index.ts'
import { seenOf } from '../table/seen.ts'
import { t } from '../text/index.ts'
import { Cover } from '../ui/cover.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { RulesVersion } from '../ui/rules-version.tsx'
import { when } from '../ui/when.ts'
import { ClockColumn } from './clock-column.tsx'
import { Forget } from './forget.tsx'
import { progressWords, useGlimpse } from './glance.ts'
import { type MyGame, pathOf } from './my-game.ts'
import { unheardSince } from './store.ts'
import { resumeLabel } from './words.ts'

interface GameCardProps {
  readonly game: MyGame
  readonly first: boolean
  /** Whether a game of this device can be deleted here: out of reach of a hurried click. */
  readonly deletes: boolean
}

export function GameCard({ game, first, deletes }: GameCardProps) {
  const { mine, clock } = t()
  const glimpse = useGlimpse(game)
  const { round, scores } = (glimpse.state === 'ready' ? glimpse.value : null) ?? { round: null, scores: [] }
  const unheard = game.where === 'house' ? unheardSince.value : null
  const kind = game.where === 'device' ? mine.onDevice : game.clock?.kind === 'days' ? clock.overDays : null
  return (
    <li class={`card my-card${unheard === null ? (first ? ' first' : '') : ' unheard'}`}>
      <Cover game={game.game} />
      <div class="my-words">
        <p class="my-name">
          <strong>{shortTitle(titleOf(game.game))}</strong>{' '}
          <span class="soft">
            {[progressWords(game, round), kind].flatMap((part) => (part === null ? [] : `${part} · `)).join('')}
            <RulesVersion game={game.game} rules={game.rules} />
          </span>
        </p>
        <ul class="my-seats">
          {game.seats.map((seat, i) => (
            <li key={i} class={seat.you ? 'you' : ''}>
              <SeatMark seat={i} size={20} />
              <span class="my-seat-name">{seat.you ? mine.you : seat.name}</span>
              {seat.bot && <PresenceMark at="bot" />} <b>{scores[i] ?? ''}</b>
            </li>
          ))}
        </ul>
        {unheard === null ? <Since game={game} /> : <p class="my-since">{asOfWords(game, unheard)}</p>}
      </div>
      {game.where === 'house' ? <ClockColumn game={game} /> : <DeviceColumn game={game} deletes={deletes} />}
      {unheard === null ? (
        <a class={first ? 'button primary' : 'button'} href={pathOf(game)} aria-label={resumeLabel(game)}>
          {mine.resume}
        </a>
      ) : (
        <small class="soft">{mine.needsHouse}</small>
      )}
    </li>
  )
}

/** What is known of it is old, and its clock does not stand because of that. */
const asOfWords = ({ due }: MyGame, at: number): string =>
  [t().mine.asOf(when(at)), due === null ? '' : t().mine.runsOn].join(' ').trim()

/** How much happened while this browser did not look. */
function Since({ game: { id, seq } }: { readonly game: MyGame }) {
  const seen = seenOf(id)
  if (seq === null || seen === null || seq <= seen) return null
  return <p class="my-since">{t().mine.steps(seq - seen)}</p>
}

function DeviceColumn({ game, deletes }: Pick<GameCardProps, 'game' | 'deletes'>) {
  return (
    <div class="device-column">
      <small>{t().mine.since(when(game.since))}</small>
      {deletes && <Forget game={game} />}
    </div>
  )
}
