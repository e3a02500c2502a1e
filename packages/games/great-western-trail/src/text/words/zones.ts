import type { Arrow } from '../../data/job-market.ts'

export interface ZoneWords {
  readonly trail: string
  readonly village: string
  /** A part of the trail, from its first space to its last. */
  readonly stretch: (first: string, last: string) => string
  /** A name as a heading: no article, a capital. */
  readonly heading: (name: string) => string
  /** "name: what" */
  readonly labelled: (name: string, what: string) => string
  readonly actionsHere: string
  readonly railroad: string
  readonly crosses: string
  readonly crossesAfter: (spaces: readonly number[]) => string
  readonly cities: string
  readonly jobMarket: string
  readonly row: (row: number, cost: number, arrow: Arrow) => string
  readonly token: string
  readonly tokenTaken: (name: string) => string
  readonly foresight: string
  readonly column: (column: number) => string
  readonly supply: (count: number) => string
  readonly market: string
  readonly deck: (count: number) => string
  readonly objectives: string
  readonly free: string
  readonly nobody: string
  readonly none: string
  readonly copies: (count: number, name: string) => string
  readonly owned: (name: string, owner: string) => string
  readonly woods: string
  readonly special: string
  readonly value: (value: number) => string
  readonly cost: (cost: number, vp: number, at: string | null) => string
  readonly hand: string
  readonly handOf: (count: number, limit: number) => string
  readonly pile: string
  readonly discard: string
  readonly herdValue: string
  readonly purse: string
  readonly dollars: (amount: number) => string
  readonly steps: string
  readonly certificates: string
  readonly certificatesOf: (count: number, limit: number, permanent: number) => string
  readonly workers: string
  readonly workerCount: (name: string, count: number) => string
  readonly discs: string
  readonly auxiliaries: string
  readonly closed: string
  readonly single: string
  readonly double: string
  readonly buildings: string
  readonly tiles: string
  readonly ownObjectives: string
  readonly stationMasters: string
  readonly points: string
  readonly cattleman: string
  readonly engineAt: string
  readonly map: string
  readonly section: (name: string) => string
  /** Towns that rails join. */
  readonly lines: string
  /** What opens the first towns of the map. */
  readonly waysIn: string
  readonly fromTownHall: (towns: string, hall: string) => string
  readonly withDisc: (towns: string, city: string) => string
  readonly newYork: string
  readonly exchangeTokens: string
  readonly annex: string
  readonly annexOf: (shops: number, bells: number) => string
  readonly shops: string
  readonly poker: string
  readonly pot: string
  readonly bonusTokens: string
  readonly bonusToken: (vp: number, money: number) => string
  readonly atTable: string
  readonly seatedWorker: (worker: string, vp: number) => string
  readonly cardCount: (count: number) => string
}
