/**
 * How even the house data plays between greedy players:
 * `npx tsx bench/balance.bench.ts [games] [players] [classic|conquest|chosen] [seed]`.
 */
import type { Decision, Rng } from '@waystation/kernel'
import { type Pick, playGame } from '@waystation/testkit'
import { SIDES } from '../src/data/boards.ts'
import { PARTNER_IDS } from '../src/data/partners.ts'
import { BUILDING_IDS, TILE_IDS } from '../src/data/tiles.ts'
import { type Option, type State, type WildTiledWest, wildTiledWest } from '../src/index.ts'
import { partnerPoints } from '../src/scoring/metrics.ts'
import { END_CATEGORIES } from '../src/scoring.ts'
import { TRACK_CATEGORIES } from '../src/state.ts'
import { greedyPolicy } from '../test/support/greedy.ts'
import { Means } from './means.ts'

const [games = '20', players = '4', sides = 'classic', seed = 'balance'] = process.argv.slice(2)

const boards = new Means()
const tiles = new Means()
const kept = new Means()
const second = new Means()
const categories = new Means()

const sideName = (side: number): string => `${SIDES[side].board} ${SIDES[side].face}`

/** What could be had on each turn, and which second partners. */
function watching(decisions: readonly Decision<Option>[], rng: Rng, state: Readonly<State>): Pick<WildTiledWest> {
  const [{ options }] = decisions
  const drafts = options.flatMap((option) => (option.do === 'draft' ? [option.tile] : []))
  for (const tile of new Set(drafts)) tiles.offer(tile)
  for (const option of options) {
    if (option.do === 'keep') kept.offer(option.partner)
    if (option.do === 'partner') second.offer(option.partner)
  }
  return greedyPolicy(decisions, rng, state)
}

function note(s: State): void {
  const sheets = wildTiledWest.scores(s)
  const firsts = sheets.filter(({ rank }) => rank === 1).length
  s.players.forEach((player, seat) => {
    const { total, rank, lines } = sheets[seat]
    const won = rank === 1 ? 1 / firsts : 0
    boards.add(sideName(player.side), total, won)
    for (const { tile } of player.tiles) tiles.add(TILE_IDS[tile], total, won)
    kept.add(PARTNER_IDS[player.partner], partnerPoints(player, player.partner), won)
    if (player.second >= 0) second.add(PARTNER_IDS[player.second], partnerPoints(player, player.second), won)
    for (const { category, points } of lines) categories.add(category, points, won)
  })
}

for (let n = 0; n < Number(games); n++) {
  const config = { players: Number(players), variants: { sides } }
  const played = playGame(wildTiledWest, { seed: `${seed} ${n}`, config, policy: watching, checks: { every: 0 } })
  note(played.state)
}
const names = SIDES.map((_, side) => sideName(side)).filter((name) => sides === 'chosen' || name.endsWith(sides))
console.log(`${games} games of ${players} greedy players, ${sides} sides, seed ${seed}`)
boards.print('boards: mean score', names)
const { lowest, highest, percent, most } = boards.spread(names)
console.log(`${highest} is ${percent.toFixed(1)} % above ${lowest}, with 95 % certainty at most ${most.toFixed(1)} %`)
kept.print('partners kept: mean points of the card', PARTNER_IDS)
second.print('second partners: mean points of the card', PARTNER_IDS)
tiles.print('buildings: mean score of those who have one', BUILDING_IDS)
const land = TILE_IDS.filter((id) => !(BUILDING_IDS as readonly string[]).includes(id))
tiles.print('other tiles', land)
categories.print('categories', [...TRACK_CATEGORIES, ...END_CATEGORIES])
