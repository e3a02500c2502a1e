/** Why something is not an option now, with the numbers that are missing. */
import type { Reason, Seat } from '@waystation/kernel'
import { BUILDINGS_EACH, faceOf } from './data/buildings.ts'
import { CARD_VALUE, CATTLE, FIRST_MARKET_CARD, PURCHASES } from './data/cards.ts'
import { CITIES } from './data/cities.ts'
import { JOB_ROWS } from './data/job-market.ts'
import { AUXILIARIES, DISC_SPOTS, SLOTS_PER_ROW } from './data/player-board.ts'
import { STATIONS } from './data/railroad.ts'
import { COWBOY, CRAFTSMAN, EMPTY, FIRST_WORKER, isBuilding, WORKERS } from './data/tiles.ts'
import { KANSAS_CITY, NEXT, NODES, OFF_TRAIL, SITES } from './data/trail.ts'
import { timesOpen } from './rules/auxiliary.ts'
import { craftsmenNeeded } from './rules/build.ts'
import { certificatesOf, permanentCertificates } from './rules/certificates.ts'
import { alreadyServed } from './rules/delivery.ts'
import { canReverse } from './rules/engine.ts'
import { columns, tokenRow } from './rules/job-market.ts'
import { handValue } from './rules/kansas-city.ts'
import { movementLimit } from './rules/trail.ts'
import type { State } from './state.ts'
import type { Step } from './steps.ts'
import type { SectionId } from './text/words.ts'

