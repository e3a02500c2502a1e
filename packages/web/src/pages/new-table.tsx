/** Before a game: how many play, who, and how strong the bots are. */
import { findGame } from '@waystation/catalog'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { AskName, named } from '../names/ask-name.tsx'
import { usualBot } from '../opponents.ts'
import { t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'
import { begin, type Draft, draftSeats, type Mode } from './new-table/draft.ts'
import { ClockChoice } from './new-table/clock-choice.tsx'
import { BotStrength, HintChoice, PlayerCount, Variants, VisibilityChoice } from './new-table/fields.tsx'
import { titleOf } from '../games/index.ts'
import { BoxFacts } from './new-table/box-facts.tsx'
import { BotFields, SeatFields } from './new-table/seat-fields.tsx'

const isMode = (text: string): text is Mode => text === 'solo' || text === 'same' || text === 'friends'

export function NewPage({ game, mode }: { readonly game: string; readonly mode: string }) {
  return isMode(mode) ? <NewTable key={`${game} ${mode}`} game={game} mode={mode} /> : null
}

function NewTable({ game, mode }: { readonly game: string; readonly mode: Mode }) {
  const entry = findGame(game)
  const { meta } = entry
  const { route } = useLocation()
  const { setup, lobby } = t()
  const [draft, setDraft] = useState<Draft>(() => ({
    game,
    mode,
    bot: usualBot(),
    visibility: 'private',
    hints: false,
    clock: null,
    whenOut: 'bot',
    standIn: usualBot(),
    variants: {},
    seats: draftSeats(mode, Math.max(2, meta.seats.min), usualBot()),
  }))
  const [failed, setFailed] = useState(false)
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const start = async (): Promise<void> => {
    if (mode === 'friends' && !(await named())) return
    await begin(draft).then(
      (path) => route(path),
      () => setFailed(true),
    )
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    void start()
  }
  const title = setup[mode](titleOf(meta.id))
  useTitle(title)
  return (
    <>
      <form class="page beside setup" onSubmit={submit}>
        <header>
          <h1>{title}</h1>
        </header>
        <BoxFacts entry={entry} />
        <div class="card group">
          <PlayerCount meta={meta} draft={draft} change={change} />
          {mode === 'same' ? (
            <SeatFields draft={draft} change={change} />
          ) : (
            <BotStrength draft={draft} change={change} />
          )}
          {mode === 'solo' && <BotFields meta={meta} draft={draft} change={change} />}
          {mode === 'friends' && <VisibilityChoice draft={draft} change={change} />}
          {mode === 'friends' && <ClockChoice draft={draft} change={change} />}
          {mode === 'friends' && <HintChoice draft={draft} change={change} />}
          <Variants meta={meta} draft={draft} change={change} />
          {mode === 'same' && <p class="soft">{setup.privacy}</p>}
          {failed && <p role="alert">{lobby.noServer}</p>}
          <div class="start-row">
            <button type="submit" class="button primary large">
              {mode === 'friends' ? setup.open : setup.start}
            </button>
          </div>
        </div>
      </form>
      <AskName />
    </>
  )
}
