/** `waystation sim`: bots play, the testkit watches every promise of the house. */
import { BOT_IDS, botBy, type BotId, isBotId } from '@waystation/bots'
import { findGame } from '@waystation/catalog'
import { checkConfig, type Config } from '@waystation/kernel'
import { CHECKS, checkGame, type SeriesReport, type Violation } from '@waystation/testkit'
import { parseCount, parseList, parsePlayers, parseSeed, parseVariants } from '../args.ts'
import { openBox } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { EXIT, UserError } from '../errors.ts'
import { formatNumber } from '../format.ts'
import { columns } from '../render/grid.ts'
import { progressOn } from '../render/progress.ts'
import { botPolicy } from '../sim/policy.ts'
import { type SeatScores, Statistics } from '../sim/statistics.ts'
import type { Box } from '../table/terminal-table.ts'

export interface SimOptions {
  readonly players?: string
  readonly games?: string
  readonly seed?: string
  readonly bots?: string
  readonly variant?: readonly string[]
  readonly closely?: string
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000_000
const DEFAULT_GAMES = '100'
/** Costly checks at one in this many decisions keep a hundred games within seconds. */
const DEFAULT_CLOSELY = '25'
const DEFAULT_SEED = 'waystation'
const SHOWN_VIOLATIONS = 5

interface Series {
  readonly config: Config
  readonly games: number
  readonly seed: string
  readonly bots: readonly BotId[]
  /** Costly checks are made at one in so many decisions. */
  readonly closely: number
}

interface Outcome extends SeriesReport {
  readonly seconds: number
  readonly scores: readonly SeatScores[]
  readonly winsBySeat: readonly number[]
}

export async function sim(context: Context, game: string, options: SimOptions): Promise<ExitCode> {
  const { words } = context
  const entry = findGame(game)
  const { seats } = entry.meta
  const players = options.players === undefined ? seats.min : parsePlayers(options.players, seats, words)
  const series: Series = {
    config: checkConfig(entry.meta, { players, variants: parseVariants(options.variant ?? [], words) }),
    games: parseCount('--games', options.games ?? DEFAULT_GAMES, { min: 1, max: MOST_GAMES }, words),
    seed: parseSeed(options.seed ?? DEFAULT_SEED, words),
    bots: parseBots(options.bots ?? 'random', players, context),
    closely: parseCount('--closely', options.closely ?? DEFAULT_CLOSELY, { min: 1, max: MOST_GAMES }, words),
  }
  const box = await openBox(entry, context, players)
  const outcome = simulate(context, box, series)
  if (options.json) context.result(jsonOf(entry.id, series, outcome))
  else show(context, box.text.title, series, outcome)
  return outcome.violations.length === 0 ? 0 : EXIT.failed
}

/** One bot for all seats, or one for each. */
function parseBots(value: string, players: number, { words }: Context): readonly BotId[] {
  const list = parseList(value).map((id): BotId => {
    if (isBotId(id)) return id
    throw new UserError(words.errors.unknownBot(id, BOT_IDS.join(', ')))
  })
  if (list.length === 1) return Array.from({ length: players }, () => list[0])
  if (list.length !== players) throw new UserError(words.errors.seatCount(players, list.length, '--bots'))
  return list
}

function simulate(
  context: Context,
  { game, network = null }: Box,
  { config, games, seed, bots, closely }: Series,
): Outcome {
  const statistics = new Statistics(config.players)
  const progress = progressOn(context.err, () => performance.now())
  const began = performance.now()
  const plain = bots.every((bot) => bot === 'random')
  const report = checkGame(game, {
    games,
    seed,
    config,
    checks: { every: closely },
    ...(plain
      ? {}
      : {
          policy: botPolicy(
            game,
            bots.map((bot) => botBy(bot, network)),
          ),
        }),
    played(one, index) {
      statistics.add(one.scores)
      progress.show(index + 1, games, context.words.sim.progress(index + 1, games))
    },
  })
  progress.end()
  const seconds = (performance.now() - began) / 1000
  const violations = report.violations.map((violation) => withCommand(violation, plain ? [] : bots))
  return { ...report, violations, seconds, scores: statistics.scores(), winsBySeat: statistics.wins }
}

/** The testkit's command, with what this series was asked for besides. */
function withCommand(violation: Violation, bots: readonly BotId[]): Violation {
  const players = bots.length === 0 ? '' : ` --bots ${bots.join(',')}`
  return { ...violation, command: `${violation.command}${players}` }
}

function jsonOf(game: string, { config, seed, bots, closely }: Series, outcome: Outcome): object {
  const { games, decisions, seconds, scores, winsBySeat, violations } = outcome
  return {
    game,
    players: config.players,
    variants: config.variants,
    bots,
    seed,
    games,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerGame: games === 0 ? 0 : decisions / games,
    scores,
    winsBySeat,
    checks: CHECKS,
    closely,
    violations,
  }
}

function show({ out, words, language }: Context, title: string, series: Series, outcome: Outcome): void {
  const w = words.sim
  const number = (value: number, digits = 0): string => formatNumber(value, language, digits)
  const { games, decisions, seconds, scores, winsBySeat, violations } = outcome
  out.lines([out.paint.bold(w.title(title, series.config.players, number(games))), ''])
  const rows = scores.map(({ seat, mean, sd, min, max }) => [
    String(seat),
    words.play.kinds[series.bots[seat]],
    number(winsBySeat[seat]),
    number(mean, 1),
    number(sd, 1),
    number(min),
    number(max),
  ])
  const head = [w.seat, w.bot, w.wins, w.mean, w.sd, w.min, w.max].map((label) => out.paint.dim(label))
  out.lines(columns([head, ...rows], ['right', 'left', 'right', 'right', 'right', 'right', 'right']))
  out.lines([
    '',
    w.speed(number(decisions), number(seconds, 2), number(decisions / seconds), number(decisions / games, 1)),
  ])
  if (violations.length === 0) return out.line(out.paint.good(w.allHeld(CHECKS.length)))
  out.line(out.paint.bad(w.broken(violations.length)))
  for (const { check, message, seed, answers, command } of violations.slice(0, SHOWN_VIOLATIONS)) {
    out.lines([`  ${w.broke(check, message)}`, `    ${w.where(seed, answers)}`, `    ${command}`])
  }
  if (violations.length > SHOWN_VIOLATIONS) out.line(w.more(violations.length - SHOWN_VIOLATIONS))
}
