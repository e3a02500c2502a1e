/**
 * Who plays in an arena: a bot by its name, with the network that is shipped; or `name@file`, the same bot with the network in a file, which is how
 * a newly trained one is judged.
 */
import { readFileSync } from 'node:fs'
import { type Bot, BOT_IDS, contender, FORMER_IDS, isBotFor, networkFor } from '@waystation/bots'
import { findGame, loadNetwork } from '@waystation/catalog'
import type { Game, Meta, StoredNetwork } from '@waystation/kernel'

export const CONTENDER_IDS: readonly string[] = [...BOT_IDS, ...FORMER_IDS]

export const isContender = (meta: Meta, name: string): boolean =>
  FORMER_IDS.some((id) => id === name) || isBotFor(meta, name)

const FILE = '@'

/** The bot's name without its network. */
export const nameOf = (id: string): string => id.split(FILE, 1)[0]

/** Where its network is; nothing for the one that is shipped. */
export const fileOf = (id: string): string => id.slice(nameOf(id).length + FILE.length)

export class Contenders {
  private readonly game: Game
  private readonly players: number
  private readonly known = new Map<string, Bot>()

  private constructor(game: Game, players: number) {
    this.game = game
    this.players = players
  }

  static async at(game: string, players: number): Promise<Contenders> {
    return new Contenders(await findGame(game).load(), players)
  }

  async bot(id: string): Promise<Bot> {
    const known = this.known.get(id)
    if (known !== undefined) return known
    const { game, players } = this
    const file = fileOf(id)
    const stored = file === '' ? await this.shipped() : (JSON.parse(readFileSync(file, 'utf8')) as StoredNetwork)
    const bot = contender(nameOf(id), networkFor(game, players, stored))
    if (bot === null) throw new Error(`no bot is called ${id}`)
    this.known.set(id, bot)
    return bot
  }

  private shipped(): Promise<StoredNetwork | null> {
    const { meta } = this.game
    return loadNetwork(findGame(meta.id), meta.rulesVersion, this.players)
  }
}
