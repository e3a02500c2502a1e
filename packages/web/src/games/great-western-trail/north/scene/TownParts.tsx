/** What is added to the trade spaces of a town: the head of a city or a station, its discs, what it gives. In the units of a town. */
import type { City, StationId } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import type { Box } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Disc } from '../../../../art/pieces/Disc.tsx'
import { Dollars } from '../../../../art/pieces/paper.tsx'
import { Pennant } from '../../../../art/pieces/signs.tsx'
import { seatIdentity } from '../../../../art/seats.ts'
import { Rosette } from '../../scene/marks.tsx'
import type { Money } from '../../text/words.ts'
import { BellSign } from '../signs.tsx'

const INK = 'var(--piece-ink)'

export interface Discs {
  readonly seat: Seat
  readonly count: number
}

export interface MapStation {
  readonly id: StationId
  readonly cost: number
  readonly vp: number
  readonly frame: 'white' | 'black'
}

interface BoxProps {
  readonly box: Box
}

interface HeadProps extends BoxProps {
  /** Size of the smallest letters. */
  readonly letters: number
}

export function CityHead({
  box: { x, y, width, height },
  letters,
  name,
  value,
}: HeadProps & { readonly name: string; readonly value: number }) {
  const size = Math.max(11.4, letters)
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--gn-space)" />
      <Lettering
        x={x + 2}
        y={y + 9.4}
        size={letters}
        within={width - 7 - size * 0.62 * String(value).length}
        anchor="start"
        weight={750}
      >
        {name}
      </Lettering>
      <Lettering x={x + width - 1.6} y={y + 10} size={size} anchor="end">
        {value}
      </Lettering>
    </g>
  )
}

/** A signal box: dark, with price and points. */
export function StationHead({
  box: { x, y, width, height },
  letters,
  station,
  money,
}: HeadProps & { readonly station: MapStation; readonly money: Money }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="2" fill="#553619" />
      <path
        d={`M${x + 4} ${y + height - 2.4}h14M${x + 4} ${y + height - 5.6}h14M${x + 6} ${y + height - 7.4}v6.4M${x + 11} ${y + height - 7.4}v6.4M${x + 16} ${y + height - 7.4}v6.4`}
        stroke="#f0dca6"
        stroke-width="1.2"
      />
      <Lettering x={x + 22} y={y + 9.9} size={Math.max(10.2, letters)} anchor="start" fill="#fff6e2">
        {money(station.cost)}
      </Lettering>
      <g transform={`translate(${x + width - 9} ${y + height / 2})`}>
        <Rosette r={letters / 1.5}>{station.vp}</Rosette>
      </g>
    </g>
  )
}

/** Four spaces in a white or a black frame; discs fill them from the first. */
export function DiscSpaces({
  box: { x, y, width, height },
  discs,
  black,
}: BoxProps & { readonly discs: readonly Discs[]; readonly black: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y={y + 0.5}
        width={width}
        height={height - 1}
        rx="2.6"
        fill={black ? 'var(--gn-frame-black)' : 'var(--gn-frame-white)'}
        stroke={INK}
        stroke-width="0.9"
      />
      {[0, 1, 2, 3].map((i) => {
        const at = `translate(${x + width * (0.27 + (i % 2) * 0.46)} ${y + height * (0.27 + Math.floor(i / 2) * 0.46)})`
        const disc = discs[i]
        return (
          <g key={i} transform={at}>
            {disc === undefined ? (
              <circle r="4" fill="var(--gn-hole)" stroke="#8a6a3a" stroke-width="0.7" />
            ) : (
              <>
                {Array.from({ length: disc.count }, (_, n) => (
                  <g key={n} transform={`translate(0 ${(disc.count - 1 - 2 * n) * 1.6})`}>
                    <Disc identity={seatIdentity(disc.seat)} r={5} />
                  </g>
                ))}
              </>
            )}
          </g>
        )
      })}
    </g>
  )
}

export function Extra({ box: { x, y, width, height }, children }: BoxProps & { readonly children: ComponentChildren }) {
  return (
    <g>
      <rect
        x={x}
        y={y + 0.5}
        width={width}
        height={height - 1}
        rx="2.4"
        fill="var(--gn-plate)"
        stroke={INK}
        stroke-width="0.8"
      />
      <g transform={`translate(${x + width / 2} ${y + height / 2})`}>{children}</g>
    </g>
  )
}

/** What a delivery there brings, and points at the end. */
export function CityGives({
  city: { vp, vpPerBell, money: dollars, objective },
  letters,
  money,
}: {
  readonly city: City
  readonly letters: number
  readonly money: Money
}) {
  if (vpPerBell > 0)
    return (
      <>
        <g transform="translate(0 -7)">
          <BellSign size={11} />
        </g>
        <g transform="translate(0 4.6)">
          <Rosette r={letters / 1.5}>{vpPerBell}</Rosette>
        </g>
      </>
    )
  if (vp !== 0) return <Rosette r={8.6}>{vp}</Rosette>
  return (
    <>
      {objective && (
        <g transform="translate(0 -5.6)">
          <Pennant size={11.5} />
        </g>
      )}
      {dollars > 0 && (
        <g transform="translate(0 6)">
          <Dollars r={letters / 1.3}>{money(dollars)}</Dollars>
        </g>
      )}
    </>
  )
}
