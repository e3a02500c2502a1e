/** The houses and cowboys on the illustrations; their captions count them. */
import { type BuildingId, type CowboyType, facesThat, fineFor, SHERIFF_FEE } from '@waystation/deadwood'
import { strengthOf } from '../labels.ts'

interface ShownDuel {
  readonly attacker: CowboyType
  readonly defender: CowboyType
  /** The defender's. */
  readonly cartridges: number
  readonly faces: readonly number[]
}

export const DUEL: ShownDuel = { attacker: 'veteran', defender: 'novice', cartridges: 1, faces: [2, 5, 6] }

/** Where three plots meet. */
export const WATCHED: readonly [BuildingId, BuildingId, BuildingId] = ['church', 'sheriffs-office', 'bank']

export const SAMPLE: readonly BuildingId[] = [
  'gunsmith-1',
  'hotel',
  'casino',
  'stage-depot',
  'fortune-teller',
  'grifter',
]

/** Rails from below upwards, each half a plot aside from the last, and houses beside them: plots to the right, rows down. */
export const RAIL: {
  readonly plots: readonly number[]
  readonly beside: readonly { readonly building: BuildingId; readonly shift: number; readonly row: number }[]
} = {
  plots: [0.5, 1],
  beside: [
    { building: 'laundry-1', shift: 0, row: 0 },
    { building: 'hotel', shift: 1.5, row: 1 },
  ],
}

/** What the captions tell. */
export const FIGURES = {
  attacker: strengthOf(DUEL.attacker),
  defender: strengthOf(DUEL.defender) + DUEL.cartridges,
  wounds: facesThat('wound'),
  kills: facesThat('kill'),
  fee: SHERIFF_FEE,
  oneFine: fineFor(1),
  fourFine: fineFor(4),
}
