/** What is printed on a player board: discs and their frames, worker rows, certificates. */
import type { Action } from './actions.ts'

export type Frame = 'white' | 'black'

interface DiscSpot {
  readonly id: string
  readonly frame: Frame
  /** Alike spots: 2 means that either disc may go first. */
  readonly count: number
  /** Paid at once for removing the disc. */
  readonly cost: number
  /** Gained at once. */
  readonly money: number
}

/** The fourteen discs, and the one of the annex of Rails to the North; two alike count as one spot holding two. */
export const DISC_SPOTS = [
  { id: 'disc-aux-money', frame: 'white', count: 1, cost: 0, money: 0 },
  { id: 'disc-aux-draw', frame: 'white', count: 1, cost: 0, money: 0 },
  { id: 'disc-aux-certificate', frame: 'white', count: 2, cost: 0, money: 0 },
  { id: 'disc-aux-engine', frame: 'white', count: 2, cost: 0, money: 0 },
  { id: 'disc-aux-remove', frame: 'white', count: 2, cost: 0, money: 0 },
  { id: 'disc-step-money', frame: 'black', count: 1, cost: 0, money: 3 },
  { id: 'disc-step-vp', frame: 'black', count: 1, cost: 0, money: 0 },
  { id: 'disc-hand', frame: 'black', count: 2, cost: 5, money: 0 },
  { id: 'disc-certificate-4', frame: 'white', count: 1, cost: 0, money: 0 },
  { id: 'disc-certificate-6', frame: 'black', count: 1, cost: 0, money: 0 },
  { id: 'disc-aux-shop', frame: 'white', count: 1, cost: 2, money: 0 },
] as const satisfies readonly DiscSpot[]
export type DiscId = (typeof DISC_SPOTS)[number]['id']

export const spotOf = (id: DiscId): number => DISC_SPOTS.findIndex((d) => d.id === id)
export const STEP_MONEY = spotOf('disc-step-money')
export const STEP_VP = spotOf('disc-step-vp')
export const HAND_DISC = spotOf('disc-hand')
export const CERTIFICATE_4 = spotOf('disc-certificate-4')
export const CERTIFICATE_6 = spotOf('disc-certificate-6')
export const STEP_VP_POINTS = 3

/** The certificate track has no 5: its marker stands on the index of one of these. */
export const CERTIFICATE_TRACK: readonly number[] = [0, 1, 2, 3, 4, 6]
export const CERTIFICATE_LIMITS = { start: 3, with4: 4, with6: 5 } as const

export const SLOTS_PER_ROW = 6
/** Worker slots from this one on score. */
export const FIRST_SCORING_SLOT = 5
export const SLOT_VP = 4
export const SCORING_SLOTS: readonly number[] = Array.from(
  { length: SLOTS_PER_ROW - FIRST_SCORING_SLOT + 1 },
  (_, i) => FIRST_SCORING_SLOT + i,
)

const jersey = (reward: { money?: number; certificates?: number }): Action => ({
  type: 'discard',
  what: 'jersey',
  money: reward.money ?? 0,
  certificates: reward.certificates ?? 0,
})
const NONE: readonly Action[] = []
const build: readonly Action[] = [{ type: 'build', price: 1 }]

/** Immediate action of each slot, from 1 to 6, for cowboys, craftsmen and engineers. */
export const WORKER_SLOTS: readonly (readonly (readonly Action[])[])[] = [
  [NONE, NONE, NONE, [{ type: 'removeHazard', price: 0 }], NONE, [{ type: 'trade' }]],
  [NONE, NONE, NONE, build, NONE, build],
  [
    NONE,
    [jersey({ certificates: 1 })],
    [jersey({ money: 2 })],
    [{ type: 'hire', modifier: -2 }],
    [jersey({ certificates: 2 })],
    [jersey({ money: 4 })],
  ],
]
