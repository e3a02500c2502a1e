/**
 * Fits the outlook of a game for every number of players, and writes its data file. The same command makes the same file,
 * as long as the rules and the evaluation stay the same. Every number of players is fitted by a process of its own.
 */
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fitOutlook, type Fitted, type Gathering, type Sample, samplesOf } from '@waystation/bots/fit'
import { allGames } from '@waystation/catalog'
import type { Fit, Game } from '@waystation/kernel'
import { refuse, whole } from './ask.ts'

/** Every tenth game is kept aside to judge the fit by. */
const HELD_ASIDE = 10
const MOST_GAMES = 100_000_000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    searched: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'fit' },
    /** Only for so many; what the file has for others stays. */
    players: { type: 'string' },
    /** Tell the fit and write no file: a process that fits for another one. */
    tell: { type: 'boolean', default: false },
  },
})
const [id = ''] = positionals
const games = whole('--games', values.games, HELD_ASIDE, MOST_GAMES)
const searched = whole('--searched', values.searched, 0, MOST_GAMES)
const fittable = allGames().filter((one) => existsSync(weightsFile(one.id)))
const entry = fittable.find((one) => one.id === id)
if (entry === undefined)
  refuse(`no game called "${id}" has an outlook; there are ${fittable.map((one) => one.id).join(', ')}`)

const made = `--games ${games}${searched > 0 ? ` --searched ${searched}` : ''} --seed ${values.seed}`

function weightsFile(of: string): string {
  return fileURLToPath(new URL(`../../games/${of}/src/heuristic/outlook-weights.ts`, import.meta.url))
}

/** Samples of one number of players: those to fit to, and those to judge by. */
class Gathered {
  private readonly learning: Sample[] = []
  private readonly held: Sample[] = []
  private readonly players: number

  constructor(players: number) {
    this.players = players
  }

  play(game: Game, count: number, who: Gathering): void {
    for (let n = 0; n < count; n++) {
      const samples = samplesOf(game, this.players, `${values.seed} ${this.players} ${n}`, who)
      const into = n % HELD_ASIDE === HELD_ASIDE - 1 ? this.held : this.learning
      for (const sample of samples) into.push(sample)
    }
  }

  fit(): Fitted {
    return fitOutlook(this.learning, this.held, made)
  }
}

/** First to games of greedy players; then, if so asked, also to games of players who search with what that first fit says. */
function fitFor(game: Game, players: number): Fitted {
  const gathered = new Gathered(players)
  gathered.play(game, games, 'greedy')
  const first = gathered.fit()
  if (searched === 0 || game.outlook === undefined) return first
  const wiser = { ...game, outlook: { ...game.outlook, fits: { [players]: first.fit } } }
  gathered.play(wiser, searched, 'searching')
  return gathered.fit()
}

function dataFile(fits: Readonly<Record<number, Fit | undefined>>): string {
  const entries = Object.entries(fits).map(([players, fit]) => `  ${players}: ${JSON.stringify(fit)},`)
  return `/** Made by \`npm run fit -- ${id}\` as each entry says; not to be changed by hand. */
import type { Outlook } from '@waystation/kernel'

export const FITS: Outlook<never>['fits'] = {
${entries.join('\n')}
}
`
}

/** The same command again, for one number of players. */
async function fitApart(players: number): Promise<Fitted> {
  const args = [...process.execArgv, ...process.argv.slice(1), '--players', String(players), '--tell']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const said = await text(child.stdout)
  if ((await ended) !== 0) throw new Error(`no fit for ${players} players`)
  return JSON.parse(said) as Fitted
}

/** Larger tables take longer, so they begin first. */
async function fitAll(tables: readonly number[]): Promise<Record<number, Fit>> {
  const fits: Record<number, Fit> = {}
  const waiting = [...tables].sort((a, b) => a - b)
  const worker = async (): Promise<void> => {
    for (let players = waiting.pop(); players !== undefined; players = waiting.pop()) {
      const fitted = await fitApart(players)
      fits[players] = fitted.fit
      tell(players, fitted)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return fits
}

function tell(players: number, { foreseen, samples, fit: { spread, mean } }: Fitted): void {
  const percent = (foreseen * 100).toFixed(0)
  console.log(
    `${id}, ${players} players: ${games} + ${searched} games, ${samples} positions; ${percent} % of the variance foreseen`,
  )
  console.log(`  mean ${mean}, spread ${spread[0]} at the start, ${spread[1]} at the end`)
}

/** The numbers of players asked for. */
function tablesOf({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  if (values.players === undefined) return all
  const asked = Number(values.players)
  return all.includes(asked) ? [asked] : refuse(`--players ${values.players}: want ${min} to ${max}`)
}

const tables = tablesOf(entry.meta.seats)
const game = await entry.load()
if (values.tell) process.stdout.write(JSON.stringify(fitFor(game, tables[0])))
else writeFileSync(weightsFile(id), dataFile({ ...game.outlook?.fits, ...(await fitAll(tables)) }))
