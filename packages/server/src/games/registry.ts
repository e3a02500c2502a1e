/** Which games this server offers. Workers load the same list, so further games are named by module address. */
import { type Network, networkFor } from '@waystation/bots'
import { allGames, loadNetwork, loadRules, type RulesEntry } from '@waystation/catalog'
import type { Config, Game } from '@waystation/kernel'
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

/** This is known, or may be, but has not been loaded yet. */
export class NotLoaded extends Error {
  readonly load: () => Promise<void>

  constructor(what: string, load: () => Promise<void>) {
    super(`${what} have not been loaded`)
    this.load = load
  }
}

/** A game as it is played at a table. */
interface Played {
  readonly game: string
  readonly rules: number
  readonly config: Config
}

/** Games ready to be played: the newest rules of each from the beginning, earlier ones once a table has asked for them. */
export class LoadedGames {
  private readonly entries: ReadonlyMap<string, RulesEntry>
  private readonly loaded = new Map<string, Game>()
  /** What learned them, once a bot or somebody who wants advice has asked; null where nothing has. */
  private readonly networks = new Map<string, Network | null>()

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
    throw new NotLoaded(`rules ${rules} of ${id}`, () => this.load(id, rules))
  }

  /** Refuses rules that are not known here. */
  async load(id: string, rules: number): Promise<void> {
    const entry = this.entries.get(id)
    if (!entry) throw new Refused('unknown-game')
    this.loaded.set(`${id} ${rules}`, await loadRules(entry, rules))
  }

  /** What has learned the game with so many players, if anything has. Throws `NotLoaded` where that is not known yet. */
  network({ game: id, rules, config }: Played): Network | null {
    const { players } = config
    const key = `${id} ${rules} ${players}`
    const found = this.networks.get(key)
    if (found !== undefined) return found
    const game = this.at(id, rules)
    throw new NotLoaded(`networks of ${id}`, async () => {
      const entry = this.entries.get(id)
      const stored = entry ? await loadNetwork(entry, rules, players) : null
      this.networks.set(key, networkFor(game, players, stored))
    })
  }
}
