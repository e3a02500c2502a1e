import { greatWesternTrail as game } from '@waystation/great-western-trail'
import { decisions, Rng } from '@waystation/kernel'
import { GameTable } from '@waystation/table'
import { expect, test } from 'vitest'

test('an answer that is given by itself reveals nothing, can be taken back, and leads to the seat’s next question', () => {
  const config = { players: 2, variants: {} }
  const given = []
  for (const seed of ['one', 'two', 'three', 'four']) {
    const rng = new Rng(seed)
    let table = GameTable.begin(game, { rules: game.meta.rulesVersion, config, seed, opening: null })
    for (let n = 0; n < 160 && !table.over; n++) {
      const [{ seat, options }] = decisions(table.match.game, table.match.state)
      const { forced } = table.telling().to(seat)
      if (forced !== undefined) {
        const { canUndo, decisions: asked } = table.play({ seat, option: forced }).telling().to(seat)
        given.push({ only: options.length === 1, canUndo, asksOn: asked.every((decision) => decision.seat === seat) })
      }
      table = table.play({ seat, option: rng.pick(options).id })
    }
  }
  expect(given.length).toBeGreaterThan(3)
  expect(given).toEqual(given.map(() => ({ only: true, canUndo: true, asksOn: true })))
})
