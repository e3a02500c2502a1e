import { Play, Rng, start } from '@waystation/kernel'
import { expect, it } from 'vitest'
import { feesOnTheWay, greatWesternTrail } from '../../src/index.ts'

it('Phase A: what every player can count on the way is what the move costs', () => {
  const wrong: string[] = []
  let paid = 0
  for (const players of [2, 3, 4]) {
    const rng = new Rng(`fees ${players}`)
    const play = new Play(greatWesternTrail, start(greatWesternTrail, { players, variants: {} }, 'fees').state, true)
    while (!play.over) {
      const [decision] = play.decisions
      const view = greatWesternTrail.view(play.state, decision.seat)
      for (const option of decision.options) {
        if (decision.kind !== 'move' || option.do !== 'move') continue
        const fees = feesOnTheWay(view, decision.seat, option)
        const counted = fees.reduce((sum, { amount }) => sum + amount, 0)
        if (counted !== option.fee) wrong.push(`${option.id}: ${counted} instead of ${option.fee}`)
        paid += fees.filter(({ to }) => to !== null).length
      }
      play.choose(decision, decision.options[rng.int(decision.options.length)])
    }
  }
  expect(wrong).toEqual([])
  expect(paid).toBeGreaterThan(50)
})
