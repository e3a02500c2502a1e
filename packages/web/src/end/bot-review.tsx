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
  | { readonly is: 'running'; readonly done: number; readonly all: number; readonly curve: Analysis | null }
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
    setPhase({ is: 'running', done: 0, all: 1, curve: null })
    let known: Analysis | null = null
    client.progress = (done, all, curve) => {
      known = curve ?? known
      setPhase({ is: 'running', done, all, curve: known })
    }
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
      {phase.is === 'running' && phase.curve !== null && <Course analysis={phase.curve} />}
      {phase.is === 'running' && <Progress {...phase} />}
      {phase.is === 'failed' && <p role="alert">{review.failed}</p>}
      {phase.is === 'ready' && <Findings analysis={phase.analysis} />}
    </section>
  )
}

const begun = (analysis: Analysis | undefined): Phase =>
  analysis === undefined ? { is: 'offered' } : { is: 'ready', analysis }

function Progress({ done, all, curve }: Extract<Phase, { readonly is: 'running' }>) {
  const { review } = t()
  return (
    <label class="review-progress">
      {curve === null ? review.running : review.searching}
      <progress value={done} max={all} />
    </label>
  )
}

/** How it ran and where it turned is known soon. */
function Course({ analysis }: { readonly analysis: Analysis }) {
  return (
    <>
      <ChanceChart analysis={analysis} />
      <TurningPoints points={analysis.turningPoints} />
    </>
  )
}

function Findings({ analysis }: { readonly analysis: Analysis }) {
  return (
    <>
      <Course analysis={analysis} />
      <BetterMoves moves={analysis.betterMoves} />
    </>
  )
}
