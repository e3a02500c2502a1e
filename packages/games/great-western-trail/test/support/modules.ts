/** Tables with modules, for games in which they meet. */
import type { Config } from '@waystation/kernel'
import { MODULES, type ModuleId } from '../../src/data/modules.ts'

type Variants = Config['variants']
export const withModules = (...modules: readonly ModuleId[]): Variants =>
  Object.fromEntries(modules.map((module) => [module, 'with']))
export const ALL_MODULES = withModules(...MODULES)

/** Every two modules that are not sold together anyway. */
export const PAIRS: readonly (readonly [ModuleId, ModuleId])[] = MODULES.flatMap((one, i) =>
  MODULES.slice(i + 1).map((other) => [one, other] as const),
)
