/** The printed board of a player: auxiliary actions with their discs, workers in rows with what the slots do, limits, certificates. */
import {
  AUXILIARIES,
  type AuxiliaryId,
  DISC_SPOTS,
  type DiscId,
  type PlayerView,
  STEP_VP_POINTS,
} from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { CowSide, type Pose } from '../../../art/cow/CowSide.tsx'
import type { Coat } from '../../../art/cow/coats.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate, Dollars } from '../../../art/pieces/paper.tsx'
import { Cross, StepsSign, TrainSign } from '../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../art/seats.ts'
import { tufts } from '../../../art/terrain.ts'
import { AnyCard, centred, type Glyph, glyph, GlyphRows, inRow } from '../../../board/glyph.tsx'
import { letters } from '../glyphs/glyph.tsx'
import { DrawSign } from '../glyphs/signs.tsx'
import { ShopSign } from '../north/signs.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { CertificateTrack } from './CertificateTrack.tsx'
import { Rosette } from './marks.tsx'
import { FRAMES } from './Stations.tsx'
import { WorkerRows } from './WorkerRows.tsx'

const INK = 'var(--piece-ink)'

interface OwnBoardProps {
  readonly view: { readonly players: readonly PlayerView[] }
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: number
}

/** Where in the cell of an auxiliary action its two spots lie. */
export function spotsIn({ x, y, width, height }: Box): { readonly action: Box; readonly spots: Box } {
  const spots = Math.min(width * 0.41, height * 1.5)
  return {
    action: { x, y, width: width - spots, height },
    spots: { x: x + width - spots, y, width: spots, height },
  }
}

export function OwnBoard({ view, layout: { home }, labels, seat }: OwnBoardProps) {
  const player = view.players[seat]
  const { money } = labels.words
  const { auxiliaries, workers, discs, certificates } = home
  return (
    <g>
      {auxiliaries !== null &&
        AUXILIARIES.map(({ id }) => {
          const rect = auxiliaries[id]
          return rect !== undefined && <Auxiliary key={id} id={id} rect={rect} player={player} money={money} />
        })}
      {auxiliaries !== null && <Free auxiliaries={auxiliaries} />}
      {workers !== null && <WorkerRows player={player} slots={workers} money={money} />}
      {discs !== null && <Limits player={player} discs={discs} money={money} />}
      {certificates !== null && <CertificateTrack player={player} track={certificates} />}
    </g>
  )
}

/** Without the shop the sixth room of two columns is free: cattle graze there. */
function Free({ auxiliaries }: { readonly auxiliaries: NonNullable<Layout['home']['auxiliaries']> }) {
  const { 'aux-shop': shop, 'aux-engine': above, 'aux-remove': last } = auxiliaries
  if (shop !== undefined || above === undefined || last === undefined || above.x === last.x) return null
  const { height } = last
  const size = Math.min(height / 62, above.width / 150)
  const foot = last.y + height - 3
  return (
    <g opacity="0.8">
      <path
        d={tufts({ x: above.x + 4, y: foot - 6, width: above.width - 8, height: 6 }, 9, 12, 0.5)}
        fill="var(--gw-blade)"
        opacity="0.6"
      />
      {COWS.map(([share, coat, pose, turned]) => (
        <g
          key={share}
          transform={`translate(${above.x + above.width * share} ${foot}) scale(${turned ? -size : size} ${size})`}
        >
          <CowSide coat={coat} pose={pose} />
        </g>
      ))}
    </g>
  )
}

const COWS: readonly (readonly [share: number, Coat, Pose, turned: boolean])[] = [
  [0.28, 'brown', 'graze', false],
  [0.7, 'spotted', 'stand', true],
]

const BACK = inRow([letters('−1', '#8a2a1c'), centred(22, <TrainSign size={15} />)])

/** Narrower than this there is room for what an action brings, not for what it costs. */
const ROOM_FOR_COSTS = 64

/** What it does once, with what it costs. */
function auxiliaryGlyphs(id: AuxiliaryId, money: Money): readonly Glyph[] {
  const { price, back } = AUXILIARIES.find((each) => each.id === id) ?? AUXILIARIES[0]
  const costs = [...(price > 0 ? [letters(money(-price), '#8a2a1c')] : []), ...(back > 0 ? [BACK] : [])]
  return [...costs, gain(id, money)]
}

function gain(id: AuxiliaryId, money: Money): Glyph {
  switch (id) {
    case 'aux-money':
      return centred(20, <Dollars r={10}>{money(1)}</Dollars>)
    case 'aux-draw':
      return inRow([centred(20, <DrawSign size={19} />), letters('1')])
    case 'aux-certificate':
      return centred(18, <Certificate height={19} />)
    case 'aux-engine':
      return inRow([centred(23, <TrainSign size={17} />), letters('1')])
    case 'aux-remove':
      return glyph(
        23,
        <g>
          <g transform="translate(9 0)">
            <AnyCard>?</AnyCard>
          </g>
          <g transform="translate(16 5)">
            <Cross r={5} />
          </g>
        </g>,
      )
    case 'aux-shop':
      return inRow([centred(17, <AnyCard>2</AnyCard>), centred(20, <ShopSign size={18} />)])
  }
}

interface AuxiliaryProps {
  readonly id: AuxiliaryId
  readonly rect: Box
  readonly player: PlayerView
  readonly money: Money
}

