/** A ribbon in the sky: which round it is, and what kind. */
import type { ElGaucho, View } from '@waystation/el-gaucho'
import type { GameText, Names } from '@waystation/kernel'
import { useMemo } from 'preact/hooks'
import { cut } from '../../../art/ink.ts'
import type { Ground } from '../layout/types.ts'

interface BannerProps {
  readonly ground: Ground
  readonly view: View
  readonly text: GameText<ElGaucho>
  readonly names: Names
}

/** "Round 6" and the phase, as the readable table words them. */
function roundAndPhase({ view, text, names }: BannerProps): { round: string; phase: string } {
  const rows = text.zones(view, names).find(({ id }) => id === 'state')?.rows ?? []
  const [phase, round] = rows.map((row) => ({ label: row.label ?? '', value: row.items[0]?.text ?? '' }))
  return { phase: phase?.value ?? '', round: round === undefined ? '' : `${round.label} ${round.value}` }
}

export function Banner(props: BannerProps) {
  const { kind } = props.ground
  const { round, phase } = useMemo(() => roundAndPhase(props), [props.view.round, props.view.phase, props.text])
  const plain = props.view.phase === 'rounds'
  const label = plain ? round : props.view.round === 0 ? phase : `${round} · ${phase}`
  const size = kind === 'tall' ? 12 : 16
  const width = label.length * size * 0.62 + 44
  const h = size * 1.9
  return (
    <g transform={`translate(${kind === 'tall' ? 8 : 14} ${kind === 'tall' ? 7 : 11})`} stroke-linejoin="round">
      <path
        d={`M2 5H${width - 14}L${width - 24} ${h / 2 + 5}L${width - 14} ${h + 5}H2Z`}
        fill="var(--scene-ink)"
        opacity="0.3"
      />
      <path
        d={`M0 0H${width - 12}L${width - 22} ${h / 2}L${width - 12} ${h}H0Z`}
        fill="var(--accent-fill)"
        stroke="var(--piece-ink)"
        stroke-width="1.6"
      />
      <path
        d={cut(4, 4, width - 22, 4, 0.7) + cut(4, h - 4, width - 22, h - 4, 0.7)}
        fill="var(--seat-light)"
        opacity="0.8"
      />
      <text
        x={(width - 22) / 2}
        y={h / 2 + size * 0.36}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="750"
        font-size={size}
        fill="var(--seat-light)"
      >
        {label}
      </text>
    </g>
  )
}
