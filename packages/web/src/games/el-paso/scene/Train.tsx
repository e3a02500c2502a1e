/** The train along the horizon: a locomotive, a wagon for each train card, two flat cars with tiles. */
import { DOLLARS_PER_WORKER, printedOn, TRAIN_CARDS, type TrainFaceId, type View } from '@waystation/el-paso'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { type Box, cut } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Price } from '../../../art/pieces/paper.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { FaceRow } from '../glyphs/glyph.tsx'
import type { Labels } from '../labels.ts'
import type { Flatcar, Layout } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'
import { Placed } from './Placed.tsx'
import { TileStack } from './TileStack.tsx'
import { Bonus, Objective } from './Tiles.tsx'

const INK = 'var(--piece-ink)'
const BODIES = ['#7a2f1c', '#7d5530', '#2f6a66', '#5a4a6e']
const BRASS = '#e8c14f'
/** In a wagon that is enlarged. */
const LARGEST_GLYPHS = 2.6

const Wheel = ({ x, r }: { readonly x: number; readonly r: number }) => (
  <g transform={`translate(${x} ${-r})`}>
    <circle r={r} fill="#4a2c1a" stroke-width="1.3" />
    <circle r={r * 0.72} fill="#e9d3a4" stroke-width="0.7" />
    <path
      d={`M${-r * 0.7} 0H${r * 0.7}M0 ${-r * 0.7}V${r * 0.7}M${-r * 0.5} ${-r * 0.5}L${r * 0.5} ${r * 0.5}M${r * 0.5} ${-r * 0.5}L${-r * 0.5} ${r * 0.5}`}
      stroke-width="0.8"
    />
    <circle r={r * 0.2} fill="#4a2c1a" stroke-width="0.6" />
  </g>
)

/** Runs to the left; its coupling is at x = 44. */
const Engine = memo(() => (
  <g stroke={INK} stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
    <g class="ep-steam" fill="var(--ep-steam)" stroke-width="1.1">
      <path d="M18-70C10-72 10-80 18-81C18-89 31-90 34-83C42-86 47-77 40-73C39-67 26-66 18-70Z" />
      <path d="M48-79C42-81 43-87 49-87C50-93 60-92 60-86C65-85 64-78 58-78Z" />
    </g>
    <path d="M-8-2L6-13H14V-2Z" fill="#8c2b1c" />
    <path d="M-3-3L6-12M3-3L10-12" stroke-width="1" />
    <path d="M2-36Q2-45 10-45H42V-13H10Q2-13 2-24Z" fill="#3f4a52" />
    <path
      d={cut(4, -18, 42, -18, 0.9) + cut(4, -22, 42, -21.6, 0.6) + cut(5, -26, 42, -25.4, 0.5)}
      fill={INK}
      stroke="none"
      opacity="0.6"
    />
    <path d="M10-45L8-58H6L11-66H23L28-58H26L24-45Z" fill="#2b2420" />
    <path d="M29-45C29-51 36-51 36-45Z" fill={BRASS} stroke-width="1.1" />
    <circle cx="2" cy="-34" r="5" fill="#f4d878" stroke-width="1.2" />
    <path d="M17-45V-13M31-45V-13" stroke={BRASS} stroke-width="2" />
    <Wheel x={12} r={6.5} />
    <Wheel x={33} r={9} />
  </g>
))

interface WagonProps {
  readonly face: TrainFaceId
  readonly rect: Box
  readonly number: number
  readonly words: BoardWords
}

