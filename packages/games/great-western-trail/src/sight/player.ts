/** A player board and what was taken, the engine, cities, objectives. */
import type { Inputs, Seat } from '@waystation/kernel'
import { WEST } from '../data/cities.ts'
import { FIRST_OBJECTIVE, TASK_COUNTS, TASKS } from '../data/objectives.ts'
import { CERTIFICATE_TRACK, DISC_SPOTS, SLOTS_PER_ROW } from '../data/player-board.ts'
import { STATIONS } from '../data/railroad.ts'
import { NORTH } from '../data/rails/cities.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { tablesOf } from '../data/tables.ts'
import { WORKERS } from '../data/tiles.ts'
import { arrowPromise } from '../heuristic/cities.ts'
import { permanentCertificates } from '../rules/certificates.ts'
import { elements, hazardCount, objectiveResult, points } from '../scoring.ts'
import type { ObjectiveResult } from '../scoring/objectives.ts'
import type { Player, State } from '../state.ts'

const MONEY = [2, 4, 6, 8, 10, 12, 16, 20, 30]
const CERTIFICATES = CERTIFICATE_TRACK.map((_, i) => i).slice(1)
/** The first worker of each row is printed on the board. */
const HIRED = Array.from({ length: SLOTS_PER_ROW - 1 }, (_, i) => i + 2)
const DISCS_GONE = DISC_SPOTS.map(({ count }) => Array.from({ length: count }, (_, i) => i + 1))

export function seePlayer(s: Readonly<State>, of: Seat, inputs: Inputs): void {
  const p = s.players[of]
  const objectives = objectiveResult(s, of)
  const lines = points(s, of, objectives)
  inputs.amounts('points', lines, 10)
  inputs.amount(
    'all points',
    lines.reduce((sum, line) => sum + line, 0),
    30,
  )
  seeMeans(p, inputs)
  seeRailroad(p, inputs)
  seeCities(s, p, inputs)
  seeObjectives(s, of, objectives, inputs)
}

function seeMeans(p: Readonly<Player>, inputs: Inputs): void {
  inputs.amount('money', Math.min(40, p.money), 20)
  inputs.atLeast('money', p.money, MONEY)
  inputs.atLeast('certificates', p.certificates, CERTIFICATES)
  inputs.amount('permanent certificates', permanentCertificates(p), 2)
  inputs.amount('green teepees', p.green, 4)
  inputs.amount('blue teepees', p.blue, 4)
  inputs.amount('pairs of teepees', Math.min(p.green, p.blue), 3)
  inputs.amount('hazards', hazardCount(p), 4)
  WORKERS.forEach((worker, type) => inputs.atLeast(worker, p.workers[type], HIRED))
  DISC_SPOTS.forEach(({ id, count }, spot) => inputs.atLeast(id, count - (p.discs[spot] ?? count), DISCS_GONE[spot]))
}

function seeRailroad(p: Readonly<Player>, inputs: Inputs): void {
  inputs.amount('engine', p.engine >> 1, 12)
  for (const { id, at } of STATIONS) inputs.yes(id, p.engine >= at)
  inputs.bits('disc at station', p.stations, STATIONS.length)
  inputs.bits('station master', p.masters, STATION_MASTERS.length)
}

function seeCities(s: Readonly<State>, p: Readonly<Player>, inputs: Inputs): void {
  const north = tablesOf(s).cities === NORTH.cities
  inputs.amounts('city', north ? [] : p.cities, 1, WEST.cities.length)
  inputs.amounts('city in the north', north ? p.cities : [], 1, NORTH.cities.length)
  inputs.amount(
    'deliveries',
    p.cities.reduce((sum, discs) => sum + discs, 0),
    5,
  )
  inputs.amount('arrows', arrowPromise(s, p, 1), 5)
}

/** Which are there matters less than what they still lack. */
function seeObjectives(
  s: Readonly<State>,
  of: Seat,
  { fulfilled, failed, dropped }: ObjectiveResult,
  inputs: Inputs,
): void {
  inputs.amount('objectives played', s.players[of].objectives.length, 3)
  inputs.amount('fulfilled', fulfilled.length, 3)
  inputs.amount('failed', failed.length, 2)
  inputs.amount('dropped', dropped.length, 2)
  const have = elements(s, of)
  inputs.amounts('element', have, 3)
  const lacking = TASKS.map((_, task) => {
    let missing = 0
    for (const card of [...failed, ...dropped]) {
      missing += Math.max(0, TASK_COUNTS[card - FIRST_OBJECTIVE][task] - have[task])
    }
    return missing
  })
  inputs.amounts('lacking', lacking, 2)
}
