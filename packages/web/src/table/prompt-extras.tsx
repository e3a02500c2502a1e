/** Undo, asking for it, and what happened meanwhile. */
import { t } from '../text/index.ts'
import { sinceLastTurn } from './log.ts'
import { usePlayback } from './playback.ts'
import { useRoom } from './room-context.ts'

export function OfferUndo() {
  const { store, choice, names } = useRoom()
  const { prompt } = t()
  const live = store.live.value
  const table = store.table.value
  const you = store.you.value
  const playing = live !== null && !live.over && store.cursor.value === null
  // While a bot plays for this seat, it is for the bot to take back.
  if (!playing || table === null || you === null || store.ownSeat.value?.presence !== 'here') return null
  if (live.canUndo) {
    return (
      <button
        type="button"
        class="button"
        aria-keyshortcuts="u"
        disabled={store.pending.value !== null}
        onClick={() => choice.undo()}
      >
        {prompt.undo}
      </button>
    )
  }
  const moved = store.past.value.some(({ line }) => line?.seat === you && line.undo === undefined)
  if (store.transport.kind === 'local' || table.undo !== null || !moved) return null
  return (
    <button type="button" class="button quiet" onClick={() => choice.undo()} title={names(you)}>
      {prompt.askUndo}
    </button>
  )
}

/** Somebody asks to go back beyond a revelation. */
export function UndoRequest() {
  const { store, names } = useRoom()
  const { prompt } = t()
  const request = store.table.value?.undo ?? null
  // Once it is granted the table is another, and nobody asks any more.
  const undo = request?.seq === store.live.value?.seq ? request : null
  const you = store.you.value
  if (undo === null) return null
  if (undo.seat === you) return <p class="prompt-detail">{prompt.undoAsked}</p>
  if (you === null || undo.agreed.includes(you)) return <p class="prompt-detail">{prompt.asksUndo(names(undo.seat))}</p>
  return (
    <div class="row" role="alert">
      <span>{prompt.asksUndo(names(undo.seat))}</span>
      <button type="button" class="button small primary" onClick={() => store.consent(true)}>
        {prompt.agree}
      </button>
      <button type="button" class="button small" onClick={() => store.consent(false)}>
        {prompt.refuse}
      </button>
    </div>
  )
}

/** Plays back what the others did: since the last visit, or else since this seat's last answer. */
export function OfferCatchUp() {
  const { store, choice, visit } = useRoom()
  const playback = usePlayback()
  const begun = choice.picked.value.length > 0 || choice.proposed.value !== null
  const asked = store.decisions.value.length > 0
  const missed = store.cursor.value === null && store.past.value.length > 0 ? visit.missedFrom.value : null
  const from = missed ?? (asked ? sinceLastTurn(store.past.value, store.you.value) : null)
  if (begun || from === null) return null
  const play = (): void => {
    visit.caughtUp()
    playback.from(from)
  }
  return (
    <button type="button" class="button quiet" onClick={play}>
      {t().prompt.catchUp}
    </button>
  )
}
