/** Who won and why; the game as a chart; verification of the dice; rematch, replay, record. */
import { localClient } from '../local/client.ts'
import type { Review } from '../local/types.ts'
import { listed } from '../people.ts'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import type { Transport } from '../transport/types.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { BotReview } from './bot-review.tsx'
import { Chart } from './chart.tsx'
import { EndButtons } from './end-buttons.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { Verification } from './verification.tsx'

export function EndScreen() {
  const { panels, store } = useRoom()
  const scores = store.past.value.at(-1)?.scores ?? store.live.value?.scores ?? null
  if (!panels.result.value || scores === null) return null
  return (
    <Dialog
      title={t().end.title}
      wide
      close={() => {
        panels.result.value = false
      }}
    >
      <Winner />
      <ScoreSheet sheets={scores} />
      <AfterTheGame />
    </Dialog>
  )
}

function Winner() {
  const { store, names } = useRoom()
  const { end } = t()
  const first = (store.live.value?.scores ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => names(seat))
  const words = first.length === 0 ? end.nobody : first.length === 1 ? end.winner(first[0]) : end.winners(listed(first))
  return <p class="winner">{words}</p>
}

function AfterTheGame() {
  const { store } = useRoom()
  const table = store.table.value
  const review = useLoaded(() => reviewOf(store.transport), [store])
  if (table === null) return null
  return (
    <>
      {review.state === 'ready' && <Chart totals={review.value.totals} names={review.value.seats} />}
      <BotReview table={table} />
      <Verification review={review} table={table} />
      <EndButtons />
    </>
  )
}

/** The finished game, replayed from its record in this browser's own worker. */
async function reviewOf(transport: Transport): Promise<Review> {
  return localClient().call('review', await transport.record(), null)
}
