/** `waystation bench`: how fast the rules are, here and now. */
import { cpus } from 'node:os'
import { allGames, findGame } from '@waystation/catalog'
import { parseCount } from '../args.ts'
import type { Timing } from '../bench/measure.ts'
import { heapUsed } from '../bench/memory.ts'
import type { GameFigures, PeerFigures } from '../bench/figures.ts'
import type { Context, ExitCode } from '../context.ts'
import { formatNumber } from '../format.ts'
import { columns } from '../render/grid.ts'

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
    milliseconds: parseCount('--time', options.time ?? '200', { min: 1, max: 60_000 }, words),
  }
  const ticTacToe = await measuring(context, 'boardgame.io', () => context.measurer.peer(timing))
  const games: Record<string, Record<string, GameFigures>> = {}
  for (const { id, meta } of entries) {
    games[id] = {}
    for (let players = meta.seats.min; players <= meta.seats.max; players++) {
      const what = `${id}, ${words.games.players(players, players)}`
      games[id][players] = await measuring(context, what, () => context.measurer.game(id, players, timing))
    }
  }
  const cores = cpus()
  const cpu = cores[0]?.model.trim() ?? ''
  const figures = { node: process.version, cpu, cores: cores.length, timing, ticTacToe, games, heapBytes: heapUsed() }
  if (ticTacToe.boardgameio === null) context.err.line(words.errors.noPeer)
  if (options.json) context.result(figures)
  else show(context, figures)
  return 0
}

/** Tells a terminal what is going on. */
async function measuring<F>({ err, words }: Context, what: string, work: () => Promise<F>): Promise<F> {
  if (err.isTerminal) err.write(`\r${words.bench.measuring(what)}\u001b[K`)
  const figures = await work()
  if (err.isTerminal) err.write('\r\u001b[K')
  return figures
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
  const searches = [
    [w.search, number(peer.search), times(peer.ratioSearch)],
    [w.boardgameioSearch, peer.boardgameioSearch === null ? '–' : number(peer.boardgameioSearch), ''],
  ]
  out.lines([out.paint.bold(w.peerSearch), ...columns(searches, ['left', 'right']).map((line) => `  ${line}`), ''])
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
