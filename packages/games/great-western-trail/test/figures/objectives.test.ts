/** Every figure of objective cards once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import { OBJECTIVES, STARTING_OBJECTIVES } from '../../src/data/objectives.ts'
import { words } from '../support/figures.ts'

describe('Objective cards', () => {
  test('immediate action, tasks, points, penalty and copies', () => {
    const told = OBJECTIVES.map(
      (o) => `${o.id}: ${words([o.immediate])}; ${o.tasks.join(' ')}; ${o.vp} ${o.penalty} x${o.copies}`,
    )
    expect(told).toEqual([
      'objective-start-1: ; cattle-value-3 west-highland building; 3 0 x1',
      'objective-start-2: ; station station green-teepee; 3 0 x1',
      'objective-start-3: ; building building hazard; 3 0 x1',
      'objective-start-4: ; blue-teepee hazard hazard; 3 0 x1',
      'objective-money-1: money 2 once; building blue-teepee blue-teepee; 3 -2 x1',
      'objective-money-2: money 2 once; building green-teepee blue-teepee; 3 -2 x1',
      'objective-money-3: money 2 once; west-highland hazard hazard; 3 -2 x1',
      'objective-money-4: money 2 once; station station hazard; 3 -2 x1',
      'objective-money-5: money 2 once; cattle-value-3 cattle-value-3 cattle-value-3 building; 4 -2 x1',
      'objective-san-francisco: auxiliary; san-francisco-disc; 5 -3 x4',
      'objective-draw-1: draw 3; building building hazard; 3 -2 x1',
      'objective-draw-2: draw 3; station green-teepee blue-teepee; 3 -2 x1',
      'objective-draw-3: draw 3; texas-longhorn hazard; 3 -2 x1',
      'objective-draw-4: draw 3; station green-teepee green-teepee; 3 -2 x1',
      'objective-draw-5: draw 3; cattle-value-3 cattle-value-3 cattle-value-3 station; 4 -2 x1',
      'objective-engine-1: engine 2 0; west-highland west-highland station green-teepee; 5 -3 x1',
      'objective-engine-2: engine 2 0; cattle-value-3 west-highland texas-longhorn; 5 -3 x1',
      'objective-engine-3: engine 2 0; building building green-teepee green-teepee; 5 -3 x1',
      'objective-engine-4: engine 3 0; building blue-teepee hazard hazard; 5 -3 x1',
      'objective-engine-5: engine 3 0; station station hazard hazard; 5 -3 x1',
      'objective-move-1: ride 3; building building hazard hazard; 5 -2 x1',
      'objective-move-2: ride 3; station station blue-teepee blue-teepee; 5 -2 x1',
      'objective-move-3: ride 3; cattle-value-3 west-highland texas-longhorn; 5 -2 x1',
      'objective-move-4: ride 3; cattle-value-3 west-highland hazard hazard; 5 -2 x1',
      'objective-move-5: ride 3; station station building building; 5 -2 x1',
    ])
    expect(STARTING_OBJECTIVES).toBe(4)
  })
})
