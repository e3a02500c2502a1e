/** Where a dragged tile is seen enlarged on a phone. */
import { SIZE } from '@waystation/wild-tiled-west'
import { expect, test } from 'vitest'
import { LOUPE_SIDE, loupeAt } from '../../src/games/wild-tiled-west/laying/Loupe.tsx'
import { layoutFor } from '../../src/games/wild-tiled-west/layout/layout.ts'

test('wherever the finger is, the enlarged tile is beside or above it and inside the board', () => {
  const { grid, width } = layoutFor('tall', 'mine', 0, 0)
  if (grid === null) throw new Error('no squares')
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const finger = { x: grid.x + (column + 0.5) * grid.cell, y: grid.y + (row + 0.5) * grid.cell }
      const { x, y } = loupeAt(finger, grid)
      const beside = finger.x < x - 8 || finger.x > x + LOUPE_SIDE + 8
      expect([row, column, beside || finger.y > y + LOUPE_SIDE + 20]).toEqual([row, column, true])
      expect([x >= 0, x + LOUPE_SIDE <= width, y >= 0]).toEqual([true, true, true])
    }
})
