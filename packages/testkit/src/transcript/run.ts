/** Plays an example and says which of its lines do not hold. */
import {
  checkConfig,
  clonePlain,
  type Config,
  type Entry,
  playEntry,
  decisions,
  type Game,
  type GameTypes,
  type Match,
  Play,
  Refusal,
  Rng,
} from '@waystation/kernel'
import type { ScenarioArgs } from './args.ts'
import { checkFact, type Scene } from './check-fact.ts'
import { changePart } from './path.ts'
import type { Answer, Change, Example } from './syntax.ts'

/** A position that the game's tests know how to build. */
export type Scenario<T extends GameTypes> = (given: ScenarioGiven) => T['state']
export interface ScenarioGiven {
  readonly config: Config
  readonly seed: string
  readonly args: ScenarioArgs
}
export interface Scenarios<T extends GameTypes> {
  readonly [name: string]: Scenario<T>
}

export interface Failure {
  readonly line: number
  readonly message: string
}

const NEW_GAME = 'a new game'

export function runExample<T extends GameTypes>(
  game: Game<T>,
  example: Example,
  scenarios: Scenarios<T> = {},
): readonly Failure[] {
  const failures: Failure[] = []
  try {
    let scene = open(game, example, scenarios)
    for (const part of example.parts) {
      if (part.do === 'when') scene = play(scene, part.answers)
      else {
        for (const fact of part.facts) {
          const instead = checkFact(scene, fact)
          if (instead !== null) failures.push({ line: fact.line, message: `"${fact.text}" does not hold: ${instead}` })
        }
      }
    }
  } catch (error) {
    if (!(error instanceof Halt)) throw error
    failures.push({ line: error.line, message: error.message })
  }
  return failures
}

/** The example cannot go on from here. */
class Halt extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

function open<T extends GameTypes>(game: Game<T>, { given }: Example, scenarios: Scenarios<T>): Scene<T> {
  const { seed, args, names, variants } = given
  const known: Scenarios<T> = { [NEW_GAME]: ({ config }) => game.setup(config, new Rng(seed)), ...scenarios }
  if (!Object.hasOwn(known, given.scenario)) {
    throw new Halt(given.line, `no scenario "${given.scenario}"; known are ${Object.keys(known).join(', ')}`)
  }
  const config = halting(given.line, () => checkConfig(game.meta, { players: names.length, variants }))
  const dealt = new Play(game, known[given.scenario]({ config, seed, args }), true)
  const state = changed(dealt.state, given.changes)
  const settled = new Play(game, state, true)
  const events = [...(dealt.context.events ?? []), ...(settled.context.events ?? [])]
  const match: Match<T> = { game, config, seed, opening: settled.state, state: settled.state, moves: [] }
  return { match, events }
}

function changed<S extends object>(state: S, changes: readonly Change[]): S {
  const copy = clonePlain(state)
  for (const { line, path, value } of changes) {
    const fault = changePart(copy, path, value)
    if (fault !== null) throw new Halt(line, fault)
  }
  return copy
}

function play<T extends GameTypes>(scene: Scene<T>, answers: readonly Answer[]): Scene<T> {
  let { match } = scene
  const events: T['event'][] = []
  for (const { line, seat, text } of answers) {
    const change = halting(
      line,
      () => playEntry(match, entry(seat, text)),
      () => offers(match, seat),
    )
    match = change.match
    events.push(...change.events)
  }
  return { match, events }
}

function entry(seat: number, text: string): Entry {
  if (text === '< undo') return { seat, undo: 'own' }
  return text === '< undo agreed' ? { seat, undo: 'agreed' } : { seat, option: text }
}

function offers<T extends GameTypes>({ game, state }: Match<T>, seat: number): string {
  const ids = decisions(game, state).flatMap((d) => (d.seat === seat ? d.options.map((o) => o.id) : []))
  return ids.length === 0 ? '' : `; offered are ${ids.join(' | ')}`
}

function halting<R>(line: number, act: () => R, more: () => string = () => ''): R {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) throw new Halt(line, `${error.message}${more()}`)
    throw error
  }
}
