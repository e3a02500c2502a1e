/** Long turns stay comfortable: everything can be taken back until a card is drawn or a tile revealed. */
import { apply, begin, canUndo, decisions, type Match, answer, Play, Rng } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { type GreatWesternTrail, greatWesternTrail } from '../../src/index.ts'
import { type Plan, scene } from '../support/scene.ts'

function from(plan: Plan): Match<GreatWesternTrail> {
  const { match } = begin(greatWesternTrail, { players: 2 }, 'undo')
  return { ...match, state: scene(plan).state }
}
const after = (match: Match<GreatWesternTrail>, ...ids: readonly string[]): Match<GreatWesternTrail> =>
  ids.reduce((m, id) => answer(m, decisions(greatWesternTrail, m.state)[0].seat, id).match, match)

test('a whole visit up to the sale, and from the sale to leaving, can be taken back', () => {
  const match = from({
    bare: true,
    seats: [{ at: 'neutral-g', hand: ['jersey'] }],
    foresight: ['blue-teepee', 'green-teepee', 'cowboy', 'engineer', 'craftsman', 'engineer'],
  })
  const chosen = after(match, 'move to kansas-city by site-g1', 'place blue-teepee', 'place cowboy', 'place craftsman')
  expect(canUndo(chosen, 0)).toBe(true)
  const sold = after(chosen, 'sell with 0 certificates')
  expect(canUndo(sold, 0)).toBe(false)
  const delivered = after(sold, 'deliver to topeka', 'disc-aux-draw')
  expect(canUndo(delivered, 0)).toBe(true)
  expect(canUndo(after(delivered, 'end turn'), 0)).toBe(false)
})

test('hiring, building and moving the engine can be taken back; drawing cannot', () => {
  const match = from({
    bare: true,
    phase: 'act',
    jobs: ['cowboy', 'engineer', 'craftsman'],
    seats: [{ at: 'neutral-a', money: 20 }],
  })
  const hired = after(match, 'hire', 'hire cowboy from row 1', 'hire at +2')
  expect(canUndo(hired, 0)).toBe(true)
  const onG = from({ bare: true, phase: 'act', seats: [{ at: 'neutral-g' }] })
  expect(canUndo(after(onG, 'aux-draw'), 0)).toBe(false)
})

test('adding cattle to the market, or taking an objective that is replaced, reveals something', () => {
  const onE = scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-e', workers: [2, 1, 1] }] }).answer('buy').state
  expect(apply(greatWesternTrail, onE, 0, 'add cattle to the market').revealed).toBe(true)
  const onC = scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-c' }] }).answer('take an objective').state
  expect(apply(greatWesternTrail, onC, 0, 'take the top objective').revealed).toBe(true)
})

test.each([2, 3, 4])('with %i players no question has more than fifty answers', (players) => {
  const rng = new Rng(`answers ${players}`)
  const variants = { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed' }
  let most = 0
  for (let n = 0; n < 20; n++) {
    const play = new Play(greatWesternTrail, greatWesternTrail.setup({ players, variants }, new Rng(`sizes ${n}`)))
    while (!play.over) {
      const [decision] = play.decisions
      most = Math.max(most, decision.options.length)
      play.choose(decision, rng.pick(decision.options))
    }
  }
  expect(most).toBeGreaterThan(15)
  expect(most).toBeLessThanOrEqual(50)
})

test('the longest question: back from the end of the line, to any of 48 spaces', () => {
  const s = scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-g', engine: 38, money: 0 }] })
  s.answer('engine engineers')
  expect(s.kind).toBe('engineRetreat')
  expect(s.options).toHaveLength(48)
})
