/** Whose place counts how, once a game is over. docs/ratings.md says the same in words. */
import type { WhyUnrated } from '@waystation/protocol'

/** `rated`: at the place reached; `last`: as last, having left; `witness`: the others are measured by it, and it is not; `none`. */
export type Role = 'rated' | 'last' | 'witness' | 'none'

export interface Part {
  readonly person: boolean
  readonly answers: number
  readonly own: number
  readonly resigned: boolean
  /** The line at which a stand-in first took over; null: never. */
  readonly leftAt: number | null
  readonly hinted: boolean
  /** Has left before, and has answered nowhere since: one absence counts once. */
  readonly excused: boolean
}

/** Who gave this share of a seat's answers has played it. */
const OWN_SHARE = 0.8
/** A stand-in that came so early has made it another game for everybody. */
const EARLY = 1 / 4

export function hasLeft({ person, answers, own, resigned }: Omit<Part, 'leftAt' | 'hinted' | 'excused'>): boolean {
  return person && (resigned || own < OWN_SHARE * answers)
}

/** What was found out about a whole game only when it was over; null: nothing that speaks against it. */
export function whyNot(parts: readonly Part[], wentBack: boolean): WhyUnrated | null {
  if (parts.some(({ person, own }) => person && own === 0)) return 'unplayed'
  if (parts.some(({ hinted }) => hinted)) return 'hinted'
  return wentBack ? 'undone' : null
}

export function rolesOf(parts: readonly Part[], lines: number): Role[] {
  const left = parts.map(hasLeft)
  const early = parts.some(({ leftAt }, seat) => left[seat] && leftAt !== null && leftAt <= lines * EARLY)
  return parts.map(({ excused }, seat) => {
    if (left[seat]) return excused ? 'none' : 'last'
    return early ? 'witness' : 'rated'
  })
}
