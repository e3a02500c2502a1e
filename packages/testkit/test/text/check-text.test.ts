/** Every fault in a text is found: the texts of the sample game, spoilt one at a time. */
import type { GameText } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { checkText, type Texts } from '../../src/index.ts'
import { type TicTacToe, ticTacToe } from '@waystation/tic-tac-toe'
import { en } from '@waystation/tic-tac-toe/text/en'
import { fr } from '@waystation/tic-tac-toe/text/fr'

type Text = GameText<TicTacToe>

function faults(change: Partial<Text>, side: Partial<Texts<TicTacToe>> = {}): readonly string[] {
  const texts = { en: { ...en, ...change }, fr, ...side }
  return checkText(ticTacToe, texts, { games: 5, every: 1, allowed: ['tic-tac-toe'] })
}

const zone =
  (change: object): Text['zones'] =>
  (view, names) =>
    en.zones(view, names).map((one) => ({ ...one, ...change }))
const item = (change: object): Text['zones'] => zone({ rows: [{ items: [{ text: 'X', ...change }] }] })

test('the texts of the sample game are sound', () => {
  expect(faults({})).toEqual([])
})

test.each<[string, Partial<Text>, string]>([
  ['an empty title', { title: ' ' }, 'en: title is empty'],
  ['an empty tagline', { tagline: '' }, 'en: tagline is empty'],
  [
    'a missing word',
    { decision: () => `Mark ${String(undefined)}.` },
    'en: decision "turn" is broken: "Mark undefined."',
  ],
  [
    'a number that is none',
    { option: () => `Mark cell ${Number.NaN}` },
    'en: option "mark 1" is broken: "Mark cell NaN"',
  ],
  ['an object', { option: () => 'Mark [object Object]' }, 'en: option "mark 1" is broken: "Mark [object Object]"'],
  ['no text at all', { option: () => undefined as never }, 'en: option "mark 1" is not a text but undefined'],
  ['an event that fails', { event: (e) => (e as never)['a']['b'] }, 'en: event "marked" for everyone fails: TypeError'],
  ['a reason without words', { reason: () => '' }, 'en: reason "taken" is empty'],
  ['a category without words', { category: () => '' }, 'en: category "line" is empty'],
  ['a component without help', { components: { cell: { name: 'Cell', help: '' } } }, 'en: help of "cell" is empty'],
  ['an unknown component', { components: {} }, 'en: no component "cell"'],
  [
    'help for something else',
    { components: { ...en.components, pen: { name: 'Pen', help: 'Writes.' } } },
    'fr: no component "pen"',
  ],
  ['no rules', { rules: [] }, 'en: no rules section "turn"'],
  [
    'a reason without its section',
    { rules: [] },
    'en: reason "taken" points to the section "turn", which is not there',
  ],
  [
    'a section without words',
    { rules: [{ id: 'turn', title: 'Turn', paragraphs: [] }] },
    'en: the rules section "turn" has no paragraphs',
  ],
  [
    'an empty paragraph',
    { rules: [{ id: 'turn', title: 'Turn', paragraphs: [''] }] },
    'en: rules section "turn" is empty',
  ],
  ['another language', { language: 'fr' }, 'en: says that it is fr'],
  ['no zones', { zones: () => [] }, 'en: seat 0 has no zones'],
  [
    'two zones of one name',
    { zones: (v, n) => [...en.zones(v, n), ...en.zones(v, n)] },
    'en: seat 0 has two zones "board"',
  ],
  ['a zone without a title', { zones: zone({ title: '' }) }, 'en: seat 0, zone "board", title is empty'],
  ['a zone of nobody', { zones: zone({ owner: 2 }) }, 'en: seat 0, zone "board" belongs to seat 2, which is not there'],
  [
    'an empty label',
    { zones: zone({ rows: [{ label: '', items: [] }] }) },
    'en: seat 0, zone "board", label of a row is empty',
  ],
  ['an empty item', { zones: item({ text: '' }) }, 'en: seat 0, zone "board", an item is empty'],
  [
    'an item without help',
    { zones: item({ component: 'pen' }) },
    'en: seat 0, zone "board": the component "pen" has no help',
  ],
  [
    'an item nobody can ask about',
    { zones: item({ target: '10' }) },
    'en: seat 0, zone "board": "10" is no target that can be asked about',
  ],
  ['an item of nobody', { zones: item({ seat: 5 }) }, 'en: seat 0, zone "board": seat 5 is not there'],
])('%s', (_what, change, fault) => {
  expect(faults(change).some((one) => one.startsWith(fault))).toBe(true)
})

test('an id is recognised wherever it comes from, and no other word', () => {
  const components = { 'pine-box': { name: 'Box', help: 'A well-made box.' } }
  const spoilt = faults({ components, tagline: 'Mind the pine-box.' }, { fr: { ...fr, components } })
  expect(spoilt).toContain('en: tagline shows the id pine-box: "Mind the pine-box."')
  expect(spoilt.some((fault) => fault.includes('well-made'))).toBe(false)
})

test('the other language is read just as closely', () => {
  expect(faults({}, { fr: { ...fr, event: () => '' } })).toContain('fr: event "marked" for everyone is empty')
})

test('variants are named, and so is each of their values', () => {
  const variants = [{ id: 'board', values: ['small', 'large'], default: 'small' }]
  const game = { ...ticTacToe, meta: { ...ticTacToe.meta, variants } }
  const wordy = (text: Text): Text => ({ ...text, variant: (_id, value) => (value === 'large' ? '' : 'Board') })
  expect(checkText(game, { en: wordy(en), fr: wordy(fr) }, { games: 1, allowed: ['tic-tac-toe'] })).toEqual([
    'en: variant "board" large is empty',
    'fr: variant "board" large is empty',
  ])
})

test('every version of the rules but the first says what it changed, in both languages', () => {
  const raised = { ...ticTacToe, meta: { ...ticTacToe.meta, rulesVersion: 3 } }
  const told = { ...en, changes: { 2: ['Corners count.'], 3: [''] } }
  const found = checkText(raised, { en: told, fr: { ...fr, changes: { 2: ['Les coins comptent.'] } } }, { games: 1 })
  expect(found).toContain('en: a change of rules 3 is empty')
  expect(found).toContain('fr: does not say what rules 3 changed')
  expect(found.some((fault) => fault.includes('rules 2'))).toBe(false)
})
