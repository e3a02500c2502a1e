import { afterEach, expect, test, vi } from 'vitest'
import { change, settings } from '../src/settings/store.ts'
import { play } from '../src/table/sounds.ts'

const before = settings.value
const shakes: (number | number[])[] = []
vi.stubGlobal('navigator', { vibrate: (pattern: number | number[]) => shakes.push(pattern) })

afterEach(() => {
  settings.value = before
  shakes.length = 0
})

test('phones shake only if that is wanted', () => {
  play('turn')
  expect(shakes).toHaveLength(0)
  change({ haptics: true })
  play('turn')
  expect(shakes).toHaveLength(1)
})

test('with motion reduced all goes on as before, unless silence was asked for', () => {
  change({ haptics: true, motion: 'none' })
  play('turn')
  expect(shakes).toHaveLength(1)
  change({ silentWhenStill: true })
  play('turn')
  expect(shakes).toHaveLength(1)
  change({ motion: 'full' })
  play('turn')
  expect(shakes).toHaveLength(2)
})
