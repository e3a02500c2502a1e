/** "Fin de la partie" and "Décompte final": the last round, the round without dice, the last cattle and the last sales. */
import { BREEDS } from '../data/cattle.ts'
import { ALL_SPACES } from '../data/pampa.ts'
import { winners } from '../scoring.ts'
import type { Rule } from '../types.ts'
import { sellHerd } from './herds.ts'
import { bringEveryoneHome, collectStanding } from './pampa.ts'

/**
 * The start player pawn passes to the left. Once the pile is exhausted, whether by the steppe or by the pampa, one whole
 * round follows, then a round without dice, then the final count.
 */
export const endOfRound: Rule<'endOfRound'> = {
  run(g) {
    const { s } = g
    s.startPlayer = (s.startPlayer + 1) % s.players.length
    s.rodeo = []
    if (s.phase === 'no-dice-round') return g.then({ do: 'finalCollection' }, { do: 'finalSale' })
    if (s.phase === 'last-round') {
      s.phase = 'no-dice-round'
      g.emit({ type: 'noDiceRound' })
    } else if (s.pile.length === 0) {
      s.phase = 'last-round'
      g.emit({ type: 'lastRound' })
    }
    g.then({ do: 'round' })
  },
}

/** Every tile under a standing gaucho comes home, from complete pastures or not. */
export const finalCollection: Rule<'finalCollection'> = {
  run(g) {
    const cattle = collectStanding(g, ALL_SPACES[g.s.players.length])
    if (cattle.length > 0) g.emit({ type: 'finalCollection', cattle })
    bringEveryoneHome(g)
  },
}

/** All herds are sold, single animals too. */
export const finalSale: Rule<'finalSale'> = {
  run(g) {
    g.s.players.forEach((player, seat) => {
      BREEDS.forEach((_, breed) => {
        if (player.herds[breed].length > 0) sellHerd(g, seat, breed, 'final-sale')
      })
    })
    g.s.phase = 'over'
    g.emit({ type: 'gameOver', winners: winners(g.s) })
  },
}
