/** Positions for the rulebook's examples, written in the words of the game. The players are called by their names here. */
import { Rng, type Config, type Seat } from '@waystation/kernel'
import { type Scenario, type ScenarioArgs, wordsIn } from '@waystation/testkit'
import { BONUS_IDS } from '../../src/data/bonuses.ts'
import { BREED_COUNT, CARD_IDS, SIMMENTAL, WORKER_IDS } from '../../src/data/cards.ts'
import { OBJECTIVE_IDS } from '../../src/data/objectives.ts'
import { DISCS } from '../../src/data/player-board.ts'
import { postAt } from '../../src/data/posts.ts'
import { SOLO_CARDS, SUE_SEAT } from '../../src/data/solo.ts'
import { type NodeId, nodeOf } from '../../src/data/trail.ts'
import { faceFor } from '../../src/rules/trail.ts'
import { setup } from '../../src/setup.ts'
import { NOBODY, type Phase, type Player, type State, type Sue } from '../../src/state.ts'
import { NONE_HIRED, type Step } from '../../src/steps.ts'
import { ALL_SLOTS, commonTile } from '../../src/data/tiles.ts'
import type { ElPaso } from '../../src/types.ts'

const NAMES = ['Marie', 'Paul', 'Zoé', 'Ali']

function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`there is no ${id}`)
  return index
}

const cards = (names: readonly string[]): number[] => names.map((name) => indexIn(CARD_IDS, name))
const counts = (list: readonly number[], kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => list.filter((one) => one === kind).length)
const topFirst = <T>(list: readonly T[]): T[] => list.slice().reverse()

/** Whatever is said about a player; the rest stays as at the start, with an empty hand. */
function equip(p: Player, args: ScenarioArgs, name: string): void {
  const said = (what: string): string[] | undefined => wordsIn(args, `${what} of ${name}`)
  const number = (what: string, usual: number): number => Number(args[`${what} of ${name}`] ?? usual)
  p.hand = counts(cards(said('hand') ?? []), BREED_COUNT)
  p.pile = topFirst(cards(said('pile') ?? ['criollo', 'criollo', 'criollo', 'criollo', 'criollo']))
  p.discard = counts(cards(said('discard') ?? []), CARD_IDS.length)
  p.area = counts(
    (said('workers') ?? []).map((worker) => indexIn(WORKER_IDS, worker)),
    WORKER_IDS.length,
  )
  p.money = number('money', 0)
  p.tokens = number('tokens', 0)
  p.certificates = number('certificates', 0)
  p.bonuses = (said('bonuses') ?? []).map((tile) => indexIn(BONUS_IDS, tile))
  p.objectives = (said('objectives') ?? []).map((tile) => indexIn(OBJECTIVE_IDS, tile))
  p.removed = cards(said('removed') ?? [])
  const discs = DISCS.map(({ id }) => String(id))
  for (const disc of said('discs gone') ?? []) p.discs &= ~(1 << indexIn(discs, disc))
  for (const value of said('posts') ?? []) p.posts[postAt(Number(value))]++
  p.at = nodeOf((args[`rancher of ${name}`] ?? 'n-b') as NodeId)
}

/** "s-3 2 Paul": building 2 of Paul on space 3. */
function build(s: State, lines: readonly string[]): void {
  for (const line of lines) {
    const [node, number, owner] = line.split(' ')
    s.trail[nodeOf(node as NodeId)] = commonTile(Number(number), owner === 'Sue' ? SUE_SEAT : indexIn(NAMES, owner))
    s.buildings[Number(number) - 1]--
  }
}

