/** Why a city, a station or a disc cannot be chosen. */
import type { Planned, Reason, Seat } from '@waystation/kernel'
import { DISC_SPOTS, type Frame } from '../data/player-board.ts'
import { BESIDE_THE_TRACK, STATIONS } from '../data/railroad.ts'
import { tablesOf } from '../data/tables.ts'
import { certificatesOf, permanentCertificates } from '../rules/certificates.ts'
import { alreadyServed, discBudget, isOpen } from '../rules/delivery.ts'
import { fitsFrame } from '../rules/discs.ts'
import { handValue } from '../rules/kansas-city.ts'
import { canUpgrade } from '../rules/stations.ts'
import type { State } from '../state.ts'
import type { Step } from '../steps.ts'
import { because } from '../reasons.ts'
import { shortOf } from './shortages.ts'
import { notNow, question } from './question.ts'

export function whyNotCity(s: Readonly<State>, seat: Seat, city: number): Reason[] {
  const p = s.players[seat]
  const needs = tablesOf(s).cities[city].value
  const step = question(s, seat)
  if (alreadyServed(s, seat, city)) return [because('already-delivered', 'delivery')]
  if (!isOpen(s, seat, city)) return [because('no-shop', 'rails')]
  if (step?.do === 'deliver') {
    return step.value < needs ? [because('delivery-value', 'delivery', { needs, have: step.value })] : []
  }
  const have = handValue(p) + certificatesOf(p) + permanentCertificates(p)
  return have < needs ? [because('value', 'delivery', { needs, have })] : notNow(s, seat, 'deliver', 'delivery')
}

export function whyNotStation(s: Readonly<State>, seat: Seat, station: number): Reason[] {
  const p = s.players[seat]
  const { at, cost } = STATIONS[station]
  const step = question(s, seat)
  if ((p.stations >> station) & 1) return [because('already-upgraded', 'stations')]
  const out = shortOf('money', 'stations', cost, p.money)
  const reached = step?.do === 'upgradeBehind' ? at < p.engine : p.engine === at
  const chosen = step?.do === 'upgrade' && step.station === station
  if (!reached && !chosen) {
    out.push(because(at === BESIDE_THE_TRACK ? 'shop-elsewhere' : 'engine-elsewhere', 'stations'))
  }
  if (out.length === 0 && !canUpgrade(s, seat, station)) out.push(because('no-disc', 'discs'))
  return out.length > 0 || chosen || step?.do === 'upgradeBehind' ? out : notNow(s, seat, 'upgrade', 'stations')
}

/** The frame and the money for the disc that is being asked for. */
function discPlace(s: Readonly<State>, step: Planned<Step> | null): { frame: Frame; budget: number } | null {
  if (step?.do === 'upgrade') {
    const { frame, cost } = STATIONS[step.station]
    return { frame, budget: s.players[step.seat].money - cost }
  }
  if (step?.do !== 'deliveryDisc') return null
  return { frame: tablesOf(s).cities[step.city].frame, budget: discBudget(s, step.seat, step.city, step.extraordinary) }
}

export function whyNotDisc(s: Readonly<State>, seat: Seat, disc: number): Reason[] {
  const p = s.players[seat]
  const place = discPlace(s, question(s, seat))
  if (p.discs[disc] === 0) return [because('disc-gone', 'discs')]
  const out = shortOf('money', 'discs', DISC_SPOTS[disc].cost, Math.max(0, place?.budget ?? p.money))
  if (place !== null && !fitsFrame(p, disc, place)) out.push(because('white-frame', 'discs'))
  return out.length > 0 || place !== null ? out : notNow(s, seat, 'disc', 'discs')
}
