/** A match forgets the positions nobody can go back to alone, and finds them again when everyone agrees. */
import { toyMeta } from '@waystation/testkit'
import { describe, expect, it, vi } from 'vitest'
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
  withoutCheckpoints,
} from '../src/index.ts'

interface Walk extends GameTypes {
  state: Core & { at: number }
  step: { readonly do: 'go' }
  view: number
}

const walk = defineGame<Walk>({
  meta: toyMeta({
    id: 'walk',
    title: 'Walk',
    seats: { min: 1, max: 1 },
  }),
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

  it('are a few checkpoints besides, so that consent need not play the whole game again', () => {
    const rolls = play(...Array<string>(150).fill('roll'))
    const kept = rolls.moves.flatMap(({ before }) => (before === null ? [] : [before.seq]))
    expect(kept).toEqual([95, 127])
    const spy = vi.spyOn(walk.rules['go'], 'choose')
    const back = undoAgreed(rolls, 0)
    expect(spy).toHaveBeenCalledTimes(149 - 127)
    spy.mockRestore()
    expect(back.state).toEqual(play(...Array<string>(149).fill('roll')).state)
  })

  it('are the same from a checkpoint as from the opening, however far back', () => {
    const script = Array.from({ length: 80 }, (_, i) => (i % 3 === 0 ? 'roll' : 'step'))
    let back = play(...script)
    while (back.moves.length > 0) {
      back = undoAgreed(back, 0)
      expect(back.state).toEqual(play(...script.slice(0, back.moves.length)).state)
    }
  })

  it('are found again on the way back, so that going to and fro far back plays little again', () => {
    let match = play(...Array<string>(300).fill('roll'))
    const spy = vi.spyOn(walk.rules['go'], 'choose')
    while (match.moves.length > 150) match = undoAgreed(match, 0)
    for (let i = 0; i < 200; i++) match = undoAgreed(answer(match, 0, 'roll').match, 0)
    // 350 times back and 200 times forth: never more than from the checkpoint before, but for the few times a new one is sought.
    expect(spy.mock.calls.length).toBeLessThan(350 * 32 + 200 + 5 * 300)
    spy.mockRestore()
    expect(match.state).toEqual(play(...Array<string>(150).fill('roll')).state)
  })

  it('lose their checkpoints when they are stored', () => {
    const match = play(...Array<string>(40).fill('roll'), 'step', 'step')
    const stored = withoutCheckpoints(match.moves)
    expect(match.moves.filter(({ before }) => before !== null)).toHaveLength(3)
    expect(stored.map(({ before }) => before?.seq ?? null)).toEqual([...Array<null>(40).fill(null), 40, 41])
    expect(undoAgreed(undoAgreed(undoAgreed({ ...match, moves: stored }, 0), 0), 0).state).toEqual(
      play(...Array<string>(39).fill('roll')).state,
    )
  })
})
