/** The end: partners are shown, points counted (Fin de partie). */
import { PARTNER_IDS } from '../data/partners.ts'
import { rankOf } from '../data/solo.ts'
import { scores } from '../scoring.ts'
import type { Rule } from '../types.ts'

export const finish: Rule<'finish'> = {
  run(g) {
    const { s } = g
    s.over = true
    g.reveal()
    s.players.forEach(({ partner }, seat) => {
      g.emit({ type: 'partnerRevealed', seat, partner: PARTNER_IDS[partner] })
    })
    const sheets = scores(s)
    if (s.ridge !== null) g.emit({ type: 'soloRank', rank: rankOf(sheets[0].total), points: sheets[0].total })
    g.emit({ type: 'gameOver', winners: sheets.filter(({ rank }) => rank === 1).map(({ seat }) => seat) })
  },
}
