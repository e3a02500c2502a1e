/**
 * Who sits where in which game. Games come in rounds: one line-up, one seed, and every different rotation of the
 * line-up, so that luck and the order of turns favour nobody.
 */
export interface Pairing {
  /** Place in the schedule, from 0. */
  readonly index: number
  /** The same for all games of a round. */
  readonly seed: string
  /** The bot in each seat. */
  readonly seats: readonly string[]
}

export interface ScheduleSettings {
  readonly bots: readonly string[]
  readonly players: number
  readonly games: number
  readonly seed: string
}

export function schedule({ bots, players, games, seed }: ScheduleSettings): Pairing[] {
  const pairings: Pairing[] = []
  const tables = lineUps(bots, players)
  for (let round = 0; pairings.length < games; round++) {
    for (const seats of rotations(tables[round % tables.length])) {
      if (pairings.length < games) pairings.push({ index: pairings.length, seed: `${seed}.${round}`, seats })
    }
  }
  return pairings
}

/**
 * With more bots than seats every choice of so many bots has its line-up. With fewer, the bots go round the table and
 * start over until it is full; each of them has a line-up that begins with it, so that all get as many seats.
 */
export function lineUps(bots: readonly string[], players: number): (readonly string[])[] {
  if (bots.length > players) return choices(bots, players)
  const starts = players % bots.length === 0 ? 1 : bots.length
  return Array.from({ length: starts }, (_, first) =>
    Array.from({ length: players }, (_seat, seat) => bots[(first + seat) % bots.length]),
  )
}

function choices(bots: readonly string[], count: number): (readonly string[])[] {
  if (count === 0) return [[]]
  return bots.flatMap((bot, i) => choices(bots.slice(i + 1), count - 1).map((rest) => [bot, ...rest]))
}

/** Each seating that turning the table gives, once: turning "a b a b" by two changes nothing. */
function rotations(seats: readonly string[]): (readonly string[])[] {
  const turned = seats.map((_, by) => [...seats.slice(by), ...seats.slice(0, by)])
  const again = turned.findIndex((one, by) => by > 0 && one.every((bot, seat) => bot === seats[seat]))
  return again === -1 ? turned : turned.slice(0, again)
}
