/** What to choose, why now, and the buttons that have no place on the board. */
import type { Option } from '@waystation/kernel'
import { settings } from '../settings/store.ts'
import { language, t } from '../text/index.ts'
import { Chips } from './chips.tsx'
import { useFittedWords } from './fit-words.ts'
import { OfferHint } from './hints.tsx'
import { usePlayback } from './playback.ts'
import { OfferStandIn, TakeBack } from './seat-choices.tsx'
import { OfferCatchUp, OfferUndo, UndoRequest } from './prompt-extras.tsx'
import { usePrompt } from './prompt-words.ts'
import { useRoom } from './room-context.ts'
import { RulesLink } from './rules-link.tsx'
import { TimeWarning } from './time-warning.tsx'

/** More buttons than this are in the list of options; where that list stands open beside the table, fewer. */
const MOST_BUTTONS = 5
const MOST_BESIDE_LIST = 2

export function PromptBar() {
  const { store } = useRoom()
  const { sentence, detail, how = false, count, mine } = usePrompt()
  const you = store.you.value
  const words = useFittedWords()
  return (
    <section
      class={mine ? 'prompt mine' : 'prompt'}
      aria-label={t().prompt.region}
      {...(you !== null && { 'data-seat': you })}
    >
      <div class="prompt-words" ref={words}>
        {mine && <PhasesOfTurn />}
        <p class="prompt-sentence">{sentence}</p>
        <div class="prompt-more">
          {detail !== null && (
            <p class={how ? 'prompt-detail how' : 'prompt-detail'}>
              {detail}
              {count !== undefined && <span class="prompt-count"> ({count})</span>}
            </p>
          )}
          {mine && <GestureRule />}
          {mine && <Chips />}
        </div>
        <Refused />
        <UndoRequest />
        <TimeWarning />
        <TakeBack />
      </div>
      {mine && <GestureTools />}
      <div class="prompt-buttons">
        <div class="prompt-tools">
          <OfferCatchUp />
          <OfferStandIn />
          <OfferHint />
          <GoBack />
          {mine && <OpenOptions />}
        </div>
        <div class="prompt-answers">
          {mine && <Choices />}
          <Commit />
          <ToPresent />
        </div>
      </div>
    </section>
  )
}

/** Where in the turn one is, where the game's board says so. */
function PhasesOfTurn() {
  const { ui, store } = useRoom()
  const drawn = settings.value.view === 'board'
  const phases = drawn ? (ui?.phases?.(store.live.value?.view, language()) ?? null) : null
  if (phases === null) return null
  return (
    <ol class="prompt-phases" aria-label={t().prompt.phases}>
      {phases.names.map((name, i) => (
        <li key={name} {...(i === phases.at && { 'aria-current': 'step' })}>
          {name}
        </li>
      ))}
    </ol>
  )
}

/** What the game itself puts beside the hand: ways to turn a tile. */
function GestureTools() {
  const tools = useRoom().choice.gesture.value?.tools ?? null
  return tools === null ? null : <div class="prompt-gesture">{tools}</div>
}

/** Where the rules say why the hand may not let go here. */
function GestureRule() {
  const section = useRoom().choice.gesture.value?.section ?? null
  return section === null ? null : <RulesLink section={section} />
}

function Refused() {
  const refusal = useRoom().store.refusal.value
  if (refusal === null) return null
  const words = refusalWords(refusal.code)
  return (
    <p class="refused" role="alert">
      {words}
    </p>
  )
}

function refusalWords(code: string): string {
  const { refused } = t()
  if (code === 'stale') return refused.stale
  return code === 'table-stopped' ? refused.elsewhere : refused.other
}

function Choices() {
  const { choice, ui, pictures, store } = useRoom()
  const { buttons } = choice.narrowed.value
  // The hand says what else there is.
  if (choice.gesture.value !== null) return null
  const drawn = ui !== null && settings.value.view === 'board'
  if (buttons.length > (drawn ? MOST_BUTTONS : MOST_BESIDE_LIST)) return null
  // Where a picture says more than the words, the list has it.
  if (!drawn && buttons.some((option) => pictures?.option?.(option, store.live.value?.view))) return null
  return (
    <>
      {buttons.map((option) => (
        <ChoiceButton key={option.id} option={option} />
      ))}
    </>
  )
}

function ChoiceButton({ option }: { readonly option: Option }) {
  const { choice, text, names } = useRoom()
  const look = (looked: Option | null) => (): void => {
    choice.hovered.value = looked
  }
  return (
    <button
      type="button"
      class="button"
      data-option={option.id}
      onMouseEnter={look(option)}
      onMouseLeave={look(null)}
      onClick={() => choice.commit(option)}
    >
      {text.option(option, names)}
    </button>
  )
}

function OpenOptions() {
  const { panels } = useRoom()
  const { prompt } = t()
  const open = (): void => {
    panels.options.value = true
  }
  return (
    <button type="button" class="button" aria-keyshortcuts="o" onClick={open}>
      {prompt.options} <kbd>{prompt.optionsKey}</kbd>
    </button>
  )
}

/** Out of an answer that is begun, or else back to the answer before. */
function GoBack() {
  const { choice } = useRoom()
  const begun = choice.picked.value.length > 0 || choice.proposed.value !== null
  if (!begun && !choice.midway()) return <OfferUndo />
  return (
    <button type="button" class="button back" onClick={() => choice.back()}>
      {choice.gesture.value?.back ?? t().prompt.back} <kbd>Esc</kbd>
    </button>
  )
}

function Commit() {
  const { choice } = useRoom()
  const { prompt } = t()
  if (choice.ready().length === 0) return null
  return (
    <button type="button" class="button primary commit" onClick={() => choice.commit()}>
      {choice.gesture.value?.commit ?? prompt.commit} <kbd>{prompt.commitHint}</kbd>
    </button>
  )
}

/** Whoever looks at the past of a game comes back from there. */
function ToPresent() {
  const { store, mode } = useRoom()
  const playback = usePlayback()
  if (mode !== 'table' || store.cursor.value === null) return null
  return (
    <button type="button" class="button primary" onClick={() => playback.present()}>
      {t().replay.live} <kbd>Esc</kbd>
    </button>
  )
}
