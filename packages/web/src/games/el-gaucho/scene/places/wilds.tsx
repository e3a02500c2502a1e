/** Out of town: the thief's hideout, the overseer's lookout, the steppe. Each stands on y = 0, about 96 wide, around x = 0. */
import { cut } from '../../../../art/ink.ts'
import { tuft } from '../../../../art/terrain.ts'

const INK = 'var(--scene-ink)'
const frame = { stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

export function Hideout() {
  const cracks = [
    cut(-36, -26, -26, -6, 0.9),
    cut(-30, -36, -20, -24, 0.8),
    cut(26, -44, 36, -18, 1),
    cut(32, -38, 42, -10, 1),
    cut(20, -50, 28, -36, 0.8),
    cut(-6, -62, 4, -46, 0.8),
  ].join('')
  return (
    <g {...frame}>
      <path d="M-50 0C-52-16-44-32-34-38C-30-54-12-68 2-68C14-70 22-58 30-50C44-42 54-18 50 0Z" fill="var(--stone)" />
      <path d="M30-50C44-42 54-18 50 0H26C34-14 34-36 30-50Z" fill="var(--stone-dark)" />
      <path d={cracks} fill={INK} stroke="none" opacity="0.85" />
      <path d="M-22 0C-24-20-14-36 0-36C14-36 22-18 20 0Z" fill="#1a110b" />
      <g stroke="none" fill="#f5c451">
        <path d="M-9-18C-6-21-2-20-1.4-16C-4-14-8-14.4-9-18ZM9-18C6-21 2-20 1.4-16C4-14 8-14.4 9-18Z" />
      </g>
      <path d="M30 0L42-6M42 0L30-6" stroke="var(--wood)" stroke-width="3.4" />
      <path d="M30-5C28-14 34-14 34-22C40-18 44-12 42-5Z" fill="var(--sun)" stroke-width="1.3" />
      <path d="M33.6-5C33-10 36-11 36.6-14C39-11 39.6-8 38.8-5Z" fill="#f8d98a" stroke="none" />
      <path d={tuft(-42, 2, 1.5, 4) + tuft(-30, 3, 1.2, 9)} fill={INK} stroke="none" />
    </g>
  )
}

/** A lookout of poles with a straw roof, and a hat hung on it. */
export function Lookout() {
  return (
    <g {...frame}>
      <path
        d="M-22 0L-13-44M22 0L13-44M-17-24L15-34M17-24L-15-34M-20-10L17-24M20-10L-17-24"
        stroke="var(--wood)"
        stroke-width="3.6"
      />
      <path d="M-22 0L-13-44M22 0L13-44" stroke-width="1" transform="translate(2 0)" opacity="0.6" />
      <path d="M-22-46H22V-40H-22Z" fill="var(--wood-light)" />
      <path d="M-17-46V-58M17-46V-58" stroke-width="3" />
      <path d="M-20-52H20" stroke="var(--wood)" stroke-width="2.6" />
      <path d="M-30-56L0-76L30-56C18-60-18-60-30-56Z" fill="var(--coin)" />
      <path
        d={[-22, -14, -6, 2, 10, 18].map((x) => cut(x * 0.3, -74, x * 1.2, -58, 0.8)).join('')}
        fill={INK}
        stroke="none"
        opacity="0.75"
      />
      <path d="M-6-46C-7-54-3-57 0-57C3-57 7-54 6-46Z" fill="#70361f" />
      <path d="M-4-58C-4-63 4-63 4-58C4-54-4-54-4-58Z" fill="var(--skin)" stroke-width="1.1" />
      <path d="M-9-60C-4-62 4-62 9-60C4-58-4-58-9-60ZM-5-61C-5-66 5-66 5-61Z" fill={INK} />
      <path d="M34 0V-30M27-30H47L42-24L47-18H27Z" fill="var(--accent-fill)" />
      <path d={tuft(-36, 2, 1.4, 5) + tuft(-28, 3, 1.1, 6) + tuft(44, 3, 1.2, 7)} fill={INK} stroke="none" />
    </g>
  )
}

/** An ombu, the lone tree of the plains, in high grass. */
export function Ombu() {
  const blades = [-44, -34, -25, -15, 16, 27, 36, 46].map((x, i) => tuft(x, 3 - (i % 3), 2.1, 30 + i)).join('')
  const leaves = [
    cut(-26, -52, -12, -60, 1),
    cut(-34, -42, -20, -50, 1),
    cut(4, -62, 18, -58, 1),
    cut(16, -46, 32, -44, 1.1),
    cut(12, -40, 28, -36, 1.1),
    cut(-4, -44, 10, -48, 0.9),
    cut(20, -54, 34, -50, 1),
  ].join('')
  return (
    <g {...frame}>
      <path d="M-13 0C-7-8-8-18-11-30H10C7-18 8-8 16 0C6-3-4-3-13 0Z" fill="var(--wood)" />
      <path d={cut(3, -30, 8, -4, 1) + cut(-2, -28, 0, -5, 0.8)} fill={INK} stroke="none" opacity="0.8" />
      <path
        d="M-40-32C-52-38-44-54-32-52C-30-66-10-74 2-68C14-76 34-68 34-56C48-54 50-38 38-32C30-24 18-30 10-28C0-24-12-26-18-29C-26-24-36-26-40-32Z"
        fill="var(--leaf)"
      />
      <path d={leaves} fill={INK} stroke="none" opacity="0.7" />
      <path d={blades} fill="var(--coin-dark)" stroke-width="0.7" />
    </g>
  )
}
