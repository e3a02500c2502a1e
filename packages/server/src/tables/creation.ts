/** New tables: fresh, again with the same people, from a position, from a record. */
import { checkConfig, type Config, type Meta, Refusal } from '@waystation/kernel'
import type { NewTable, Origin, TableStatus, Visibility } from '@waystation/protocol'
import { newSecret, newTableId } from '../security/secrets.ts'
import type { Guest, SeatDoc, TableDice, TableDoc, TableRow } from '../storage/types.ts'
import { Refused, toErrorCode } from '../workers/refused.ts'
import { botSeat, openSeat, personSeat, STAND_IN } from './seats.ts'

/** How a table deals with time and with people who are away. */
type Manners = Pick<TableDoc, 'clock' | 'whenOut' | 'standIn'>
const MANNERS: Manners = { clock: null, whenOut: 'bot', standIn: STAND_IN }

interface Plan {
  readonly game: string
  readonly rules: number
  readonly config: Config
  readonly visibility: Visibility
  readonly status: TableStatus
  readonly host: string | null
  /** Default: none among people. */
  readonly hints?: boolean
  /** Default: not. */
  readonly rated?: boolean
  /** Default: no clock; the lowest of the usual stand-ins. */
  readonly manners?: Manners
  readonly seats: readonly SeatDoc[]
  /** Who may come in besides; default: nobody. */
  readonly invited?: readonly string[]
  /** Default: not. */
  readonly matched?: boolean
  readonly origin: Origin
  /** Default: drawn now. */
  readonly seed?: string
  readonly salt?: string
  readonly opening?: string | null
  readonly dice?: TableDice | null
}

export function makeRow(plan: Plan, at: number): TableRow {
  const { game, rules, config, visibility, status, host, seats, origin } = plan
  return {
    id: newTableId(at),
    game,
    rules,
    config,
    seed: plan.seed ?? newSecret(),
    salt: plan.salt ?? newSecret(),
    status,
    visibility,
    opening: plan.opening ?? null,
    doc: {
      host,
      hints: plan.hints ?? false,
      rated: plan.rated ?? false,
      ...(plan.manners ?? MANNERS),
      begunAt: status === 'running' ? at : null,
      seats,
      origin,
      dismissed: [],
      invited: plan.invited ?? [],
      matched: plan.matched ?? false,
      undo: null,
      dice: plan.dice ?? null,
      rematch: null,
      report: null,
    },
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

export function readConfig(meta: Meta, asked: Pick<NewTable, 'players' | 'variants'>): Config {
  try {
    const { players, variants } = asked
    return checkConfig(meta, { ...(players !== undefined && { players }), ...(variants && { variants }) })
  } catch (error) {
    if (error instanceof Refusal) throw new Refused(toErrorCode(error.code), error.detail)
    throw error
  }
}

interface FreshTable extends Manners, Pick<NewTable, 'players' | 'variants'> {
  readonly visibility: Visibility
  readonly hints: boolean
  readonly rated: boolean
  readonly seat: number
  readonly matched?: boolean
  readonly bots: readonly { readonly seat: number; readonly bot: string }[]
}

export function freshTable(meta: Meta, guest: Guest, asked: FreshTable, at: number): TableRow {
  const config = readConfig(meta, asked)
  const seats = Array<SeatDoc>(config.players).fill(openSeat)
  const place = (seat: number, value: SeatDoc): void => {
    if (seats[seat]?.kind !== 'open') throw new Refused(seat < seats.length ? 'seat-taken' : 'bad-config')
    seats[seat] = value
  }
  place(asked.seat, personSeat(guest))
  for (const { seat, bot } of asked.bots) place(seat, botSeat(bot))
  const { visibility, hints, rated, clock, whenOut, standIn, matched } = asked
  return makeRow(
    {
      game: meta.id,
      rules: meta.rulesVersion,
      config,
      visibility,
      status: 'open',
      host: guest.id,
      hints,
      rated,
      manners: { clock, whenOut, standIn },
      seats,
      ...(matched && { matched }),
      origin: { kind: 'new' },
    },
    at,
  )
}

/** The same choices under the rules of today, which may have other variants. */
function configToday(meta: Meta, { players, variants }: Config): Config {
  const known = (id: string, value: string): boolean =>
    meta.variants.some((variant) => variant.id === id && variant.values.includes(value))
  const kept = Object.fromEntries(Object.entries(variants).filter(([id, value]) => known(id, value)))
  return readConfig(meta, { players, variants: kept })
}

/** The same table again, one seat further round, with open seats for the people who have not come along yet. */
export function rematchOf(meta: Meta, old: TableRow, guest: Guest, at: number): TableRow {
  const count = old.doc.seats.length
  const seats = Array.from({ length: count }, (_, seat): SeatDoc => {
    const before = old.doc.seats[(seat + 1) % count]
    if (before.guest === guest.id) return personSeat(guest)
    return before.kind === 'bot' && before.bot !== null ? botSeat(before.bot) : openSeat
  })
  const { game, visibility } = old
  const config = configToday(meta, old.config)
  const { hints, rated, clock, whenOut, standIn } = old.doc
  const manners = { clock, whenOut, standIn }
  const invited = old.doc.seats.flatMap((seat) => (seat.guest === null || seat.guest === guest.id ? [] : [seat.guest]))
  const origin: Origin = { kind: 'rematch', of: old.id }
  return makeRow(
    {
      game,
      rules: meta.rulesVersion,
      config,
      visibility,
      status: 'open',
      host: guest.id,
      hints,
      rated: rated ?? true,
      manners,
      seats,
      invited,
      origin,
    },
    at,
  )
}

/** Where a person sits in the rematch. */
export function rematchSeat(seat: number, players: number): number {
  return (seat + players - 1) % players
}

interface ForkPoint {
  readonly seq: number
  readonly redealt: boolean
  readonly seed: string
  readonly salt: string
  readonly opening: string | null
  readonly seat: number
}

/** A private table at a position of another one: the asker's seat is taken, bots play the rest. */
export function forkOf(old: TableRow, guest: Guest, from: ForkPoint, at: number): TableRow {
  const { game, rules, config } = old
  const { seed, salt, opening, seq, redealt } = from
  const seats = old.doc.seats.map((_, seat) => (seat === from.seat ? personSeat(guest) : botSeat('greedy')))
  const origin: Origin = { kind: 'fork', of: old.id, seq, redealt }
  const plan = { game, rules, config, visibility: 'private', status: 'running', host: guest.id, seats, origin } as const
  return makeRow({ ...plan, seed, salt, opening }, at)
}
