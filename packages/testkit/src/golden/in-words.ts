/** A difference between former and present rules as a person would tell it: the question, options that came or went, the table. */
import {
  type Decision,
  type Game,
  type GameRecord,
  type GameText,
  type GameTypes,
  type Names,
  Refusal,
  type Seat,
  type Zone,
  type ZoneItem,
} from '@waystation/kernel'
import { firstDifference } from '../diff.ts'
import type { Difference } from './difference.ts'
import { type Stop, stopsOf } from './digest.ts'

/** A game with its words. */
export interface Spoken<T extends GameTypes> {
  readonly game: Game<T>
  readonly text: GameText<T>
}

export interface Comparison<T extends GameTypes> {
  readonly record: GameRecord
  readonly now: Spoken<T>
  /** The rules by which the game was kept; null where they are not at hand. */
  readonly former: Spoken<T> | null
}

export function differenceInWords<T extends GameTypes>(
  { stop, line, message }: Difference<T>,
  { record, now, former }: Comparison<T>,
): string {
  const here = stop ?? stopAtLine(now.game, record, line)
  const there = former === null ? null : stopAtLine(former.game, record, line)
  if (here === null) return message
  const names: Names = (seat) => record.seats[seat] ?? `seat ${seat}`
  const told = [
    ...questions({ stop: here, ...now }, there && former && { stop: there, ...former }, names),
    ...(there === null || former === null ? [] : changes({ stop: here, ...now }, { stop: there, ...former }, names)),
  ]
  return [message.replace(/; now .*/, ''), lastAnswer(record, line, names), ...told]
    .filter((text) => text !== '')
    .join('\n')
}

/** The position after so many lines; null when these rules do not lead there. */
function stopAtLine<T extends GameTypes>(game: Game<T>, record: GameRecord, line: number): Stop<T> | null {
  try {
    for (const stop of stopsOf(game, record)) if (stop.line === line) return stop
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return null
}

function lastAnswer(record: GameRecord, line: number, names: Names): string {
  if (line === 0) return ''
  const entry = record.log[line - 1]
  return `  ${names(entry.seat)} answered: ${'option' in entry ? entry.option : 'undo'}`
}

interface Told<T extends GameTypes> extends Spoken<T> {
  readonly stop: Stop<T>
}

/** Every question, with its options; beside former rules, only those that came (+) or went (-). */
function questions<T extends GameTypes>(now: Told<T>, then: Told<T> | null, names: Names): string[] {
  const open = now.stop.decisions.flatMap((decision) => {
    const before = then?.stop.decisions.find(({ seat, kind }) => seat === decision.seat && kind === decision.kind)
    return [question(now, decision, names), ...optionLines(now, decision, before ?? null, names, then !== null)]
  })
  const gone = (then?.stop.decisions ?? []).filter(
    ({ seat, kind }) => !now.stop.decisions.some((d) => d.seat === seat && d.kind === kind),
  )
  const lost = then === null ? [] : gone.map((decision) => `${question(then, decision, names)} (no longer asked)`)
  return [...open, ...lost]
}

function question<T extends GameTypes>(
  { game, text, stop }: Told<T>,
  decision: Decision<T['option']>,
  names: Names,
): string {
  const view = game.view(stop.match.state, decision.seat)
  return `  ${names(decision.seat)} is asked: ${text.decision(decision, view, names)}`
}

function optionLines<T extends GameTypes>(
  { text }: Told<T>,
  { options }: Decision<T['option']>,
  before: Decision<T['option']> | null,
  names: Names,
  compared: boolean,
): string[] {
  const say = (mark: string) => (option: T['option']) => `    ${mark} ${text.option(option, names)} (${option.id})`
  if (!compared) return options.map(say(' '))
  const had = before?.options ?? []
  const came = options.filter(({ id }) => had.every((old) => old.id !== id))
  const went = had.filter(({ id }) => options.every((one) => one.id !== id))
  if (came.length + went.length === 0) return [`      the same ${options.length} options as before`]
  return [...came.map(say('+')), ...went.map(say('-'))]
}

/** What lies otherwise on the table, and what the state says of it. */
function changes<T extends GameTypes>(now: Told<T>, then: Told<T>, names: Names): string[] {
  const parting = firstDifference(reckoning(now), reckoning(then))
  if (parting === null) return []
  const seat = now.stop.decisions[0]?.seat ?? 0
  const before = rows(then, seat, names)
  const after = rows(now, seat, names)
  return [
    `  ${parting.replace(/ here, (.*) there$/, ', was $1')}`,
    ...[...after].filter(([place, row]) => before.get(place) !== row).map(([, row]) => `    + ${row}`),
    ...[...before].filter(([place, row]) => after.get(place) !== row).map(([, row]) => `    - ${row}`),
  ]
}

/** What `Digest.position` stands for. */
function reckoning<T extends GameTypes>({ game, stop }: Told<T>): object {
  const { agenda: _, ...state } = stop.match.state
  return { state, scores: game.scores(stop.match.state) }
}

/** The table in words, row by row: by its place, what it says. */
function rows<T extends GameTypes>({ game, text, stop }: Told<T>, seat: Seat, names: Names): Map<string, string> {
  const item = ({ text: words, seat: owner }: ZoneItem): string =>
    owner === undefined ? words : `${words} (${names(owner)})`
  const said = ({ id, title, rows: all }: Zone): [string, string][] =>
    all.map(({ label, items }, i) => [
      `${id} ${label ?? i}`,
      [title, label, items.map(item).join(', ')].filter(Boolean).join(': '),
    ])
  return new Map(text.zones(game.view(stop.match.state, seat), names).flatMap(said))
}
