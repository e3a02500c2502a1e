/** "Préparation de la partie" and "Manche préliminaire": pastures, steppe, start tiles, first gauchos. */
import { type Seat, sealed } from '@waystation/kernel'
import { areaOf, bit } from '../data/action-areas.ts'
import { BREEDS, breedOf, TILE_COUNT, TILE_IDS, type Tile, tileOf, valueOf } from '../data/cattle.ts'
import { DIE_FACES, KEEP_RULES, SETUP, START_DICE } from '../data/setup.ts'
import type { Players } from '../data/pampa.ts'
import { FIRST, keep, type KeepOption, LEAVE_OUT, type Option } from '../options.ts'
import type { Rule, Context } from '../types.ts'
import { occupyArea } from './gauchos.ts'
import { addToHerd } from './herds.ts'
import { fillPastures } from './pampa.ts'
import { fillSteppe } from './steppe.ts'

/** With two players one breed stays out and covers the spaces not in play: drawn by lot, or chosen by the first seat [house]. */
export const prepare: Rule<'prepare'> = {
  run(g, { removedBreed, startPlayer }) {
    const removes = SETUP[g.s.players.length as Players].breedsRemoved > 0
    const asks = removes && removedBreed === 'chosen'
    if (removes && !asks) leaveOut(g, g.int(BREEDS.length))
    g.then(...(asks ? [{ do: 'chooseBreed' as const, seat: 0 }] : []), { do: 'layOut', startPlayer })
  },
}

export const chooseBreed: Rule<'chooseBreed', Extract<Option, { do: 'leaveOut' }>> = {
  ask: (_s, { seat }) => ({ seat, kind: 'chooseBreed', options: LEAVE_OUT }),
  choose: (g, _step, { breed }) => leaveOut(g, BREEDS.indexOf(breed)),
}

function leaveOut(g: Context, breed: number): void {
  g.s.removedBreed = breed
  g.emit({ type: 'breedRemoved', breed: BREEDS[breed] })
}

/** The board is laid out; then everyone keeps start tiles at once, and places a first gaucho in reverse order. */
export const layOut: Rule<'layOut'> = {
  run(g, { startPlayer }) {
    const players = g.s.players.length
    const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => tile)
    g.s.pile = g.shuffle(tiles.filter((tile) => breedOf(tile) !== g.s.removedBreed))
    fillPastures(g)
    fillSteppe(g)
    g.s.startPlayer = startPlayer === 'rolled' ? rollForStart(g) : g.int(players)
    dealStartHands(g)
    const seats = g.s.players.map((_, i) => (g.s.startPlayer + i) % players)
    g.then(
      sealed(...seats.map((seat) => ({ do: 'keepTiles' as const, seat }))),
      ...seats
        .slice()
        .reverse()
        .map((seat) => ({ do: 'placeFirstGaucho' as const, seat })),
      { do: 'round' },
    )
  },
}

/** "Le total le plus élevé avec 2 dés"; those who tie for it roll again [house]. */
function rollForStart(g: Context): Seat {
  let seats = g.s.players.map((_, seat) => seat)
  while (seats.length > 1) {
    const rolls = seats.map((seat) => ({ seat, dice: Array.from({ length: START_DICE }, () => g.roll(DIE_FACES)) }))
    g.emit({ type: 'startRolled', rolls })
    const totals = rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0))
    seats = seats.filter((_, i) => totals[i] === Math.max(...totals))
  }
  return seats[0]
}

function dealStartHands(g: Context): void {
  const count = SETUP[g.s.players.length as Players].startHand
  g.s.players.forEach((player, seat) => {
    player.hand = g.s.pile.splice(-count).sort((a, b) => a - b)
    g.emit({ type: 'handDealt', seat, count, secret: { [seat]: { tiles: player.hand.map((tile) => TILE_IDS[tile]) } } })
  })
}

/** Hands are never changed, so their choices are worked out once. */
const CHOICES = new WeakMap<readonly Tile[], readonly KeepOption[]>()

function startHerdOptions(hand: readonly Tile[]): readonly KeepOption[] {
  const known = CHOICES.get(hand) ?? startHerdChoices(hand)
  CHOICES.set(hand, known)
  return known
}

/** One tile of any value, or two of at most 8 each, or three of at most 4 each. */
export function startHerdChoices(hand: readonly Tile[]): KeepOption[] {
  return subsets(hand).flatMap((tiles) => {
    const rule = KEEP_RULES.find(({ count }) => count === tiles.length)
    if (rule === undefined || tiles.some((tile) => valueOf(tile) > rule.highest)) return []
    const lines = new Set(tiles.map(breedOf)).size === tiles.length ? [tiles] : [tiles, tiles.slice().reverse()]
    return lines.map(keep)
  })
}

/** Subsets of one to three tiles; smaller ones first. Two tiles of a breed can stand in either order [house]. */
function subsets(hand: readonly Tile[]): Tile[][] {
  const ones = hand.map((tile) => [tile])
  const twos = ones.flatMap(([a], i) => hand.slice(i + 1).map((b) => [a, b]))
  const threes = twos.flatMap(([a, b]) => hand.slice(hand.indexOf(b) + 1).map((c) => [a, b, c]))
  return [...ones, ...twos, ...threes]
}

export const keepTiles: Rule<'keepTiles', KeepOption> = {
  ask: (s, { seat }) => ({ seat, kind: 'keepTiles', options: startHerdOptions(s.players[seat].hand), conceal: true }),
  choose(g, { seat }, { tiles }) {
    const player = g.s.players[seat]
    const kept = tiles.map(tileOf)
    player.discarded = player.hand.filter((tile) => !kept.includes(tile))
    player.hand = []
    g.emit({ type: 'startHerd', seat, tiles })
    for (const tile of kept) addToHerd(g, seat, tile)
  },
}

/** In this step only, an area holds one gaucho in all. */
export const placeFirstGaucho: Rule<'placeFirstGaucho', Extract<Option, { do: 'first' }>> = {
  ask(s, { seat }) {
    const taken = s.players.reduce((mask, player) => mask | player.areas, 0)
    return { seat, kind: 'placeFirstGaucho', options: FIRST.filter((_, area) => (taken & bit(area)) === 0) }
  },
  choose(g, { seat }, { area }) {
    occupyArea(g, seat, areaOf(area))
    g.emit({ type: 'areaOccupied', seat, area, dice: [] })
  },
}
