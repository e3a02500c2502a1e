/** Who sits where. A bot's name ends with its kind, so that a record alone says who was one. */
import { BOT_IDS, type BotId, isBotId, LEVEL_IDS } from '@waystation/bots'
import type { Seat } from '@waystation/kernel'
import { UserError } from '../errors.ts'
import { folded } from '../format.ts'
import { WORDS, type Words } from '../text/words.ts'

export const CHAIR_KINDS = ['human', ...BOT_IDS] as const
/** Offered to people; the yardsticks `random` and `greedy` are there for those who name them. */
export const OFFERED_KINDS = ['human', ...LEVEL_IDS] as const
export type ChairKind = 'human' | BotId

export interface Chair {
  readonly kind: ChairKind
  readonly name: string
}

const LONGEST_NAME = 40

export function parseKind(text: string, words: Words): ChairKind {
  const kind = kindNamed(text)
  if (kind) return kind
  throw new UserError(
    words.errors.unknownSeatKind(text, CHAIR_KINDS.map((known) => words.play.kinds[known]).join(', ')),
  )
}

/** A kind by its id or by its name in any language. */
function kindNamed(text: string): ChairKind | undefined {
  const wanted = folded(text)
  return CHAIR_KINDS.find(
    (kind) => kind === wanted || Object.values(WORDS).some((words) => folded(words.play.kinds[kind]) === wanted),
  )
}

/** One chair per kind; a name not given is made up. */
export function chairsFor(kinds: readonly ChairKind[], names: readonly string[], words: Words): readonly Chair[] {
  const chairs = kinds.map((kind, seat): Chair => {
    const given = names[seat]?.trim() || defaultName(kind, seat, words)
    checkName(given, words)
    return { kind, name: kind === 'human' ? given : `${given} (${words.play.kinds[kind]})` }
  })
  const twin = chairs.find(({ name }, i) => chairs.findIndex((other) => folded(other.name) === folded(name)) !== i)
  if (twin) throw new UserError(words.errors.sameName(twin.name))
  return chairs
}

export function defaultName(kind: ChairKind, seat: Seat, words: Words): string {
  return kind === 'human' ? words.play.humanName(seat + 1) : words.play.botName(seat + 1)
}

/** Names become lines of the record and a person must not pass for a bot. */
function checkName(name: string, words: Words): void {
  const readable = name.length <= LONGEST_NAME && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)
  if (!readable || botSuffix(name)) throw new UserError(words.errors.badName(name.slice(0, LONGEST_NAME)))
}

/** The chairs of a recorded game; `kinds` overrides who plays on them now. */
export function chairsOf(names: readonly string[], kinds: readonly ChairKind[] | null): readonly Chair[] {
  return names.map((name, seat) => ({ name, kind: kinds?.[seat] ?? botSuffix(name) ?? 'human' }))
}

function botSuffix(name: string): BotId | undefined {
  const inside = /\(([^()]+)\)$/.exec(name)?.[1]
  const kind = inside === undefined ? undefined : kindNamed(inside)
  return kind !== undefined && isBotId(kind) ? kind : undefined
}
