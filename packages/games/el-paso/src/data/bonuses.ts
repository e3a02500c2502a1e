/** The twenty bonus tiles: six kinds (annex); how many of each, points and amounts of money are [house]. */
export const BONUS_KINDS = [
  'triple-exchange',
  'permanent-certificate',
  'remove-cattle',
  'count-duplicate',
  'remove-for-money',
  'gain-money',
] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

interface BonusTile {
  readonly id: string
  readonly kind: BonusKind
  readonly points: number
  readonly dollars: number
}

export const BONUSES = [
  { id: 'bonus-01', kind: 'triple-exchange', points: 4, dollars: 0 },
  { id: 'bonus-02', kind: 'triple-exchange', points: 4, dollars: 0 },
  { id: 'bonus-03', kind: 'triple-exchange', points: 5, dollars: 0 },
  { id: 'bonus-04', kind: 'triple-exchange', points: 5, dollars: 0 },
  { id: 'bonus-05', kind: 'permanent-certificate', points: 2, dollars: 0 },
  { id: 'bonus-06', kind: 'permanent-certificate', points: 2, dollars: 0 },
  { id: 'bonus-07', kind: 'permanent-certificate', points: 3, dollars: 0 },
  { id: 'bonus-08', kind: 'permanent-certificate', points: 3, dollars: 0 },
  { id: 'bonus-09', kind: 'remove-cattle', points: 3, dollars: 0 },
  { id: 'bonus-10', kind: 'remove-cattle', points: 4, dollars: 0 },
  { id: 'bonus-11', kind: 'remove-cattle', points: 4, dollars: 0 },
  { id: 'bonus-12', kind: 'count-duplicate', points: 2, dollars: 0 },
  { id: 'bonus-13', kind: 'count-duplicate', points: 2, dollars: 0 },
  { id: 'bonus-14', kind: 'count-duplicate', points: 3, dollars: 0 },
  { id: 'bonus-15', kind: 'remove-for-money', points: 3, dollars: 2 },
  { id: 'bonus-16', kind: 'remove-for-money', points: 3, dollars: 3 },
  { id: 'bonus-17', kind: 'remove-for-money', points: 2, dollars: 4 },
  { id: 'bonus-18', kind: 'gain-money', points: 3, dollars: 5 },
  { id: 'bonus-19', kind: 'gain-money', points: 3, dollars: 5 },
  { id: 'bonus-20', kind: 'gain-money', points: 4, dollars: 5 },
] as const satisfies readonly BonusTile[]

export type BonusId = (typeof BONUSES)[number]['id']
export const BONUS_COUNT = BONUSES.length
export const BONUS_IDS: readonly BonusId[] = BONUSES.map((tile) => tile.id)
export const BONUS_POINTS: readonly number[] = BONUSES.map((tile) => tile.points)
/** "Effectuez trois actions d'échange, l'une après l'autre." */
export const TRIPLE_EXCHANGE = 3
