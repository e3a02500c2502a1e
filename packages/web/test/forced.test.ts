import { decisions, Rng } from '@waystation/kernel'
import { greatWesternTrail as game } from '@waystation/great-western-trail'
import { GameTable } from '@waystation/table'
import { expect, test } from 'vitest'

test('an answer that is given by itself reveals nothing, can be taken back, and leads to the seat’s next question', () => {
  const rng = new Rng('forced')
  const config = { players: 2, variants: {} }
  let table = GameTable.begin(game, { rules: game.meta.rulesVersion, config, seed: 'forced', opening: null })
  let forced = 0
  let own = 0
  for (let n = 0; n < 160 && !table.over; n++) {
    const [{ seat, options }] = decisions(table.match.game, table.match.state)
    const told = table.telling().to(seat)
    own++
    if (told.forced !== undefined) {
      forced++
      expect(options.map(({ id }) => id)).toEqual([told.forced])
      const next = table.play({ seat, option: told.forced }).telling().to(seat)
      expect(next.canUndo).toBe(true)
      expect(next.decisions.map((decision) => decision.seat)).toEqual([seat])
    }
    table = table.play({ seat, option: rng.pick(options).id })
  }
  expect(own).toBe(160)
  expect(forced).toBeGreaterThan(2)
})