function equipSue(sue: Sue, args: ScenarioArgs): void {
  const row = wordsIn(args, 'row of Sue')
  const number = (what: string, usual: number): number => Number(args[`${what} of Sue`] ?? usual)
  const solo = SOLO_CARDS.map(({ id }) => String(id))
  if (row !== undefined) Object.assign(sue, { row: row.map((worker) => indexIn(WORKER_IDS, worker)) })
  sue.workers = [number('cowboys', 1), number('builders', 1), number('engineers', 1)]
  sue.at = nodeOf((args['rancher of Sue'] ?? 'el-paso') as NodeId)
  sue.reserve = number('reserve', sue.reserve)
  sue.supply = topFirst(cards(wordsIn(args, 'supply of Sue') ?? ['cowboy', 'builder', 'engineer']))
  sue.deck = topFirst((wordsIn(args, 'deck of Sue') ?? ['solo-a4', 'solo-a5']).map((card) => indexIn(solo, card)))
  sue.discard = (wordsIn(args, 'played of Sue') ?? []).map((card) => indexIn(solo, card))
  sue.cattle = counts(cards(wordsIn(args, 'cattle of Sue') ?? []), BREED_COUNT)
  sue.objectives = (wordsIn(args, 'objectives of Sue') ?? []).map((tile) => indexIn(OBJECTIVE_IDS, tile))
  sue.bonuses = (wordsIn(args, 'bonuses of Sue') ?? []).map((tile) => indexIn(BONUS_IDS, tile))
  for (const value of wordsIn(args, 'posts of Sue') ?? []) sue.posts[postAt(Number(value))]++
}

function layTable(args: ScenarioArgs, config: Config, seed: string): State {
  const s = setup(config, new Rng(seed))
  s.phase = (args['phase'] as Phase | undefined) ?? 'rounds'
  s.players.forEach((p, seat) => equip(p, args, NAMES[seat]))
  build(s, wordsIn(args, 'buildings') ?? [])
  const tiles = (name: string, ids: readonly string[]): number[] =>
    (wordsIn(args, name) ?? []).map((tile) => indexIn(ids, tile))
  s.objectivesShown = [...tiles('objectives', OBJECTIVE_IDS), -1, -1, -1].slice(0, 3)
  s.bonusesShown = [...tiles('bonuses', BONUS_IDS), -1, -1, -1].slice(0, 3)
  s.objectives = topFirst(tiles('objective stack', OBJECTIVE_IDS))
  s.bonuses = topFirst(tiles('bonus stack', BONUS_IDS))
  s.simmentalSpace = seatIn(args, 'on the Simmental space', NOBODY)
  s.turnsLeft = Number(args['turns left'] ?? 0)
  s.market[SIMMENTAL] = Number(args['simmental'] ?? s.market[SIMMENTAL])
  for (const breed of wordsIn(args, 'sold out') ?? []) s.market[cards([breed])[0]] = 0
  for (const breed of wordsIn(args, 'one left of') ?? []) s.market[cards([breed])[0]] = 1
  if (s.sue !== null) equipSue(s.sue, args)
  return s
}

/** Transcripts turn the name of a player into a seat. */
const seatIn = (args: ScenarioArgs, name: string, usual: Seat): Seat => Number(args[name] ?? usual)

/** The rancher is still to move. */
const aTurn: Scenario<ElPaso> = ({ config, seed, args }) => {
  const s = layTable(args, config, seed)
  s.turn = seatIn(args, 'turn', 0)
  s.agenda = [{ do: 'endTurn' }, { do: 'refillHand', seat: s.turn }, { do: 'move', seat: s.turn }]
  return s
}

/** The rancher has just arrived where it stands. */
const anArrival: Scenario<ElPaso> = ({ config, seed, args }) => {
  const s = layTable(args, config, seed)
  s.turn = seatIn(args, 'turn', 0)
  const seat = s.turn
  const face = faceFor(s, seat)
  const arrived: Step =
    s.players[seat].at === 0
      ? { do: 'elPaso', seat }
      : { do: 'act', seat, face, slots: ALL_SLOTS[face], acted: false, hired: NONE_HIRED }
  s.agenda = [{ do: 'endTurn' }, { do: 'refillHand', seat }, arrived]
  return s
}

/** The player's turn is over: Sue is next. */
const sueIsNext: Scenario<ElPaso> = ({ config, seed, args }) => {
  const s = layTable(args, config, seed)
  s.turn = 0
  s.agenda = [{ do: 'endTurn' }]
  return s
}

/** Everything is over but the counting. */
const theFinalCount: Scenario<ElPaso> = ({ config, seed, args }) => {
  const s = layTable({ phase: 'last-turns', ...args }, config, seed)
  s.turn = s.players.length - 1
  s.turnsLeft = 1
  s.agenda = [{ do: 'endTurn' }]
  return s
}

export const scenarios = {
  'a turn': aTurn,
  'an arrival': anArrival,
  'Sue is next': sueIsNext,
  'the final count': theFinalCount,
}