export const discOf = (id: AuxiliaryId): DiscId => DISC_SPOTS[AUXILIARIES.find((each) => each.id === id)?.disc ?? 0].id

function Auxiliary({ id, rect, player, money }: AuxiliaryProps) {
  const { grey } = AUXILIARIES.find((each) => each.id === id) ?? AUXILIARIES[0]
  const covered = player.discs[discOf(id)] ?? 0
  const open = 2 - covered
  const { action, spots } = spotsIn(rect)
  const r = Math.min(spots.width / 4.6, rect.height * 0.38)
  return (
    <g>
      <rect
        {...rect}
        rx="5"
        fill={open > 0 ? 'var(--gw-slot)' : 'var(--gw-slot-locked)'}
        stroke={INK}
        stroke-width="1.1"
      />
      <g transform={`translate(${action.x + action.width / 2} ${action.y + action.height / 2})`}>
        <GlyphRows
          glyphs={action.width < ROOM_FOR_COSTS ? [gain(id, money)] : auxiliaryGlyphs(id, money)}
          width={action.width - 8}
          height={action.height - 6}
          largest={1.8}
        />
      </g>
      {[0, 1].map((i) => (
        <g key={i} transform={`translate(${spots.x + spots.width * (0.27 + i * 0.46)} ${spots.y + spots.height / 2})`}>
          <rect
            x={-r * 1.12}
            y={-r * 1.12}
            width={r * 2.24}
            height={r * 2.24}
            rx={r * 0.3}
            fill={grey > i ? '#cfc3a6' : FRAMES.white}
            stroke={INK}
            stroke-width="0.8"
          />
          {i < open ? (
            <Lettering y={r * 0.54} size={r * 1.5}>
              {i + 1}
            </Lettering>
          ) : (
            <Disc identity={seatIdentity(player.seat)} r={r * 0.92} />
          )}
        </g>
      ))}
    </g>
  )
}

/** Smaller than this nothing can be read. */
const SMALLEST = 0.66

interface LimitsProps {
  readonly player: PlayerView
  readonly discs: NonNullable<Layout['home']['discs']>
  readonly money: Money
}

/** More steps, a larger hand. */
function Limits({ player, discs, money }: LimitsProps) {
  const step = centred(24, <StepsSign size={24}>{1}</StepsSign>)
  const handLimit = inRow([letters('+1'), centred(20, <DrawSign size={19} />)])
  const cells: readonly (readonly [DiscId, readonly Glyph[]])[] = [
    ['disc-step-money', [step, letters(`+${money(3)}`, '#2f6a2c')]],
    ['disc-step-vp', [step, centred(20, <Rosette r={9}>{STEP_VP_POINTS}</Rosette>)]],
    ['disc-hand', [handLimit, letters(money(-costOf('disc-hand')), '#8a2a1c')]],
  ]
  return (
    <g>
      {cells.map(([id, glyphs]) => {
        const rect = discs[id]
        return rect !== undefined && <Limit key={id} id={id} rect={rect} player={player} glyphs={glyphs} />
      })}
    </g>
  )
}

const costOf = (id: DiscId): number => DISC_SPOTS.find((spot) => spot.id === id)?.cost ?? 0

function Limit({
  id,
  rect,
  player,
  glyphs,
}: {
  readonly id: DiscId
  readonly rect: Box
  readonly player: PlayerView
  readonly glyphs: readonly Glyph[]
}) {
  const { x, y, width, height } = rect
  const all = DISC_SPOTS.find((spot) => spot.id === id)?.count ?? 1
  const left = player.discs[id] ?? 0
  // A low cell has its discs on the left, and what they free beside them: what that brings or costs is told when it is asked about.
  const wide = width > 3 * height
  const low = height < 34 || wide
  const r = low ? Math.min(height * 0.36, width / (all * 2.4 + 2.8)) : Math.min(height * 0.24, width / (all * 3))
  const discs = all * r * 2.4
  const room = low
    ? { x: x + discs + 1, y, width: width - discs - 3, height: height - 2 }
    : { x: x + 3, y: y + height * 0.53, width: width - 6, height: height * 0.42 }
  const whole = inRow(glyphs, 4)
  const discAt = (i: number): string =>
    low
      ? `translate(${x + r * 1.3 + i * r * 2.4} ${y + height / 2})`
      : `translate(${x + width / 2 + (i - (all - 1) / 2) * r * 2.5} ${y + r + 3})`
  return (
    <g>
      <rect {...rect} rx="5" fill="var(--gw-slot)" stroke={INK} stroke-width="1.1" />
      <g transform={`translate(${room.x + room.width / 2} ${room.y + room.height / 2})`}>
        <GlyphRows
          glyphs={[whole.width * SMALLEST > room.width ? glyphs[0] : whole]}
          width={room.width}
          height={room.height}
          largest={1.9}
        />
      </g>
      {Array.from({ length: all }, (_, i) => (
        <g key={i} transform={discAt(i)}>
          <rect
            x={-r * 1.12}
            y={-r * 1.12}
            width={r * 2.24}
            height={r * 2.24}
            rx={r * 0.3}
            fill={FRAMES.black}
            stroke={INK}
            stroke-width="0.8"
          />
          {i < left ? (
            <Disc identity={seatIdentity(player.seat)} r={r * 0.9} />
          ) : (
            <circle r={r * 0.66} fill="var(--gw-slot)" />
          )}
        </g>
      ))}
    </g>
  )
}
