/** The lid of a box: 400 x 300, cut off by its frame, with a printed border. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Grain } from './Grain.tsx'

export const INK = '#26190f'

interface LidProps {
  readonly children: ComponentChildren
  readonly paper: string
  /** What stays where only a part of its width is shown. */
  readonly keeps?: 'middle' | 'right'
}

export function Lid({ children, paper, keeps = 'middle' }: LidProps) {
  const grain = useId()
  return (
    <svg
      viewBox="0 0 400 300"
      width="100%"
      height="100%"
      preserveAspectRatio={keeps === 'right' ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="400" height="300" fill={paper} />
      <g stroke-linejoin="round" stroke-linecap="round">
        {children}
      </g>
      <Grain id={grain} width={400} height={300} />
      <path d="M-200-200H600V500H-200ZM8 8V292H392V8Z" fill={paper} fill-rule="evenodd" />
      <rect x="8.5" y="8.5" width="383" height="283" rx="2" fill="none" stroke={INK} stroke-width="2.4" />
      <rect x="13" y="13" width="374" height="274" fill="none" stroke={INK} stroke-width="0.9" />
    </svg>
  )
}
