/** A game against bots, at once. */
import type { Meta } from '@waystation/kernel'
import { noteGameBegun } from './install.ts'
import { localClient } from './local/client.ts'
import { botPersonName, ownName } from './people.ts'

/** A table of three where the game allows it: never too long, never a duel. */
const TABLE = 3

export async function playNow(meta: Meta, learn = false): Promise<string> {
  const { gentlestBot, usualBot } = await import('./opponents.ts')
  const players = Math.min(meta.seats.max, Math.max(meta.seats.min, TABLE))
  const bots = Array.from({ length: players - 1 }, (_, i) => ({
    name: botPersonName(i),
    bot: learn ? gentlestBot() : usualBot(),
  }))
  const seats = [{ name: ownName(), bot: null }, ...bots]
  noteGameBegun()
  const id = await localClient().call('create', { game: meta.id, variants: {}, seats })
  return learn ? `/local/${id}?learn=1` : `/local/${id}`
}
