/** A die, centred on the origin, `size` wide. While `rolling` it shows faces in quick change and comes to rest on its own. */
const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export interface DieProps {
  readonly value: number
  readonly size?: number
  readonly rolling?: boolean
}

export function Die({ value, size = 40, rolling = false }: DieProps) {
  const half = size / 2
  const other = (value + 2) % 6 || 6
  return (
    <g class={rolling ? 'art-die art-die-rolling' : 'art-die'} stroke-linejoin="round">
      <rect
        x={-half + 2}
        y={-half + 3.5}
        width={size}
        height={size}
        rx={size * 0.2}
        fill="var(--piece-ink)"
        opacity="0.4"
      />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.2}
        fill="var(--die)"
        stroke="var(--piece-ink)"
        stroke-width={size * 0.05}
      />
      <path
        d={`M${half * 0.86} ${-half * 0.5}V${half * 0.5}Q${half * 0.86} ${half * 0.86} ${half * 0.5} ${half * 0.86}H${-half * 0.5}`}
        fill="none"
        stroke="#c9b48a"
        stroke-width={size * 0.055}
        stroke-linecap="round"
      />
      <Pips value={value} size={size} name="art-die-face" />
      {rolling && <Pips value={other} size={size} name="art-die-blur" />}
    </g>
  )
}

function Pips({ value, size, name }: { readonly value: number; readonly size: number; readonly name: string }) {
  return (
    <g class={name} fill="var(--pip)">
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * size * 0.25} cy={y * size * 0.25} r={size * (value === 1 ? 0.12 : 0.095)} />
      ))}
    </g>
  )
}
