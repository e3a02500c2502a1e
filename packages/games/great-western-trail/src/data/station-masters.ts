/** Station master tiles: upper half at once or a permanent certificate, lower half at the end of the game. */
import type { Slot } from './actions.ts'

export type MasterBonus = 'workers' | 'objectives' | 'hazards' | 'teepees' | 'certificates'

interface StationMaster {
  readonly id: string
  /** Alternatives of the immediate action; empty for a certificate. */
  readonly immediate: Slot
  readonly permanentCertificates: number
  readonly bonus: MasterBonus
}

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
] as const satisfies readonly StationMaster[]
export type StationMasterId = (typeof STATION_MASTERS)[number]['id']

/** Points for one worker, and for every pair of anything else. */
export const WORKER_BONUS = 1
export const PAIR_BONUS = 3
/** Points for the job market token. */
export const TOKEN_VP = 2
/** One point for each full amount of money. */
export const DOLLARS_PER_VP = 5
