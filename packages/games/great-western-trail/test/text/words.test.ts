/** What people read: places by the tile that lies there, prices, and what a question is about. */
import { typeset } from '@waystation/wording'
import { describe, expect, test } from 'vitest'
import type { StationMasterId } from '../../src/data/station-masters.ts'
import { greatWesternTrail as game } from '../../src/index.ts'
import { en } from '../../src/text/en.ts'
import { fr } from '../../src/text/fr.ts'
import { type Plan, scene, type Scene } from '../support/scene.ts'

const names = (seat: number): string => ['Ada', 'Tom'][seat]
const said = (s: Scene, language: typeof en): string[] =>
  s.play.decisions.flatMap((d) => d.options.map((o) => language.option(o, names)))
const prompt = (s: Scene, language: typeof en): string => {
  const [decision] = s.play.decisions
  return language.decision(decision, game.view(s.state, decision.seat), names)
}
const events = (s: Scene, language: typeof en): string[] => s.events.map((e) => language.event(e, names))
const given = (plan: Plan): Scene => scene({ bare: true, ...plan })

describe('Places go by the tile that lies there', () => {
  const s = given({
    trail: { 'neutral-b': 'F', 'site-a1': [1, 4], 'flood-1': 'hazard-flood-1', 'flood-2': 'hazard-flood-5' },
    seats: [{ at: 'neutral-a', money: 9 }],
  })
  test('moves name building, owner, way and fee', () => {
    expect(said(s, en)).toContain('Move to Tom’s building 4a on site A1, paying $2')
    expect(said(s, en)).toContain('Move to the flood (green hand, 4 points), paying $2')
    expect(said(s, en)).toContain('Move to neutral building F (hazards) by way of flood space 1, paying $4')
    expect(said(s, fr)).toContain(typeset('fr', 'Aller sur le bâtiment 4a de Tom, sur l’emplacement A1, en payant 2 $'))
    expect(said(s, fr)).toContain(typeset('fr', 'Aller sur l’inondation (main verte, 4 points), en payant 2 $'))
  })
  test('a way is named only where several lead to the same place for different fees', () => {
    expect(said(given({ seats: [{ at: 'neutral-a' }] }), en)).toContain('Move to neutral building B (building)')
  })
  test('events too', () => {
    s.answer('move to site-a1')
    expect(events(s, en)).toContain('Ada moves 1 step to Tom’s building 4a on site A1.')
    expect(events(s, fr)).toContain(typeset('fr', 'Ada paie 2 $ de taxe à Tom pour le bâtiment 4a.'))
    expect(prompt(s, en)).toBe('What do you do at Tom’s building 4a on site A1?')
  })
})

describe('Answers tell their price', () => {
  const rich = { money: 30, workers: [2, 4, 2] } as const
  test('hiring, building, delivering, selling', () => {
    const a = given({ phase: 'act', jobs: ['cowboy', 'engineer', 'craftsman'], seats: [{ ...rich, at: 'neutral-a' }] })
    expect(said(a.answer('hire at +2'), en)).toContain('Hire the engineer of row 1 for $8')
    expect(prompt(a, fr)).toBe(typeset('fr', 'Choisissez un travailleur à recruter, pour 2 $ de plus que la rangée.'))
    const b = given({ phase: 'act', trail: { 'site-b1': [0, 2] }, seats: [{ ...rich, at: 'neutral-b' }] })
    expect(said(b.answer('build at 2'), en)).toContain('Building 5a: 3 craftsmen, 4 points')
    b.answer('building 5')
    expect(said(b, en)).toContain('Build on site B1, woods, in place of building 2a, for $4')
    expect(said(b, fr)).toContain(typeset('fr', 'Construire sur l’emplacement inondation 1, action spéciale, pour 6 $'))
  })
  test('selling and delivering', () => {
    const s = given({
      seats: [{ at: 'neutral-g', certificates: 1, hand: ['jersey', 'guernsey'] }],
      foresight: ['blue-teepee', 'blue-teepee', 'cowboy', 'cowboy', 'cowboy', 'cowboy'],
    }).answer('move to kansas-city by site-g1')
    expect(said(s, en)).toEqual(['Sell without certificates for $3', 'Sell with 1 certificate for $4'])
    s.answer('sell with 1 certificates')
    expect(said(s, en)).toContain('Deliver to Wichita, transport $1')
    expect(prompt(s, en)).toBe('Choose a city to deliver to, of value 4 or less.')
    expect(events(s, fr)).toContain(
      typeset('fr', 'Ada vend une Jersey et une Guernsey pour 4 $, dont 1 $ de certificats.'),
    )
  })
})

test('a pair is named by its breed, the last one too', () => {
  const hand = ['texas-longhorn-5', 'texas-longhorn-7', 'west-highland-3', 'west-highland-3'] as const
  const s = given({ phase: 'act', seats: [{ at: 'neutral-f', hand }] })
  expect(said(s, en)).toContain('Discard two Texas Longhorn for $4')
  expect(said(s, fr)).toContain(typeset('fr', 'Défausser deux West Highland pour 4 $'))
})

test('the question names station and station master', () => {
  const s = given({
    phase: 'act',
    stationMasters: [
      'sm-certificate-hazards',
      'sm-money-workers',
      'sm-hazard-or-trade-objectives',
      'sm-certificate-teepees',
      'sm-certificate-certificates',
    ],
    seats: [{ at: 'neutral-g', engine: 4, money: 9, workers: [2, 1, 1] }],
  }).answer('engine engineers', 'engine to turnout-4')
  expect(prompt(s, en)).toBe('Upgrade station 1 for $2 with one of your discs, or pass.')
  s.answer('disc-aux-draw')
  expect(prompt(s, fr)).toBe('Donnez un travailleur pour prendre le chef de gare des dangers, ou passez.')
})

describe('The table in words', () => {
  const items = (s: Scene, language: typeof en) =>
    language.zones(game.view(s.state, 0), names).flatMap(({ rows }) => rows.flatMap((row) => row.items))

  test('one permanent certificate, or two', () => {
    const told = (masters: readonly StationMasterId[]) =>
      items(given({ seats: [{ masters }] }), fr).map(({ text }) => text)
    expect(told(['sm-certificate-hazards'])).toContain('0 sur 3, 1 permanent')
    expect(told(['sm-certificate-hazards', 'sm-certificate-teepees'])).toContain('0 sur 3, 2 permanents')
  })
  test('cards in hand can be asked about, but not once all herds are laid open', () => {
    const hands = given({ seats: [{ hand: ['objective-money-1'] }, { hand: ['objective-money-2'] }] })
    const asked = () => items(hands, en).flatMap(({ target }) => (target?.startsWith('objective') ? [target] : []))
    expect(asked()).toEqual(['objective objective-money-1'])
    hands.state.agenda.length = 0
    expect(items(hands, en).map(({ component }) => component)).toContain('objective-money-2')
    expect(asked()).toEqual([])
  })
})
