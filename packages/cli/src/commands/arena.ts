/** `waystation arena`: bots against bots, seats rotated, until the figures say who is stronger. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isBotId, LEVEL_IDS } from '@waystation/bots'
import { type BotFigures, type PlayedGame, schedule, tally } from '@waystation/bots/arena'
import { findGame } from '@waystation/catalog'
import { checkConfig, type Meta } from '@waystation/kernel'
import { CONTENDER_IDS, fileOf, isContender, nameOf } from '../arena/contenders.ts'
import { type Ledger, memoryLedger, openLedger, type Terms } from '../arena/ledger.ts'
import { parseCount, parseList, parsePlayers, parseSeed, parseVariants } from '../args.ts'
import type { Context, ExitCode } from '../context.ts'
import { EXIT, UserError } from '../errors.ts'
import { formatNumber } from '../format.ts'
import { onInterrupt } from '../io/interrupt.ts'
import { columns } from '../render/grid.ts'
import { progressOn } from '../render/progress.ts'

export interface ArenaOptions {
  readonly bots?: string
  readonly players?: string
  readonly games?: string
  readonly seed?: string
  readonly workers?: string
  readonly variant?: readonly string[]
  readonly out?: string
  readonly json?: boolean
}

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 1024
const DEFAULT_GAMES = '100'
const DEFAULT_SEED = 'waystation'

interface Series extends Terms {
  readonly games: number
  readonly workers: number
}

interface Outcome {
  readonly games: readonly PlayedGame[]
  readonly figures: ReadonlyMap<string, BotFigures>
  readonly seconds: number
}

export async function arena(context: Context, game: string, options: ArenaOptions): Promise<ExitCode> {
  const series = seriesOf(context, game, options)
  const text = await findGame(game).texts[context.language]()
  const ledger = options.out === undefined ? memoryLedger() : openLedger(options.out, series, context.words)
  const outcome = await playSeries(context, series, ledger).finally(() => ledger.close())
  if (options.json) context.result(jsonOf(series, outcome))
  else show(context, text.title, series, outcome)
  const { length } = outcome.games
  if (length === series.games) return 0
  const { arena: w } = context.words
  context.err.line(w.interrupted(length, series.games))
  return EXIT.interrupted
}

function seriesOf({ words }: Context, game: string, options: ArenaOptions): Series {
  const { id, meta } = findGame(game)
  const { seats } = meta
  const players = options.players === undefined ? seats.min : parsePlayers(options.players, seats, words)
  const cores = String(availableParallelism())
  return {
    game: id,
    rulesVersion: meta.rulesVersion,
    config: checkConfig(meta, { players, variants: parseVariants(options.variant ?? [], words) }),
    bots: parseBots(meta, options.bots ?? LEVEL_IDS.join(','), words),
    seed: parseSeed(options.seed ?? DEFAULT_SEED, words),
    games: parseCount('--games', options.games ?? DEFAULT_GAMES, { min: 1, max: MOST_GAMES }, words),
    workers: parseCount('--workers', options.workers ?? cores, { min: 1, max: MOST_WORKERS }, words),
  }
}

function parseBots(meta: Meta, value: string, { errors }: Context['words']): readonly string[] {
  const bots = parseList(value)
  const unknown = bots.find((id) => !isContender(meta, nameOf(id)))
  if (unknown !== undefined) throw new UserError(errors.unknownBot(unknown, CONTENDER_IDS.join(', ')))
  const missing = bots.map(fileOf).find((file) => file !== '' && !existsSync(file))
  if (missing !== undefined) throw new UserError(errors.cannotRead(missing, errors.system('ENOENT')))
  const twin = bots.find((bot, i) => bots.indexOf(bot) !== i)
  if (twin) throw new UserError(errors.sameBot(twin))
  return bots
}

async function playSeries(context: Context, series: Series, ledger: Ledger): Promise<Outcome> {
  const { game, config, bots, seed, games, workers } = series
  const pairings = schedule({ bots, players: config.players, games, seed })
  const missing = pairings.filter(({ index }) => !ledger.played.has(index))
  const progress = progressOn(context.err, () => performance.now())
  const began = performance.now()
  let done = games - missing.length
  const { stop, release } = onInterrupt()
  try {
    await context.crew({
      arena: { game, config },
      pairings: missing,
      workers,
      stop,
      finished(pairing, result) {
        ledger.add(pairing, result)
        progress.show(++done, games, context.words.sim.progress(done, games))
      },
    })
  } finally {
    release()
    progress.end()
  }
  const played = pairings.flatMap(({ index, seats }): PlayedGame[] => {
    const result = ledger.played.get(index)
    return result === undefined ? [] : [{ seats, ...result }]
  })
  return { games: played, figures: tally(bots, played), seconds: (performance.now() - began) / 1000 }
}

function jsonOf({ game, config, seed, games: asked, workers }: Series, { games, figures, seconds }: Outcome): object {
  const bots = [...figures].map(([bot, { rating, ...rest }]): [string, object] => [
    bot,
    { ...rest, rating: rating.mu, ratingDeviation: rating.sigma },
  ])
  return {
    game,
    players: config.players,
    variants: config.variants,
    seed,
    asked,
    games: games.length,
    workers,
    seconds,
    fairShare: 1 / config.players,
    bots: Object.fromEntries(bots),
  }
}

function show({ out, words, language }: Context, title: string, series: Series, outcome: Outcome): void {
  const w = words.arena
  const number = (value: number, digits = 0): string => formatNumber(value, language, digits)
  const percent = (share: number): string => w.percent(number(share * 100, 1))
  const { players } = series.config
  out.lines([out.paint.bold(words.sim.title(title, players, number(outcome.games.length))), ''])
  const ranked = [...outcome.figures].sort(([, a], [, b]) => b.rating.mu - a.rating.mu)
  const rows = ranked.map(([bot, figures]) => [
    isBotId(bot) ? words.play.kinds[bot] : bot,
    percent(figures.winRate),
    w.interval(percent(figures.interval[0]), percent(figures.interval[1])),
    w.rating(number(figures.rating.mu, 1), number(figures.rating.sigma, 1)),
    number(figures.meanScore, 1),
    number(figures.msPerDecision, 2),
    number(figures.msSlowest),
    number(figures.seats),
  ])
  const head = [w.bot, w.winRate, w.within, w.skill, w.meanScore, w.msPerDecision, w.msSlowest, w.seats]
  const align = ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right'] as const
  out.lines(columns([head.map((label) => out.paint.dim(label)), ...rows], align))
  out.lines(['', w.fairShare(percent(1 / players), number(outcome.seconds, 1))])
}
