/** An explanation for everything that cannot be done, and none for what can. */
import { decisions } from '@waystation/kernel'
import { playGame, type Watcher } from '@waystation/testkit'
import { describe, expect, test } from 'vitest'
import { type BuildingId, buildingOf } from '../src/data/buildings.ts'
import { isPlotId, PLOT_IDS } from '../src/data/plots.ts'
import { explain, targets } from '../src/explain.ts'
import { type Deadwood, deadwood, type Option, type State } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { sceneState, Stage } from './support/scene.ts'

/** What an option is about, as a target; null if it has no place on the table. */
function targetOf(s: Readonly<State>, option: Option): string | null {
  const plot = (id: BuildingId) => PLOT_IDS[s.lots.indexOf(buildingOf(id))]
  switch (option.do) {
    case 'rail':
    case 'build':
      return option.plot
    case 'sheriff':
      return option.crossing
    case 'hire':
      return `hire ${option.cowboy}`
    case 'send':
    case 'recall':
    case 'moveFrom':
    case 'moveTo':
    case 'grift':
    case 'activate':
      return plot(option.building)
    default:
      return null
  }
}

/** Questions about places: there, every target is either open or explained. */
const PLACED = ['turn', 'recall', 'dance-hall', 'store-from', 'store-to', 'build', 'rail', 'activate', 'grifter']

describe('every impossible placement is explained', () => {
  test.each([2, 3, 4, 5])('with %i players', (players) => {
    const wrong: string[] = []
    const asked = new Set<string>()
    const watcher: Watcher<Deadwood> = {
      position({ state, decisions: [decision] }) {
        const { seat, kind, options } = decision
        const open = new Set(options.map((option) => targetOf(state, option)))
        const about = PLACED.includes(kind) ? PLOT_IDS : targets().filter((target) => !isPlotId(target))
        if (PLACED.includes(kind)) asked.add(kind)
        for (const target of about) {
          const reasons = explain(state, seat, target)
          if ((reasons.length === 0) !== open.has(target)) wrong.push(`${state.seq} ${kind} ${target}`)
        }
      },
    }
    for (let n = 0; n < 12; n++) {
      playGame(deadwood, { seed: `explain ${n}`, config: { players }, watch: [watcher], checks: { every: 0 } })
    }
    expect(wrong).toEqual([])
    expect([...asked].sort((a, b) => PLACED.indexOf(a) - PLACED.indexOf(b))).toEqual(PLACED)
  })
})

describe('reasons with amounts', () => {
  const codes = (s: State, seat: number, target: string) => explain(s, seat, target).map(({ code }) => code)

  test('going to town', () => {
    const s = sceneState({
      town: { hotel: 'r2c4', casino: 'r3c2' },
      sheriff: 'crossing-07',
      money: [0, 5, 5],
      cowboys: { 'sheriffs-office': [[1, 'novice']], hotel: [[2, 'novice']], casino: [[0, 'novice']] },
      line: ['r6c1'],
    })
    expect(decisions(deadwood, s)[0].seat).toBe(0)
    expect(explain(s, 0, 'r2c4')).toEqual([
      { code: 'protected', section: 'sheriff', params: {} },
      { code: 'fee-unpaid', section: 'sheriff', params: { fee: 1, money: 0 } },
    ])
    expect(codes(s, 0, 'r1c5')).toEqual(['fee-unpaid'])
    expect(codes(s, 0, 'r6c1')).toEqual(['rail-tile'])
    expect(codes(s, 0, 'r5c1')).toEqual(['empty-plot'])
    // An own cowboy can be called back from there.
    expect(codes(s, 0, 'r3c2')).toEqual([])
    expect(codes(s, 1, 'r3c2')).toEqual(['not-your-turn'])
    expect(codes(s, 1, 'r1c4')).toEqual(['not-your-turn', 'own-cowboy'])
  })
})

test('where the line may go on is said in words', () => {
  const { state } = new Stage({}).play('send novice to town-hall', 'annex town-hall')
  const [reason] = explain(state, 0, 'r1c1')
  expect(en.reason(reason)).toBe('The track can only go on to row 6, plot 1 or 2.')
  expect(fr.reason(reason)).toBe('La voie ne peut continuer que rangée 6, case 1 ou 2.')
})
