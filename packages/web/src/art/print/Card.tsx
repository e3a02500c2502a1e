/** Frames for cards (100 x 140) and tiles (any size): paper, a coloured head with a title, room for a picture and a value. */
import type { ComponentChildren } from 'preact'
import { fitted } from '../fitted.ts'
import { cut } from '../ink.ts'

export interface CardProps {
  readonly title: string
  /** Spot colour of the head. */
  readonly colour: string
  /** Printed in the corner: a cost, a strength, points. */
  readonly value?: string | number
  /** Drawn around the middle of the picture. */
  readonly children?: ComponentChildren
}

export function Card({ title, colour, value, children }: CardProps) {
  return (
    <g font-family="var(--font-text)" text-anchor="middle" stroke-linejoin="round">
      <rect x="2" y="3.5" width="100" height="140" rx="8" fill="var(--piece-ink)" opacity="0.35" />
      <rect width="100" height="140" rx="8" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="2" />
      <rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="var(--piece-ink)" stroke-width="0.9" />
      <path d="M5 10Q5 5 10 5H90Q95 5 95 10V27H5Z" fill={colour} stroke="var(--piece-ink)" stroke-width="1.2" />
      <path d={cut(8, 23.5, 92, 23.5, 0.7)} fill="var(--seat-light)" opacity="0.8" />
      <text x="50" y="20" font-weight="750" font-size={fitted(title, 84, 13)} fill="var(--seat-light)">
        {title}
      </text>
      <g transform="translate(50 82)">{children}</g>
      {value !== undefined && (
        <g transform="translate(84 124)">
          <circle r="14" fill="var(--coin)" stroke="var(--piece-ink)" stroke-width="1.8" />
          <text y="6" font-weight="800" font-size="16" fill="var(--piece-ink)">
            {value}
          </text>
        </g>
      )}
    </g>
  )
}

export function CardBack({ colour }: { readonly colour: string }) {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const turn = (i * Math.PI) / 8
    return cut(
      50 + Math.cos(turn) * 16,
      70 + Math.sin(turn) * 16,
      50 + Math.cos(turn) * 38,
      70 + Math.sin(turn) * 38,
      2,
    )
  }).join('')
  return (
    <g stroke-linejoin="round">
      <rect x="2" y="3.5" width="100" height="140" rx="8" fill="var(--piece-ink)" opacity="0.35" />
      <rect width="100" height="140" rx="8" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="2" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill={colour} stroke="var(--piece-ink)" stroke-width="1.2" />
      <rect
        x="11"
        y="11"
        width="78"
        height="118"
        rx="3"
        fill="none"
        stroke="var(--seat-light)"
        stroke-width="1"
        stroke-dasharray="3 2.4"
      />
      <path d={rays} fill="var(--seat-light)" opacity="0.8" />
      <circle cx="50" cy="70" r="14" fill="var(--tile-paper)" stroke="var(--piece-ink)" stroke-width="1.6" />
      <path d="M50 60L52.6 66.6L59.6 67L54.2 71.4L56 78.2L50 74.4L44 78.2L45.8 71.4L40.4 67L47.4 66.6Z" fill={colour} />
    </g>
  )
}
