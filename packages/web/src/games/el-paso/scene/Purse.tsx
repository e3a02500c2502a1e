/** The purse in the head of a ranch: money, exchange tokens, certificates, markers, removed cards. */
import { HIGHEST_CERTIFICATE, PROPERTY_MARKERS, REMOVAL_LIMIT, type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Certificate } from '../../../art/pieces/paper.tsx'
import { Cross, ExchangeSign } from '../../../art/pieces/signs.tsx'
import { box } from '../../../board/boxes.ts'
import type { BoardWords } from '../text/words.ts'

export const PURSE = [
  'money',
  'exchange-token',
  'certificate',
  'permanent-certificate',
  'property-marker',
  'reject-pile',
] as const
export type PurseThing = (typeof PURSE)[number]
/** How much of the width each thing takes; on a phone the tokens lie elsewhere. */
const SHARES: { readonly [thing in PurseThing]: number } = {
  money: 58,
  'exchange-token': 56,
  certificate: 88,
  'permanent-certificate': 54,
  'property-marker': 52,
  'reject-pile': 56,
}

export function purseBoxes({ x, y, width, height }: Box): { readonly [thing in PurseThing]?: Box } {
  const shown = width < 300 ? PURSE.filter((thing) => thing !== 'exchange-token') : PURSE
  const all = shown.reduce((sum, thing) => sum + SHARES[thing], 0)
  let left = x + 10
  return Object.fromEntries(
    shown.map((thing) => {
      const own = (SHARES[thing] / all) * (width - 14)
      const rect = box(left, y + 1, own, height - 3)
      left += own
      return [thing, rect]
    }),
  )
}

const numberOfBuildings = (view: View, seat: Seat): number => view.trail.filter(({ owner }) => owner === seat).length

interface PurseProps {
  readonly view: View
  readonly rect: Box
  readonly words: BoardWords
  readonly seat: Seat
}

export function Purse({ view, rect, words, seat }: PurseProps) {
  const { x, y, width, height } = rect
  const { money, tokens, certificates, permanentCertificates, removed } = view.players[seat]
  const boxes = purseBoxes(rect)
  const middle = y + height / 2
  const at = (thing: PurseThing): number => boxes[thing]?.x ?? 0
  const number = (thing: PurseThing, dx: number, text: string | number, none = false) => (
    <Lettering
      x={at(thing) + dx}
      y={middle + 5}
      size={14}
      anchor="start"
      fill={none ? 'var(--ink-faint)' : 'var(--ink)'}
    >
      {text}
    </Lettering>
  )
  return (
    <g>
      <path
        d={`M${x} ${y + 1}H${x + width - 2}V${y + height - 2}H${x}L${x + 7} ${middle}Z`}
        fill="var(--paper-high)"
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <Lettering x={at('money') + 4} y={middle + 6} size={17} anchor="start" fill="var(--good)">
        {words.money(money)}
      </Lettering>
      {boxes['exchange-token'] !== undefined && (
        <>
          <g transform={`translate(${at('exchange-token') + 11} ${middle})`}>
            <ExchangeSign r={9} />
          </g>
          {number('exchange-token', 24, tokens, tokens === 0)}
        </>
      )}
      {Array.from({ length: HIGHEST_CERTIFICATE }, (_, i) => (
        <g key={i} transform={`translate(${at('certificate') + 11 + i * 17} ${middle})`}>
          {i < certificates ? (
            <Certificate height={19} />
          ) : (
            <rect
              x="-7"
              y="-9"
              width="14"
              height="18"
              rx="2"
              fill="none"
              stroke="var(--ink-faint)"
              stroke-dasharray="3 2"
            />
          )}
        </g>
      ))}
      <g transform={`translate(${at('permanent-certificate') + 9} ${middle})`}>
        <Certificate height={19} permanent />
      </g>
      {number('permanent-certificate', 20, `+${permanentCertificates}`, permanentCertificates === 0)}
      <path
        d="M-8 8V-2L0-9L8-2V8Z"
        transform={`translate(${at('property-marker') + 9} ${middle})`}
        fill="var(--ep-adobe)"
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      {number('property-marker', 20, `${numberOfBuildings(view, seat)}/${PROPERTY_MARKERS}`)}
      <g transform={`translate(${at('reject-pile') + 9} ${middle})`}>
        <rect x="-7" y="-9" width="14" height="18" rx="2" fill="#efe1c0" stroke="var(--piece-ink)" />
        <Cross r={5.4} />
      </g>
      {number('reject-pile', 19, `${removed.length}/${REMOVAL_LIMIT}`)}
    </g>
  )
}
