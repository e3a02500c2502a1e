/** What may be added to the base game, in any combination. A state keeps the chosen ones as a mask. */
export const MODULES = [
  'rails-north',
  'poker-table',
  'building-sites',
  'tile-11',
  'tile-13',
  'promo-station-masters',
] as const
export type ModuleId = (typeof MODULES)[number]

const bitOf = (module: ModuleId): number => 1 << MODULES.indexOf(module)
export const hasModule = (modules: number, module: ModuleId): boolean => (modules & bitOf(module)) !== 0

/** As the options of a table name them. */
export const modulesOf = (variants: { readonly [id: string]: string }): number =>
  MODULES.reduce((mask, module) => (variants[module] === 'with' ? mask | bitOf(module) : mask), 0)
