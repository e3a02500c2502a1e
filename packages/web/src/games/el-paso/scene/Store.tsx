/** The store: cattle market, workers for hire, building yard. Prices stand under each thing, numbers left on it. */
import { COMMON_BUILDINGS, DOLLARS_PER_WORKER, printedOn, type View, WILD_SURCHARGE } from '@waystation/el-paso'
import { memo } from 'preact/compat'
import { CattleCard } from '../../../art/cow/CattleCard.tsx'
import { type Box, cut, hatch } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Count, Points, Price } from '../../../art/pieces/paper.tsx'
import { WorkerCard, WorkerChip, type WorkerLook } from '../../../art/pieces/workers.tsx'
import { cattle, cowboysFor } from '../cattle.ts'
import { FaceRow } from '../glyphs/glyph.tsx'
import type { Labels } from '../labels.ts'
import type { Layout, MarketBreed, StoreLayout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'
import { House } from './House.tsx'
import { Placed } from './Placed.tsx'

const INK = 'var(--piece-ink)'

/** Planks behind everything. */
const Planks = memo(({ rect: { x, y, width, height } }: { readonly rect: Box }) => {
  const joints = Array.from(
    { length: Math.floor(height / 40) },
    (_, i) => `M${x} ${y + (i + 1) * 40}H${x + width}`,
  ).join('')
  return (
    <g>
      <rect x={x + 1} y={y + 3} width={width} height={height} rx="8" fill={INK} opacity="0.35" />
      <rect x={x} y={y} width={width} height={height} rx="8" fill="var(--ep-planks)" stroke={INK} stroke-width="1.6" />
      <path d={joints} stroke="var(--wood-dark)" stroke-width="1.2" opacity="0.5" />
      <path
        d={hatch({ x: x + 2, y, width: width - 4, height }, { gap: 12, angle: 0.6, width: 0.5, seed: 8, open: 0.4 })}
        fill={INK}
        opacity="0.16"
      />
    </g>
  )
})

const Sign = ({ rect: { x, y, width, height }, children }: { readonly rect: Box; readonly children: string }) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--wood-dark)" stroke={INK} stroke-width="1.2" />
    <path d={cut(x + 4, y + 3.4, x + width - 4, y + 4, 0.6)} fill={INK} opacity="0.5" />
    <Lettering x={x + width / 2} y={y + height / 2 + 4} size={11.6} weight={750} fill="var(--seat-light)">
      {children}
    </Lettering>
  </g>
)

interface CostProps {
  readonly look: WorkerLook
  readonly count: number
  readonly words: BoardWords
  readonly size?: number
}

/** Workers and money, under a thing. */
export function Cost({ look, count, words, size = 12.4 }: CostProps) {
  const price = words.money(count * DOLLARS_PER_WORKER)
  return (
    <g>
      <g transform={`translate(${-size * 1.66} 0)`}>
        <WorkerChip look={look} r={size * 0.62} />
      </g>
      <Lettering x={-size * 0.96} y={size * 0.36} size={size} anchor="start" fill="var(--ep-on-planks)">
        {count}
      </Lettering>
      <g transform={`translate(${price.length * size * 0.3 + 2} 0)`}>
        <Price size={size * 0.94}>{price}</Price>
      </g>
    </g>
  )
}

/** On a lower card the number left stands right below the value: the name may need two lines. */
const LOW_CARD = 68

interface StoreProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function Store({ view, layout, labels }: StoreProps) {
  const { store } = layout
  const { words } = labels
  return (
    <g>
      <Planks rect={store.rect} />
      {store.signs !== null && (
        <>
          <Sign rect={store.signs.market}>{words.market}</Sign>
          <Sign rect={store.signs.hands}>{words.hands}</Sign>
          <Sign rect={store.signs.yard}>{words.yard}</Sign>
        </>
      )}
      <Market view={view} store={store} labels={labels} />
      <Hands view={view} store={store} words={words} />
      <Yard view={view} store={store} words={words} />
    </g>
  )
}

