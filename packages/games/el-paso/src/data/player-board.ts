/** The player board: limits, the certificate track, four auxiliary actions and seven discs. */

/** At first, and once the disc on them is gone. */
export const START_HAND_LIMIT = 4
export const LATER_HAND_LIMIT = 5
export const START_MOVE_LIMIT = 3
export const LATER_MOVE_LIMIT = 4
export const HIGHEST_CERTIFICATE = 4
/** Errata: nobody removes more cattle than this from the game. */
export const REMOVAL_LIMIT = 5

/** In the order of the board; that the certificate comes second and the removal fourth is [house]. */
export const AUXILIARIES = ['aux-money', 'aux-certificate', 'aux-exchange', 'aux-remove'] as const
export type AuxiliaryId = (typeof AUXILIARIES)[number]
export const AUX_MONEY = 0
export const AUX_CERTIFICATE = 1
export const AUX_EXCHANGE = 2
export const AUX_REMOVE = 3
/** "1 $, puis 3 $ une fois débloquée." */
export const AUX_DOLLARS = { basic: 1, improved: 3 } as const

interface Disc {
  readonly id: string
  /** Money gained when it leaves the board; negative: to be paid. */
  readonly dollars: number
  /** Goes to posts with black corners only. */
  readonly blackCorners: boolean
}

/** One per auxiliary action first. The amounts of the last four are the rulebook's, the rest is [house]. */
export const DISCS = [
  { id: 'disc-aux-money', dollars: 0, blackCorners: false },
  { id: 'disc-aux-certificate', dollars: 0, blackCorners: false },
  { id: 'disc-aux-exchange', dollars: 0, blackCorners: false },
  { id: 'disc-aux-remove', dollars: -3, blackCorners: false },
  { id: 'disc-hand-limit', dollars: -4, blackCorners: false },
  { id: 'disc-permanent-certificate', dollars: 1, blackCorners: true },
  { id: 'disc-move-limit', dollars: 2, blackCorners: true },
] as const satisfies readonly Disc[]
export type DiscId = (typeof DISCS)[number]['id']
export const DISC_COUNT = DISCS.length
/** What a disc brings or costs when it leaves the board. */
export const amountOf = (id: DiscId): number => Math.abs(DISCS.find((disc) => disc.id === id)?.dollars ?? 0)
export const ALL_DISCS = (1 << DISC_COUNT) - 1
export const DISC_HAND_LIMIT = 4
export const DISC_PERMANENT_CERTIFICATE = 5
export const DISC_MOVE_LIMIT = 6
