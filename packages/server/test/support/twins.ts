/** Two tables that differ only in what one seat (or a spectator) cannot know. */
import { determinize, type Game, type GameTypes, Play, Rng, type Seat } from '@waystation/kernel'
import { newId } from '../../src/security/secrets.ts'
import { openStorage } from '../../src/storage/open.ts'
import { makeRow } from '../../src/tables/creation.ts'
import { personSeat } from '../../src/tables/seats.ts'
import { newSession, sessionCookies } from '../../src/security/cookie.ts'
import type { Where } from './storages.ts'

export interface Twins {
  readonly game: string
  readonly tables: readonly [string, string]
  readonly observer: Seat | null
  readonly players: number
}

/** Positions from a game in which everybody chooses at random, spread over its whole length. */
function samples(game: Game, players: number, count: number, seed: string): GameTypes['state'][] {
  const rng = new Rng(seed)
  const config = {
    players,
    variants: Object.fromEntries(game.meta.variants.map(({ id, default: usual }) => [id, usual])),
  }
  const play = new Play(game, game.setup(config, new Rng(seed)))
  const states: GameTypes['state'][] = []
  for (let n = 0; !play.over && n < game.meta.maxDecisions; n++) {
    states.push(game.clone(play.state))
    const decision = rng.pick(play.decisions)
    play.choose(decision, rng.pick(decision.options))
  }
  return Array.from(
    { length: Math.min(count, states.length) },
    (_, i) => states[Math.floor((i * states.length) / count)],
  )
}

export class TwinMaker {
  readonly secret = 'twins'.repeat(8)
  private readonly where: Where
  private readonly guests = Array.from(
    { length: 6 },
    (_, i) => ({ id: newId(), name: `P${i}`, language: 'en', rateable: true }) as const,
  )

  constructor(where: Where) {
    this.where = where
  }

  guest(seat: Seat): string {
    return this.guests[seat].id
  }

  cookie(seat: Seat | null): string {
    return seat === null
      ? ''
      : sessionCookies(newSession(this.guests[seat].id, Date.now()), this.secret, false)[0].split(';')[0]
  }

  /** For every sampled position and every observer, a pair of tables in the storage. */
  async make(game: Game, players: number, positions: number): Promise<Twins[]> {
    const storage = await openStorage(this.where)
    for (const guest of this.guests) await storage.putGuest(guest, 1)
    const out: Twins[] = []
    for (const [n, state] of samples(game, players, positions, `${game.meta.id} ${players}`).entries()) {
      for (const observer of [null, ...Array(players).keys()]) {
        const rng = new Rng(`twin ${n} ${observer}`)
        const pair = [determinize(game, state, observer, rng), determinize(game, state, observer, rng)]
        const rows = pair.map((opening) => this.row(game, players, JSON.stringify(opening)))
        for (const row of rows) await storage.createTable(row, [], [])
        out.push({ game: game.meta.id, tables: [rows[0].id, rows[1].id], observer, players })
      }
    }
    await storage.close()
    return out
  }

  private row(game: Game, players: number, opening: string) {
    const seats = this.guests.slice(0, players).map(personSeat)
    const variants = Object.fromEntries(game.meta.variants.map(({ id, default: usual }) => [id, usual]))
    const plan = { game: game.meta.id, rules: game.meta.rulesVersion, config: { players, variants } } as const
    const more = { visibility: 'public', status: 'running', host: null, seats, origin: { kind: 'new' } } as const
    return makeRow({ ...plan, ...more, opening }, 1)
  }
}
