import { start } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { elGaucho } from '../../src/index.ts'

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

describe('Préparation de la partie, premier joueur', () => {
  const rolled = Array.from({ length: 40 }, (_, n) =>
    start(elGaucho, { players: 4, variants: { 'start-player': 'rolled' } }, `roll ${n}`),
  ).map(({ state, events }) => ({
    first: state.startPlayer,
    rolls: events.flatMap((e) => (e.type === 'startRolled' ? [e.rolls] : [])),
  }))

  test('everyone rolls two dice, the highest total begins', () => {
    for (const { first, rolls } of rolled) {
      expect(rolls[0].map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
      expect(rolls.flat().every(({ dice }) => dice.length === 2)).toBe(true)
      const last = rolls[rolls.length - 1]
      const best = Math.max(...last.map(({ dice }) => sum(dice)))
      expect(last.filter(({ dice }) => sum(dice) === best).map(({ seat }) => seat)).toEqual([first])
    }
  })

  test('those who tie for it roll again', () => {
    const again = rolled.filter(({ rolls }) => rolls.length > 1)
    expect(again.length).toBeGreaterThan(0)
    for (const { rolls } of again) {
      const best = Math.max(...rolls[0].map(({ dice }) => sum(dice)))
      expect(rolls[1].map(({ seat }) => seat)).toEqual(
        rolls[0].filter(({ dice }) => sum(dice) === best).map(({ seat }) => seat),
      )
    }
  })

  test('drawn by lot nobody rolls', () => {
    const { events } = start(elGaucho, { players: 4 }, 'drawn')
    expect(events.some(({ type }) => type === 'startRolled')).toBe(false)
  })
})
