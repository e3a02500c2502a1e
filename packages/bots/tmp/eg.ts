import { Rng, Play, start } from '@waystation/kernel'
import { elGaucho as game } from '@waystation/el-gaucho'
import { valueOf } from '../src/value.ts'
const play = new Play<any>(game, start<any>(game, { players: 2 }, 'a').state)
const rng = new Rng('q')
for (let i = 0; i < 14; i++) {
  const d = play.decisions[0]
  console.log(d.seat, d.kind, valueOf(game, play.state, d.seat).toFixed(2), d.options.map((o: any) => { const p = new Play<any>(game, game.clone(play.state)); p.answer(d.seat, o.id); return o.id + '=' + valueOf(game, p.state, d.seat).toFixed(1) }).join(' | '))
  play.choose(d, d.options[rng.int(d.options.length)])
}
