/** The ranches: what every player owns, in lines one can read at a glance, with the price so far at the end of each line. */
import type { View } from '@waystation/el-gaucho'
import type { Names } from '@waystation/kernel'
import { COAT_LOOKS } from '../../../art/cow/coats.ts'
import { StandingGaucho } from '../../../art/pieces/Gaucho.tsx'
import { PlayerSheet } from '../../../board/PlayerSheet.tsx'
import { direction, price } from '../herd.ts'
import type { HerdPlace, RanchPlace } from '../layout/types.ts'
import { RanchYard } from './RanchYard.tsx'

const INK = 'var(--ink)'

interface RanchesProps {
  readonly view: View
  readonly names: Names
  readonly places: readonly RanchPlace[]
}

export function Ranches({ view, names, places }: RanchesProps) {
  return (
    <g font-family="var(--font-text)">
      {places.map((place) => (
        <Ranch key={place.seat} place={place} view={view} name={names(place.seat)} />
      ))}
    </g>
  )
}

function Ranch({ place, view, name }: { readonly place: RanchPlace; readonly view: View; readonly name: string }) {
  const { seat, rect } = place
  const { supply, pesos } = view.players[seat]
  return (
    <PlayerSheet seat={seat} name={name} rect={rect} head={30} aside={157} active={view.turn === seat}>
      <RanchYard rect={rect} />
      <Supply place={place} count={supply} />
      <Purse place={place} pesos={pesos} />
      {place.herds.map((herd) => (
        <HerdLine key={herd.breed} herd={herd} tile={place.tile} />
      ))}
    </PlayerSheet>
  )
}

function Supply({ place, count }: { readonly place: RanchPlace; readonly count: number }) {
  const { x, y } = place.supply
  return (
    <g>
      <circle cx={x} cy={y - 15} r="13" fill="var(--paper-high)" stroke="var(--piece-ink)" stroke-width="1.3" />
      <g transform={`translate(${x} ${y - 3}) scale(.42)`}>
        <StandingGaucho seat={place.seat} />
      </g>
      <text x={x + 16} y={y - 9} font-size="15" font-weight="800" fill="var(--seat-light)">
        {count}
      </text>
    </g>
  )
}

function Purse({ place, pesos }: { readonly place: RanchPlace; readonly pesos: number }) {
  const { x, y } = place.pesos
  return (
    <g>
      <path
        d={`M${x - 37} ${y - 15}H${x + 30}L${x + 26} ${y - 4}L${x + 30} ${y + 7}H${x - 37}L${x - 33} ${y - 4}Z`}
        fill="var(--tile-paper)"
        stroke="var(--piece-ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <circle cx={x - 20} cy={y - 4} r="7.6" fill="var(--coin)" stroke="var(--piece-ink)" stroke-width="1.2" />
      <text x={x - 20} y={y - 0.4} font-size="10" font-weight="800" text-anchor="middle" fill="var(--piece-ink)">
        ₱
      </text>
      <text x={x + 8} y={y + 2} font-size="17" font-weight="800" text-anchor="middle" fill="var(--piece-ink)">
        {pesos}
      </text>
    </g>
  )
}

const POINT = 14

/** A strip of trodden ground under the animals, in the colour of the breed, ending in the price. It grows and moves with them. */
function HerdLine({ herd, tile }: { readonly herd: HerdPlace; readonly tile: number }) {
  const { x, y, width, height } = herd.rect
  const tiles = herd.tiles.map(({ id }) => id)
  const way = direction(tiles)
  const looks = {
    fill: COAT_LOOKS[herd.breed].ground,
    stroke: INK,
    'stroke-width': '1.2',
    'stroke-linejoin': 'round' as const,
  }
  return (
    <g class="eg-herd" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <rect class="eg-strip" style={{ width: `${width - POINT + 1}px`, height: `${height}px` }} rx="5" {...looks} />
      <g class="eg-herd" style={{ transform: `translate(${width - POINT}px, ${height / 2}px)` }}>
        <path d={`M-4 ${-height / 2}H0L${POINT} 0L0 ${height / 2}H-4`} {...looks} />
        <g transform={`translate(${herd.tag.x + 6 - x - width + POINT} 0)`} fill="var(--piece-ink)">
          {way !== null && (
            <path d={way === 'rising' ? 'M0 7L5-7L10 7L5 4Z' : 'M0-7L5 7L10-7L5-4Z'} transform="translate(-2 0)" />
          )}
          {way === null && <circle cx="3" r="3" />}
          <text x="12" y={tile > 34 ? 6 : 5} font-size={tile > 34 ? 17 : 14} font-weight="800">
            {price(tiles)}
          </text>
        </g>
      </g>
    </g>
  )
}
