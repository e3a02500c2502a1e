/** The markets beside the trail: jobs, cattle, objective cards on their board, and what Kansas City foresees. */
import type { View } from '@waystation/great-western-trail'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count } from '../../../art/pieces/paper.tsx'
import { type Box } from '../../../art/ink.ts'
import { box } from '../../../board/boxes.ts'
import { drawnFrom } from '../../../board/shared.ts'
import type { Labels } from '../labels.ts'
import type { Layout, MarketsLayout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'
import { CattleMarket } from './CattleMarket.tsx'
import { Jobs } from './Jobs.tsx'
import { feesFor, Head, Sheet } from './marks.tsx'
import { Objective } from './Objective.tsx'
import { SupplyTile } from './Tile.tsx'

const INK = 'var(--piece-ink)'

interface MarketsProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

const marketFacts = ({ view, layout, labels }: MarketsProps): readonly unknown[] => [
  layout,
  labels.text,
  view.jobMarket,
  view.tokenRow,
  view.market,
  view.marketDeck,
  view.objectives,
  view.objectiveDeck,
  view.foresight,
  view.supply,
  view.players.length,
]

export const Markets = drawnFrom(marketFacts, function Markets({ view, layout: { markets }, labels }: MarketsProps) {
  const { words } = labels
  return (
    <g>
      <Jobs view={view} rect={markets.jobs} words={words} />
      <CattleMarket view={view} markets={markets} words={words} />
      <Notices view={view} markets={markets} words={words} />
      <Foresight view={view} rect={markets.foresight} words={words} />
    </g>
  )
})

interface PartProps {
  readonly view: View
  readonly words: BoardWords
}

function Notices({
  view,
  markets: { objectives, objectiveDeck, cards },
  words,
}: PartProps & { readonly markets: MarketsLayout }) {
  return (
    <g>
      <Sheet {...objectives} fill="var(--gw-board)" />
      <Head
        x={objectives.x}
        y={objectives.y}
        width={objectives.width}
        height={objectiveDeck.height - 2}
        aside={words.deck(view.objectiveDeck)}
      >
        {words.objectives}
      </Head>
      {view.objectives.map((id, i) => {
        const rect = cards[i]
        return (
          rect !== undefined && (
            <g key={i} transform={`translate(${rect.x} ${rect.y})`}>
              <Objective id={id} size={rect} money={words.money} />
            </g>
          )
        )
      })}
    </g>
  )
}

/** Two tiles of each of the three piles, side by side. */
export function foresightBoxes(rect: Box): readonly (readonly Box[])[] {
  const head = rect.height > 90 ? 44 : 15
  const size = Math.min(rect.height - head - 8, (rect.width - 40) / 6)
  const group = (rect.width - 8) / 3
  return [0, 1, 2].map((column) =>
    [0, 1].map((i) =>
      box(
        rect.x + 4 + column * group + (group - 2 * size - 3) / 2 + i * (size + 3),
        rect.y + head + (rect.height - head - size) / 2,
        size,
        size,
      ),
    ),
  )
}

function Foresight({ view, rect, words }: PartProps & { readonly rect: Box }) {
  const fees = feesFor(view.players.length)
  const head = rect.height > 90 ? 22 : 15
  const boxes = foresightBoxes(rect)
  const group = (rect.width - 8) / 3
  return (
    <g>
      <Sheet {...rect} fill="var(--gw-board)" />
      <Head x={rect.x} y={rect.y} width={rect.width} height={head}>
        {rect.height > 90 ? words.kansasCity : ''}
      </Head>
      {boxes.map((column, c) => (
        <g key={c}>
          {c > 0 && (
            <path
              d={`M${rect.x + 4 + c * group} ${rect.y + head + 3}V${rect.y + rect.height - 3}`}
              stroke={INK}
              stroke-width="0.8"
              opacity="0.5"
            />
          )}
          {column.map((tile, i) => {
            const id = view.foresight[c][i]
            return (
              <g key={i} transform={`translate(${tile.x + tile.width / 2} ${tile.y + tile.height / 2})`}>
                {id === null ? (
                  <rect
                    x={-tile.width * 0.45}
                    y={-tile.height * 0.45}
                    width={tile.width * 0.9}
                    height={tile.height * 0.9}
                    rx="4"
                    fill="none"
                    stroke={INK}
                    stroke-width="0.9"
                    stroke-dasharray="3 2.4"
                  />
                ) : (
                  <SupplyTile id={id} size={tile.width} fees={fees} />
                )}
              </g>
            )
          })}
          <g
            transform={`translate(${rect.x + group * (c + 0.5) - 8} ${rect.y + (rect.height > 90 ? head + 12 : head / 2)})`}
          >
            <Count r={rect.height > 90 ? 9.2 : 7}>{c + 1}</Count>
            <Lettering
              x={rect.height > 90 ? 12 : 10}
              y={rect.height > 90 ? 4.6 : 3.8}
              size={rect.height > 90 ? 12.6 : 10.4}
              anchor="start"
              fill={rect.height > 90 ? INK : 'var(--seat-light)'}
              weight={700}
            >
              {`×${view.supply[c]}`}
            </Lettering>
          </g>
        </g>
      ))}
    </g>
  )
}
