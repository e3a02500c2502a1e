/** What a position is worth to a seat: points so far, and what its means and its open question promise. */
import type { Seat } from '@waystation/kernel'
import { DOLLARS_PER_VP } from './data/station-masters.ts'
import { arrowPromise } from './heuristic/cities.ts'
import { bestDiscs, engineWorth } from './heuristic/engine.ts'
import { journeyWorth } from './heuristic/journey.ts'
import { networkWorth } from './heuristic/north.ts'
import { objectiveHope } from './heuristic/objectives.ts'
import { pendingWorth } from './heuristic/pending.ts'
import { pokerWorth } from './heuristic/poker.ts'
import { certificateWorth, discsWorth, herdWorth, moneyWorth, remaining, workersWorth } from './heuristic/worth.ts'
import { W } from './heuristic/weights.ts'
import { buildingsCount } from './rules/build.ts'
import { permanentCertificates } from './rules/certificates.ts'
import { objectiveResult, points } from './scoring.ts'
import type { State } from './state.ts'

export function evaluate(s: Readonly<State>, seat: Seat): number {
  const p = s.players[seat]
  const objectives = objectiveResult(s, seat)
  let worth = 0
  for (const n of points(s, seat, objectives)) worth += n
  if (s.agenda.length === 0) return worth
  const left = remaining(s)
  worth -= Math.floor(p.money / DOLLARS_PER_VP)
  worth += moneyWorth(p.money, left)
  worth += workersWorth(p, left) + discsWorth(p, left) + herdWorth(p, left)
  worth += engineWorth(p, bestDiscs(p, left), left)
  worth += p.certificates * certificateWorth(left) + W.permanentCertificate * left * permanentCertificates(p)
  worth += W.building * left * buildingsCount(s, seat)
  worth += W.teepee * left * (p.green + p.blue)
  worth += arrowPromise(s, p, left) + objectiveHope(s, seat, objectives, left)
  worth += networkWorth(s, seat, left) + pokerWorth(s, seat, left)
  return worth + journeyWorth(s, seat, left) + pendingWorth(s, seat, left)
}
