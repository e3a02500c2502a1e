/** Workers of a player, what discarding one gives, and on a phone the exchange tokens. */
import {
  BUILDER_BONUS_PRICE,
  ENGINEER_BONUS,
  type View,
  WILD_BONUS,
  WORKER_IDS,
  type WorkerId,
} from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate, Count, Dollars } from '../../../art/pieces/paper.tsx'
import { ExchangeSign, StepsSign } from '../../../art/pieces/signs.tsx'
import { WorkerCard } from '../../../art/pieces/workers.tsx'
import type { RanchLayout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'
import { Placed } from './Placed.tsx'

/** What discarding a worker gives at any time; a cowboy, a step while moving. */
function Slip({
  worker,
  words,
  width,
}: {
  readonly worker: WorkerId
  readonly words: BoardWords
  readonly width: number
}) {
  const plus = (x: number) => (
    <Lettering x={x} y={4.6} size={13}>
      +
    </Lettering>
  )
  switch (worker) {
    case 'cowboy':
      return (
        <>
          {plus(-11)}
          <g transform="translate(4 0)">
            <StepsSign size={21}>{1}</StepsSign>
          </g>
        </>
      )
    case 'builder':
      return (
        <>
          <Lettering x={-width / 2 + 14} y={4.4} size={12.4} fill="#9c2f1f">
            {`−${words.money(BUILDER_BONUS_PRICE)}`}
          </Lettering>
          <g transform={`translate(${width / 2 - 9} 0)`}>
            <Certificate height={19} />
          </g>
        </>
      )
    case 'engineer':
    case 'wild':
      return (
        <>
          {plus(-12)}
          <g transform="translate(5 0)">
            <Dollars r={10.4}>{words.money(worker === 'wild' ? WILD_BONUS : ENGINEER_BONUS)}</Dollars>
          </g>
        </>
      )
  }
}

/** A card for each kind of worker with how many there are, and the slip that says what discarding one gives. */
export function Workers({
  view,
  ranch,
  words,
  seat,
}: {
  readonly view: View
  readonly ranch: RanchLayout
  readonly words: BoardWords
  readonly seat: Seat
}) {
  return (
    <g>
      {WORKER_IDS.map((id) => {
        const count = view.players[seat].workers.find((one) => one.id === id)?.count ?? 0
        const card = ranch.workers[id]
        const slip = ranch.slips[id]
        return (
          <g key={id}>
            <Placed rect={card}>
              <g opacity={count === 0 ? 0.35 : 1}>
                <WorkerCard look={id} size={card} />
              </g>
              <g transform={`translate(${card.width - 10} ${card.height - 9})`}>
                <Count r={9.6}>{count}</Count>
              </g>
            </Placed>
            {slip.width > 0 && (
              <>
                <rect {...slip} rx="5" fill="var(--ep-slip)" stroke="var(--paper-edge)" stroke-width="1.2" />
                <g
                  transform={`translate(${slip.x + slip.width / 2} ${slip.y + slip.height / 2})`}
                  opacity={count === 0 ? 0.5 : 1}
                >
                  <Slip worker={id} words={words} width={slip.width} />
                </g>
              </>
            )}
          </g>
        )
      })}
      {ranch.token !== null && <Tokens rect={ranch.token} count={view.players[seat].tokens} />}
    </g>
  )
}

const Tokens = ({ rect, count }: { readonly rect: Box; readonly count: number }) => (
  <g opacity={count === 0 ? 0.45 : 1}>
    <g transform={`translate(${rect.x + 20} ${rect.y + rect.height / 2})`}>
      <ExchangeSign r={17} />
    </g>
    <g transform={`translate(${rect.x + rect.width - 12} ${rect.y + rect.height - 10})`}>
      <Count r={9.6}>{count}</Count>
    </g>
  </g>
)
