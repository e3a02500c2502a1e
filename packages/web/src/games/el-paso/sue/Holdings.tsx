/** What Sue has: her workers in the order of her strategy, her next trading post, cattle, tiles, supply. */
import {
  COMMON_BUILDINGS,
  type CardId,
  type Counted,
  SUE_MARKET,
  SUE_POSTS,
  type SueView,
  TRAIN_CARDS,
  type View,
  WORKER_IDS,
  type WorkerId,
} from '@waystation/el-paso'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { Bonus, Objective } from '../scene/Tiles.tsx'
import type { BoardWords } from '../text/words.ts'
import { identityOf } from '../identity.ts'

interface HoldingsProps {
  readonly view: View
  readonly sue: SueView
  readonly words: BoardWords
  readonly name: (id: string) => string
}

/** What so many of her workers bring her. */
function fetches(worker: WorkerId, count: number, view: View, name: (id: string) => string): string {
  const level = (most: number): number => Math.max(1, Math.min(count, most))
  if (worker === 'cowboy') return name(SUE_MARKET[level(SUE_MARKET.length) - 1])
  if (worker === 'builder') return name(view.buildings[level(COMMON_BUILDINGS.length) - 1].id)
  return name(view.train[level(TRAIN_CARDS.length) - 1])
}

const isWorker = (id: CardId): id is WorkerId => WORKER_IDS.some((worker) => worker === id)

export function Holdings({ view, sue, words, name }: HoldingsProps) {
  const supplied = sue.supply.reduce((sum, { count }) => sum + count, 0)
  const tiles = [...sue.objectives, ...sue.bonuses]
  return (
    <>
      <h3>{words.sueStrategy}</h3>
      <ul class="sue-row">
        {sue.workers.map(({ id, count }) => (
          <li key={id}>
            <Chip id={id} count={count} name={name(id)} />
            {id !== 'wild' && <small>{words.sueFetches[id](fetches(id, count, view, name))}</small>}
          </li>
        ))}
      </ul>
      <h3>{words.suePosts}</h3>
      <Posts view={view} sue={sue} />
      <Chips title={words.sueCattle} cards={sue.cattle} name={name} none={words.noneYet} />
      <Chips title={words.sueSupply(supplied)} cards={sue.supply} name={name} none={words.noneYet} />
      {tiles.length > 0 && (
        <div class="sue-chips">
          <h3>{words.sueTiles}</h3>
          {sue.objectives.map((id) => (
            <svg key={id} class="sue-tile" viewBox="-1 -1 60 52" role="img" aria-label={name(id)}>
              <Objective id={id} size={{ width: 57, height: 47 }} done />
            </svg>
          ))}
          {sue.bonuses.map((id) => (
            <svg key={id} class="sue-tile" viewBox="-1 -1 60 52" role="img" aria-label={name(id)}>
              <Bonus id={id} size={{ width: 57, height: 47 }} money={words.money} />
            </svg>
          ))}
        </div>
      )}
    </>
  )
}

function Chips({
  title,
  cards,
  name,
  none,
}: {
  readonly title: string
  readonly cards: readonly Counted<CardId>[]
  readonly name: (id: string) => string
  readonly none: string
}) {
  return (
    <div class="sue-chips">
      <h3>{title}</h3>
      {cards.length === 0 && <span class="soft">{none}</span>}
      {cards.map(({ id, count }) => (
        <Chip key={id} id={id} count={count} name={name(id)} />
      ))}
    </div>
  )
}

/** A card with how many there are of it. */
const Chip = ({ id, count, name }: { readonly id: CardId; readonly count: number; readonly name: string }) => (
  <span class="sue-chip" title={name}>
    <svg viewBox="-14 -14 28 28" aria-hidden="true">
      {isWorker(id) ? <WorkerChip look={id} r={12.4} /> : <BreedChip breed={id} height={26} />}
    </svg>
    {count}
    <span class="visually-hidden">{name}</span>
  </span>
)

const STEP = 44

/** Her posts from left to right: those she has been to, and the next one in a ring. */
function Posts({ view, sue }: { readonly view: View; readonly sue: SueView }) {
  const done = SUE_POSTS.length - sue.reserve
  const highest = view.rules.sueDeliversHighest && done > 0
  const next = sue.reserve === 0 ? -1 : highest ? SUE_POSTS.length - 1 : done
  return (
    <svg class="sue-posts" viewBox={`0 0 ${STEP * SUE_POSTS.length} 36`} aria-hidden="true">
      <path d={`M${STEP / 2} 18H${STEP * (SUE_POSTS.length - 0.5)}`} stroke="var(--rival)" stroke-width="3" />
      {SUE_POSTS.map((value, i) => (
        <g key={value} transform={`translate(${STEP * (i + 0.5)} 18)`}>
          {i < done && !highest ? (
            <Disc identity={identityOf('sue')} r={13} />
          ) : (
            <>
              <circle
                r="14"
                fill={i === next ? 'var(--glow-core)' : 'var(--paper)'}
                stroke={i === next ? 'var(--glow)' : 'var(--rival)'}
                stroke-width={i === next ? 4 : 2}
              />
              <Lettering y={5} size={14} fill={i === next ? 'var(--piece-ink)' : 'var(--ink)'}>
                {value}
              </Lettering>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
