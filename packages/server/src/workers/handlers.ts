/** How each call is answered. Runs inside a worker; a throw stops the table that asked, nothing else. */
import { advise, botAnswer, situate } from '@waystation/bots'
import { determinize, type Entry, type Game, type GameEvent, type GameTypes, Rng } from '@waystation/kernel'
import type { Audience, CallIn, CallName, CallOut, Told } from './calls.ts'
import { LiveTable } from './live-table.ts'
import { history, importRecord, record } from './past.ts'
import { Refused } from './refused.ts'
import { SeatedBots } from './seated-bots.ts'

/** The worker does not hold this table: it was never opened here, or the worker is a new one. */
export class NotOpen extends Error {}

const clock = (): number => performance.now()

type Handlers = { readonly [K in CallName]: (args: CallIn<K>) => CallOut<K> }

export function makeHandlers(games: ReadonlyMap<string, Game>): Handlers {
  const tables = new Map<string, LiveTable>()
  const bots = new SeatedBots()

  const game = (id: string): Game => {
    const found = games.get(id)
    if (!found) throw new Refused('unknown-game')
    return found
  }
  const at = (id: string): LiveTable => {
    const found = tables.get(id)
    if (!found) throw new NotOpen(id)
    return found
  }

  return {
    open({ table, source, snapshot, entries }) {
      const live = new LiveTable(game(source.game), source, snapshot)
      for (const entry of entries) live.enter(entry)
      tables.set(table, live)
      return live.standing()
    },
    enter({ table, entry, asked, audiences, keep }) {
      const live = at(table)
      if (live.isStale(entry.seat, asked)) throw new Refused('stale')
      const events = live.enter(entry)
      return told(live, audiences, entry, events, keep)
    },
    follow({ table, after, entries, audiences }) {
      const live = at(table)
      const fresh = entries.slice(live.seq - after)
      let events: readonly GameEvent[] = []
      for (const entry of fresh) events = live.enter(entry)
      return told(live, audiences, fresh.at(-1) ?? null, events, false)
    },
    look: ({ table, audiences }) => told(at(table), audiences, null, [], false),
    close({ table }) {
      tables.delete(table)
      return null
    },
    state: ({ table }) => JSON.stringify(at(table).match.state),
    moved: ({ table, seat }) => at(table).hasMoved(seat),
    targets({ table, seat }) {
      const { match } = at(table)
      return match.game.targets?.(match.state, seat) ?? []
    },
    explain({ table, seat, target }) {
      const { match } = at(table)
      const known = match.game.targets?.(match.state, seat) ?? []
      if (!known.includes(target)) throw new Refused('unknown-target')
      return match.game.explain?.(match.state, seat, target) ?? []
    },
    redeal({ table, seat, seed }) {
      const { match } = at(table)
      return JSON.stringify(determinize(match.game, match.state, seat, new Rng(seed)))
    },
    history: (args) => history(game(args.source.game), args),
    record: (args) => record(game(args.source.game), args),
    verify: (args) => importRecord(games, args),
    think({ table, source, state, seat, bot }) {
      const at = { state: JSON.parse(state) as GameTypes['state'], seat, seed: source.seed, clock }
      return botAnswer(bots.at(table, seat, bot), game(source.game), at)?.id ?? null
    },
    advise({ source, state, seat }) {
      const position = JSON.parse(state) as GameTypes['state']
      const rng = new Rng(`advice ${seat} ${position.seq}\n${source.seed}`)
      const suggestions = advise(situate(game(source.game), position, seat, rng), rng, { clock })
      return suggestions.map(({ option, chance, visits }) => ({ option: option?.id ?? null, chance, visits }))
    },
  }
}

function told(
  live: LiveTable,
  audiences: readonly Audience[],
  last: Entry | null,
  events: readonly GameEvent[],
  keep: boolean,
): Told {
  const result = live.tell(audiences, last, events)
  return { ...result, snapshot: keep ? live.snapshot() : null }
}
