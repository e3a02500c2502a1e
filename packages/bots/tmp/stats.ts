import { Rng, Play, start } from '@waystation/kernel'
import { allGames } from '../../catalog/src/index.ts'
import { valueOf } from '../src/value.ts'
for (const entry of allGames()) { const game: any = await entry.load(); if (entry.sample) continue
  for (const players of [2]) {
    let dec = 0, opts = 0, evals = 0, mx = 0
    const t0 = performance.now()
    let games = 0
    const sc: number[] = []
    while (performance.now() - t0 < 4000) {
      const play = new Play<any>(game, start<any>(game, { players }, 'g' + games++).state)
      const probe = new Play<any>(game, game.clone(play.state))
      const rng = new Rng('x' + games)
      let guard = 0; const kinds: any = {}; while (!play.over && guard++ < 3000) {
        const d = play.decisions.find((x: any) => x.optional !== true) ?? play.decisions[0]
        dec++; opts += d.options.length; mx = Math.max(mx, d.options.length)
        let best = d.options[0], bv = -1e9
        const k = Math.min(d.options.length, 100)
        for (const o of d.options) {
          probe.reset(game.clone(play.state))
          probe.answer(d.seat, o.id)
          const v = valueOf(game, probe.state, d.seat); evals++
          if (v > bv) { bv = v; best = o }
        }
        kinds[d.kind + ' ' + best.id] = (kinds[d.kind + ' ' + best.id] ?? 0) + 1; play.choose(d, best); if (guard === 2990) console.log(Object.entries(kinds).sort((a: any, b: any) => b[1] - a[1]).slice(0, 4))
      }
      for (const x of game.scores(play.state)) sc.push(x.total)
    }
    const ms = performance.now() - t0
    console.log(game.meta.id, players, 'games', games, 'dec/game', (dec / games).toFixed(0), 'opt/dec', (opts / dec).toFixed(1), 'max', mx, 'us/eval', (ms * 1000 / evals).toFixed(1), 'ms/game', (ms / games).toFixed(1), 'mean', (sc.reduce((a, b) => a + b, 0) / sc.length).toFixed(1))
  }
}
