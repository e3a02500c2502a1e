/** Station master tiles: upper half at once or permanent certificates, lower half at the end of the game. */
import { range } from './range.ts'
import type { Slot } from './actions.ts'

/** What the lower half counts. */
export type MasterBonus =
  | 'workers'
  | 'objectives'
  | 'hazards'
  | 'teepees'
  | 'certificates'
  | 'stations'
  | 'buildings'
  | 'exchangeTokens'
  | 'sections'
  | 'nothing'

interface StationMaster {
  readonly id: string
  /** Alternatives of the immediate action; empty for certificates. */
  readonly immediate: Slot
  readonly permanentCertificates: number
  readonly bonus: MasterBonus
}

/** The five of the base game, the four of Rails to the North, and the two that were sold before it. */
export const STATION_MASTERS = [
  {
    id: 'sm-money-workers',
    immediate: [{ type: 'money', amount: 2, per: 'once' }],
    permanentCertificates: 0,
    bonus: 'workers',
  },
  {
    id: 'sm-hazard-or-trade-objectives',
    immediate: [{ type: 'removeHazard', price: 0 }, { type: 'trade' }],
    permanentCertificates: 0,
    bonus: 'objectives',
  },
  { id: 'sm-certificate-hazards', immediate: [], permanentCertificates: 1, bonus: 'hazards' },
  { id: 'sm-certificate-teepees', immediate: [], permanentCertificates: 1, bonus: 'teepees' },
  { id: 'sm-certificate-certificates', immediate: [], permanentCertificates: 1, bonus: 'certificates' },
  { id: 'sm-certificate-stations', immediate: [], permanentCertificates: 1, bonus: 'stations' },
  {
    id: 'sm-certificates-buildings',
    immediate: [{ type: 'certificates', amount: 2 }],
    permanentCertificates: 0,
    bonus: 'buildings',
  },
  {
    id: 'sm-shop-exchange-tokens',
    immediate: [{ type: 'placeShop' }],
    permanentCertificates: 0,
    bonus: 'exchangeTokens',
  },
  {
    id: 'sm-exchange-token-sections',
    immediate: [{ type: 'exchangeToken' }],
    permanentCertificates: 0,
    bonus: 'sections',
  },
  { id: 'sm-two-certificates', immediate: [], permanentCertificates: 2, bonus: 'nothing' },
  {
    id: 'sm-twelve-dollars',
    immediate: [{ type: 'money', amount: 12, per: 'once' }],
    permanentCertificates: 0,
    bonus: 'nothing',
  },
] as const satisfies readonly StationMaster[]
export type StationMasterId = (typeof STATION_MASTERS)[number]['id']

export const BASE_MASTERS = range(0, 4)
export const RAILS_MASTERS = range(5, 8)
export const PROMO_MASTERS = range(9, STATION_MASTERS.length - 1)

/** Points for one worker, building or section, and for every pair of anything else. */
export const WORKER_BONUS = 1
export const PAIR_BONUS = 3
export const BUILDING_BONUS = 2
export const EXCHANGE_PAIR_BONUS = 5
export const SECTION_BONUS = 2
/** Points for the job market token. */
export const TOKEN_VP = 2
/** One point for each full amount of money. */
export const DOLLARS_PER_VP = 5
