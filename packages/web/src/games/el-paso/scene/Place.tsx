/** A place on the trail from the top left of its box: a house above, what it says below; riders stand on the house. */
import { EL_PASO_DOLLARS, type PlaceId, printedOn, type Who } from '@waystation/el-paso'
import { memo } from 'preact/compat'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { skyLines } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Dollars, Price } from '../../../art/pieces/paper.tsx'
import { IdentityMark } from '../../../art/SeatMark.tsx'
import { tufts } from '../../../art/terrain.ts'
import { FaceRow } from '../glyphs/glyph.tsx'
import { identityOf } from '../identity.ts'
import type { BoardWords } from '../text/words.ts'
import { House, isCommon, Mission, signOf } from './House.tsx'

const INK = 'var(--piece-ink)'

export interface Size {
  readonly width: number
  readonly height: number
}

interface PlaceTileProps {
  readonly place: PlaceId
  readonly owner: Who | null
  readonly size: Size
  readonly chooseOne2a: boolean
  readonly words: BoardWords
}

/** Height of the strip with the printed actions. */
export const stripOf = ({ width, height }: Size): number =>
  width < 100 && height > 58 ? height * 0.62 : Math.min(25, height * 0.44)

function Frame({
  size: { width, height },
  strip,
  sky,
}: {
  readonly size: Size
  readonly strip: number
  readonly sky: string
}) {
  const up = height - strip
  return (
    <>
      <rect x="1" y="3" width={width} height={height} rx="6" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="6" fill="var(--tile-paper)" stroke={INK} stroke-width="1.6" />
      <rect x="3" y="3" width={width - 6} height={up - 3} rx="4" fill={sky} />
      <path
        d={skyLines({ x: 4, y: 5, width: width - 8, height: up * 0.55 }, 5, Math.round(width + up))}
        fill={INK}
        opacity="0.18"
      />
      <path
        d={`M3 ${up - 7}Q${width / 4} ${up - 11} ${width / 2} ${up - 7}T${width - 3} ${up - 8}V${up}H3Z`}
        fill="var(--ep-sand-dark)"
      />
      <path d={`M3 ${up}H${width - 3}`} stroke={INK} stroke-width="1.1" />
    </>
  )
}

export const PlaceTile = memo(({ place, owner, size, chooseOne2a, words }: PlaceTileProps) => {
  const { width, height } = size
  const strip = stripOf(size)
  const up = height - strip
  const scale = Math.min(1.06, (up - 3) / 33, width / 84)
  const common = isCommon(place)
  return (
    <g>
      <Frame size={size} strip={strip} sky={common ? 'var(--ep-tile-dusk)' : 'var(--ep-tile-sky)'} />
      <svg x="3" y="2" width={width - 6} height={up - 2}>
        <g transform={`translate(${width / 2} ${up - 5}) scale(${scale})`}>
          <House place={place} />
        </g>
      </svg>
      {owner !== null && (
        <rect
          x="2"
          y="2"
          width={width - 4}
          height={height - 4}
          rx="5"
          fill="none"
          stroke={identityOf(owner).colour}
          stroke-width="3.4"
        />
      )}
      <g transform={`translate(${width / 2} ${up + strip / 2})`}>
        <FaceRow face={printedOn(place, chooseOne2a)} money={words.money} width={width - 4} height={strip - 3} />
      </g>
      <Corner sign={signOf(place)} fill={common ? INK : 'var(--ep-letter)'} />
      {owner !== null && <IdentityMark identity={identityOf(owner)} x={width - 11} y={12} r={8} />}
    </g>
  )
})

const Corner = ({ sign, fill }: { readonly sign: string; readonly fill: string }) => (
  <g>
    <path
      d={`M0 6q0-6 6-6h${sign.length > 1 ? 16 : 12}v13q0 5-5 5h${sign.length > 1 ? -17 : -13}Z`}
      fill={fill}
      stroke={INK}
      stroke-width="1.2"
    />
    <Lettering x={sign.length > 1 ? 10.6 : 9} y={14} size={13} fill="var(--seat-light)">
      {sign}
    </Lettering>
  </g>
)

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/** Pegs in the ground and what building here costs. */
export const EmptySpace = memo(
  ({
    price,
    size: { width, height },
    words,
  }: {
    readonly price: number
    readonly size: Size
    readonly words: BoardWords
  }) => (
    <g>
      <rect x="2" y="2" width={width - 4} height={height - 4} rx="7" fill="var(--ep-plot)" opacity="0.62" />
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx="7"
        fill="none"
        stroke="var(--ep-peg)"
        stroke-width="1.6"
        stroke-dasharray="6 4"
      />
      <path
        d={tufts({ x: 8, y: height / 2, width: width - 16, height: height / 2 - 6 }, 4, Math.round(width + price), 0.7)}
        fill={INK}
        opacity="0.4"
      />
      {CORNERS.map(([right, low]) => (
        <rect
          key={`${right}${low}`}
          x={4 + right * (width - 11)}
          y={3 + low * (height - 15)}
          width="3.4"
          height="10"
          rx="1"
          fill="#8b5e34"
          stroke={INK}
          stroke-width="0.9"
        />
      ))}
      <g transform={`translate(${width / 2} ${height / 2})`}>
        {price > 0 ? (
          <Price size={13.5}>{words.money(price)}</Price>
        ) : (
          <Lettering y={4.5} size={13} weight={700} fill="var(--ep-peg)">
            {words.free}
          </Lettering>
        )}
      </g>
    </g>
  ),
)

/** El Paso: money, a Simmental, a delivery. */
export const Gate = memo(({ size, words }: { readonly size: Size; readonly words: BoardWords }) => {
  const { width, height } = size
  const strip = 25
  const up = height - strip
  const scale = Math.min(1, (up - 2) / 48)
  const deliver = words.deliver
  return (
    <g>
      <Frame size={size} strip={strip} sky="var(--ep-tile-sky)" />
      <svg x="3" y="2" width={width - 6} height={up - 2}>
        <g transform={`translate(${width / 2} ${up - 4}) scale(${scale})`}>
          <g transform="translate(-44 0) scale(.86)">
            <House place="neutral-e" />
          </g>
          <g transform="translate(44 0) scale(.92)">
            <House place="building-2a" />
          </g>
          <Mission />
        </g>
      </svg>
      <g transform={`translate(0 ${up + strip / 2})`}>
        <g transform="translate(16 0)">
          <Dollars r={10}>{words.money(EL_PASO_DOLLARS)}</Dollars>
        </g>
        <Lettering x={32} y={4.6} size={14}>
          ›
        </Lettering>
        <g transform="translate(46 0)">
          <BreedChip breed="simmental" height={19} />
        </g>
        <Lettering x={60} y={4.6} size={14}>
          ›
        </Lettering>
        <Lettering
          x={(width + 62) / 2}
          y={4.4}
          size={Math.min(13, (width - 68) / (deliver.length * 0.54))}
          weight={750}
        >
          {deliver}
        </Lettering>
      </g>
    </g>
  )
})
