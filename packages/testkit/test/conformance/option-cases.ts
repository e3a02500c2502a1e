import type { Option } from '@waystation/kernel'
import { definition } from '../peddlers/game.ts'
import type { Case } from './cases.ts'
import { broken, withPlayAsked, withPlayed, withPlayOptions, withSteps } from './broken.ts'

const renamed = (id: string) => () => withPlayOptions(([first, ...rest]): Option[] => [{ ...first, id }, ...rest])

const ids: readonly Case[] = [
  { what: 'a line break', check: 'options', game: renamed('play\nc1'), says: 'control character or a line break' },
  {
    what: 'a line separator',
    check: 'options',
    game: renamed('play\u2028c1'),
    says: 'control character or a line break',
  },
  { what: 'half a surrogate pair', check: 'options', game: renamed('play \ud83d'), says: 'half a surrogate pair' },
  { what: 'no letters', check: 'options', game: renamed(''), says: 'is empty' },
  { what: 'a novel', check: 'options', game: renamed('a'.repeat(121)), says: 'longer than 120' },
  { what: 'the sign of undo', check: 'options', game: renamed('< undo'), says: 'starts with "<"' },
  { what: 'a space at its end', check: 'options', game: renamed('play '), says: 'has spaces at an end' },
  { what: 'two spaces', check: 'options', game: renamed('play  c1'), says: 'two in a row' },
].map((one) => ({ ...one, what: `an id with ${one.what}` }) as Case)

let asked = 0

export const optionCases: readonly Case[] = [
  ...ids,
  {
    what: 'the same id twice',
    check: 'options',
    game: () => withPlayOptions((options) => [...options, options[0]]),
    says: 'is there twice',
  },
  {
    what: 'too many options',
    check: 'options',
    game: () => broken({}),
    checks: { maxOptions: 2 },
    says: 'options, more than 2',
  },
  {
    what: 'no options under a seal',
    check: 'options',
    game: () => withSteps({ bid: { ask: (_s, { seat }) => ({ seat, kind: 'bid', options: [], conceal: true }) } }),
    says: 'no option at all',
  },
  {
    what: 'a seat that is not there',
    check: 'options',
    game: () => withPlayAsked(() => ({ seat: 7, kind: 'play', options: [{ id: 'a', card: 'c1' }], conceal: true })),
    says: 'there is no such seat',
  },
  {
    what: 'a seat asked twice',
    check: 'options',
    game: () => broken({ interrupters: (s) => [...s.hands.keys(), ...s.hands.keys()] }),
    says: 'asked twice at once',
  },
  {
    what: 'a question without a name',
    check: 'options',
    game: () =>
      withPlayAsked((_s, { seat }) => ({ seat, kind: '', options: [{ id: 'a', card: 'c1' }], conceal: true })),
    says: 'without a kind',
  },
  {
    what: 'a question nobody waits for',
    check: 'options',
    game: () =>
      withPlayAsked((_s, { seat }) => ({
        seat,
        kind: 'play',
        options: [{ id: 'a', card: 'c1' }],
        conceal: true,
        optional: true,
      })),
    says: 'nobody is waited for',
  },
  {
    what: 'options that change by being asked for',
    check: 'stable',
    game: () => withPlayOptions((options) => options.map((option) => ({ ...option, id: `${option.id} ${asked++}` }))),
    says: 'asked again, the options change',
  },
  {
    what: 'an option that fails',
    check: 'applies',
    game: () =>
      withPlayed((_g, _step, { card }) => {
        if (card.length === 3) throw new Error('no such card')
      }),
    says: 'is offered and then fails: Error: no such card',
  },
  {
    what: 'an answer not tried on the way that loses a card',
    check: 'applies',
    game: () => withPlayed((g, { seat }) => void g.s.stalls[seat].pop()),
    says: 'makes components appear or vanish',
  },
  {
    what: 'components that vanish',
    check: 'census',
    game: () => withPlayed((g, { seat }) => void g.s.stalls[seat].pop()),
    says: 'components appear or vanish: cards is 18 here, 17 there',
  },
  {
    what: 'a game without an end',
    check: 'ends',
    game: () =>
      withSteps({
        fetch: {
          ...definition.steps.fetch,
          ask: (_, { seat }) => ({ seat, kind: 'fetch', options: [{ id: 'draw' }, { id: 'roll' }] }),
        },
        round: { run: (g) => g.then({ do: 'turn', seat: 0 }, { do: 'round' }) },
      }),
    says: 'not over after 200 answers',
  },
  {
    what: 'a rule that fails',
    check: 'throws',
    game: () =>
      withSteps({
        sell: {
          ...definition.steps.sell,
          choose() {
            throw new Error('the market is closed')
          },
        },
      }),
    says: 'Error: the market is closed',
  },
  {
    what: 'steps that go round in circles',
    check: 'throws',
    game: () => withSteps({ wares: { run: (g, step) => g.then(step) } }),
    says: 'does not settle',
  },
]