export const REASON_CODES = [
  'not-your-turn',
  'needs-action',
  'not-a-location',
  'too-far',
  'not-ahead',
  'placing-first',
  'site-taken',
  'craftsmen',
  'money',
  'left-supply',
  'token-row',
  'row-full',
  'not-there',
  'value',
  'already-delivered',
  'already-upgraded',
  'engine-elsewhere',
  'cowboys',
  'auxiliary-locked',
  'engine-back',
  'disc-gone',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** What a target waits for. */
export type Need = 'move' | 'hire' | 'build' | 'deliver' | 'upgrade' | 'buy' | 'auxiliary' | 'disc'

type Params = Reason['params']
const reason = (code: ReasonCode, section: SectionId, params: Params = {}): Reason => ({ code, section, params })

/** The question being put to this seat, if any. */
function question(s: Readonly<State>, seat: Seat): Step['do'] | null {
  const step = s.agenda[s.agenda.length - 1]
  return step !== undefined && 'seat' in step && step.seat === seat ? (step.do as Step['do']) : null
}

/** Nothing is missing but the moment: either it is someone else's turn, or the action has to come up first. */
function moment(s: Readonly<State>, seat: Seat, need: Need, section: SectionId, now: readonly Step['do'][]): Reason[] {
  const asked = question(s, seat)
  if (asked === null) return [reason('not-your-turn', 'turn')]
  return now.includes(asked) ? [] : [reason('needs-action', section, { need })]
}

const shortOf = (code: 'money' | 'craftsmen' | 'cowboys', section: SectionId, needs: number, have: number): Reason[] =>
  have < needs ? [reason(code, section, { needs, have })] : []

/** Locations entered on the shortest way, or -1 when the space does not lie ahead. Spaces are listed upstream first. */
function stepsTo(s: Readonly<State>, from: number, to: number): number {
  const steps = NODES.map(() => -1)
  steps[to] = 0
  for (let at = to - 1; at >= from; at--) {
    for (const next of NEXT[at]) {
      if (next > to || steps[next] < 0) continue
      const through = steps[next] + (next === KANSAS_CITY || s.trail[next] !== EMPTY ? 1 : 0)
      if (steps[at] < 0 || through < steps[at]) steps[at] = through
    }
  }
  return from > to ? -1 : steps[from]
}

function whyNotNode(s: Readonly<State>, seat: Seat, at: number): Reason[] {
  const from = s.players[seat].at
  if (question(s, seat) === 'site') {
    return isBuilding(s.trail[at]) || NODES[at].kind !== 'site' ? [reason('site-taken', 'build')] : []
  }
  if (from === OFF_TRAIL) return NODES[at].kind === 'neutral' ? [] : [reason('placing-first', 'movement')]
  if (at !== KANSAS_CITY && s.trail[at] === EMPTY) return [reason('not-a-location', 'movement')]
  const steps = stepsTo(s, from, at)
  if (steps <= 0) return [reason('not-ahead', 'movement')]
  const limit = movementLimit(s, seat)
  if (steps > limit) return [reason('too-far', 'movement', { needs: steps, have: limit })]
  return moment(s, seat, 'move', 'movement', ['move', 'advance', 'ride'])
}

const DEAREST = 2
function whyNotBuilding(s: Readonly<State>, seat: Seat, number: number): Reason[] {
  const p = s.players[seat]
  if ((p.placed >> number) & 1) return [reason('left-supply', 'build')]
  const needed = Math.min(...SITES.map((at) => craftsmenNeeded(s, seat, number, at)))
  const least = Math.min(needed, faceOf(number, s.sides).craftsmen)
  const out = [
    ...shortOf('craftsmen', 'build', least, p.workers[CRAFTSMAN]),
    ...shortOf('money', 'build', least * DEAREST, p.money),
  ]
  return out.length > 0 ? out : moment(s, seat, 'build', 'build', ['build', 'site'])
}

function whyNotWorker(s: Readonly<State>, seat: Seat, worker: number, row: number): Reason[] {
  const p = s.players[seat]
  const width = columns(s)
  const there = s.jobs.slice(row * width, (row + 1) * width).includes(FIRST_WORKER + worker)
  if (!there) return [reason('not-there', 'hire')]
  if (row >= tokenRow(s)) return [reason('token-row', 'hire', { row: row + 1 })]
  if (p.workers[worker] >= SLOTS_PER_ROW) return [reason('row-full', 'hire', { worker: WORKERS[worker] })]
  const out = shortOf('money', 'hire', JOB_ROWS[row].cost, p.money)
  return out.length > 0 ? out : moment(s, seat, 'hire', 'hire', ['hire'])
}

function whyNotCity(s: Readonly<State>, seat: Seat, city: number): Reason[] {
  const p = s.players[seat]
  if (alreadyServed(s, seat, city)) return [reason('already-delivered', 'delivery')]
  if (question(s, seat) !== 'deliver') {
    const have = handValue(p) + certificatesOf(p) + permanentCertificates(p)
    if (have < CITIES[city].value) return [reason('value', 'delivery', { needs: CITIES[city].value, have })]
  }
  return moment(s, seat, 'deliver', 'delivery', ['deliver'])
}

function whyNotStation(s: Readonly<State>, seat: Seat, station: number): Reason[] {
  const p = s.players[seat]
  const { at, cost } = STATIONS[station]
  if ((p.stations >> station) & 1) return [reason('already-upgraded', 'stations')]
  const out = shortOf('money', 'stations', cost, p.money)
  if (p.engine !== at && question(s, seat) !== 'upgradeBehind') out.push(reason('engine-elsewhere', 'stations'))
  return out.length > 0 ? out : moment(s, seat, 'upgrade', 'stations', ['upgrade', 'upgradeBehind'])
}

/** The cheapest ways to buy this card: fewest cowboys first, then least money. */
function whyNotCattle(s: Readonly<State>, seat: Seat, card: number): Reason[] {
  const p = s.players[seat]
  if (s.market[card - FIRST_MARKET_CARD] === 0) return [reason('not-there', 'cattle')]
  const ways = PURCHASES.filter((w) => w.value === CARD_VALUE[card] && w.cards === 1)
  const cowboys = Math.min(...ways.map((w) => w.cowboys))
  const within = ways.filter((w) => w.cowboys <= p.workers[COWBOY])
  const out = shortOf('cowboys', 'cattle', cowboys, p.workers[COWBOY])
  if (within.length > 0) out.push(...shortOf('money', 'cattle', Math.min(...within.map((w) => w.money)), p.money))
  return out.length > 0 ? out : moment(s, seat, 'buy', 'cattle', ['buy'])
}

function whyNotAuxiliary(s: Readonly<State>, seat: Seat, auxiliary: number): Reason[] {
  const p = s.players[seat]
  if (timesOpen(p, auxiliary) === 0) return [reason('auxiliary-locked', 'auxiliary')]
  const name = AUXILIARIES[auxiliary]
  const paid = name === 'aux-certificate' || name === 'aux-engine' ? 1 : 0
  const out = shortOf('money', 'auxiliary', paid, p.money)
  const back = name === 'aux-certificate' || name === 'aux-remove'
  if (back && !canReverse(s, seat, 1)) out.push(reason('engine-back', 'auxiliary'))
  return out.length > 0 ? out : moment(s, seat, 'auxiliary', 'auxiliary', ['act', 'immediate'])
}

function whyNotDisc(s: Readonly<State>, seat: Seat, disc: number): Reason[] {
  const p = s.players[seat]
  if (p.discs[disc] === 0) return [reason('disc-gone', 'discs')]
  const out = shortOf('money', 'discs', DISC_SPOTS[disc].cost, p.money)
  return out.length > 0 ? out : moment(s, seat, 'disc', 'discs', ['deliveryDisc', 'upgrade'])
}

type Why = (s: Readonly<State>, seat: Seat, index: number) => Reason[]
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Every target by name, with its explanation. */
const TARGETS = new Map<string, (s: Readonly<State>, seat: Seat) => Reason[]>()
function register(kind: string, names: readonly (string | number)[], why: Why): void {
  names.forEach((name, index) => TARGETS.set(`${kind} ${name}`, (s, seat) => why(s, seat, index)))
}
register(
  'node',
  NODES.map((n) => n.id),
  whyNotNode,
)
register(
  'building',
  numbers(BUILDINGS_EACH).map((n) => n + 1),
  (s, seat, i) => whyNotBuilding(s, seat, i + 1),
)
register(
  'city',
  CITIES.map((c) => c.id),
  whyNotCity,
)
register(
  'station',
  STATIONS.map((station) => station.id),
  whyNotStation,
)
register(
  'cattle',
  CATTLE.slice(FIRST_MARKET_CARD).map((c) => c.id),
  (s, seat, i) => whyNotCattle(s, seat, i + FIRST_MARKET_CARD),
)
register('auxiliary', AUXILIARIES, whyNotAuxiliary)
register(
  'disc',
  DISC_SPOTS.map((d) => d.id),
  whyNotDisc,
)
JOB_ROWS.forEach((_, row) => {
  register(`row ${row + 1}`, WORKERS, (s, seat, worker) => whyNotWorker(s, seat, worker, row))
})
const NAMES: readonly string[] = [...TARGETS.keys()]

export const targets = (): readonly string[] => NAMES

export function explain(s: Readonly<State>, seat: Seat, target: string): readonly Reason[] {
  return TARGETS.get(target)?.(s, seat) ?? []
}
