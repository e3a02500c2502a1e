import type { FrozenRules } from '@waystation/archive'
import type { Game, GameText, GameTypes, Language, Meta, StoredNetwork } from '@waystation/kernel'

/** Networks by number of players. Bots play by the game's own outlook where there is none. */
export interface NetworksOf {
  readonly [players: number]: (() => Promise<StoredNetwork>) | undefined
}

/** A box on the shelf: its lid is read at once, rules and texts load when asked for. */
export interface CatalogEntry {
  readonly id: string
  readonly meta: Meta
  /** The small game that shows how a game package is made: playable, but not one of the boxes. */
  readonly sample: boolean
  /** The rules of today, those of `meta.rulesVersion`. */
  load(): Promise<Game>
  readonly texts: { readonly [language in Language]: () => Promise<GameText<GameTypes>> }
  /** What learned the rules of today, if the game brings it itself. Default: the networks of this catalog. */
  readonly networks?: NetworksOf
  /** Earlier rules that the game brings itself, by version. Default: those in the archive. */
  readonly earlier?: { readonly [rules: number]: (() => Promise<FrozenRules>) | undefined }
}
