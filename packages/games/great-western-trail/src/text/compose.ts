/** Makes the kernel's `GameText` out of the words of a language. */
import { capitalized, type GameText, type Language, worded } from '@waystation/kernel'
import type { ReasonCode } from '../explain/reasons.ts'
import type { Category } from '../scoring.ts'
import type { GreatWesternTrail } from '../types.ts'
import { components } from './components.ts'
import { phrases } from './say.ts'
import { type DecisionKind, SECTION_IDS, type Words } from './words.ts'
import { zones } from './zones.ts'

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
    option: (o, names) => capitalized(worded(options, 'do', o, names)),
    event: (e, names) => capitalized(worded(events, 'type', e, names)),
    reason: (r) => reasons[r.code as ReasonCode](r.params),
    category: (id) => words.categories[id as Category],
    scoreNote: ({ category, note }) => (note === undefined ? '' : (notes[category as Category]?.(note) ?? '')),
    variant: (id, value) => (value === undefined ? words.variants[id].name : words.variants[id].values[value]),
    components: components(words, say),
    rules: SECTION_IDS.map((id) => ({ id, ...words.sections[id] })),
    zones: (view, names) => zones(view, names, words, say),
  }
}
