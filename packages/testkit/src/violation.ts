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
  readonly seq: number
  /** Plays the same game again with the same checks. */
  readonly command: string
}

export function describeViolation(v: Violation): string {
  return `${v.check}: ${v.message}\n  ${v.game}, ${v.players} players, seed ${v.seed}, after ${v.seq} answers\n  ${v.command}`
}

/** The violations of one game. A check that fails at every decision is told once per game. */
export class Ledger {
  readonly violations: Violation[] = []
  private readonly meta: Meta
  private readonly config: Config
  private readonly seed: string

  constructor(meta: Meta, config: Config, seed: string) {
    this.meta = meta
    this.config = config
    this.seed = seed
  }

  add({ check, message }: Fault, seq: number): void {
    if (this.violations.some((v) => v.check === check)) return
    const { players, variants } = this.config
    const command = reproduction(this.meta, this.config, this.seed)
    this.violations.push({ check, message, game: this.meta.id, players, variants, seed: this.seed, seq, command })
  }
}

function reproduction(meta: Meta, config: Config, seed: string): string {
  const chosen = meta.variants
    .filter((variant) => config.variants[variant.id] !== variant.default)
    .map((variant) => ` --variant ${variant.id}=${config.variants[variant.id]}`)
  return `npx waystation sim ${meta.id} --players ${config.players}${chosen.join('')} --seed ${shellWord(seed)} --games 1`
}

function shellWord(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** How people name who is looking. */
export function seatName(seat: Seat | null): string {
  return seat === null ? 'the spectator' : `seat ${seat}`
}
