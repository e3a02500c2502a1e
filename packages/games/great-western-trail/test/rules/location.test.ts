/** Rulebook: "Phase B) Utiliser l'action/les actions d'un lieu", "Action : effectuer une action de soutien". */
import { determinize, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { census } from '../../src/census.ts'
import { greatWesternTrail } from '../../src/index.ts'
import { cardIndex, cards, scene } from '../support/scene.ts'

describe('Auxiliary actions', () => {
  const open = { 'disc-aux-certificate': 0, 'disc-aux-engine': 1, 'disc-aux-remove': 0, 'disc-aux-money': 0 } as const
  const onG = (more: object) =>
    scene({
      bare: true,
      phase: 'act',
      seats: [{ at: 'neutral-g', engine: 3, money: 5, discs: open, hand: ['jersey', 'jersey'], ...more }],
    })

  test('the gear icon offers single, and double where both discs are gone', () => {
    const gear = onG({}).options.filter((id) => id.startsWith('aux'))
    expect(gear).toEqual([
      'aux-money',
      'aux-money double',
      'aux-draw',
      'aux-certificate',
      'aux-certificate double',
      'aux-engine',
      'aux-remove',
      'aux-remove double',
    ])
  })
  test('certificate: pay and go back exactly, once or twice over', () => {
    expect(onG({}).answer('aux-certificate').me).toMatchObject({ money: 4, engine: 4, certificates: 1 })
    expect(onG({}).answer('aux-certificate double').me).toMatchObject({ money: 3, engine: 2, certificates: 2 })
  })
  test('removing cards sends them out of the game; fewer than two may be removed', () => {
    const s = onG({}).answer('aux-remove double', 'remove jersey', 'done')
    expect(cards(s.me, 'hand')).toEqual(['jersey'])
    expect(s.state.box.cattle).toBe(1)
  })
  test('an engine that cannot go back that far closes the action', () => {
    const { options } = onG({ engine: 1 })
    expect(options).toContain('aux-remove')
    expect(options).not.toContain('aux-remove double')
    expect(onG({ engine: 0 }).options).not.toContain('aux-remove')
  })
  test('in place of local actions it is never double', () => {
    const s = scene({
      bare: true,
      trail: { 'flood-1': 'hazard-flood-1' },
      phase: 'act',
      seats: [{ at: 'flood-1', engine: 3, discs: open }],
    })
    expect(s.options).toEqual([
      'only aux-money',
      'only aux-draw',
      'only aux-certificate',
      'only aux-engine',
      'only aux-remove',
    ])
  })
})

describe('Buildings with rules of their own', () => {
  const at = 'site-c1'
  const on = (number: number, b: boolean, seat: object = {}, trail: object = {}) =>
    scene({
      bare: true,
      phase: 'act',
      sidesB: b ? [number] : [],
      trail: { [at]: [0, number], ...trail },
      seats: [{ at, money: 10, ...seat }],
    })

  test('1a: $2 for each own building in the woods, itself included; three of four stand there', () => {
    const s = on(1, false, { money: 0 }, { 'site-c2': [0, 2], 'site-e1': [0, 3], 'site-a1': [0, 4], 'site-e2': [1, 1] })
    expect(s.answer('gain $2 per woods').me.money).toBe(6)
  })
  test('3a: one step and a whole new phase B; the other actions of 3a are lost', () => {
    const s = on(3, false, { hand: ['jersey', 'jersey'] }).answer('advance 1')
    expect(s.me.at).toBe(s.state.trail.indexOf(5))
    expect(s.options).toContain('buy')
    expect(s.options).not.toContain('discard two jersey for $3')
  })
  test('4b: draw up to the number of cowboys, then discard as many', () => {
    const s = on(4, true, { workers: [3, 1, 1], hand: ['jersey'], pile: ['guernsey', 'guernsey', 'guernsey'] })
    expect(s.options).toEqual(expect.arrayContaining(['draw 1', 'draw 2', 'draw 3']))
    s.answer('draw 2')
    expect(cards(s.me, 'hand')).toEqual(['jersey', 'guernsey', 'guernsey'])
    s.answer('discard guernsey', 'discard jersey')
    expect(cards(s.me, 'hand')).toEqual(['guernsey'])
  })
  test('5b: $1 for each engineer', () => {
    expect(on(5, true, { workers: [1, 1, 4], money: 0 }).answer('gain $1 per engineers').me.money).toBe(4)
  })
  test('6b: a cattle card for $3 and an objective straight into the hand', () => {
    const s = on(6, true, { money: 0, hand: ['jersey'] }).answer(
      'discard jersey for $3 and an objective',
      'take the top objective',
    )
    expect(s.me).toMatchObject({ money: 3 })
    expect(s.me.hand).toHaveLength(1)
    expect(s.me.unseen).toEqual(s.me.hand)
    expect(s.event('objectiveTakenUnseen')).toBeDefined()
  })
  test('7a: per pair of teepees 2 certificates and $2, the tiles are kept', () => {
    const s = on(7, false, { money: 0, green: 2, blue: 1 }).answer('gain for teepee pairs')
    expect(s.me).toMatchObject({ money: 2, certificates: 2, green: 2, blue: 1 })
  })
  test('10a: certificates up to the limit', () => {
    expect(on(10, false, { discs: { 'disc-certificate-4': 0 } }).answer('gain all certificates').me.certificates).toBe(
      4,
    )
  })
  test('10b: three separate actions', () => {
    const s = on(10, true, { money: 0 }).answer('gain $4', 'engine 4', 'engine to rail-4')
    expect(s.me).toMatchObject({ money: 4, engine: 8 })
    expect(s.options).toContain('advance 4')
  })
  test('1b: an objective card from hand for up to 2 certificates; engine back for $3', () => {
    const s = on(1, true, { money: 0, engine: 2, hand: ['objective-money-1'] })
    s.answer('discard objective-money-1 for 2 certificates', 'engine back 1 for $3')
    expect(s.me).toMatchObject({ money: 3, certificates: 2, engine: 2 })
  })
})

describe('8b copies an adjacent building', () => {
  const given = (trail: object) =>
    scene({
      bare: true,
      phase: 'act',
      sidesB: [8],
      trail: { 'site-c2': [0, 8], ...trail },
      seats: [{ at: 'site-c2', money: 10, hand: ['jersey'] }],
    })

  test('joined by an edge, whoever owns it; an empty site between breaks it', () => {
    expect(given({}).options.filter((id) => id.startsWith('copy'))).toEqual(['copy neutral-e'])
    expect(given({ 'site-c1': [1, 2] }).options.filter((id) => id.startsWith('copy'))).toEqual([
      'copy neutral-e',
      'copy site-c1',
    ])
  })
  test('all local actions of the copy become usable', () => {
    const s = given({ 'site-c1': [1, 10] }).answer('copy site-c1')
    expect(s.options).toEqual(['gain all certificates', 'advance 5', 'only aux-money', 'only aux-draw'])
    expect(s.answer('gain all certificates').options).toEqual(['advance 5', 'end turn'])
  })
  test('copying alone is not doing something: an action of the copy, or a single auxiliary one, is due', () => {
    const s = given({ 'site-c1': [1, 10] }).answer('copy site-c1')
    expect(s.options).not.toContain('end turn')
    expect(s.answer('only aux-money').options).toEqual(['end turn'])
  })
  test('its own special action stays usable, and that of the copied space is copied too', () => {
    const s = scene({
      bare: true,
      phase: 'act',
      sidesB: [8],
      trail: { 'site-flood-1': [0, 8], 'site-flood-2': [1, 6] },
      seats: [{ at: 'site-flood-1', hand: ['jersey', 'jersey', 'holstein'] }],
    })
    expect(s.options).toContain('discard jersey for $2 and 1 certificates')
    s.answer('copy site-flood-2', 'discard jersey for $2 and 1 certificates')
    expect(s.options).toContain('discard holstein for $10')
    s.answer('discard jersey for $2 and 1 certificates')
    expect(s.me.certificates).toBe(2)
  })
  test('6b, then 8b beside it: of two alike objectives taken unseen the one played is known to all, the other is not', () => {
    const card = cardIndex('objective-san-francisco')
    const TAKE = ['discard jersey for $3 and an objective', 'take the top objective'] as const
    const s = scene({
      bare: true,
      phase: 'act',
      sidesB: [6, 8],
      trail: { 'site-a1': [0, 6], 'site-a2': [0, 8] },
      seats: [{ at: 'site-a1', hand: ['jersey', 'jersey', 'jersey', 'jersey'] }, {}],
    })
    s.state.objectiveDeck.push(card, card)
    s.answer(...TAKE, 'end turn', 'move to neutral-a', 'only aux-money', 'end turn')
    s.answer('move to site-a2', 'copy site-a1', ...TAKE)
    expect(s.me.unseen).toEqual([card, card])
    s.answer('play objective-san-francisco', 'aux-money')
    expect(s.me.unseen).toEqual([card])
    const world = determinize(greatWesternTrail, s.state, 1, new Rng('unseen'))
    expect(census(world)).toEqual(census(s.state))
  })
  test('of two different ones the one that is discarded is known to all, the other stays unseen', () => {
    const hand = ['objective-move-1', 'objective-money-1'] as const
    const s = scene({ bare: true, phase: 'act', seats: [{ at: 'neutral-e', hand, pile: ['jersey'], discard: [] }] })
    s.me.unseen = hand.map(cardIndex)
    s.answer('only aux-draw', 'discard objective-move-1')
    expect(s.me.unseen).toEqual([cardIndex('objective-money-1')])
  })
  test('an 8b may be copied, but no building twice in one chain', () => {
    const s = given({ 'site-c1': [1, 8] }).answer('copy site-c1')
    expect(s.options.filter((id) => id.startsWith('copy'))).toEqual(['copy neutral-c'])
  })
})
