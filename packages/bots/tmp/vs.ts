import { Rng, Play, start, type Game } from '@waystation/kernel'
import { findGame } from '../../catalog/src/index.ts'
import { greedy, situate, random } from '../src/index.ts'
import { Search, DEFAULTS } from '../src/search/search.ts'
// usage: vs game games iterations json-settings [opponent]
const [id, N0, IT0, js, opp] = process.argv.slice(2)
const N = Number(N0), IT = Number(IT0)
const game = (await findGame(id).load()) as Game<any>
const settings = { ...DEFAULTS, ...JSON.parse(js ?? '{}') }
let wins = 0, ms = 0, nd = 0, mine = 0, theirs = 0, gms = 0, gn = 0
const t00 = performance.now(); let played = 0
for (let g = 0; g < N && performance.now() - t00 < Number(process.env.MAX ?? 100) * 1000; g++) {
  played++
  const me = g % 2
  const p = new Play<any>(game, start<any>(game, { players: 2 }, 'g' + (g >> 1)).state)
  const rng = new Rng('r' + g)
  while (!p.over) {
    const d = p.decisions.find((x: any) => x.optional !== true) ?? p.decisions[0]
    const sit = situate(game, p.state, d.seat, rng)
    let o
    const t0 = performance.now()
    if (d.seat === me) {
      const s = new Search(sit, rng, settings)
      for (let i = 0; i < IT; i++) s.iterate(sit.sample())
      o = s.findings(d)[0].option
      ms += performance.now() - t0; nd++
    } else { o = (opp === 'random' ? random : greedy).choose(sit, rng)!; gms += performance.now() - t0; gn++ }
    p.answer(d.seat, o.id)
  }
  const sc = game.scores(p.state)
  mine += sc[me].total; theirs += sc[1 - me].total
  if (sc.find((x) => x.seat === me)!.rank === 1) wins += sc.filter((x) => x.rank === 1).length === 1 ? 1 : 0.5
}
console.log(id, JSON.stringify({ N: played, IT, wins, pct: (100 * wins / played).toFixed(0), mine: (mine / played).toFixed(1), theirs: (theirs / played).toFixed(1), msPerDecision: (ms / nd).toFixed(1), itPerSec: (IT * nd / ms * 1000) | 0, greedyMs: (gms / gn).toFixed(2) }), js)
