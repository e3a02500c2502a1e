/** `waystation play`: people and bots at one terminal. */
import { randomBytes } from 'node:crypto'
import { findGame } from '@waystation/catalog'
import { checkConfig, hashOf } from '@waystation/kernel'
import { parseList, parsePlayers, parseSeed, parseVariants } from '../args.ts'
import { inFile, openBox, openRecord } from '../box.ts'
import type { Context, ExitCode } from '../context.ts'
import { EXIT, UserError } from '../errors.ts'
import { type ChairKind, chairsFor, chairsOf, parseKind } from '../table/chairs.ts'
import { type Ending, host } from '../table/host.ts'
import { showOpening } from '../table/opening.ts'
import { Room } from '../table/room.ts'
import { TerminalTable } from '../table/terminal-table.ts'

export interface PlayOptions {
  readonly players?: string
  readonly seats?: string
  readonly names?: string
  readonly seed?: string
  readonly variant?: readonly string[]
  readonly save?: string
  readonly resume?: string
  readonly json?: boolean
}

export async function play(context: Context, game: string | undefined, options: PlayOptions): Promise<ExitCode> {
  const table =
    options.resume === undefined ? await sitDown(context, game, options) : await sitDownAgain(context, game, options)
  const room = new Room(context, table, {
    path: options.save ?? options.resume ?? null,
    keep: options.save !== undefined,
  })
  // Before anybody has thought about a move: a file that cannot be written is told now.
  if (options.save !== undefined) room.save(options.save)
  showOpening(room, options.resume)
  const ending = await host(room)
  if (options.json) context.result(resultOf(table, ending))
  if (ending !== 'input-ended') return 0
  const { errors } = context.words
  const kept = options.save === undefined ? errors.unfinished : errors.unfinishedSaved(options.save)
  context.err.line(kept)
  return EXIT.failed
}

async function sitDown(context: Context, game: string | undefined, options: PlayOptions): Promise<TerminalTable> {
  const { words } = context
  if (game === undefined) throw new UserError(words.errors.gameOrResume)
  const entry = findGame(game)
  const kinds = options.seats === undefined ? null : parseKinds(options.seats, context)
  const { seats } = entry.meta
  const players =
    options.players === undefined ? (kinds?.length ?? seats.min) : parsePlayers(options.players, seats, words)
  const config = checkConfig(entry.meta, { players, variants: parseVariants(options.variant ?? [], words) })
  const names = parseNames(options, players, context)
  const chairs = chairsFor(fillKinds(kinds, players, context), names, words)
  const seed = options.seed === undefined ? secret() : parseSeed(options.seed, words)
  return TerminalTable.open(await openBox(entry, context, players), chairs, { config, seed, salt: secret() })
}

async function sitDownAgain(context: Context, game: string | undefined, options: PlayOptions): Promise<TerminalTable> {
  const { errors } = context.words
  for (const option of ['players', 'names', 'seed', 'variant'] as const) {
    if (options[option] !== undefined) throw new UserError(errors.notWithResume(`--${option}`))
  }
  const path = options.resume ?? ''
  const { record, box, entry } = await openRecord(path, context)
  if (game !== undefined && findGame(game) !== entry) {
    throw new UserError(errors.inFile(path, errors.otherGame(record.game)))
  }
  const kinds = options.seats === undefined ? null : parseKinds(options.seats, context)
  if (kinds && kinds.length !== record.seats.length) {
    throw new UserError(errors.seatCount(record.seats.length, kinds.length, '--seats'))
  }
  return inFile(path, context, () => TerminalTable.resume(box, chairsOf(record.seats, kinds), record))
}

function parseKinds(value: string, { words }: Context): readonly ChairKind[] {
  return parseList(value).map((kind) => parseKind(kind, words))
}

/** Unless told otherwise: one person against bots that know what they do. */
function fillKinds(kinds: readonly ChairKind[] | null, players: number, { words }: Context): readonly ChairKind[] {
  if (kinds === null) return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'ranch-hand'))
  if (kinds.length !== players) throw new UserError(words.errors.seatCount(players, kinds.length, '--seats'))
  return kinds
}

function parseNames({ names }: PlayOptions, players: number, { words }: Context): readonly string[] {
  if (names === undefined) return []
  const list = parseList(names)
  if (list.length > players) throw new UserError(words.errors.seatCount(players, list.length, '--names'))
  return list
}

function secret(): string {
  return randomBytes(16).toString('hex')
}

function resultOf(table: TerminalTable, ending: Ending): object {
  const { game, match, chairs, salt } = table
  return {
    game: game.meta.id,
    players: match.config.players,
    variants: match.config.variants,
    seats: chairs,
    ending,
    finished: table.over,
    decisions: match.moves.length,
    lines: table.line,
    state: hashOf(match.state),
    scores: game.scores(match.state),
    commitment: table.commitment,
    seed: table.over ? match.seed : null,
    salt: table.over ? salt : null,
  }
}
