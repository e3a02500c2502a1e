/** Why something is not an option now, with the numbers that are missing. What is an option needs no reason. */
import type { Reason, Seat } from '@waystation/kernel'
import { BUILDINGS_EACH } from './data/buildings.ts'
import { CATTLE, FIRST_MARKET_CARD } from './data/cards.ts'
import { CITIES } from './data/cities.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { AUXILIARIES, DISC_SPOTS } from './data/player-board.ts'
import { STATIONS } from './data/railroad.ts'
import { WORKERS } from './data/tiles.ts'
import { NODES } from './data/trail.ts'
import { whyNotAuxiliary } from './explain/auxiliary.ts'
import { whyNotCattle, whyNotWorker } from './explain/markets.ts'
import { whyNotCity, whyNotDisc, whyNotStation } from './explain/railroad.ts'
import { whyNotBuilding, whyNotNode } from './explain/trail.ts'
import type { State } from './state.ts'

type Why = (s: Readonly<State>, seat: Seat, index: number) => Reason[]

/** Every target by name, with its explanation. */
const TARGETS = new Map<string, (s: Readonly<State>, seat: Seat) => Reason[]>()
function register(kind: string, names: readonly (string | number)[], why: Why): void {
  names.forEach((name, index) => TARGETS.set(`${kind} ${name}`, (s, seat) => why(s, seat, index)))
}
const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)
const NUMBERS = Array.from({ length: BUILDINGS_EACH }, (_, i) => i + 1)

register('node', ids(NODES), whyNotNode)
register('building', NUMBERS, (s, seat, i) => whyNotBuilding(s, seat, i + 1))
register('city', ids(CITIES), whyNotCity)
register('station', ids(STATIONS), whyNotStation)
register('cattle', ids(CATTLE.slice(FIRST_MARKET_CARD)), (s, seat, i) => whyNotCattle(s, seat, i + FIRST_MARKET_CARD))
register('auxiliary', AUXILIARIES, whyNotAuxiliary)
register('disc', ids(DISC_SPOTS), whyNotDisc)
JOB_ROWS.forEach((_, row) => {
  register(`row ${row + 1}`, WORKERS, (s, seat, worker) => whyNotWorker(s, seat, worker, row))
})
const NAMES: readonly string[] = [...TARGETS.keys()]

export const targets = (): readonly string[] => NAMES

export function explain(s: Readonly<State>, seat: Seat, target: string): readonly Reason[] {
  return TARGETS.get(target)?.(s, seat) ?? []
}
