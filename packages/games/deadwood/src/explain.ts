/** Why something on the table is not an option now, with numbers and the section of the rules help that says so. */
import type { Reason, Seat } from '@waystation/kernel'
import { CHURCH } from './data/buildings.ts'
import { COWBOY_TYPES, type CowboyType, SHERIFF_FEE } from './data/figures.ts'
import {
  columnOf,
  CROSSING_IDS,
  crossingOf,
  isCrossingId,
  isPlotId,
  PLOT_IDS,
  type Plot,
  plotOf,
  rowOf,
} from './data/plots.ts'
import { because } from './reasons.ts'
import { opponentAt, slot, strengthAt, strengthOf } from './rules/cowboys.ts'
import { hireCost } from './rules/hiring.ts'
import { nextOnLine, owedBy } from './rules/railway.ts'
import { cannotPayFee, isProtected, touchesBuilding } from './rules/sheriff.ts'
import { isBuilding, isOpen } from './rules/town.ts'
import { EMPTY, NOBODY, RAIL, type State } from './state.ts'
import type { Step } from './steps.ts'

const HIRE_TARGETS = COWBOY_TYPES.map((type) => `hire ${type}`)

/** Every plot, every crossing, and the three types the Saloon offers. */
export const targets = (): readonly string[] => ALL_TARGETS
const ALL_TARGETS: readonly string[] = [...PLOT_IDS, ...CROSSING_IDS, ...HIRE_TARGETS]

export function explain(s: Readonly<State>, seat: Seat, target: string): Reason[] {
  const step = s.agenda[s.agenda.length - 1] as Step | undefined
  if (step === undefined) return [because('game-over', 'end')]
  const asked = 'seat' in step && step.seat === seat ? step : null
  if (isPlotId(target)) return explainPlot(s, seat, plotOf(target), asked)
  if (isCrossingId(target)) return explainCrossing(s, target, asked)
  const type = COWBOY_TYPES.find((_, i) => HIRE_TARGETS[i] === target)
  return type === undefined ? [] : explainHire(s, seat, type, asked)
}

function explainPlot(s: Readonly<State>, seat: Seat, plot: Plot, asked: Step | null): Reason[] {
  if (asked === null) return [because('not-your-turn', 'turn'), ...placement(s, seat, plot)]
  switch (asked.do) {
    case 'turn':
      return explainTurn(s, seat, plot)
    case 'moveTo':
      return placement(s, seat, plot)
    case 'recall':
    case 'moveFrom':
      return explainOwn(s, seat, plot, asked)
    case 'layRail':
      return nextOnLine(s).includes(plot) ? [] : [because('off-the-line', 'railway', nextPlaces(s))]
    case 'build':
      return explainBuild(s, plot)
    case 'activate':
      return owedBy(s, asked.rail).some(({ building }) => building === s.lots[plot])
        ? []
        : [because('not-activated', 'railway')]
    case 'grift':
      return explainGrift(s, seat, plot)
    default:
      return [because('answer-first', 'turn')]
  }
}

/** The next two plots of the line lie side by side. */
function nextPlaces(s: Readonly<State>): Reason['params'] {
  const [first, second] = nextOnLine(s)
  return { row: rowOf(first), first: columnOf(first), second: columnOf(second) }
}

/** A turn may also call an own cowboy back, so his building is open to that. */
function explainTurn(s: Readonly<State>, seat: Seat, plot: Plot): Reason[] {
  const tile = s.lots[plot]
  if (isBuilding(tile) && strengthAt(s, tile, seat) > 0) return []
  const reasons = placement(s, seat, plot)
  const ready = COWBOY_TYPES.some((type) => s.ranch[slot(seat, strengthOf(type))] > 0)
  return ready ? reasons : [because('ranch-empty', 'town'), ...reasons]
}

/** Why no cowboy of this seat may be placed on a plot, whoever it is. */
function placement(s: Readonly<State>, seat: Seat, plot: Plot): Reason[] {
  const tile = s.lots[plot]
  if (tile === EMPTY) return [because('empty-plot', 'town')]
  if (!isBuilding(tile)) return [because(tile === RAIL ? 'rail-tile' : 'station', 'town')]
  if (strengthAt(s, tile, seat) > 0) return [because('own-cowboy', 'town')]
  if (!isProtected(s, plot)) return []
  const reasons: Reason[] = []
  const defender = opponentAt(s, tile, seat)
  if (defender !== NOBODY && tile !== CHURCH) reasons.push(because('protected', 'sheriff'))
  if (cannotPayFee(s, seat)) reasons.push(because('fee-unpaid', 'sheriff', { fee: SHERIFF_FEE, money: s.money[seat] }))
  return reasons
}

/** Calling back, and choosing whom a General Store moves. */
function explainOwn(
  s: Readonly<State>,
  seat: Seat,
  plot: Plot,
  asked: Extract<Step, { do: 'recall' | 'moveFrom' }>,
): Reason[] {
  const tile = s.lots[plot]
  const mine = isBuilding(tile) && strengthAt(s, tile, seat) > 0
  return mine && !(asked.do === 'moveFrom' && tile === asked.store) ? [] : [because('no-own-cowboy', 'ranch')]
}

function explainBuild(s: Readonly<State>, plot: Plot): Reason[] {
  if (isOpen(s, plot)) return []
  return [because(s.lots[plot] === EMPTY ? 'not-beside-building' : 'plot-taken', 'construction')]
}

function explainGrift(s: Readonly<State>, seat: Seat, plot: Plot): Reason[] {
  const tile = s.lots[plot]
  return isBuilding(tile) && opponentAt(s, tile, seat) !== NOBODY ? [] : [because('no-opponent', 'grifter')]
}

function explainCrossing(s: Readonly<State>, target: string, asked: Step | null): Reason[] {
  if (asked?.do !== 'moveSheriff') return [because('office-first', 'sheriff')]
  const crossing = crossingOf(target)
  if (crossing === s.sheriff) return [because('sheriff-here', 'sheriff')]
  return touchesBuilding(s, crossing) ? [] : [because('no-building-there', 'sheriff')]
}

function explainHire(s: Readonly<State>, seat: Seat, type: CowboyType, asked: Step | null): Reason[] {
  if (asked?.do !== 'hire') return [because('saloon-first', 'saloon')]
  const strength = strengthOf(type)
  if (s.reserve[slot(seat, strength)] === 0) return [because('none-in-reserve', 'saloon')]
  const cost = hireCost(strength)
  const money = s.money[seat]
  return money >= cost ? [] : [because('too-expensive', 'saloon', { cost, money })]
}
