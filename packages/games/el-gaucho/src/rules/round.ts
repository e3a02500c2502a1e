/** "Déroulement de la partie": a round is a roll of all dice, a turn for everyone, the round-up and the refill. */
import type { Players } from '../data/pampa.ts'
import { DIE_FACES, SETUP } from '../data/setup.ts'
import type { Rule, Context } from '../types.ts'

/** The start player rolls all dice; everyone has a turn; then the cattle come home and the pampa is refilled. */
export const round: Rule<'round'> = {
  run(g) {
    const { players, startPlayer } = g.s
    g.s.round++
    if (g.s.phase === 'preliminary') g.s.phase = 'rounds'
    g.emit({ type: 'startPlayer', seat: startPlayer, round: g.s.round })
    if (g.s.phase !== 'no-dice-round') rollDice(g)
    const seats = players.map((_, i) => (startPlayer + i) % players.length)
    g.then(
      ...seats.map((seat) => ({ do: 'turn' as const, seat })),
      { do: 'roundUp' },
      { do: 'refillPampa' },
      { do: 'endOfRound' },
    )
  },
}

function rollDice(g: Context): void {
  const count = SETUP[g.s.players.length as Players].dice
  g.s.rodeo = Array.from({ length: count }, () => g.roll(DIE_FACES)).sort((a, b) => a - b)
  g.emit({ type: 'diceRolled', seat: g.s.startPlayer, dice: g.s.rodeo.slice() })
}

export const turn: Rule<'turn'> = {
  run(g, { seat }) {
    g.s.turn = seat
    g.s.taken = []
    g.s.touched = 0
    g.s.placed = []
    g.emit({ type: 'turnBegins', seat })
    g.then({ do: 'takeDice', seat }, { do: 'spendDice', seat })
  },
}
