/** A figure beside a player's name: how many of a thing, with its picture. A reader hears the words instead. */
import type { ComponentChildren } from 'preact'

interface FigureProps {
  /** Read out, and shown when it is pointed at: "3 gauchos in supply". */
  readonly label: string
  readonly value: string | number
  /** Drawn on a field of 40 around the origin. */
  readonly picture?: ComponentChildren
  /** A change to come: on a badge of its own colour. */
  readonly tone?: 'good' | 'bad'
}

export function Figure({ label, value, picture, tone }: FigureProps) {
  const look = tone === undefined ? (value === 0 ? 'none' : '') : `badge ${tone}`
  return (
    <span class={`figure ${look}`} title={label}>
      {picture !== undefined && (
        <svg viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
          {picture}
        </svg>
      )}
      <span aria-hidden="true">{value}</span>
      <span class="visually-hidden">{label}</span>
    </span>
  )
}
