/**
 * Rules of earlier versions. A table, a record or a golden game names the version it was made by; what is not the newest is
 * looked up here. Each version is one module, made by `npm run freeze` and never changed afterwards, and loads when asked for.
 */
import type { Game, GameText, GameTypes, Language } from '@waystation/kernel'
import { FROZEN } from './list.ts'

/** Everything that a game at one version of its rules brings: rules, the judgement of its bots, and its words. */
export interface FrozenRules extends Readonly<Record<Language, GameText<GameTypes>>> {
  readonly game: Game
}

/** Versions kept of a game, oldest first; the newest one may be among them. */
export function frozenVersions(game: string): readonly number[] {
  return Object.keys(versionsOf(game)).map(Number)
}

/** The game at that version of its rules; null if it was never kept. */
export async function loadFrozen(game: string, rules: number): Promise<FrozenRules | null> {
  return (await versionsOf(game)[rules]?.()) ?? null
}

type Versions = { readonly [rules: number]: (() => Promise<FrozenRules>) | undefined }

function versionsOf(game: string): Versions {
  return Object.hasOwn(FROZEN, game) ? FROZEN[game] : {}
}
