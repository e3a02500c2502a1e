/** Who is who at the table: a colour, a shape and a letter for each seat, so that none of them has to be seen alone. */
import type { Seat } from '@waystation/kernel'

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const
export type SeatShape = (typeof SEAT_SHAPES)[number]
/** A star is nobody's seat: it marks who plays against the table. */
export type MarkShape = SeatShape | 'star'

export interface SeatIdentity {
  /** A CSS colour. */
  readonly colour: string
  readonly shape: MarkShape
  readonly letter: string
}

/** An opponent who is part of the game, such as Sue. */
export const rivalIdentity = (name: string): SeatIdentity => ({
  colour: 'var(--rival)',
  shape: 'star',
  letter: name.charAt(0),
})

const IDENTITIES: readonly SeatIdentity[] = SEAT_SHAPES.map((shape, seat) => ({
  colour: `var(--seat-${seat})`,
  shape,
  letter: 'ABCDE'[seat],
}))

export function seatIdentity(seat: Seat): SeatIdentity {
  const found = IDENTITIES[seat]
  if (found === undefined) throw new Error(`no seat ${seat}`)
  return found
}

/** Outline of a seat's shape around the origin, about `r` from the middle. */
export function shapePath(shape: MarkShape, r: number): string {
  const poly = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join('L')}Z`
  switch (shape) {
    case 'circle':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
    case 'square':
      return poly([
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ])
    case 'triangle':
      return poly([
        [0, -1.25],
        [1.2, 0.85],
        [-1.2, 0.85],
      ])
    case 'diamond':
      return poly([
        [0, -1.25],
        [1.2, 0],
        [0, 1.25],
        [-1.2, 0],
      ])
    case 'star':
      return poly(
        Array.from({ length: 10 }, (_, i) => {
          const turn = -Math.PI / 2 + (i * Math.PI) / 5
          const reach = i % 2 === 0 ? 1.4 : 0.86
          return [Math.cos(turn) * reach, Math.sin(turn) * reach]
        }),
      )
    case 'cross':
      return poly([
        [-0.5, -1.15],
        [0.5, -1.15],
        [0.5, -0.5],
        [1.15, -0.5],
        [1.15, 0.5],
        [0.5, 0.5],
        [0.5, 1.15],
        [-0.5, 1.15],
        [-0.5, 0.5],
        [-1.15, 0.5],
        [-1.15, -0.5],
        [-0.5, -0.5],
      ])
  }
}
