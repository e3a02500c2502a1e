/** Bots do not cheat: where hidden things lie otherwise, the same seed gives the same answer. */
import { type Bot, botAnswer, botBy, BOTS as PLAIN_BOTS, greedy, searchBot } from '@waystation/bots'
import { FloatNetwork, Network, roundOff, shapeFor } from '@waystation/bots/learn'
import { allGames } from '@waystation/catalog'
import { determinize, type Game, inputNames, Play, Rng, start } from '@waystation/kernel'
import { expect, test } from 'vitest'

/** Few iterations: whether a search looks at hidden things does not depend on how long it looks. */
const SHORT = { budget: { iterations: 4, milliseconds: 10_000 } }
const BOTS = [greedy, PLAIN_BOTS.greenhorn, searchBot('searcher', SHORT)]
const POSITIONS = 4
const LONGEST_WAY = 60

/** Bots that go by a network, which need not know anything: what it looks at is the same. */
function learned(game: Game, players: number): readonly Bot[] {
  if (game.sight === undefined) return []
  const [style = null] = game.meta.styles ?? []
  const shape = shapeFor(inputNames(game, players).length)
  const random = FloatNetwork.random(shape, { usual: 50, spread: 20 }, new Rng('network'))
  const network = new Network(roundOff(random, { rival: 0.8, win: 12 }))
  return [
    botBy('ranch-hand', network),
    botBy('gunslinger', network, style),
    searchBot('learned', SHORT, { network, style }),
  ]
}

/** A position some random answers into a game, at which somebody has a choice. */
function positionAfter(game: Game, players: number, answers: number): Play<never> {
  const rng = new Rng(`blind ${players} ${answers}`)
  const play = new Play(game, start(game, { players }, `blind ${players} ${answers}`).state)
  for (let n = 0; n < answers && !play.over; n++) {
    const [decision] = play.decisions
    play.choose(decision, rng.pick(decision.options))
  }
  return play as Play<never>
}

for (const entry of allGames()) {
  const { min, max } = entry.meta.seats
  for (const players of new Set([min, max])) {
    test(`${entry.id} with ${players}: answers do not depend on what is hidden`, async () => {
      const game = await entry.load()
      const bots = [...BOTS, ...learned(game, players)]
      for (let n = 0; n < POSITIONS; n++) {
        const play = positionAfter(game, players, Math.round((LONGEST_WAY * n) / POSITIONS))
        if (play.over) continue
        const [{ seat }] = play.decisions
        const twin = determinize(game, play.state, seat, new Rng(`twin ${n}`))
        for (const bot of bots) {
          const [here, there] = [play.state, twin].map((state) => botAnswer(bot, game, { state, seat, seed: 'blind' }))
          expect(there?.id, `${bot.id} at position ${n}`).toBe(here?.id)
        }
      }
    })
  }
}
