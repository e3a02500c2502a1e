/** A station master tile from its top left corner: above what it gives now or for good, below what it counts at the end. */
import {
  BUILDING_BONUS,
  EXCHANGE_PAIR_BONUS,
  type MasterBonus,
  PAIR_BONUS,
  SECTION_BONUS,
  STATION_MASTERS,
  type StationMasterId,
  WORKER_BONUS,
} from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate } from '../../../art/pieces/paper.tsx'
import { ExchangeSign, ObjectiveSign } from '../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { still } from '../../../art/still.ts'
import { centred, GlyphRows, inRow, several } from '../../../board/glyph.tsx'
import { slotGlyph } from '../glyphs/glyph.tsx'
import { DangerSign, FarCitySign, HouseSign, StationSign, Teepee, TEEPEE_COLOURS } from '../glyphs/signs.tsx'
import type { Money } from '../text/words.ts'

const INK = 'var(--piece-ink)'

/** What is counted, how many of it, and the points for them. */
const COUNTED: {
  readonly [bonus in MasterBonus]: { readonly picture: ComponentChildren; readonly each: string } | null
} = {
  workers: { picture: <WorkerChip look="cowboy" r={9} />, each: `${WORKER_BONUS}` },
  objectives: { picture: <ObjectiveSign size={17} />, each: `${PAIR_BONUS}:2` },
  hazards: { picture: <DangerSign size={18} />, each: `${PAIR_BONUS}:2` },
  teepees: { picture: <Teepee size={18} colour={TEEPEE_COLOURS['blue-teepee']} />, each: `${PAIR_BONUS}:2` },
  certificates: { picture: <Certificate height={18} />, each: `${PAIR_BONUS}:2` },
  stations: { picture: <StationSign size={18} />, each: `${PAIR_BONUS}:2` },
  buildings: { picture: <HouseSign size={18} />, each: `${BUILDING_BONUS}` },
  exchangeTokens: { picture: <ExchangeSign r={8.6} />, each: `${EXCHANGE_PAIR_BONUS}:2` },
  sections: { picture: <FarCitySign size={18} />, each: `${SECTION_BONUS}` },
  nothing: null,
}

/** A tile so low has room for what it gives, no more. */
const LOW = 20
/** On one smaller than this the number of points for what it counts is left out. */
const SMALL = 36

interface MasterTileProps {
  readonly id: StationMasterId
  readonly size: { readonly width: number; readonly height: number }
  readonly money: Money
}

export const MasterTile = still(function MasterTile({ id, size: { width, height }, money }: MasterTileProps) {
  const { immediate, permanentCertificates, bonus } =
    STATION_MASTERS.find((each) => each.id === id) ?? STATION_MASTERS[0]
  const counted = COUNTED[bonus]
  // A low tile has a red edge where it counts something at the end.
  const low = height < LOW
  const foot = counted === null ? 0 : low ? 3.5 : height * (height < SMALL ? 0.38 : 0.5)
  const upper =
    permanentCertificates > 0
      ? several(permanentCertificates, <Certificate height={19} permanent />)
      : slotGlyph(immediate, money)
  return (
    <g>
      <rect x="1" y="1.6" width={width} height={height} rx="3" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="3" fill="#efe0b9" stroke={INK} stroke-width="1" />
      {counted !== null && (
        <path
          d={`M0 ${height - foot}H${width}V${height - 3}q0 3-3 3H3q-3 0-3-3Z`}
          fill="#7d2b1c"
          stroke={INK}
          stroke-width="0.8"
        />
      )}
      <g transform={`translate(${width / 2} ${(height - foot) / 2 + (foot > 0 ? 0.2 : 0)})`}>
        <GlyphRows glyphs={[upper]} width={width - 3} height={height - foot - 1.5} />
      </g>
      {counted !== null && !low && (
        <g transform={`translate(${width / 2} ${height - foot / 2})`}>
          <GlyphRows
            glyphs={[
              inRow([
                centred(19, counted.picture),
                ...(height < SMALL
                  ? []
                  : [
                      centred(
                        counted.each.length * 8 + 2,
                        <Lettering y={5} size={14} fill="var(--seat-light)">
                          {counted.each}
                        </Lettering>,
                      ),
                    ]),
              ]),
            ]}
            width={width - 3}
            height={foot - 2}
          />
        </g>
      )}
    </g>
  )
})