const Wagon = memo(({ face, rect: { width: w, height: h }, number, words }: WagonProps) => {
  const top = -h
  const room = h - 33
  return (
    <g stroke={INK} stroke-linejoin="round">
      {[13, 31, w - 31, w - 13]
        .filter((_, i) => w > 84 || i !== 1)
        .map((x) => (
          <Wheel key={x} x={x} r={7} />
        ))}
      <rect y="-13" width={w} height="5" rx="1" fill="#3b2616" stroke-width="1.1" />
      <path
        d={`M0-13V${top + 8}Q0 ${top} 8 ${top}H${w - 8}Q${w} ${top} ${w} ${top + 8}V-13Z`}
        fill={BODIES[number - 1]}
        stroke-width="1.5"
      />
      <path
        d={`M-3 ${top + 6}Q-2 ${top - 2} 6 ${top - 2}H${w - 6}Q${w + 2} ${top - 2} ${w + 3} ${top + 6}Z`}
        fill="#2b2420"
        stroke-width="1.3"
      />
      <g stroke="none">
        <g transform={`translate(13 ${top + 10.6})`}>
          <WorkerChip look="engineer" r={8} />
          <Lettering x={11.5} y={4.8} size={13.5} anchor="start" fill="var(--seat-light)">
            ×{number}
          </Lettering>
          <g transform={`translate(${w - 33} 0)`}>
            <Price size={12.6}>{words.money(number * DOLLARS_PER_WORKER)}</Price>
          </g>
        </g>
        <rect
          x="4"
          y={top + 19}
          width={w - 8}
          height={room}
          rx="4"
          fill="var(--tile-paper)"
          stroke={INK}
          stroke-width="1.1"
        />
        <g transform={`translate(${w / 2} ${top + 19 + room / 2})`}>
          <FaceRow
            face={printedOn(face, false)}
            money={words.money}
            width={w - 14}
            height={room - 2}
            largest={LARGEST_GLYPHS}
          />
        </g>
      </g>
    </g>
  )
})

const Coupling = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path d={`M${x - 9} ${y - 11}H${x + 2}`} stroke={INK} stroke-width="3" />
)

function Car({ car: { rect, rail }, name }: { readonly car: Flatcar; readonly name: string }) {
  const { x, width: w } = rect
  return (
    <g transform={`translate(${x} ${rail})`} stroke={INK} stroke-linejoin="round">
      {[14, 32, w - 32, w - 14].map((at) => (
        <Wheel key={at} x={at} r={7} />
      ))}
      <path d={`M0-15H${w}V-2H0Z`} fill="var(--wood)" stroke-width="1.4" />
      <path d={cut(6, -12.4, w - 6, -12, 0.7)} fill={INK} stroke="none" opacity="0.5" />
      <path d={`M3-15V${-rect.height + 6}M${w - 3}-15V${-rect.height + 6}`} stroke="#3b2616" stroke-width="3" />
      <Lettering x={w / 2} y={-4.2} size={11.5} weight={750} fill="var(--seat-light)">
        {name}
      </Lettering>
    </g>
  )
}

interface TrainProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function Train({ view, layout: { train }, labels }: TrainProps) {
  const { words } = labels
  const first = train.cars['train-1']
  return (
    <g>
      <g transform={`translate(${first.x - 46} ${first.y + first.height})`}>
        <Engine />
      </g>
      {TRAIN_CARDS.map(({ id }, i) => {
        const rect = train.cars[id]
        return (
          <g key={id}>
            <Coupling x={rect.x} y={rect.y + rect.height} />
            <g transform={`translate(${rect.x} ${rect.y + rect.height})`}>
              <Wagon face={view.train[i]} rect={rect} number={i + 1} words={words} />
            </g>
          </g>
        )
      })}
      <Rack car={train.objectives} name={words.objectives}>
        {view.objectives.shown.map(
          (id, i) =>
            id !== null && (
              <Placed key={id} rect={train.objectives.tiles[i]}>
                <Objective id={id} size={train.objectives.tiles[i]} />
              </Placed>
            ),
        )}
        <Placed rect={train.objectives.stack}>
          <TileStack kind="objective" left={view.objectives.left} size={train.objectives.stack} />
        </Placed>
      </Rack>
      <Rack car={train.bonuses} name={words.bonuses}>
        {view.bonuses.shown.map(
          (id, i) =>
            id !== null && (
              <Placed key={id} rect={train.bonuses.tiles[i]}>
                <Bonus id={id} size={train.bonuses.tiles[i]} money={words.money} />
              </Placed>
            ),
        )}
        <Placed rect={train.bonuses.stack}>
          <TileStack kind="bonus" left={view.bonuses.left} size={train.bonuses.stack} />
        </Placed>
      </Rack>
    </g>
  )
}

function Rack({
  car,
  name,
  children,
}: {
  readonly car: Flatcar
  readonly name: string
  readonly children: ComponentChildren
}) {
  return (
    <g>
      <Coupling x={car.rect.x} y={car.rail} />
      <Car car={car} name={name} />
      {children}
    </g>
  )
}
