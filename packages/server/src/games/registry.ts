/** Which games this server offers. Workers load the same list, so further games are named by module address. */
import { allGames, loadRules, type RulesEntry } from '@waystation/catalog'
import type { Game } from '@waystation/kernel'
import { Refused } from '../workers/refused.ts'

/** What a module of further games exports. */
interface GamesModule {
  allGames(): readonly RulesEntry[]
}

export async function listGames(modules: readonly string[]): Promise<readonly RulesEntry[]> {
  const further = await Promise.all(modules.map(async (address) => ((await import(address)) as GamesModule).allGames()))
  const entries = new Map<string, RulesEntry>()
  for (const entry of [...allGames(), ...further.flat()]) entries.set(entry.id, entry)
  return [...entries.values()]
}

/** These rules are known, or may be, but have not been loaded yet. */
export class NotLoaded extends Error {
  readonly game: string
  readonly rules: number

  constructor(game: string, rules: number) {
    super(`rules ${rules} of ${game} have not been loaded`)
    this.game = game
    this.rules = rules
  }
}

/** Games ready to be played: the newest rules of each from the beginning, earlier ones once a table has asked for them. */
export class LoadedGames {
  private readonly entries: ReadonlyMap<string, RulesEntry>
  private readonly loaded = new Map<string, Game>()

  private constructor(entries: readonly RulesEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.id, entry]))
  }

  static async of(modules: readonly string[]): Promise<LoadedGames> {
    const games = new LoadedGames(await listGames(modules))
    await Promise.all([...games.entries.values()].map(({ id, meta }) => games.load(id, meta.rulesVersion)))
    return games
  }

  /** Throws `NotLoaded` where loading might help. */
  at(id: string, rules: number): Game {
    const found = this.loaded.get(`${id} ${rules}`)
    if (found) return found
    if (!this.entries.has(id)) throw new Refused('unknown-game')
    throw new NotLoaded(id, rules)
  }

  /** Refuses rules that are not known here. */
  async load(id: string, rules: number): Promise<void> {
    const entry = this.entries.get(id)
    if (!entry) throw new Refused('unknown-game')
    this.loaded.set(`${id} ${rules}`, await loadRules(entry, rules))
  }
}
