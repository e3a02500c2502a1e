/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly game: string
  readonly phase: string
  readonly turn: string
  readonly turnsLeft: string
  readonly simmental: string
  readonly left: (count: number) => string
  readonly trail: string
  readonly free: (price: string) => string
  /** A space on one of the ways of a fork. */
  readonly way: (space: string, inner: boolean) => string
  /** What El Paso does, in a few words. */
  readonly elPaso: string
  readonly victoryPoints: (points: number) => string
  readonly rewards: { readonly [reward in 'money' | 'objective' | 'hire']: string }
  readonly locked: (action: string) => string
  readonly owned: (building: string, name: string) => string
  readonly supplies: string
  readonly market: string
  readonly workers: string
  readonly buildings: string
  readonly train: string
  readonly stack: (name: string, count: number) => string
  readonly tiles: string
  readonly objectives: string
  readonly bonuses: string
  readonly unseen: (count: number) => string
  readonly gap: string
  readonly posts: string
  readonly none: string
  readonly hand: (value: number) => string
  readonly openHand: (name: string, value: number) => string
  readonly purse: string
  readonly money: (money: string) => string
  readonly tokens: (count: number) => string
  readonly certificates: (count: number) => string
  readonly permanent: (count: number) => string
  readonly duplicates: (count: number) => string
  readonly limits: string
  readonly handLimit: (limit: number) => string
  readonly moveLimit: (limit: number) => string
  readonly staff: string
  readonly cards: string
  readonly inHand: (count: number) => string
  readonly inPile: (count: number) => string
  readonly discard: string
  readonly herd: string
  readonly lastHand: string
  readonly removed: string
  readonly discs: string
  readonly auxiliaries: string
  readonly sue: string
  readonly sueScore: string
  readonly sueDiscs: string
  readonly supply: string
  readonly drawn: string
  readonly deck: string
  readonly played: string
  readonly reserve: (count: number) => string
  readonly wilds: (count: number) => string
  readonly cattle: string
  readonly strategy: string
}
