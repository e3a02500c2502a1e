/** The icons taken from game-icons.net. `node build/make-icons.mjs` writes their outlines to outlines.ts. */
export const ICON_NAMES = [
  'bandit',
  'bank',
  'cactus',
  'campfire',
  'canoe',
  'church',
  'coffin',
  'dynamite',
  'gold-mine',
  'gold-nuggets',
  'lasso',
  'old-wagon',
  'railway',
  'ranch-gate',
  'revolver',
  'saddle',
  'saloon',
  'tipi',
  'tombstone',
  'wanted-reward',
  'western-hat',
  'wheat',
] as const

export type IconName = (typeof ICON_NAMES)[number]
