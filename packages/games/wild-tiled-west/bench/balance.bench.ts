/** How even the house data plays between greedy players: `npx tsx bench/balance.bench.ts [games] [players] [classic|conquest] [seed]`. */
import { playGame } from '@waystation/testkit'
import { BOARD_IDS } from '../src/data/boards.ts'
import { PARTNER_IDS } from '../src/data/partners.ts'
import { BUILDING_IDS, TILE_IDS } from '../src/data/tiles.ts'
import { type State, wildTiledWest } from '../src/index.ts'
import { partnerPoints } from '../src/metrics.ts'
import { END_CATEGORIES } from '../src/scoring.ts'
import { TRACK_CATEGORIES } from '../src/state.ts'
import { greedyPolicy } from '../test/support/greedy.ts'

const [games = '20', players = '4', sides = 'classic', seed = 'balance'] = process.argv.slice(2)

/** Sums under a name. */
class Means {
  private readonly sums = new Map<string, { count: number; sum: number; wins: number }>()

  add(name: string, value: number, won: number): void {
    const old = this.sums.get(name) ?? { count: 0, sum: 0, wins: 0 }
    this.sums.set(name, { count: old.count + 1, sum: old.sum + value, wins: old.wins + won })
  }

  print(title: string, names: readonly string[]): void {
    console.log(`\n${title}`)
    for (const name of names) {
      const { count, sum, wins } = this.sums.get(name) ?? { count: 0, sum: 0, wins: 0 }
      const mean = count === 0 ? '-' : (sum / count).toFixed(1)
      const rate = count === 0 ? '-' : `${Math.round((100 * wins) / count)} %`
      console.log(`${name.padEnd(20)} n ${String(count).padStart(4)}  mean ${mean.padStart(6)}  won ${rate}`)
    }
  }
}

const boards = new Means()
const tiles = new Means()
const kept = new Means()
const second = new Means()
const categories = new Means()

function note(s: State): void {
  const sheets = wildTiledWest.scores(s)
  const firsts = sheets.filter(({ rank }) => rank === 1).length
  s.players.forEach((player, seat) => {
    const { total, rank, lines } = sheets[seat]
    const won = rank === 1 ? 1 / firsts : 0
    boards.add(BOARD_IDS[player.side >> 1], total, won)
    for (const tile of new Set(player.tiles.map((placed) => placed.tile))) tiles.add(TILE_IDS[tile], total, won)
    kept.add(PARTNER_IDS[player.partner], partnerPoints(player, player.partner), won)
    if (player.second >= 0) second.add(PARTNER_IDS[player.second], partnerPoints(player, player.second), won)
    for (const { category, points } of lines) categories.add(category, points, won)
  })
}

for (let n = 0; n < Number(games); n++) {
  const config = { players: Number(players), variants: { sides } }
  const played = playGame(wildTiledWest, {
    seed: `${seed} ${n}`,
    config,
    policy: greedyPolicy,
    checks: { every: 0 },
  })
  note(played.state)
}
console.log(`${games} games of ${players} greedy players, ${sides} sides, seed ${seed}`)
boards.print('boards: mean score', BOARD_IDS)
kept.print('partners kept: mean points of the card', PARTNER_IDS)
second.print('second partners: mean points of the card', PARTNER_IDS)
tiles.print('buildings: mean score of those who have one', BUILDING_IDS)
tiles.print(
  'other tiles',
  TILE_IDS.filter((id) => !(BUILDING_IDS as readonly string[]).includes(id)),
)
categories.print('categories', [...TRACK_CATEGORIES, ...END_CATEGORIES])
