/** Worked examples of "Ruée vers le nord". */
import { describe, expect, test } from 'vitest'
import { scores } from '../../src/scoring.ts'
import { scene } from '../support/scene.ts'
import { northbound, placing } from '../support/positions.ts'

describe('Placer un magasin, example: three towns are within reach', () => {
  test('A from the town hall, B through a turnout from St. Louis, C beside a shop; all others are not', () => {
    const s = placing({ cities: ['st-louis'], shops: ['milwaukee'] })
    const towns = new Set(s.options.flatMap((id) => (id === 'pass' ? [] : [id.split(' ')[2]])))
    expect([...towns]).toEqual(['green-gate', 'memphis', 'purple-gate', 'red-west'])
  })
})

describe('Livraison, example: Marie delivers to Minneapolis', () => {
  test('with the engine on 9 transport to 13 costs $3', () => {
    const s = northbound({ engine: 9, shops: ['minneapolis'] })
    expect(s.play.decisions[0].options).toContainEqual(
      expect.objectContaining({ id: 'deliver to minneapolis', transport: 3 }),
    )
  })
})

describe('Fin de la partie, example: Marie has four shops left', () => {
  test('three bell spaces are empty: each of two discs in San Francisco is worth 6 points', () => {
    const shops = [
      'green-gate',
      'green-west',
      'memphis',
      'green-station',
      'green-corner',
      'blue-gate',
      'blue-middle',
      'blue-north',
      'denver',
      'san-francisco',
      'purple-gate',
    ] as const
    const { state } = scene({
      modules: ['rails-north'],
      seats: [{ shops, cities: ['san-francisco', 'san-francisco'] }],
    })
    const line = scores(state)[0].lines.find(({ category }) => category === 'cities')
    expect(line?.points).toBe(12)
  })
})
