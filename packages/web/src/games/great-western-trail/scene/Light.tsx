/** Warm light on the ground, by night only (`board.css`): around what is lit from inside, and before an engine. */
const WARM = '#ffbd59'

interface GlowProps {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

export const Glow = ({ x, y, rx, ry }: GlowProps) => (
  <g class="gw-light" fill={WARM}>
    <ellipse cx={x} cy={y} rx={rx} ry={ry} opacity="0.1" />
    <ellipse cx={x} cy={y} rx={rx * 0.82} ry={ry * 0.8} opacity="0.13" />
    <ellipse cx={x} cy={y} rx={rx * 0.64} ry={ry * 0.62} opacity="0.18" />
  </g>
)

/** To the right, from the lamp of an engine. */
export const Beam = ({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) => (
  <g class="gw-light" fill={WARM}>
    <path d={`M${x} ${y}L${x + length} ${y - length * 0.28}V${y + length * 0.42}Z`} opacity="0.2" />
    <path d={`M${x} ${y}L${x + length * 0.7} ${y - length * 0.12}V${y + length * 0.24}Z`} opacity="0.28" />
  </g>
)
