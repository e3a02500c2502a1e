import type { GameText, Names, Zone } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { composeText, type GameWords, itemsOr, type SpokenTypes, TableText, type Telling } from '../src/index.ts'

/** A cattle drive of one question. */
interface Drive extends SpokenTypes {
  option:
    | { readonly id: string; readonly do: 'lead'; readonly cow: string }
    | { readonly id: string; readonly do: 'rest' }
  event: { readonly type: 'led'; readonly seat: number; readonly cow: string }
  view: { readonly cows: readonly string[] }
  question: 'drive'
  reason: 'too-tired'
  category: 'cows'
  section: 'goal' | 'end'
  term: 'cows'
  variants: readonly [{ readonly id: 'trail'; readonly values: readonly ['short', 'long']; readonly default: 'short' }]
  say: Say
}
interface Say {
  cow(id: string): string
}
interface Words extends GameWords<Drive> {
  readonly nothing: string
}

const words: Words = {
  title: 'Drive',
  tagline: 'Home before dark.',
  decisions: (say) => ({ drive: (view, names) => `${names(0)}, ${say.cow(view.cows[0])} is waiting.` }),
  options: (say) => ({ lead: (o) => `${say.cow(o.cow)} goes first`, rest: () => 'rest' }),
  events: (say) => ({ led: (e, names) => `${say.cow(e.cow)} follows ${names(e.seat)}.` }),
  reasons: (say) => ({ 'too-tired': (p) => `${say.cow(String(p.cow))} has walked ${p.miles} miles.` }),
  categories: { cows: 'Cows' },
  sections: { end: { title: 'End', paragraphs: ['Dusk.'] }, goal: { title: 'Goal', paragraphs: ['Cows.'] } },
  variants: { trail: { name: 'Trail', values: { short: 'by the ford', long: 'by the hills' } } },
  changes: { 2: ['The ford is open.'] },
  prospects: { cows: { own: 'You have more cows.', rival: (name) => `${name} has fewer cows.` } },
  list: (items) => items.join(' and '),
  nothing: 'nothing',
}
const say: Say = { cow: (id) => `the cow ${id}` }
const names: Names = (seat) => ['anna', 'ben'][seat]

class Yard extends TableText<Drive['view'], Words, Say> {
  zone(): Zone {
    const items = this.view.cows.map((id) => ({ text: `${this.say.cow(id)} of ${this.names(1)}` }))
    return { id: 'yard', kind: 'board', title: 'Yard', rows: [{ items: itemsOr(items, { text: this.words.nothing }) }] }
  }
}
const zones = (telling: Telling<Drive['view'], Words, Say>): Zone[] => [new Yard(telling).zone()]

const composed = (capitals: readonly ('decision' | 'option' | 'event' | 'reason')[]): GameText<Drive> =>
  composeText<Drive>('en', words, {
    say,
    sections: ['goal', 'end'],
    capitals,
    scoreNote: ({ points }) => `${points} cows`,
    components: { cow: { name: 'Cow', help: 'Walks.' } },
    zones: (view, who) => zones({ view, names: who, words, say }),
  })

const sentences = (text: GameText<Drive>): string[] => [
  text.decision({ kind: 'drive', seat: 0 }, { cows: ['Bess'] }, names),
  text.option({ id: 'lead', do: 'lead', cow: 'Bess' }, names),
  text.event({ type: 'led', seat: 1, cow: 'Bess' }, names),
  text.reason({ code: 'too-tired', section: 'end', params: { cow: 'Bess', miles: 9 } }),
]

test('every sentence comes from the words of its kind, with the phrases and the names', () => {
  expect(sentences(composed([]))).toEqual([
    'anna, the cow Bess is waiting.',
    'the cow Bess goes first',
    'the cow Bess follows ben.',
    'the cow Bess has walked 9 miles.',
  ])
})

test.each([
  [0, 'decision'],
  [1, 'option'],
  [2, 'event'],
  [3, 'reason'],
] as const)('sentence %i has a capital when the game asks for one in a %s', (at, kind) => {
  const firsts = sentences(composed([kind])).map((text) => text.charAt(0))
  expect(firsts).toEqual(['a', 't', 't', 't'].map((first, i) => (i === at ? first.toUpperCase() : first)))
})

test('rules stand in reading order, whatever the order of the words', () => {
  expect(composed([]).rules).toEqual([
    { id: 'goal', title: 'Goal', paragraphs: ['Cows.'] },
    { id: 'end', title: 'End', paragraphs: ['Dusk.'] },
  ])
})

test('what a version of the rules changed is told as it is', () => {
  expect(composed([]).changes).toEqual({ 2: ['The ford is open.'] })
})

test('a variant has a name, and each of its values', () => {
  const { variant } = composed([])
  expect([variant('trail'), variant('trail', 'short'), variant('trail', 'long')]).toEqual([
    'Trail',
    'by the ford',
    'by the hills',
  ])
})

test('the rest is handed through', () => {
  const text = composed([])
  expect([text.language, text.title, text.tagline]).toEqual(['en', 'Drive', 'Home before dark.'])
  expect(text.category('cows')).toBe('Cows')
  expect(text.scoreNote({ category: 'cows', points: 3 })).toBe('3 cows')
  expect(text.components).toEqual({ cow: { name: 'Cow', help: 'Walks.' } })
})

test('zones are written with the view, the people and the words; an empty row says so', () => {
  const told = (cows: readonly string[]) => composed([]).zones({ cows }, names)[0].rows[0].items
  expect(told(['Bess', 'Daisy'])).toEqual([{ text: 'the cow Bess of ben' }, { text: 'the cow Daisy of ben' }])
  expect(told([])).toEqual([{ text: 'nothing' }])
})
