/** The files of golden games: replayed as they are; on request, and only then, shown in words or written anew. */
import { type Game, type GameTypes, parseRecord } from '@waystation/kernel'
import { readText, writeText } from '../files.ts'
import { firstDifferenceFrom } from './difference.ts'
import { parseDigests } from './digest.ts'
import { type Golden, goldenFault, type GoldenGame, playGolden, playOn } from './golden.ts'
import { differenceInWords, type Spoken } from './in-words.ts'

const SWITCH = 'WAYSTATION_GOLDENS'
const MODES = ['replay', 'show', 'rewrite'] as const
export type GoldenMode = (typeof MODES)[number]

/** What is to be done with the files. */
export function goldenMode(env: Readonly<Record<string, string | undefined>>): GoldenMode {
  const asked = env[SWITCH] || 'replay'
  const mode = MODES.find((one) => one === asked)
  if (mode === undefined) throw new Error(`${SWITCH} is ${MODES.join(', ')} or nothing, not "${asked}"`)
  if (mode === 'rewrite' && env['CI'])
    throw new Error(`${SWITCH}=rewrite is for people: golden games never change in CI`)
  return mode
}

function read(folder: URL, name: string): Golden | null {
  const [record, scores, digests] = ['record', 'scores', 'digests'].map((part) => readText(folder, `${name}.${part}`))
  return record === null || scores === null || digests === null ? null : { record, scores, digests }
}

/** What is wrong with a kept game, and what to do about it. */
export function keptFault<T extends GameTypes>(game: Game<T>, folder: URL, name: string): string | null {
  const golden = read(folder, name)
  const command = `npm run goldens -- ${game.meta.id}`
  if (golden === null) return `${name} has not been kept yet: "${command} --write" keeps it.`
  const fault = goldenFault(game, golden)
  if (fault === null) return null
  return `${name}: ${fault}. "${command}" shows it in words; if the rules were changed on purpose, raise rulesVersion and add --write.`
}

/** The first difference in words; null when there is none. */
export function keptDifference<T extends GameTypes>(
  now: Spoken<T>,
  former: Spoken<T> | null,
  { folder, name }: { readonly folder: URL; readonly name: string },
): string | null {
  const golden = read(folder, name)
  if (golden === null) return null
  const record = parseRecord(golden.record)
  const difference = firstDifferenceFrom(now.game, record, parseDigests(golden.digests))
  return difference && `${name}: ${differenceInWords(difference, { record, now, former })}`
}

/**
 * Writes the files of a game that is new or goes another way now, and says what that changed. A kept game follows its recorded
 * answers as far as they lead; a plan is for the first time only.
 */
export function keep<T extends GameTypes>(game: Game<T>, folder: URL, plan: GoldenGame<T> | string): string {
  const name = typeof plan === 'string' ? plan : plan.name
  const record = readText(folder, `${name}.record`)
  if (record === null) {
    if (typeof plan === 'string') throw new Error(`nothing says how to play ${name}`)
    write(folder, name, playGolden(game, plan))
    return `${name}: kept for the first time`
  }
  if (keptFault(game, folder, name) === null) return `${name}: the same as before`
  const answers = parseRecord(record).log.length
  const next = playOn(game, { record })
  write(folder, name, next)
  return `${name}: CHANGED, ${next.kept} of ${answers} answers kept`
}

function write(folder: URL, name: string, { record, scores, digests }: Golden): void {
  writeText(folder, `${name}.record`, record)
  writeText(folder, `${name}.scores`, scores)
  writeText(folder, `${name}.digests`, digests)
}
