/** The questions; each has its own wording. */
export const QUESTIONS = [
  'board',
  'keep-partner',
  'turn',
  'sawmill',
  'turn-piece',
  'lay-piece',
  'homestead-turn',
  'homestead-place',
  'signpost-turn',
  'signpost-place',
  'alley-place',
  'store-gold',
  'shoot',
  'wrangle',
  'ace-card',
  'second-partner',
  'church',
  'hill-bandit',
] as const
export type Question = (typeof QUESTIONS)[number]
