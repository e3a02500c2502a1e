/** The worker's side of local play: every game of this device, behind the calls of `LocalCalls`. */
import { inSomeStyle, type Network, networkFor } from '@waystation/bots'
import { allGames, findGame, loadNetwork, loadRules } from '@waystation/catalog'
import { checkConfig, type Game, type Meta, Refusal } from '@waystation/kernel'
import type { PastPosition } from '@waystation/protocol'
import { analyse } from './analysis.ts'
import { fetchEarlier } from './fetch-earlier.ts'
import { failureOf, review } from './records.ts'
import { type LocalServices, LocalTable } from './table.ts'
import type { CallName, FromWorker, LocalCalls, LocalPlan, SavedGame, SavedSummary, Shelf, ToWorker } from './types.ts'

export interface HostPort {
  post(this: void, message: FromWorker): void
}

export interface HostServices {
  readonly shelf: Shelf
  now(this: void): number
  clock(this: void): number
  /** 128 bits of chance, as hexadecimal text. */
  secret(this: void): string
  sleep(this: void, milliseconds: number): Promise<void>
}

const PACE = 900

/** Refuses a bot that there is not. */
function seatedBot(meta: Meta, asked: string, draw: (below: number) => number): string {
  const bot = inSomeStyle(meta, asked, draw)
  if (bot === null) throw new Refusal('unknown-bot', `there is no bot "${asked}"`)
  return bot
}

export class LocalHost implements LocalCalls {
  private readonly services: HostServices
  private readonly port: HostPort
  private readonly tables = new Map<string, Promise<LocalTable>>()
  private delay = PACE
  private analyses = 0

  constructor(services: HostServices, port: HostPort) {
    this.services = services
    this.port = port
  }

  /** Answers one message of the page. */
  async receive([id, name, args]: ToWorker): Promise<void> {
    try {
      this.port.post(['done', id, await this.run(name, args)])
    } catch (error) {
      this.port.post(['failed', id, failureOf(error)])
    }
  }

  private run(name: CallName, args: readonly unknown[]): Promise<unknown> {
    const method = this[name] as (...args: readonly unknown[]) => Promise<unknown>
    return method.apply(this, [...args])
  }

  async list(): Promise<readonly SavedSummary[]> {
    const known = new Set(allGames().map(({ id }) => id))
    const games = (await this.services.shelf.list()).filter(({ game }) => known.has(game))
    fetchEarlier(games, loadRules)
    return games.map(({ log, seed: _seed, salt: _salt, ...rest }) => ({ ...rest, lines: log.length }))
  }

  async create(plan: LocalPlan): Promise<string> {
    const { meta } = findGame(plan.game)
    checkConfig(meta, { players: plan.seats.length, variants: plan.variants })
    const { now, secret, shelf } = this.services
    const draw = (below: number): number => Number.parseInt(secret().slice(0, 8), 16) % below
    const seats = plan.seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : seatedBot(meta, bot, draw) }))
    const times = { createdAt: now(), updatedAt: now() }
    const id = secret().slice(0, 20)
    const saved: SavedGame = {
      ...plan,
      seats,
      id,
      rules: meta.rulesVersion,
      seed: secret(),
      salt: secret(),
      log: [],
      totals: null,
      ...times,
    }
    if (!(await shelf.put(saved, 0))) throw new Error(`a game ${id} is already there`)
    return id
  }

  async remove(id: string): Promise<void> {
    await this.close(id)
    await this.services.shelf.remove(id)
  }

  async position(id: string): Promise<PastPosition> {
    return (await this.read(id)).position()
  }

  async open(id: string): Promise<void> {
    await this.close(id)
    const opened = this.read(id)
    this.tables.set(id, opened)
    const table = await opened
    // It may have been closed while its rules and its network were loading.
    if (this.tables.get(id) === opened) table.start()
  }

  async close(id: string): Promise<void> {
    const opened = this.tables.get(id)
    this.tables.delete(id)
    const table = await opened?.catch(() => null)
    table?.stop()
  }

  send: LocalCalls['send'] = async (id, message) => (await this.at(id)).receive(message)
  sit: LocalCalls['sit'] = async (id, seat) => (await this.at(id)).sit(seat)
  history: LocalCalls['history'] = async (id, from) => (await this.at(id)).history(from)
  explain: LocalCalls['explain'] = async (id, target) => (await this.at(id)).explain(target)
  hint: LocalCalls['hint'] = async (id) => (await this.at(id)).hint()
  record: LocalCalls['record'] = async (id) => (await this.at(id)).record()
  secrets: LocalCalls['secrets'] = async (id) => (await this.at(id)).secrets()
  review: LocalCalls['review'] = (text, seat) => review(text, seat, loadGame)

  analyse: LocalCalls['analyse'] = (text, seats) => {
    const { sleep, clock } = this.services
    const own = ++this.analyses
    return analyse(text, {
      seats,
      load: loadGame,
      learnedBy,
      clock,
      breathe: () => sleep(0),
      progress: (...how) => this.port.post(['progress', ...how]),
      wanted: () => own === this.analyses,
    })
  }

  callOffAnalysis(): Promise<void> {
    this.analyses++
    return Promise.resolve()
  }

  pace(milliseconds: number): Promise<void> {
    this.delay = milliseconds
    return Promise.resolve()
  }

  private async read(id: string): Promise<LocalTable> {
    const saved = await this.services.shelf.get(id)
    if (saved === null) throw new Refusal('unknown-game', `no game ${id} on this device`)
    const game = await loadGame(saved.game, saved.rules)
    const network = await learnedBy(game, saved.rules, saved.seats.length)
    return new LocalTable(game, network, saved, this.tableServices())
  }

  /** Waits for a game that is being opened. */
  private async at(id: string): Promise<LocalTable> {
    const table = this.tables.get(id)
    if (!table) throw new Refusal('unknown-game', `the game ${id} is not open`)
    return await table
  }

  private tableServices(): LocalServices {
    const { shelf, now, clock, sleep } = this.services
    return {
      shelf,
      now,
      clock,
      pause: () => sleep(this.delay),
      post: (table, message) => this.port.post(['push', table, message]),
    }
  }
}

/** Earlier rules come from the archive, and are not even looked for by those who do not need them. */
const loadGame = (id: string, rules: number): Promise<Game> => loadRules(findGame(id), rules)

/** What has learned a game with so many players, if anything has. A device that is offline and never had it plays without. */
const learnedBy = async (game: Game, rules: number, players: number): Promise<Network | null> => {
  const stored = await loadNetwork(findGame(game.meta.id), rules, players).catch(() => null)
  return networkFor(game, players, stored)
}
