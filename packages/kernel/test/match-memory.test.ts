/** A match forgets the positions nobody can go back to alone, and finds them again when everyone agrees. */
import { describe, expect, it } from 'vitest'
import {
  answer,
  begin,
  type Core,
  canUndo,
  defineGame,
  type GameTypes,
  type Match,
  undo,
  undoAgreed,
} from '../src/index.ts'

interface Walk extends GameTypes {
  state: Core & { at: number }
  step: { readonly do: 'go' }
  view: number
}

const walk = defineGame<Walk>({
  meta: {
    id: 'walk',
    title: 'Walk',
    authors: [],
    publisher: '',
    year: 0,
    edition: '',
    seats: { min: 1, max: 1 },
    minutes: { min: 1, max: 1 },
    variants: [],
    rulesVersion: 1,
    maxDecisions: 100,
  },
  setup: (_config, rng) => ({ seq: 0, rng: rng.words, agenda: [{ do: 'go' }], at: 0 }),
  steps: {
    go: {
      ask: () => ({ seat: 0, kind: 'go', options: [{ id: 'step' }, { id: 'roll' }] }),
      choose(g, step, option) {
        g.s.at += option.id === 'step' ? 1 : g.roll(1000)
        g.then(step)
      },
    },
  },
  view: (s) => s.at,
  determinize: () => {},
  scores: () => [],
  census: () => ({}),
})

function play(...options: readonly string[]): Match<Walk> {
  return options.reduce((match, option) => answer(match, 0, option).match, begin(walk, {}, 'seed').match)
}

describe('positions kept by a match', () => {
  it('are those since the last revelation', () => {
    const kept = play('step', 'roll', 'step', 'step').moves.map((move) => move.before?.seq ?? null)
    expect(kept).toEqual([null, null, 2, 3])
  })

  it('are enough to go back alone, step by step, up to the revelation', () => {
    const there = play('step', 'roll')
    const back = undo(undo(answer(answer(there, 0, 'step').match, 0, 'step').match, 0), 0)
    expect(back.state).toEqual(there.state)
    expect(canUndo(back, 0)).toBe(false)
  })

  it('are found by playing from the opening when everyone agrees, dice included', () => {
    const { state } = play('step', 'roll', 'step')
    const far = play('step', 'roll', 'step', 'roll', 'roll')
    expect(undoAgreed(undoAgreed(far, 0), 0).state).toEqual(state)
  })
})
