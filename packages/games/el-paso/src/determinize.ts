/** Re-deals what a seat cannot know: the order of every pile, and which of their cattle the others hold. */
import type { Rng, Seat } from '@waystation/kernel'
import { BREED_COUNT, isWorkerCard } from './data/cards.ts'
import { sum } from './rules/herd.ts'
import type { Player, State } from './state.ts'

export function determinize(s: State, seat: Seat | null, rng: Rng): void {
  s.players.forEach((p, other) => {
    if (other !== seat && other !== s.openHand) redeal(p, rng)
    rng.mix(p.pile)
  })
  rng.mix(s.objectives)
  rng.mix(s.bonuses)
  if (s.sue === null) return
  rng.mix(s.sue.supply)
  rng.mix(s.sue.deck)
}

/** Hand and draw pile together are known; workers among them are in the pile, for they never enter a hand. */
function redeal(p: Player, rng: Rng): void {
  const cattle = p.pile.filter((card) => !isWorkerCard(card))
  const workers = p.pile.filter(isWorkerCard)
  const size = sum(p.hand)
  for (let breed = 0; breed < BREED_COUNT; breed++) {
    for (let n = p.hand[breed]; n > 0; n--) cattle.push(breed)
    p.hand[breed] = 0
  }
  rng.mix(cattle)
  for (const breed of cattle.splice(0, size)) p.hand[breed]++
  p.pile = [...cattle, ...workers]
}
