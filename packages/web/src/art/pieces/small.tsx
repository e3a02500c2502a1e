/** Small pieces shared by the games, each centred on the origin and about 40 across. */
import { cut } from '../ink.ts'

const INK = 'var(--piece-ink)'

const MILLING = Array.from({ length: 24 }, (_, i) => {
  const turn = (i * Math.PI) / 12
  return cut(Math.cos(turn) * 16.2, Math.sin(turn) * 16.2, Math.cos(turn) * 18.6, Math.sin(turn) * 18.6, 0.7)
}).join('')

/** A coin with an amount or a sign on it. */
export function Coin({ children = '₱' }: { readonly children?: string | number }) {
  const label = String(children)
  return (
    <g>
      <circle cx="1.5" cy="3" r="20" fill={INK} opacity="0.35" />
      <circle r="20" fill="var(--coin)" stroke={INK} stroke-width="1.8" />
      <circle r="15.4" fill="none" stroke="var(--coin-dark)" stroke-width="1.1" />
      <path d={MILLING} fill="var(--coin-dark)" />
      <path d="M-11.5-7.5A14 14 0 0 1-2-13.6" fill="none" stroke="#fdf0c4" stroke-width="2.2" stroke-linecap="round" />
      <text
        y={label.length > 2 ? 5.2 : 6.6}
        text-anchor="middle"
        font-family="var(--font-text)"
        font-weight="800"
        font-size={label.length > 2 ? 14 : 18.5}
        fill={INK}
      >
        {label}
      </text>
    </g>
  )
}

const STAR = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 === 0 ? 19 : 8
  const turn = -Math.PI / 2 + (i * Math.PI) / 5
  return `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`
}).join('L')
const STAR_FACETS = Array.from({ length: 5 }, (_, i) => {
  const tip = -Math.PI / 2 + (i * 2 * Math.PI) / 5
  const dent = tip + Math.PI / 5
  return `M0 0L${(Math.cos(tip) * 19).toFixed(1)} ${(Math.sin(tip) * 19).toFixed(1)}L${(Math.cos(dent) * 8).toFixed(1)} ${(Math.sin(dent) * 8).toFixed(1)}Z`
}).join('')

/** A sheriff's star. */
export function Star() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d={`M${STAR}Z`} transform="translate(1.5 2.5)" fill={INK} opacity="0.35" stroke="none" />
      <path d={`M${STAR}Z`} fill="#e8c14f" stroke-width="1.8" />
      <path d={STAR_FACETS} fill="#b98a1e" stroke="none" />
      <path d={`M${STAR}Z`} fill="none" stroke-width="1.8" />
      {Array.from({ length: 5 }, (_, i) => {
        const turn = -Math.PI / 2 + (i * 2 * Math.PI) / 5
        return (
          <circle key={i} cx={Math.cos(turn) * 19} cy={Math.sin(turn) * 19} r="2.6" fill="#f4d878" stroke-width="1.3" />
        )
      })}
    </g>
  )
}

/** A cartridge. */
export function Bullet() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path
        d="M-6.5 20V-4C-6.5-12-3-18.5 0-20.5C3-18.5 6.5-12 6.5-4V20Z"
        transform="translate(2 2)"
        fill={INK}
        opacity="0.3"
        stroke="none"
      />
      <path d="M-6.5-4C-6.5-12-3-18.5 0-20.5C3-18.5 6.5-12 6.5-4Z" fill="#b5763f" />
      <path d="M-7-4H7V15.5H-7Z" fill="#dcae3e" />
      <path d="M-8 15.5H8V20H-8Z" fill="#b98a1e" />
      <path
        d={cut(4.8, -3, 4.8, 15, 1) + cut(2.6, -2, 2.6, 15, 0.6) + cut(3.6, -14, 4.6, -5, 0.8)}
        fill={INK}
        stroke="none"
        opacity="0.7"
      />
      <path d="M-4-2V13" stroke="#fbe9ae" stroke-width="1.6" stroke-linecap="round" />
    </g>
  )
}

const SHOE =
  'M-9 19L-14.5 16C-18 4-17.5-18 0-18.5C17.5-18 18 4 14.5 16L9 19L6.5 15.6C10 5 10.5-9.5 0-10C-10.5-9.5-10 5-6.5 15.6Z'

export function Horseshoe() {
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      <path d={SHOE} transform="translate(1.5 2.5)" fill={INK} opacity="0.3" stroke="none" />
      <path d={SHOE} fill="#8f8a86" />
      <path
        d="M-11.8 14C-14.6 4-13.6-13.6 0-14.2C13.6-13.6 14.6 4 11.8 14"
        fill="none"
        stroke="#d8d2c8"
        stroke-width="1.3"
      />
      {[
        [-12.6, 3],
        [-12, -5],
        [-8.4, -11.6],
        [8.4, -11.6],
        [12, -5],
        [12.6, 3],
      ].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x - 1.1} y={y - 1.6} width="2.2" height="3.2" fill={INK} stroke="none" />
      ))}
    </g>
  )
}
