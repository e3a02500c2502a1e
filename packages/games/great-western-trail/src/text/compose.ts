/** Makes the kernel's `GameText` out of the words of a language. */
import type { GameText, Language } from '@waystation/kernel'
import type { ReasonCode } from '../explain/reasons.ts'
import type { Category } from '../scoring.ts'
import type { GreatWesternTrail } from '../types.ts'
import { components } from './components.ts'
import { capital } from './grammar.ts'
import { phrases } from './say.ts'
import { type DecisionKind, SECTION_IDS, type Words } from './words.ts'
import { zones } from './zones.ts'

/** Picks the wording of one member; the table's type guarantees that it is there and takes that member. */
function worded<U, A extends readonly unknown[]>(
  table: { readonly [key: string]: unknown },
  key: string,
): (item: U, ...rest: A) => string {
  return table[key] as (item: U, ...rest: A) => string
}

export function compose(language: Language, words: Words): GameText<GreatWesternTrail> {
  const say = phrases(words)
  const decisions = words.decisions(say)
  const options = words.options(say)
  const events = words.events(say)
  const reasons = words.reasons(say)
  const notes = words.notes(say)
  return {
    language,
    title: words.title,
    tagline: words.tagline,
    decision: (d, view, names) => decisions[d.kind as DecisionKind](view.asked, names),
    // Answers and sentences may begin with the name of a tile or a place.
    option: (o, names) => capital(worded(options, o.do)(o, names)),
    event: (e, names) => capital(worded(events, e.type)(e, names)),
    reason: (r) => reasons[r.code as ReasonCode](r.params),
    category: (id) => words.categories[id as Category],
    scoreNote: ({ category, note }) => (note === undefined ? '' : (notes[category as Category]?.(note) ?? '')),
    variant: (id, value) => (value === undefined ? words.variants[id].name : words.variants[id].values[value]),
    components: components(words, say),
    rules: SECTION_IDS.map((id) => ({ id, ...words.sections[id] })),
    zones: (view, names) => zones(view, names, words, say),
  }
}
