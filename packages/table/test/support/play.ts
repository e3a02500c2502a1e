/** Tables for tests. */
import { decisions, type Entry, type Game, Rng } from '@waystation/kernel'
import { type Beginning, GameTable } from '../../src/index.ts'
import { auction } from './auction.ts'

export const beginning = (players = 3, seed = 'seed'): Beginning => ({
  rules: 7,
  config: { players, variants: {} },
  seed,
  opening: null,
})

export const auctionTable = (players = 3): GameTable => GameTable.begin(auction, beginning(players))

/** The table after "0 high", "2 undo", "1 agreed" or "1 bid", which bids the seat's first card. */
export function after(table: GameTable, ...lines: readonly string[]): GameTable {
  return lines.reduce((before, line) => before.play(entryOf(before, line)), table)
}

function entryOf({ match }: GameTable, line: string): Entry {
  const seat = Number(line[0])
  const what = line.slice(2)
  if (what === 'undo') return { seat, undo: 'own' }
  if (what === 'agreed') return { seat, undo: 'agreed' }
  if (what !== 'bid') return { seat, option: what }
  const [first] = decisions(match.game, match.state).find((decision) => decision.seat === seat)?.options ?? []
  return { seat, option: first.id }
}

/** In the middle of secret bids. */
export const CALLED = ['0 high', '1 low'] as const

/** A log of chance to the end of the game, with answers taken back here and there, alone and with consent. */
export function randomLog(game: Game, from: Beginning, seed: string): readonly Entry[] {
  const rng = new Rng(seed)
  const log: Entry[] = []
  let table = GameTable.begin(game, from)
  while (!table.over) {
    const { canUndo } = table.telling().to(log.at(-1)?.seat ?? null)
    const asked = rng.pick(decisions(game, table.match.state))
    const back = rng.int(6)
    const last = log.at(-1)?.seat
    let entry: Entry = { seat: asked.seat, option: rng.pick(asked.options).id }
    if (back === 0 && last !== undefined && canUndo) entry = { seat: last, undo: 'own' }
    else if (back === 1 && table.hasAnswered(asked.seat) && log.length < 40)
      entry = { seat: asked.seat, undo: 'agreed' }
    table = table.play(entry)
    log.push(entry)
  }
  return log
}
