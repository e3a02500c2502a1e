/** How amounts are told to those who learn. */
import { describe, expect, test } from 'vitest'
import { Inputs, ONE } from '../src/sight.ts'

const SIZE = 8

function told(value: number): number[] {
  const inputs = new Inputs(SIZE)
  inputs.closely('worth', value, 4, 90)
  return [...inputs.values.subarray(0, inputs.written)]
}

describe('an amount told closely', () => {
  test('goes on in the next input where one is full, so that all together are the amount to a sixteenth of the usual one', () => {
    expect(told(0)).toEqual([0, 0, 0])
    expect(told(20.26)).toEqual([81, 0, 0])
    expect(told(20.5)).toEqual([82, 0, 0])
    expect(told(40)).toEqual([127, 33, 0])
    expect(told(70.25)).toEqual([127, 127, 27])
    for (const value of [0.25, 31.75, 32, 63.5, 63.75, 90]) {
      expect((told(value).reduce((sum, one) => sum + one, 0) * 4) / ONE).toBe(value)
    }
  })

  test('is cut off beyond what it reaches; below zero the first input alone speaks', () => {
    expect(told(1000)).toEqual([127, 127, 127])
    expect(told(-3)).toEqual([-12, 0, 0])
    expect(told(-1000)).toEqual([-127, 0, 0])
  })

  test('has a name for each of its inputs', () => {
    const inputs = new Inputs()
    inputs.about('own')
    inputs.closely('worth', 5, 4, 90)
    expect(inputs.names).toEqual(['own: worth, part 1', 'own: worth, part 2', 'own: worth, part 3'])
  })
})
