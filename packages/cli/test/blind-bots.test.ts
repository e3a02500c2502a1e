/** Bots do not cheat: where hidden things lie otherwise, the same seed gives the same answer. */
import { botAnswer, greedy, LEVELS, searchBot } from '@waystation/bots'
import { allGames } from '@waystation/catalog'
import { determinize, type Game, Play, Rng, start } from '@waystation/kernel'
import { expect, test } from 'vitest'

/** Few iterations: whether a search looks at hidden things does not depend on how long it looks. */
const searcher = searchBot('searcher', { budget: { iterations: 4, milliseconds: 10_000 } })
const BOTS = [greedy, LEVELS.greenhorn, searcher]
const POSITIONS = 4
const LONGEST_WAY = 60

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
      for (let n = 0; n < POSITIONS; n++) {
        const play = positionAfter(game, players, Math.round((LONGEST_WAY * n) / POSITIONS))
        if (play.over) continue
        const [{ seat }] = play.decisions
        const twin = determinize(game, play.state, seat, new Rng(`twin ${n}`))
        for (const bot of BOTS) {
          const [here, there] = [play.state, twin].map((state) => botAnswer(bot, game, { state, seat, seed: 'blind' }))
          expect(there?.id, `${bot.id} at position ${n}`).toBe(here?.id)
        }
      }
    })
  }
}
