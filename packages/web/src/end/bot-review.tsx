/** The game looked at again by a strong player: the chances as a chart, where it turned, and what would have been better. */
import '../styles/review.css'
import type { TableInfo } from '@waystation/protocol'
import { useEffect, useState } from 'preact/hooks'
import type { Analysis } from '../local/analysis.ts'
import { localClient } from '../local/client.ts'
import { useRoom } from '../table/room-context.ts'
import type { TableStore } from '../table/store.ts'
import { t } from '../text/index.ts'
import { BetterMoves, TurningPoints } from './bot-review-lists.tsx'
import { ChanceChart } from './chance-chart.tsx'

type Phase =
  | { readonly is: 'offered' | 'failed' }
  | { readonly is: 'running'; readonly done: number; readonly all: number }
  | { readonly is: 'ready'; readonly analysis: Analysis }

/** What was found stays with its game: one looks at a moment of it and comes back. */
const found = new WeakMap<TableStore, Analysis>()

/** Own moves; of somebody who only watches, those of all people. */
export function reviewedSeats({ seats }: TableInfo, you: number | null): readonly number[] {
  return you === null ? seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : [])) : [you]
}

export function BotReview({ table }: { readonly table: TableInfo }) {
  const { store } = useRoom()
  const { review } = t()
  const [phase, setPhase] = useState<Phase>(() => begun(found.get(store)))
  useEffect(() => () => void localClient().call('callOffAnalysis'), [])
  const begin = async (): Promise<void> => {
    const client = localClient()
    setPhase({ is: 'running', done: 0, all: 1 })
    client.progress = (done, all) => setPhase({ is: 'running', done, all })
    const seats = reviewedSeats(table, store.you.value)
    const analysis = await store.transport
      .record()
      .then((record) => client.call('analyse', record, seats))
      .catch(() => 'failed' as const)
    client.progress = () => {}
    if (analysis === null) return
    if (analysis !== 'failed') found.set(store, analysis)
    setPhase(analysis === 'failed' ? { is: 'failed' } : begun(analysis))
  }
  return (
    <section class="bot-review" aria-label={review.title}>
      {phase.is === 'offered' && (
        <button type="button" class="button" onClick={() => void begin()}>
          {review.begin}
        </button>
      )}
      {phase.is === 'running' && <Progress done={phase.done} all={phase.all} />}
      {phase.is === 'failed' && <p role="alert">{review.failed}</p>}
      {phase.is === 'ready' && <Findings analysis={phase.analysis} />}
    </section>
  )
}

const begun = (analysis: Analysis | undefined): Phase =>
  analysis === undefined ? { is: 'offered' } : { is: 'ready', analysis }

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const { review } = t()
  return (
    <label class="review-progress">
      {review.running}
      <progress value={done} max={all} />
    </label>
  )
}

function Findings({ analysis }: { readonly analysis: Analysis }) {
  return (
    <>
      <ChanceChart analysis={analysis} />
      <TurningPoints points={analysis.turningPoints} />
      <BetterMoves moves={analysis.betterMoves} />
    </>
  )
}
