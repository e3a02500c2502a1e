/** How a game says why not: by codes and sections of its own. */
import type { Reason } from './types.ts'

export const reasonsOf =
  <Code extends string, Section extends string>() =>
  (code: Code, section: Section, params: Reason['params'] = {}): Reason => ({ code, section, params })
