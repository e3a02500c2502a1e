/** Which games this server offers. Workers load the same list, so further games are named by module address. */
import type { Game, Meta } from '@waystation/kernel'
import { allGames } from '@waystation/catalog'

export interface GameEntry {
  readonly id: string
  readonly meta: Meta
  load(): Promise<Game>
}

/** What a module of further games exports. */
interface GamesModule {
  allGames(): readonly GameEntry[]
}

export async function listGames(modules: readonly string[]): Promise<readonly GameEntry[]> {
  const further = await Promise.all(modules.map(async (address) => ((await import(address)) as GamesModule).allGames()))
  const entries = new Map<string, GameEntry>()
  for (const entry of [...allGames(), ...further.flat()]) entries.set(entry.id, entry)
  return [...entries.values()]
}

export async function loadGames(modules: readonly string[]): Promise<ReadonlyMap<string, Game>> {
  const entries = await listGames(modules)
  return new Map(await Promise.all(entries.map(async (entry) => [entry.id, await entry.load()] as const)))
}
