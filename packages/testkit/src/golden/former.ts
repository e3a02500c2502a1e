/** The rules by which a game was kept: a module made of an older commit by `npm run goldens`. */
import type { GameTypes } from '@waystation/kernel'
import type { Spoken } from './in-words.ts'

const SWITCH = 'WAYSTATION_FORMER_RULES'

/** Null where they are not at hand. */
export async function formerRules<T extends GameTypes>(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Spoken<T> | null> {
  const address = env[SWITCH]
  if (!address) return null
  const { game, text } = (await import(/* @vite-ignore */ address)) as Spoken<T>
  return { game, text }
}
