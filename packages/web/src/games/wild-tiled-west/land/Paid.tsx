/** A tick: this has paid. */

export function Paid({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="7" fill="#2f7136" stroke="var(--piece-ink)" stroke-width="1.2" />
      <path d="M-3.4 0L-1 2.9L3.6-2.9" fill="none" stroke="#fff6e2" stroke-width="2.2" />
    </g>
  )
}