function Market({
  view,
  store,
  labels,
}: {
  readonly view: View
  readonly store: StoreLayout
  readonly labels: Labels
}) {
  return (
    <>
      {view.market.map(({ id, count }) => {
        const rect = store.market[id as MarketBreed]
        return (
          <Placed key={id} rect={rect}>
            <g opacity={count === 0 ? 0.4 : 1}>
              <CattleCard breed={id} size={rect} {...cattle(id)} name={labels.name(id)} />
            </g>
            <g transform={`translate(10 ${rect.height < LOW_CARD ? 28 : rect.height * 0.54})`}>
              <Count r={rect.height < LOW_CARD ? 7.6 : 8.6}>{count}</Count>
            </g>
            <g transform={`translate(${rect.width / 2} ${rect.height + store.prices / 2 + 1})`}>
              <Cost look="cowboy" count={cowboysFor(id)} words={labels.words} />
            </g>
          </Placed>
        )
      })}
    </>
  )
}

function Hands({
  view,
  store,
  words,
}: {
  readonly view: View
  readonly store: StoreLayout
  readonly words: BoardWords
}) {
  return (
    <>
      {view.workers.map(({ id, count }) => {
        const rect = store.hands[id]
        return (
          <Placed key={id} rect={rect}>
            <g opacity={count === 0 ? 0.4 : 1}>
              <WorkerCard look={id} size={rect} />
            </g>
            <g transform={`translate(11 ${rect.height - 10})`}>
              <Count r={8.6}>{count}</Count>
            </g>
            {id === 'wild' && (
              <g transform={`translate(${rect.width - 16} ${rect.height - 9})`}>
                <Price size={11.4}>{`+${words.money(WILD_SURCHARGE)}`}</Price>
              </g>
            )}
          </Placed>
        )
      })}
    </>
  )
}

function Yard({
  view,
  store,
  words,
}: {
  readonly view: View
  readonly store: StoreLayout
  readonly words: BoardWords
}) {
  return (
    <>
      {view.buildings.map(({ id, count }, i) => {
        const rect = store.yard[i]
        return (
          <Placed key={id} rect={rect}>
            <g opacity={count === 0 ? 0.4 : 1}>
              <YardTile id={id} rect={rect} number={i + 1} chooseOne2a={view.rules.chooseOne2a} words={words} />
            </g>
            <g transform={`translate(${rect.width / 2 - 2} 9)`}>
              <Count r={8.2}>{count}</Count>
            </g>
            <g transform={`translate(${rect.width / 2 - 3} ${rect.height + store.prices / 2 + 1})`}>
              <Cost look="builder" count={i + 1} words={words} size={rect.width < 76 ? 12 : 13.5} />
            </g>
          </Placed>
        )
      })}
    </>
  )
}

interface YardTileProps {
  readonly id: View['buildings'][number]['id']
  readonly rect: Box
  readonly number: number
  readonly chooseOne2a: boolean
  readonly words: BoardWords
}

/** A building as it waits in the yard: its number, its points, what it says. */
export const YardTile = memo(({ id, rect: { width, height }, number, chooseOne2a, words }: YardTileProps) => {
  const strip = Math.min(25, height * 0.5)
  const up = height - strip
  return (
    <g>
      <rect x="1" y="2.5" width={width} height={height} rx="5" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="5" fill="var(--tile-paper)" stroke={INK} stroke-width="1.5" />
      <rect x="2.5" y="2.5" width={width - 5} height={up - 2.5} rx="3.5" fill="var(--ep-tile-dusk)" />
      <svg x="2" y="2" width={width - 4} height={up - 2}>
        <g transform={`translate(${width / 2 - 2} ${up - 2}) scale(${Math.min(1.7, (width - 8) / 62, (up - 3) / 36)})`}>
          <House place={id} />
        </g>
      </svg>
      <path d={`M2.5 ${up}H${width - 2.5}`} stroke={INK} stroke-width="1" />
      <path d="M0 5q0-5 5-5h16v12q0 5-5 5h-16Z" fill={INK} />
      <Lettering x={10.2} y={13} size={12.6} fill="var(--seat-light)">
        {id.slice('building-'.length)}
      </Lettering>
      <g transform={`translate(${width - 11} 11)`}>
        <Points r={9}>{COMMON_BUILDINGS[number - 1].points}</Points>
      </g>
      <g transform={`translate(${width / 2} ${up + strip / 2})`}>
        <FaceRow face={printedOn(id, chooseOne2a)} money={words.money} width={width - 6} height={strip - 3} />
      </g>
    </g>
  )
})
