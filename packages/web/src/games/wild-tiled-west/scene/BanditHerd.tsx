/** What the cows of the Bandit cards add up to. */
import type { RidgeView, View } from '@waystation/wild-tiled-west'
import { emsOf } from '../../../art/ems.ts'
import { FittedText } from '../../../art/FittedText.tsx'
import type { Box } from '../../../art/ink.ts'
import type { Labels } from '../labels.ts'
import { Glyph } from '../small/glyphs.tsx'

const INK = 'var(--piece-ink)'

interface HerdProps {
  readonly box: Box
  readonly view: View
  readonly ridge: RidgeView
  readonly labels: Labels
}

/** Cows that are in no herd yet, and the contract they are about to take. */
export function Herd({ box: { x, y, width, height }, view, ridge, labels }: HerdProps) {
  const { loose, next, none } = labels.words.ridge
  const open = view.contracts.filter(({ flipped }) => !flipped)
  const wanted = open.find(({ cows }) => cows > ridge.looseCows) ?? null
  const words = wanted === null ? none : next(wanted.cows, labels.words.bonus(wanted.contract, wanted.bonus))
  const mid = y + height / 2
  const first = loose(ridge.looseCows)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill="var(--wtw-card)"
        stroke="var(--paper-edge)"
        stroke-width="1.1"
      />
      <Glyph name="cow" x={x + 15} y={mid} />
      <text x={x + 28} y={mid + 5} font-size="13.4" font-weight="750" fill={INK}>
        {first}
      </text>
      <FittedText
        text={words}
        room={width - 50 - emsOf(first) * 13.4}
        largest={13}
        least={11.4}
        x={x + width - 8}
        y={mid + 5}
        text-anchor="end"
        font-weight="550"
        fill={INK}
      />
    </g>
  )
}
