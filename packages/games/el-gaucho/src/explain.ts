/** Why something on the table is not an option now, with numbers and the section of the rules that says so. */
import type { Reason, Seat } from '@waystation/kernel'
import { ACTION_AREAS, AREA_IDS, type AreaId, areaOf, bit } from './data/action-areas.ts'
import { BREEDS, smallOf, type Tile, TILE_IDS, tileOf, valueOf } from './data/cattle.ts'
import { SMALLEST_SALE } from './data/setup.ts'
import { diceOf, handfulsOf, pairCodes } from './options/handfuls.ts'
import { hasEffect, specialOptions } from './rules/special-actions.ts'
import { diceActions, spendOptions } from './rules/dice-actions.ts'
import { gauchoSources } from './rules/steppe.ts'
import type { Option } from './options.ts'
import { EMPTY, lying, NOBODY, type State } from './state.ts'
import { because, type ReasonCode } from './reasons.ts'

/** Tiles on the pampa and in the herds, action areas, own herds, and the end of the turn. */
export function targets(s: Readonly<State>, seat: Seat): string[] {
  const onPampa = s.tiles.filter((tile) => tile !== EMPTY)
  const inHerds = s.players.flatMap((player, other) => (other === seat ? [] : player.herds.flat()))
  return [
    ...[...onPampa, ...inHerds].sort((a, b) => a - b).map((tile) => `tile ${TILE_IDS[tile]}`),
    ...AREA_IDS.map((area) => `area ${area}`),
    ...BREEDS.map((breed) => `herd ${breed}`),
    'end-turn',
  ]
}

export function explain(s: Readonly<State>, seat: Seat, target: string): Reason[] {
  const step = s.agenda[s.agenda.length - 1]
  if (step === undefined || !('seat' in step) || step.seat !== seat) return [because('not-your-turn', 'turn')]
  if (step.do === 'findGaucho' && offers(gauchoSources(s, seat), target)) return []
  if (step.do !== 'takeDice' && step.do !== 'spendDice') return [because('finish-first', 'special-actions')]
  const [kind, id = ''] = target.split(' ')
  switch (kind) {
    case 'tile':
      return explainTile(s, seat, tileOf(id))
    case 'area':
      return explainArea(s, seat, id as AreaId)
    case 'herd':
      return explainHerd(
        s,
        seat,
        BREEDS.findIndex((breed) => breed === id),
      )
    case 'end-turn':
      return explainEndTurn(s, seat)
    default:
      return []
  }
}

/** Whether one of these answers is given by pointing at this thing: then nothing has to be explained. */
function offers(options: readonly Option[], target: string): boolean {
  return options.some(
    (option) =>
      ('tile' in option && `tile ${option.tile}` === target) || ('area' in option && `area ${option.area}` === target),
  )
}

const choosingDice = (s: Readonly<State>): boolean => s.agenda[s.agenda.length - 1].do === 'takeDice'

/** Totals the unused dice can make, as text. */
function totals(s: Readonly<State>): string {
  const sums = new Set(handfulsOf(s.taken).map(({ sum }) => sum))
  return [...sums].sort((a, b) => a - b).join(', ')
}

/** Whether some pair still in the rodeo would reach one of these totals, by one die or both. */
function pairReaches(s: Readonly<State>, wanted: readonly number[]): boolean {
  return pairCodes(s.rodeo).some((code) =>
    handfulsOf([...s.taken, ...diceOf(code)].sort((a, b) => a - b)).some(({ sum }) => wanted.includes(sum)),
  )
}

function explainTile(s: Readonly<State>, seat: Seat, tile: Tile): Reason[] {
  const space = s.tiles.indexOf(tile)
  if (space < 0) return explainTheft(s, seat)
  const gaucho = s.gauchos[space]
  const large = valueOf(tile)
  const small = smallOf(tile)
  if (gaucho !== NOBODY && gaucho !== lying(seat)) {
    return [because(gaucho === lying(seat) + 1 ? 'already-standing' : 'tile-taken', 'pampa')]
  }
  if (gaucho === NOBODY && s.players[seat].supply === 0) return [because('no-gaucho-left', 'more-gauchos')]
  const wanted = gaucho === NOBODY ? [large, small] : [small]
  const params = { needs: wanted.join(', '), have: totals(s) }
  if (choosingDice(s)) {
    const reachable = pairReaches(s, wanted)
    return [because(reachable ? 'take-dice-first' : 'no-pair-makes-it', 'turn', { needs: params.needs })]
  }
  return offers(spendOptions(s, seat), `tile ${TILE_IDS[tile]}`) ? [] : [because('dice-do-not-match', 'pampa', params)]
}

function explainTheft(s: Readonly<State>, seat: Seat): Reason[] {
  const ready = specialOptions(s, seat).some((option) => option.do === 'use' && option.area === 'theft')
  return ready ? [] : [because('theft-needs-gaucho', 'theft')]
}

const NO_EFFECT: { readonly [area in AreaId]: ReasonCode } = {
  sort: 'sort-at-round-up',
  wish: 'finish-first',
  'immediate-sale': 'no-herd-to-sell',
  theft: 'nothing-to-steal',
  overseer: 'nobody-lying',
  steppe: 'no-free-space',
}

function explainArea(s: Readonly<State>, seat: Seat, id: AreaId): Reason[] {
  const area = areaOf(id)
  const player = s.players[seat]
  if ((s.touched & bit(area)) !== 0) return [because('area-touched', 'areas')]
  if ((player.areas & bit(area)) !== 0) {
    if (hasEffect(s, seat, id)) return []
    return [because(id === 'steppe' && s.steppe.length === 0 ? 'steppe-empty' : NO_EFFECT[id], id)]
  }
  if (player.supply === 0) return [because('no-gaucho-left', 'more-gauchos')]
  const wanted: readonly number[] = ACTION_AREAS[area].accepts
  const needs = wanted.join(', ')
  if (choosingDice(s))
    return [because(pairReaches(s, wanted) ? 'take-dice-first' : 'no-pair-makes-it', 'turn', { needs })]
  return offers(spendOptions(s, seat), `area ${id}`) ? [] : [because('area-needs', 'areas', { needs, have: totals(s) })]
}

function explainHerd(s: Readonly<State>, seat: Seat, breed: number): Reason[] {
  const { herds, areas } = s.players[seat]
  const size = herds[breed]?.length ?? 0
  if (size < SMALLEST_SALE) return [because('herd-too-small', 'immediate-sale', { size, needs: SMALLEST_SALE })]
  const sale = bit(areaOf('immediate-sale'))
  return (areas & sale & ~s.touched) !== 0 ? [] : [because('sale-needs-gaucho', 'immediate-sale')]
}

function explainEndTurn(s: Readonly<State>, seat: Seat): Reason[] {
  if (choosingDice(s)) return [because('take-dice-first', 'turn', { needs: '' })]
  return diceActions(s, seat).length > 0 ? [because('dice-must-be-used', 'turn', { have: totals(s) })] : []
}
