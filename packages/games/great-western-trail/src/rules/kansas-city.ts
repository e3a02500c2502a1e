/** Kansas City: foresight, income, delivery, and back to the start. Rulebook: "Les 5 phases Kansas City". */
import type { Seat } from '@waystation/kernel'
import { BREEDS, CARD_BREED } from '../data/cards.ts'
import { isObjective } from '../data/objectives.ts'
import { EMPTY, FORESIGHT_TILES, hazardType, isHazard, isWorker, supplyTileId } from '../data/tiles.ts'
import { HAZARD_AREAS, NODES, START, VILLAGE } from '../data/trail.ts'
import { cardId, END_TURN, FORESIGHT, income as incomeOption, type Option } from '../options.ts'
import { CERTIFICATE_TRACK } from '../data/player-board.ts'
import type { Player, State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { Rule, Context } from '../types.ts'
import { certificatesOf, permanentCertificates } from './certificates.ts'
import { settleUnseen } from './herd.ts'
import { jobMarketFull, placeWorker } from './job-market.ts'

const COLUMNS = [0, 1, 2] as const
const SEATS: readonly Seat[] = [0, 1, 2, 3]

/** The steps of a visit, for each seat. */
const VISITS: readonly (readonly Step[])[] = SEATS.map((seat) => [
  ...COLUMNS.map((column): Step => ({ do: 'foresight', seat, column })),
  { do: 'income', seat },
  { do: 'leaveKansasCity', seat },
  { do: 'refillForesight', seat },
])

export function visitKansasCity(g: Context, seat: Seat): void {
  g.then(...VISITS[seat])
}

/** The lowest free space, or null when there is none and the tile leaves the game. */
function lowestFree(s: Readonly<State>, spaces: readonly number[]): number | null {
  for (const at of spaces) if (s.trail[at] === EMPTY) return at
  return null
}

/** Where a teepee or hazard goes. */
export const spaceFor = (s: Readonly<State>, tile: number): number | null =>
  lowestFree(s, isHazard(tile) ? HAZARD_AREAS[hazardType(tile)] : VILLAGE)

function placeTile(g: Context, seat: Seat, tile: number, column: number): void {
  if (isWorker(tile)) return placeWorker(g, seat, tile, column + 1)
  const { s } = g
  const at = spaceFor(s, tile)
  if (at !== null) s.trail[at] = tile
  else if (isHazard(tile)) s.box.hazards++
  else s.box.teepees++
  const node = at === null ? null : NODES[at].id
  g.emit({ type: 'foresightPlaced', seat, column: column + 1, tile: supplyTileId(tile), node })
}

/** Phases 1 to 3: one of the two tiles. No worker once the job market is full. */
export const foresight: Rule<'foresight'> = {
  ask(s, { seat, column }) {
    const options: Option[] = []
    for (let i = 0; i < FORESIGHT_TILES; i++) {
      const tile = s.foresight[column * FORESIGHT_TILES + i]
      if (tile === EMPTY || (isWorker(tile) && jobMarketFull(s))) continue
      if (!options.includes(FORESIGHT[tile])) options.push(FORESIGHT[tile])
    }
    return options.length === 0 ? null : { seat, kind: 'foresight', options }
  },
  choose(g, { seat, column }, option) {
    if (option.do !== 'foresight') return
    const { s } = g
    s.foresight[s.foresight.indexOf(option.index, column * FORESIGHT_TILES)] = EMPTY
    placeTile(g, seat, option.index, column)
  },
}

/** Breeding value of a hand: every breed once. */
export function handValue(p: Readonly<Player>): number {
  let seen = 0
  let value = 0
  for (const card of p.hand) {
    if (isObjective(card)) continue
    const breed = CARD_BREED[card]
    if ((seen >> breed) & 1) continue
    seen |= 1 << breed
    value += BREEDS[breed].value
  }
  return value
}

/** Phase 4: certificates, money, and the whole hand to the discard pile. The hand is shown when it is sold. */
export const income: Rule<'income'> = {
  ask(s, { seat }) {
    const p = s.players[seat]
    const { certificates } = p
    const value = handValue(p) + permanentCertificates(p) + certificatesOf(p)
    const options: Option[] = []
    for (let left = certificates; left >= 0; left--) {
      options.push(incomeOption(certificates, left, value - CERTIFICATE_TRACK[left]))
    }
    return { seat, kind: 'income', options, conceal: true }
  },
  choose(g, { seat }, option) {
    if (option.do !== 'income') return
    const p = g.s.players[seat]
    const value = handValue(p)
    const permanent = permanentCertificates(p)
    const { certificates, money } = option
    if (g.events !== null) {
      g.emit({ type: 'herdSold', seat, cards: p.hand.map(cardId), value, permanent, certificates, money })
    }
    p.money += money
    p.certificates = option.left
    for (const card of p.hand) p.discard.push(card)
    p.hand.length = 0
    settleUnseen(p)
    g.reveal()
    g.then({ do: 'deliver', seat, value: money, extraordinary: false })
  },
}

/** Nothing is left to decide, but the next tiles are about to be seen: until then all can be taken back. */
export const leaveKansasCity: Rule<'leaveKansasCity'> = {
  ask: (_s, { seat }) => ({ seat, kind: 'leaveKansasCity', options: [END_TURN], conceal: true }),
  choose(g, { seat }) {
    g.s.players[seat].at = START
  },
}

/** The emptied foresight spaces, each from the pile of its number; a spent pile leaves them empty. */
export const refillForesight: Rule<'refillForesight'> = {
  run(g) {
    const { foresight: slots, supply } = g.s
    const tiles: { column: number; tile: ReturnType<typeof supplyTileId> }[] = []
    slots.forEach((shown, i) => {
      if (shown !== EMPTY) return
      const column = Math.floor(i / FORESIGHT_TILES)
      const tile = supply[column].pop()
      if (tile === undefined) return
      slots[i] = tile
      tiles.push({ column: column + 1, tile: supplyTileId(tile) })
    })
    if (tiles.length === 0) return
    g.reveal()
    g.emit({ type: 'foresightRefilled', tiles })
  },
}
