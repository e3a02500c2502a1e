/** Positions for the rulebook's examples, written in the words of the game. Players are called by their colour. */
import { Rng, type Seat } from '@waystation/kernel'
import { type Scenario, type ScenarioArgs, wordsIn } from '@waystation/testkit'
import { areaOf, bit, type AreaId } from '../../src/data/action-areas.ts'
import { breedOf, TILE_COUNT, tileOf } from '../../src/data/cattle.ts'
import { PASTURES, SPACES_OF } from '../../src/data/pampa.ts'
import { setup } from '../../src/setup.ts'
import { lying, type State, standing } from '../../src/state.ts'
import type { Step } from '../../src/steps.ts'
import type { ElGaucho } from '../../src/types.ts'

const COLOURS = ['Red', 'Blue', 'Green', 'Purple']

function seatNamed(colour: string): Seat {
  const seat = COLOURS.indexOf(colour)
  if (seat < 0) throw new Error(`no player is ${colour}`)
  return seat
}

/** "brown-11", "brown-11 Red standing", "brown-11 Red lying" */
function placeOnPampa(s: State, args: ScenarioArgs): void {
  PASTURES.forEach((_, pasture) => {
    wordsIn(args, `pasture ${pasture + 1}`)?.forEach((text, i) => {
      const [tile, colour, pose] = text.split(' ')
      const space = SPACES_OF[s.players.length][pasture][i]
      s.tiles[space] = tileOf(tile)
      if (colour === undefined) return
      const seat = seatNamed(colour)
      s.gauchos[space] = pose === 'lying' ? lying(seat) : standing(seat)
      s.players[seat].supply--
    })
  })
}

function equipPlayers(s: State, args: ScenarioArgs): void {
  s.players.forEach((player, seat) => {
    for (const line of wordsIn(args, `herds of ${COLOURS[seat]}`) ?? []) {
      const tiles = line.split(' ').map(tileOf)
      player.herds[breedOf(tiles[0])] = tiles
    }
    for (const area of wordsIn(args, `areas of ${COLOURS[seat]}`) ?? []) {
      player.areas |= bit(areaOf(area as AreaId))
      player.supply--
    }
    const supply = args[`supply of ${COLOURS[seat]}`]
    if (supply !== undefined) player.supply = Number(supply)
  })
}

function layTable(
  args: ScenarioArgs,
  config: { players: number; variants: { [id: string]: string } },
  seed: string,
): State {
  const s = setup(config, new Rng(seed))
  s.round = 1
  s.phase = 'rounds'
  placeOnPampa(s, args)
  equipPlayers(s, args)
  s.steppe = (wordsIn(args, 'steppe') ?? []).map(tileOf)
  s.steppeSeen = s.steppe.map(() => 0)
  const used = new Set([...s.tiles, ...s.steppe, ...s.players.flatMap((player) => player.herds.flat())])
  const left = Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter((tile) => !used.has(tile))
  s.pile = (wordsIn(args, 'pile')?.map(tileOf) ?? left).reverse()
  return s
}

const AFTER_TURNS: readonly Step[] = [{ do: 'roundUp' }, { do: 'refillPampa' }, { do: 'endOfRound' }]

/** The dice are already taken (`dice`), or still in the rodeo (`rodeo`). Those after `turn` still have theirs. */
const aTurn: Scenario<ElGaucho> = ({ config, seed, args }) => {
  const s = layTable(args, config, seed)
  s.turn = Number(args['turn'] ?? 0)
  s.startPlayer = Number(args['start player'] ?? s.turn)
  s.taken = (wordsIn(args, 'dice') ?? []).map(Number)
  s.rodeo = (wordsIn(args, 'rodeo') ?? []).map(Number)
  const turnsLeft = s.players.length - 1 - ((s.turn - s.startPlayer + s.players.length) % s.players.length)
  const later = Array.from(
    { length: turnsLeft },
    (_, i): Step => ({ do: 'turn', seat: (s.turn + 1 + i) % s.players.length }),
  )
  const now: Step[] = [
    { do: 'takeDice', seat: s.turn },
    { do: 'spendDice', seat: s.turn },
  ]
  s.agenda = [...(args['dice'] === undefined ? now : now.slice(1)), ...later, ...AFTER_TURNS].reverse()
  return s
}

/** Everyone has had a turn; the cattle are about to come home. */
const theEndOfARound: Scenario<ElGaucho> = ({ config, seed, args }) => {
  const s = layTable(args, config, seed)
  s.startPlayer = Number(args['start player'] ?? 0)
  s.agenda = [...AFTER_TURNS].reverse()
  return s
}

/** The round without dice is over. */
const theFinalCount: Scenario<ElGaucho> = ({ config, seed, args }) => {
  const s = layTable({ pile: [], ...args }, config, seed)
  s.phase = 'no-dice-round'
  s.agenda = [...AFTER_TURNS].reverse()
  return s
}

export const scenarios = {
  'a turn': aTurn,
  'the end of a round': theEndOfARound,
  'the final count': theFinalCount,
}
