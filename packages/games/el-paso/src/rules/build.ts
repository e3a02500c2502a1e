/** "Placer un bâtiment": on an empty space, or instead of an own building that asks for fewer builders. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_NUMBERS, type BuildingFaceId, PROPERTY_MARKERS } from '../data/buildings.ts'
import { BUILDER } from '../data/cards.ts'
import { BUILDING_NODES, NODE_IDS, SPACE_PRICE } from '../data/trail.ts'
import { BUILD, OTHER_ACTION, siteWith } from '../options/interned.ts'
import type { BuildOption, Sink, SiteOption } from '../options.ts'
import type { State } from '../state.ts'
import type { ActStep } from '../steps.ts'
import { buildingPlace, commonTile, isCommon, NO_TILE, numberOf, ownerOf, PLACE_IDS } from '../data/tiles.ts'
import type { Rule, Context } from '../types.ts'
import { fewestWilds, mostWilds, spend, staffPrice } from './spending.ts'

export const ownedBy = (tile: number, owner: number): boolean => isCommon(tile) && ownerOf(tile) === owner

export function buildingsOf(s: Readonly<State>, owner: number): number {
  let count = 0
  for (const node of BUILDING_NODES) if (ownedBy(s.trail[node], owner)) count++
  return count
}

/** Builders that a tile of this number takes on a space: all, or the difference; 0 where it cannot be put. */
export function buildersFor(s: Readonly<State>, seat: Seat, number: number, node: number): number {
  const tile = s.trail[node]
  if (tile === NO_TILE) return number
  return ownedBy(tile, seat) ? Math.max(0, number - numberOf(tile)) : 0
}

/** Money for it: $2 per builder, and the price of an empty space; replacing pays no space again [reading]. */
export const buildingPrice = (s: Readonly<State>, node: number, builders: number): number =>
  staffPrice(builders) + (s.trail[node] === NO_TILE ? SPACE_PRICE[node] : 0)

function canBuildOn(s: Readonly<State>, seat: Seat, number: number, node: number): number {
  const p = s.players[seat]
  const builders = buildersFor(s, seat, number, node)
  if (builders === 0 || p.money < buildingPrice(s, node, builders)) return 0
  return fewestWilds(p, BUILDER, builders) <= mostWilds(p, builders) ? builders : 0
}

/** Buildings for which there is a space that can be paid for. */
export function pushBuildings(s: Readonly<State>, seat: Seat, options: Sink<BuildOption>): void {
  const free = buildingsOf(s, seat) < PROPERTY_MARKERS
  for (const number of BUILDING_NUMBERS) {
    if (s.buildings[number - 1] === 0) continue
    for (const node of BUILDING_NODES) {
      if (!free && s.trail[node] === NO_TILE) continue
      if (canBuildOn(s, seat, number, node) === 0) continue
      options.push(BUILD[number])
      break
    }
  }
}

/** What is left at a place once a slot has been used; all of it is named, since copying a step costs more than most rules. */
export const used = ({ seat, face, slots, hired }: ActStep, slot: number, nowHired = hired): ActStep => ({
  do: 'act',
  seat,
  face,
  slots: slots & ~(1 << slot),
  acted: true,
  hired: nowHired,
})

export function chooseSite(g: Context, actions: ActStep, slot: number, number: number): void {
  g.then({ do: 'site', seat: actions.seat, number, slot, since: g.s.seq }, actions)
}

function useSlot(g: Context, slot: number): void {
  const actions = g.s.agenda.pop()
  if (actions?.do !== 'act') throw new Error('a building was chosen from no action')
  g.then(used(actions, slot))
}

type SiteAnswer = SiteOption | typeof OTHER_ACTION

/**
 * Where, and with which workers; nothing is paid and the action is not used up before this is answered. Workers and
 * tokens may be spent meanwhile ("à tout moment"): then another action may be the better one, and without any space
 * that can be paid for, the actions are asked for again.
 */
export const site: Rule<'site', SiteAnswer> = {
  ask(s, { seat, number, since }) {
    const options: SiteAnswer[] = []
    const p = s.players[seat]
    const free = buildingsOf(s, seat) < PROPERTY_MARKERS
    for (const node of BUILDING_NODES) {
      if (!free && s.trail[node] === NO_TILE) continue
      const builders = canBuildOn(s, seat, number, node)
      if (builders === 0) continue
      const most = mostWilds(p, builders)
      for (let wilds = fewestWilds(p, BUILDER, builders); wilds <= most; wilds++) {
        options.push(siteWith(node, builders - wilds, wilds))
      }
    }
    if (options.length === 0) return null
    if (s.seq > since) options.push(OTHER_ACTION)
    return { seat, kind: 'site', options }
  },
  choose(g, { seat, number, slot }, option) {
    if (option.do === 'otherAction') return
    useSlot(g, slot)
    build(g, seat, number, option)
  },
}

export const faceName = (s: Readonly<State>, number: number): BuildingFaceId =>
  PLACE_IDS[buildingPlace(number, s.rules.sides)] as BuildingFaceId

/** Puts a tile of the supply on a space; one that lay there goes back to its stack. */
export function putBuilding(s: State, owner: number, number: number, node: number): void {
  const old = s.trail[node]
  if (old !== NO_TILE) s.buildings[numberOf(old) - 1]++
  s.buildings[number - 1]--
  s.trail[node] = commonTile(number, owner)
}

function build(g: Context, seat: Seat, number: number, { at, workers, wilds }: SiteOption): void {
  const { s } = g
  const p = s.players[seat]
  const old = s.trail[at]
  const dollars = buildingPrice(s, at, workers + wilds)
  spend(p, BUILDER, workers, wilds)
  p.money -= dollars - staffPrice(workers + wilds)
  putBuilding(s, seat, number, at)
  const told = { seat, node: NODE_IDS[at], place: faceName(s, number), workers, wilds, dollars }
  if (old === NO_TILE) g.emit({ type: 'built', ...told })
  else g.emit({ type: 'replaced', ...told, instead: faceName(s, numberOf(old)) })
}
