/** The commands and their options. */
import { Command } from 'commander'
import { version } from '../../../package.json'
import { arena, type ArenaOptions } from './commands/arena.ts'
import { bench, type BenchOptions } from './commands/bench.ts'
import { games } from './commands/games.ts'
import { play, type PlayOptions } from './commands/play.ts'
import { replay, type ReplayOptions } from './commands/replay.ts'
import { review, type ReviewOptions } from './commands/review.ts'
import { sim, type SimOptions } from './commands/sim.ts'
import { verify, type VerifyOptions } from './commands/verify.ts'
import type { Context, ExitCode } from './context.ts'
import type { Output } from './io/output.ts'
import type { Words } from './text/words.ts'

type Json = { readonly json?: boolean }

export interface Stage {
  readonly words: Words
  readonly out: Output
  context(): Context
  /** How the command ended. */
  ended(code: ExitCode): void
}

export function buildProgram(stage: Stage): Command {
  const { help } = stage.words
  const program = new Command('waystation')
  program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stage.out.write(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => stage.out.width,
    })
    .configureHelp({ styleTitle: (title) => stage.out.paint.bold(translated(help.titles, title)) })
    .helpOption('-h, --help', help.helpOption)
    .helpCommand(`help [${help.values.command}]`, help.helpCommand)
    .description(help.program)
    .usage(help.usage)
    .version(version, '-V, --version', help.versionOption)
    .option(`--lang <${help.values.lang}>`, help.lang)
    .addHelpText('after', serverCommands(stage))
    .addHelpText('after', examples(stage, help.programExamples))
  addGames(program, stage)
  addPlay(program, stage)
  addSim(program, stage)
  addArena(program, stage)
  addReplay(program, stage)
  addReview(program, stage)
  addVerify(program, stage)
  addBench(program, stage)
  return program
}

function addGames(program: Command, stage: Stage): void {
  const { help } = stage.words
  command(program, stage, 'games', help.games, help.json).action(async (options: Json) => {
    stage.ended(await games(stage.context(), options))
  })
}

function addPlay(program: Command, stage: Stage): void {
  const { help } = stage.words
  const { values } = help
  command(program, stage, `play [${values.game}]`, help.play, help.play.json)
    .option(`--players <${values.count}>`, help.players)
    .option(`--seats <${values.list}>`, help.play.seats)
    .option(`--names <${values.list}>`, help.play.names)
    .option(`--seed <${values.text}>`, help.play.seed)
    .option(`--variant <${values.variant}>`, help.variant, collect)
    .option(`--save <${values.file}>`, help.play.save)
    .option(`--resume <${values.file}>`, help.play.resume)
    .action(async (game: string | undefined, options: PlayOptions) => {
      stage.ended(await play(stage.context(), game, options))
    })
}

function addSim(program: Command, stage: Stage): void {
  const { help } = stage.words
  const { values } = help
  command(program, stage, `sim <${values.game}>`, help.sim, help.json)
    .option(`--players <${values.count}>`, help.players)
    .option(`--games <${values.count}>`, help.sim.games)
    .option(`--seed <${values.text}>`, help.sim.seed)
    .option(`--bots <${values.list}>`, help.sim.bots)
    .option(`--variant <${values.variant}>`, help.variant, collect)
    .option(`--closely <${values.count}>`, help.sim.closely)
    .action(async (game: string, options: SimOptions) => {
      stage.ended(await sim(stage.context(), game, options))
    })
}

function addArena(program: Command, stage: Stage): void {
  const { help } = stage.words
  const { values } = help
  command(program, stage, `arena <${values.game}>`, help.arena, help.json)
    .option(`--bots <${values.list}>`, help.arena.bots)
    .option(`--players <${values.count}>`, help.players)
    .option(`--games <${values.count}>`, help.arena.games)
    .option(`--seed <${values.text}>`, help.sim.seed)
    .option(`--workers <${values.count}>`, help.arena.workers)
    .option(`--variant <${values.variant}>`, help.variant, collect)
    .option(`--out <${values.file}>`, help.arena.out)
    .action(async (game: string, options: ArenaOptions) => {
      stage.ended(await arena(stage.context(), game, options))
    })
}

function addReplay(program: Command, stage: Stage): void {
  const { help } = stage.words
  const { values } = help
  command(program, stage, `replay <${values.file}>`, help.replay, help.json)
    .option(`--at <${values.count}>`, help.replay.at)
    .option(`--seat <${values.seat}>`, help.replay.seat)
    .action(async (file: string, options: ReplayOptions) => {
      stage.ended(await replay(stage.context(), file, options))
    })
}

function addReview(program: Command, stage: Stage): void {
  const { help } = stage.words
  command(program, stage, `review <${help.values.file}>`, help.review, help.json)
    .option(`--seat <${help.values.seat}>`, help.review.seat)
    .action(async (file: string, options: ReviewOptions) => {
      stage.ended(await review(stage.context(), file, options))
    })
}

function addVerify(program: Command, stage: Stage): void {
  const { help } = stage.words
  command(program, stage, `verify <${help.values.file}>`, help.verify, help.json)
    .option(`--commitment <${help.values.hex}>`, help.verify.commitment)
    .option(`--house <${help.values.key}>`, help.verify.house)
    .action(async (file: string, options: VerifyOptions) => {
      stage.ended(await verify(stage.context(), file, options))
    })
}

function addBench(program: Command, stage: Stage): void {
  const { help } = stage.words
  command(program, stage, `bench [${help.values.game}...]`, help.bench, help.json)
    .option(`--rounds <${help.values.count}>`, help.bench.rounds)
    .option(`--time <${help.values.count}>`, help.bench.time)
    .action(async (ids: readonly string[], options: BenchOptions) => {
      stage.ended(await bench(stage.context(), ids, options))
    })
}

/** What every command has: a description with examples, a language, JSON. */
function command(
  program: Command,
  stage: Stage,
  usage: string,
  text: { readonly about: string; readonly examples: readonly string[] },
  json: string,
): Command {
  const { help } = stage.words
  return program
    .command(usage)
    .description(text.about)
    .helpOption('-h, --help', help.helpOption)
    .option(`--lang <${help.values.lang}>`, help.lang)
    .option('--json', json)
    .addHelpText('after', examples(stage, text.examples))
}

/** Programs of their own, started by the same name. */
function serverCommands({ words, out }: Stage): string {
  const { title, commands, more } = words.help.server
  const width = Math.max(...commands.map(([name]) => name.length))
  const lines = commands.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
  return ['', out.paint.bold(title), ...lines, `  ${more}`].join('\n')
}

function examples({ words, out }: Stage, lines: readonly string[]): string {
  return ['', out.paint.bold(words.help.examples), ...lines.map((line) => `  ${line}`)].join('\n')
}

function translated(titles: Words['help']['titles'], title: string): string {
  return Object.entries(titles).find(([key]) => key === title)?.[1] ?? title
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}
