/** Where a dragged tile is seen enlarged on a phone. */
import { SIZE } from '@waystation/wild-tiled-west'
import { expect, test } from 'vitest'
import { loupeAt, loupeSide } from '../../src/games/wild-tiled-west/laying/Loupe.tsx'
import { layoutFor } from '../../src/games/wild-tiled-west/layout/layout.ts'

test.each([330, 480])(
  'wherever the finger is, on a sheet %i high, the enlarged tile is beside or above it',
  (height) => {
    const { grid, width } = layoutFor('tall', 'mine', 0, height)
    if (grid === null) throw new Error('no squares')
    const side = loupeSide(grid)
    for (let row = 0; row < SIZE; row++)
      for (let column = 0; column < SIZE; column++) {
        const finger = { x: grid.x + (column + 0.5) * grid.cell, y: grid.y + (row + 0.5) * grid.cell }
        const { x, y } = loupeAt(finger, grid)
        const beside = finger.x < x - 8 || finger.x > x + side + 8
        expect([row, column, beside || finger.y > y + side + 20]).toEqual([row, column, true])
        expect([x >= 0, x + side <= width, y >= 0]).toEqual([true, true, true])
      }
  },
)
