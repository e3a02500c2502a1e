/** The herd: what is in hand, still to come, discarded. */
import type { Inputs } from '@waystation/kernel'
import { BREEDS, CARD_BREED, CATTLE_COUNT } from '../data/cards.ts'
import { isObjective } from '../data/objectives.ts'
import { CERTIFICATE_TRACK } from '../data/player-board.ts'
import { expectedSale } from '../heuristic/worth.ts'
import { permanentCertificates } from '../rules/certificates.ts'
import { handLimit } from '../rules/herd.ts'
import { handValue } from '../rules/kansas-city.ts'
import type { Player } from '../state.ts'

const VALUES = [4, 6, 8, 10, 12, 14, 16, 18]

const faces = new Int32Array(CATTLE_COUNT)
const inHand = new Int32Array(BREEDS.length)
const toCome = new Int32Array(BREEDS.length)
const discarded = new Int32Array(BREEDS.length)

/** `p` as the seat knows it; of the true one, `whole`, only the sizes are looked at, which everybody sees. */
export function seeHerd(p: Readonly<Player>, whole: Readonly<Player>, inputs: Inputs): void {
  faces.fill(0)
  count(p.hand, inHand)
  count(p.pile, toCome)
  count(p.discard, discarded)
  inputs.amounts('card', faces, 2)
  inputs.amounts('to come', toCome, 2)
  inputs.amounts('discarded', discarded, 2)
  for (let breed = 0; breed < BREEDS.length; breed++) {
    inputs.yes(IN_HAND[breed], inHand[breed] > 0)
    inputs.amount(TWICE[breed], Math.max(0, inHand[breed] - 1), 1)
  }
  inputs.amount('cards', whole.hand.length + whole.pile.length + whole.discard.length, 15)
  inputs.amount('hand size', whole.hand.length, 5)
  inputs.amount('hand limit', handLimit(p), 5)
  inputs.amount('usual sale', expectedSale(p), 10)
  const value = p.hand.length === 0 ? 0 : handValue(p) + permanentCertificates(p)
  inputs.amount('value', value, 10)
  inputs.atLeast('value with certificates', value === 0 ? 0 : value + CERTIFICATE_TRACK[p.certificates], VALUES)
  inputs.amount('objectives in hand', p.hand.filter(isObjective).length, 1)
  inputs.amount('objectives taken unseen', whole.unseen.length, 2)
}

const IN_HAND = BREEDS.map(({ id }) => `${id} in hand`)
const TWICE = IN_HAND.map((name) => `${name} more than once`)

function count(cards: readonly number[], byBreed: Int32Array): void {
  byBreed.fill(0)
  for (const card of cards) {
    if (card >= CATTLE_COUNT) continue
    byBreed[CARD_BREED[card]]++
    faces[card]++
  }
}
