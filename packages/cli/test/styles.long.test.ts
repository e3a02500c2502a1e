/** A bot with a style gets more of what it is after than the same bot without one, and is no weaker for it. */
import { botBy, networkFor, seated, botAnswer, inAskingOrder } from '@waystation/bots'
import { wilson } from '@waystation/bots/arena'
import { findGame, loadNetwork } from '@waystation/catalog'
import { type Game, Play, type ScoreSheet, start } from '@waystation/kernel'
import { expect, test } from 'vitest'

const GAMES = 60

/** Categories of the score sheet in which a style shows. */
const AFTER: { readonly [game: string]: { readonly [style: string]: readonly string[] } } = {
  'great-western-trail': { cattle: ['cattle'], builder: ['buildings'], railroad: ['stations', 'cities'] },
  'el-paso': { cattle: ['cattle'], builder: ['buildings'], trader: ['trading-posts'] },
}

function played(game: Game, seed: string, bots: Parameters<typeof seated>[0][]): readonly ScoreSheet[] {
  const players = bots.map(seated)
  const play = new Play(game, start(game, { players: bots.length }, seed).state)
  while (!play.over) {
    for (const { seat } of inAskingOrder(play.decisions)) {
      const option = botAnswer(players[seat], game, { state: play.state, seat, seed })
      if (option === null) continue
      play.answer(seat, option.id)
      break
    }
  }
  return game.scores(play.state)
}

for (const [id, styles] of Object.entries(AFTER)) {
  for (const [style, categories] of Object.entries(styles)) {
    test(`${id}: ${style}`, async () => {
      const entry = findGame(id)
      const game = await entry.load()
      const network = networkFor(game, 2, await loadNetwork(entry, entry.meta.rulesVersion, 2))
      const [fond, plain] = [botBy('gunslinger', network, style), botBy('gunslinger', network)]
      let wins = 0
      const points = [0, 0]
      for (let n = 0; n < GAMES; n++) {
        const own = n % 2
        const sheets = played(game, `style ${n >> 1}`, own === 0 ? [fond, plain] : [plain, fond])
        for (const { seat, rank, lines } of sheets) {
          const who = seat === own ? 0 : 1
          for (const line of lines) if (categories.includes(line.category)) points[who] += line.points / GAMES
          if (who === 0 && rank === 1) wins += sheets.every((sheet) => sheet.rank === 1) ? 0.5 : 1
        }
      }
      console.log(
        `${id} ${style}: ${wins} of ${GAMES}, ${points.map((one) => one.toFixed(1)).join(' against ')} points`,
      )
      expect(points[0]).toBeGreaterThan(points[1])
      expect(wilson(wins, GAMES)[1]).toBeGreaterThan(0.5)
    })
  }
}
