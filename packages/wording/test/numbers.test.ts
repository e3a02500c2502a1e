import { expect, test } from 'vitest'
import { inFigures } from '../src/index.ts'

test('what is below nothing has a minus, not a hyphen', () => {
  expect([-10, -0, 0, 7].map(inFigures)).toEqual(['−10', '0', '0', '7'])
})
