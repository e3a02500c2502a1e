/** Rolling and placing the dice (Lancer et placer les dés). */
import { CROWDS } from '../data/figures.ts'
import type { Tile } from '../data/tiles.ts'
import { DICE, type Die, FACES_OF, LINES } from '../data/trays.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'

/** Set aside: no notch is both free and beside a tile. */
const NOWHERE = 0

function isLineEmpty(s: Readonly<State>, die: Die, notch: number): boolean {
  return LINES[die][notch - 1].every((tile) => s.stacks[tile] === 0)
}

/** The notch itself, or the next one upwards that is free and beside a tile; after the highest number comes 1. */
function notchFor(s: Readonly<State>, die: Die, value: number, taken: readonly number[]): number {
  const faces = FACES_OF[die]
  for (let n = 0; n < faces; n++) {
    const notch = ((value - 1 + n) % faces) + 1
    if (!taken.includes(notch) && !isLineEmpty(s, die, notch)) return notch
  }
  return NOWHERE
}

const ascending = (a: number, b: number): number => a - b

/** Where dice with these values come to lie. */
export function placeDice(s: Readonly<State>, die: Die, values: readonly number[]): readonly number[] {
  const taken: number[] = []
  for (const value of [...values].sort(ascending)) {
    const notch = notchFor(s, die, value, taken)
    if (notch !== NOWHERE) taken.push(notch)
  }
  return taken.sort(ascending)
}

export const roll: Rule<'roll'> = {
  run(g) {
    const { s } = g
    const { prairieDice, riverDice } = CROWDS[s.players.length]
    const prairie = Array.from({ length: prairieDice }, () => g.roll(FACES_OF.prairie))
    const river = Array.from({ length: riverDice }, () => g.roll(FACES_OF.river))
    g.emit({ type: 'diceRolled', prairie, river })
    s.prairie = placeDice(s, 'prairie', prairie)
    s.river = placeDice(s, 'river', river)
    g.emit({ type: 'dicePlaced', prairie: s.prairie, river: s.river })
  },
}

export function removeDie(s: State, die: Die, notch: number): void {
  s[die] = s[die].filter((other) => other !== notch)
}

/** A stack ran out: dice beside a line without any tile move on, others stay where they are. */
export function moveDice(g: Context, exhausted: Tile): void {
  const { s } = g
  if (s.stacks[exhausted] > 0) return
  for (const die of DICE) {
    for (const from of s[die]) {
      if (!isLineEmpty(s, die, from)) continue
      removeDie(s, die, from)
      const to = notchFor(s, die, from, s[die])
      if (to === NOWHERE) g.emit({ type: 'dieSetAside', die, from })
      else {
        s[die] = [...s[die], to].sort(ascending)
        g.emit({ type: 'dieMoved', die, from, to })
      }
    }
  }
}
