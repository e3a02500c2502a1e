/** Who won and why; the game as a chart; verification of the dice; rematch, replay, record. */
import type { ScoreSheet as Sheet } from '@waystation/kernel'
import type { TableInfo } from '@waystation/protocol'
import { localClient } from '../local/client.ts'
import type { Review } from '../local/types.ts'
import { NextTable } from '../mine/next-table.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import type { Transport } from '../transport/types.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLoaded } from '../ui/loaded.ts'
import { BotReview } from './bot-review.tsx'
import { Chart } from './chart.tsx'
import { EndButtons, Rematch, ShareButtons } from './end-buttons.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { ShareCard } from './share-card.tsx'
import { Verification } from './verification.tsx'
import { victoryOf } from './victory.ts'

export function EndScreen() {
  const { panels, store } = useRoom()
  const scores = store.past.value.at(-1)?.scores ?? store.live.value?.scores ?? null
  const table = store.table.value
  if (!panels.result.value || scores === null || table === null) return null
  return (
    <Dialog
      title={t().end.title}
      headline={<Winner sheets={scores} />}
      focus=".winner"
      wide
      close={() => {
        panels.result.value = false
      }}
    >
      <Result sheets={scores} table={table} />
    </Dialog>
  )
}

function Winner({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { names } = useRoom()
  const { sentence, lead } = victoryOf(sheets, names)
  return (
    <p class="winner" tabIndex={-1}>
      {sentence} {lead !== null && <small class="soft">{t().end.lead(lead)}</small>}
    </p>
  )
}

interface ResultProps {
  readonly sheets: readonly Sheet[]
  readonly table: TableInfo
}

/** The sheet, and beside it all that can be done now. What takes longer to read is folded up: the chart and what a strong player says about it. */
function Result({ sheets, table }: ResultProps) {
  const { store, names, panels } = useRoom()
  const open = panels.review.value
  const unfold = (): void => {
    panels.review.value = !open
  }
  const review = useLoaded(() => reviewOf(store.transport), [store])
  return (
    <>
      <div class="end">
        <div class="end-score">
          <ScoreSheet sheets={sheets} />
          <Verification review={review} table={table} />
        </div>
        <div class="end-next">
          <Rematch />
          <div class="row end-buttons">
            <EndButtons />
            <button type="button" class="button" aria-expanded={open} onClick={unfold}>
              {t().end.chartAndReview}
            </button>
            <NextTable keyless />
          </div>
        </div>
        <div class="end-share">
          <ShareCard sheets={sheets} />
          <ShareButtons />
        </div>
      </div>
      {open && (
        <div class="end-review">
          {review.state === 'ready' && (
            <Chart totals={review.value.totals} names={table.seats.map(({ seat }) => names(seat))} />
          )}
          <BotReview table={table} />
        </div>
      )}
    </>
  )
}

/** The finished game, replayed from its record in this browser's own worker. */
async function reviewOf(transport: Transport): Promise<Review> {
  return localClient().call('review', await transport.record(), null)
}
