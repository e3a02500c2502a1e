/** `waystation bench`: how fast the rules are, here and now. */
import { cpus } from 'node:os'
import { allGames, findGame } from '@waystation/catalog'
import { parseCount } from '../args.ts'
import type { Timing } from '../bench/measure.ts'
import { heapUsed } from '../bench/memory.ts'
import { type GameFigures, measureGame, measurePeer, type PeerFigures } from '../bench/run.ts'
import type { Context, ExitCode } from '../context.ts'
import { formatNumber } from '../format.ts'
import { columns } from '../render/grid.ts'
import { progressOn } from '../render/progress.ts'

export interface BenchOptions {
  readonly rounds?: string
  readonly time?: string
  readonly json?: boolean
}

interface Figures {
  readonly node: string
  readonly cpu: string
  readonly cores: number
  readonly timing: Timing
  readonly ticTacToe: PeerFigures
  readonly games: { readonly [id: string]: { readonly [players: string]: GameFigures } }
  readonly heapBytes: number
}

export async function bench(context: Context, ids: readonly string[], options: BenchOptions): Promise<ExitCode> {
  const { words } = context
  const entries = ids.length === 0 ? allGames() : ids.map(findGame)
  const timing: Timing = {
    rounds: parseCount('--rounds', options.rounds ?? '5', { min: 1, max: 1000 }, words),
    milliseconds: parseCount('--time', options.time ?? '300', { min: 1, max: 60_000 }, words),
  }
  const progress = progressOn(context.err, () => performance.now())
  const steps = entries.reduce((sum, { meta }) => sum + meta.seats.max - meta.seats.min + 1, 1)
  let done = 0
  progress.show(done, steps, words.bench.measuring('boardgame.io'))
  // First, so that nothing else has shaped the code that the peer is compared with.
  const ticTacToe = await measurePeer(timing)
  const games: Record<string, Record<string, GameFigures>> = {}
  for (const entry of entries) {
    games[entry.id] = {}
    progress.show(++done, steps, words.bench.measuring(entry.id))
    for await (const { players, figures } of measureGame(entry, timing)) {
      games[entry.id][players] = figures
      progress.show(++done, steps, words.bench.measuring(entry.id))
    }
  }
  progress.end()
  const cores = cpus()
  const cpu = cores[0]?.model.trim() ?? ''
  const figures = { node: process.version, cpu, cores: cores.length, timing, ticTacToe, games, heapBytes: heapUsed() }
  if (ticTacToe.boardgameio === null) context.err.line(words.errors.noPeer)
  if (options.json) context.result(figures)
  else show(context, figures)
  return 0
}

function show({ out, words, language }: Context, figures: Figures): void {
  const w = words.bench
  const number = (value: number, digits = 0): string => formatNumber(value, language, digits)
  const { ticTacToe: peer, timing } = figures
  out.lines([w.machine(figures.node, figures.cpu, figures.cores), w.method(timing.rounds, timing.milliseconds), ''])
  const times = (ratio: number | null): string => (ratio === null ? '' : w.ratio(number(ratio, 1)))
  const rows = [
    [w.waystation, number(peer.waystation), times(peer.ratio)],
    [w.waystationPure, number(peer.waystationPure), times(peer.ratioPure)],
    [w.boardgameio, peer.boardgameio === null ? '–' : number(peer.boardgameio), ''],
  ]
  out.lines([out.paint.bold(w.peer), ...columns(rows, ['left', 'right']).map((line) => `  ${line}`), ''])
  out.lines([...gameTable(figures, words.bench, number), '', w.heap(number(figures.heapBytes / 1e6, 1))])
}

function gameTable(
  { games }: Figures,
  w: Context['words']['bench'],
  number: (value: number, digits?: number) => string,
): string[] {
  const head = [w.game, w.players, w.decisions, w.cloned, w.gamesPerSecond, w.perGame, w.clone, w.state]
  const rows = Object.entries(games).flatMap(([id, byPlayers]) =>
    Object.entries(byPlayers).map(([players, f]) => [
      id,
      players,
      number(f.decisionsPerSecond),
      number(f.decisionsPerSecondWithClone),
      number(f.gamesPerSecond),
      number(f.decisionsPerGame, 1),
      number(f.cloneMicroseconds, 2),
      number(f.stateBytes),
    ]),
  )
  return columns([head, ...rows], ['left', ...head.slice(1).map(() => 'right' as const)])
}
