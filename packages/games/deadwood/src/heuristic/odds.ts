/** Exact odds of a duel, by the dice of both sides: what bots weigh, and what a player may like to know. */
import { DIE_FACES, SHOTS, WOUNDS_TO_KILL } from '../data/figures.ts'

export interface DuelOdds {
  readonly attackerWins: number
  readonly defenderWins: number
  readonly bothLive: number
  readonly bothDie: number
}

/** A veteran with a cartridge. */
const MOST_DICE = 4

const chanceOf = (shot: (typeof SHOTS)[number]): number => SHOTS.filter((other) => other === shot).length / DIE_FACES
const MISS = chanceOf('miss')
const WOUND = chanceOf('wound')
const KILL = chanceOf('kill')

/** Chances of carrying 0, 1, ... wounds; the last entry is death. */
type Hurt = readonly number[]
const UNHURT: Hurt = [1, 0, 0]

function afterDie(hurt: Hurt): Hurt {
  const out = hurt.map((chance) => chance * MISS)
  for (let wounds = 0; wounds < WOUNDS_TO_KILL; wounds++) {
    out[wounds + 1] += hurt[wounds] * WOUND
    out[WOUNDS_TO_KILL] += hurt[wounds] * KILL
  }
  out[WOUNDS_TO_KILL] = out[WOUNDS_TO_KILL] + hurt[WOUNDS_TO_KILL] * (1 - MISS)
  return out
}

function afterDice(hurt: Hurt, dice: number): Hurt {
  return dice === 0 ? hurt : afterDice(afterDie(hurt), dice - 1)
}

const certain = (wounds: number): Hurt => UNHURT.map((_, i) => (i === wounds ? 1 : 0))

/** One die each, together, while both live and dice are left. */
function exchange(hurtA: number, hurtD: number, left: number): DuelOdds {
  const deadA = hurtA === WOUNDS_TO_KILL
  const deadD = hurtD === WOUNDS_TO_KILL
  if (left === 0 || deadA || deadD) {
    return {
      attackerWins: deadD && !deadA ? 1 : 0,
      defenderWins: deadA && !deadD ? 1 : 0,
      bothLive: !deadA && !deadD ? 1 : 0,
      bothDie: deadA && deadD ? 1 : 0,
    }
  }
  const nextA = afterDie(certain(hurtA))
  const nextD = afterDie(certain(hurtD))
  return mix(nextA, nextD, (a, d) => exchange(a, d, left - 1))
}

/** The average of what follows over both sides' wounds. */
function mix(hurtA: Hurt, hurtD: Hurt, next: (a: number, d: number) => DuelOdds): DuelOdds {
  const sum = { attackerWins: 0, defenderWins: 0, bothLive: 0, bothDie: 0 }
  hurtA.forEach((chanceA, a) => {
    hurtD.forEach((chanceD, d) => {
      const chance = chanceA * chanceD
      if (chance === 0) return
      const odds = next(a, d)
      sum.attackerWins += chance * odds.attackerWins
      sum.defenderWins += chance * odds.defenderWins
      sum.bothLive += chance * odds.bothLive
      sum.bothDie += chance * odds.bothDie
    })
  })
  return sum
}

function compute(attacker: number, defender: number): DuelOdds {
  const hurtD = afterDice(UNHURT, Math.max(attacker - defender, 0))
  const hurtA = afterDice(UNHURT, Math.max(defender - attacker, 0))
  return mix(hurtA, hurtD, (a, d) => exchange(a, d, Math.min(attacker, defender)))
}

const SIDES = Array.from({ length: MOST_DICE }, (_, i) => i + 1)
const TABLE: readonly (readonly DuelOdds[])[] = SIDES.map((a) => SIDES.map((d) => compute(a, d)))

/** Both sides have 1 to 4 dice. */
export const duelOdds = (attacker: number, defender: number): DuelOdds => TABLE[attacker - 1][defender - 1]
