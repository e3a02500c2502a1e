/** A broken promise of a game, with everything needed to see it again. Plain data: `sim --json` prints it as it is. */
import type { Config, Meta, Seat } from '@waystation/kernel'

export const CHECKS = [
  'options',
  'stable',
  'purity',
  'applies',
  'round-trip',
  'clone',
  'in-place',
  'census',
  'ends',
  'leak',
  'barrier',
  'secrets',
  'scores',
  'sight',
  'record',
  'throws',
] as const
export type CheckName = (typeof CHECKS)[number]

/** What is wrong, before it is known where. */
export interface Fault {
  readonly check: CheckName
  readonly message: string
}

export interface Violation extends Fault {
  readonly game: string
  readonly players: number
  readonly variants: Config['variants']
  readonly seed: string
  /** Answers given when it was found. */
  readonly answers: number
  /** Plays the same game again with the same checks. */
  readonly command: string
}

export function describeViolation(v: Violation): string {
  return `${v.check}: ${v.message}\n  ${v.game}, ${v.players} players, seed ${v.seed}, after ${v.answers} answers\n  ${v.command}`
}

/** The violations of one game. A check that fails at every decision is told once per game. */
export class Ledger {
  readonly violations: Violation[] = []
  private readonly meta: Meta
  private readonly config: Config
  private readonly seed: string
  /** How closely was looked: the same places are looked at again only if it is the same. */
  private readonly every: number

  constructor(meta: Meta, config: Config, run: { readonly seed: string; readonly every: number }) {
    this.meta = meta
    this.config = config
    this.seed = run.seed
    this.every = run.every
  }

  add({ check, message }: Fault, answers: number): void {
    if (this.violations.some((v) => v.check === check)) return
    const { players, variants } = this.config
    const { id: game } = this.meta
    this.violations.push({ check, message, game, players, variants, seed: this.seed, answers, command: this.command() })
  }

  private command(): string {
    const { meta, config, seed, every } = this
    const chosen = meta.variants
      .filter((variant) => config.variants[variant.id] !== variant.default)
      .map((variant) => ` --variant ${variant.id}=${config.variants[variant.id]}`)
    const closely = every > 0 ? ` --closely ${every}` : ''
    const where = `${meta.id} --players ${config.players}${chosen.join('')}`
    return `npx waystation sim ${where} --seed ${shellWord(seed)} --games 1${closely}`
  }
}

function shellWord(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** How people name who is looking. */
export function seatName(seat: Seat | null): string {
  return seat === null ? 'the spectator' : `seat ${seat}`
}
