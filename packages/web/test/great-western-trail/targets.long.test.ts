import { expect, it, vi } from 'vitest'
import { playVariant, VARIANTS } from './games.ts'
import { unclear } from './narrows.ts'

vi.setConfig({ testTimeout: 600_000 })

it.each(VARIANTS)('in 200 random games with %o every option is reached by clicks of its own', (variants) => {
  const faults: string[] = []
  for (let game = 0; game < 200; game++)
    playVariant(2 + (game % 3), `long ${game}`, variants, (moment) => faults.push(...unclear(moment)))
  expect(faults).toEqual([])
})
