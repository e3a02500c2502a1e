/** A game's words, as one table for each language, and the `GameText` that is made of such a table. */
import type {
  GameText,
  GameTypes,
  Language,
  Meta,
  Names,
  Option,
  ProspectWords,
  Reason,
  RuleChanges,
  RuleSection,
  StyleWords,
} from '@waystation/kernel'
import { capitalized, worded, type Wording } from './sentences.ts'
import { typeset } from './typeset.ts'

/** What words are keyed by: the vocabularies of a game, and the names of what else it says. */
export interface SpokenTypes extends GameTypes {
  option: Option & { readonly do: string }
  question: string
  reason: string
  category: string
  section: string
  term: string
  variants: Meta['variants']
  /** Small phrases that sentences are built from, in the language at hand. */
  say: unknown
}

/** A name for each variant and each of its values. */
export type VariantWords<V extends Meta['variants']> = {
  readonly [I in V[number]['id']]: {
    readonly name: string
    readonly values: { readonly [value in Extract<V[number], { readonly id: I }>['values'][number]]: string }
  }
}

/** What every game says. Its own table extends this one; a key missing in a language does not compile. */
export interface GameWords<T extends SpokenTypes> {
  readonly title: string
  readonly tagline: string
  readonly decisions: (say: T['say']) => {
    readonly [kind in T['question']]: (view: T['view'], names: Names) => string
  }
  readonly options: (say: T['say']) => Wording<T['option'], 'do', [Names]>
  readonly events: (say: T['say']) => Wording<T['event'], 'type', [Names]>
  readonly reasons: (say: T['say']) => { readonly [code in T['reason']]: (params: Reason['params']) => string }
  readonly categories: { readonly [id in T['category']]: string }
  readonly sections: { readonly [id in T['section']]: Omit<RuleSection, 'id'> }
  readonly variants: VariantWords<T['variants']>
  readonly changes: RuleChanges
  readonly prospects: { readonly [term in T['term']]: ProspectWords }
  readonly styles?: { readonly [style: string]: StyleWords }
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string
}

type Sentence = 'decision' | 'option' | 'event' | 'reason'

/** What a game adds to its words. */
export interface TextParts<T extends SpokenTypes> extends Pick<GameText<T>, 'scoreNote' | 'components' | 'zones'> {
  readonly say: T['say']
  /** Sections of the rules help, in reading order. */
  readonly sections: readonly T['section'][]
  /** Sentences that may begin with the name of a thing, which then needs a capital. */
  readonly capitals: readonly Sentence[]
}

/** Makes the `GameText` out of the words of a language. */
export function composeText<T extends SpokenTypes>(
  language: Language,
  words: GameWords<T>,
  { say, sections, capitals, ...parts }: TextParts<T>,
): GameText<T> {
  const decisions = words.decisions(say)
  const options = words.options(say)
  const events = words.events(say)
  const reasons = words.reasons(say)
  const variants: { readonly [id: string]: { name: string; values: { readonly [value: string]: string } } } =
    words.variants
  const sentence = (kind: Sentence, text: string): string => (capitals.includes(kind) ? capitalized(text) : text)
  return typeset<GameText<T>>(language, {
    ...parts,
    language,
    title: words.title,
    tagline: words.tagline,
    decision: (d, view, names) => sentence('decision', decisions[d.kind as T['question']](view, names)),
    option: (o, names) => sentence('option', worded(options, 'do', o, names)),
    event: (e, names) => sentence('event', worded(events, 'type', e, names)),
    reason: (r) => sentence('reason', reasons[r.code as T['reason']](r.params)),
    category: (id) => words.categories[id as T['category']],
    variant: (id, value) => (value === undefined ? variants[id].name : variants[id].values[value]),
    rules: sections.map((id) => ({ id, ...words.sections[id] })),
    changes: words.changes,
    prospects: words.prospects,
    ...(words.styles && { styles: words.styles }),
  })
}
