/** The questions of a position: well-formed, few enough, the same whenever they are asked. */
import { type Decision, decisions, type GameTypes } from '@waystation/kernel'
import { firstDifference } from '../diff.ts'
import type { Position } from '../position.ts'

export function* optionsCheck<T extends GameTypes>({
  config,
  decisions: open,
  settings,
}: Position<T>): Iterable<string> {
  if (open.every((d) => d.optional === true)) yield 'nobody is waited for although the game is not over'
  for (const decision of open) {
    const where = `seat ${decision.seat}, "${decision.kind}"`
    if (!(decision.seat >= 0 && decision.seat < config.players)) yield `${where}: there is no such seat`
    if (open.some((other) => other !== decision && other.seat === decision.seat)) yield `${where}: asked twice at once`
    if (decision.kind === '') yield `${where}: a decision without a kind`
    for (const fault of optionFaults(decision, settings.maxOptions)) yield `${where}: ${fault}`
  }
}

function* optionFaults({ options }: Decision, cap: number): Iterable<string> {
  if (options.length === 0) yield 'no option at all'
  if (options.length > cap) yield `${options.length} options, more than ${cap}`
  const ids = new Set<string>()
  for (const option of options) {
    const fault = SOUND_IDS.has(option.id) ? null : idFault(option.id)
    if (fault === null) SOUND_IDS.add(option.id)
    else yield `the option id ${JSON.stringify(option.id)} ${fault}`
    if (ids.has(option.id)) yield `the option id "${option.id}" is there twice`
    ids.add(option.id)
  }
}

/** Options come back at every decision; their ids need to be read once. */
const SOUND_IDS = new Set<string>()

/** Ids are typed by people, kept in records and spoken by the command line: one line of plain words. */
function idFault(id: string): string | null {
  if (id === '') return 'is empty'
  if (id.length > 120) return 'is longer than 120 characters'
  if (/\p{Cs}/u.test(id)) return 'has half a surrogate pair'
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(id)) return 'has a control character or a line break'
  if (id.startsWith('<')) return 'starts with "<", which records keep for undo'
  return id.trim() === id && !id.includes('  ') ? null : 'has spaces at an end or two in a row'
}

/** Asking again, of the same state, gives the same questions: an id means the same thing tomorrow. */
export function* stableCheck<T extends GameTypes>({ game, state, decisions: open }: Position<T>): Iterable<string> {
  for (let again = 0; again < 2; again++) {
    const difference = firstDifference(open, decisions(game, state))
    if (difference !== null) yield `asked again, the options change: ${difference}`
  }
}
