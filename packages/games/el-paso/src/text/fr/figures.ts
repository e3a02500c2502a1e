/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
import { joined, numeral, spelled } from '@waystation/kernel'
import { DISCS, type DiscId } from '../../data/player-board.ts'
import { POSTS } from '../../data/posts.ts'
import { SOLO_CARDS, SUE_MARKET } from '../../data/solo.ts'
import { SIMMENTAL_STACK, STARTING_CAPITAL } from '../../data/table.ts'
import { names } from './names.ts'

export const number = numeral('fr')

export const capital = STARTING_CAPITAL.map(
  ({ dollars, tokens }) => `${dollars} $ et ${spelled('fr')(tokens, 'un jeton', 'jetons')}`,
).join(', ')

/** À deux, trois et quatre joueurs. */
export const simmentals = joined('ou')([2, 3, 4].map((players) => String(SIMMENTAL_STACK[players])))

/** Les comptoirs qui acceptent plusieurs disques. */
export const severalDiscs = joined('et')(POSTS.flatMap(({ repeatable, value }) => (repeatable ? [`le ${value}`] : [])))

/** Le plus petit comptoir qui accepte les disques aux angles noirs. */
export const blackCorners = Math.min(...POSTS.flatMap((post) => (post.blackCorners ? [post.value] : [])))

/** Ce que rapporte ou coûte un disque quand il quitte le plateau. */
export const dollarsOf = (id: DiscId): number => Math.abs(DISCS.find((disc) => disc.id === id)?.dollars ?? 0)

/** Combien de cartes Solo compte un paquet. */
export const cardsOf = (deck: 'A' | 'B'): number => SOLO_CARDS.filter((card) => card.deck === deck).length

/** La race que Sue prend, selon ses cowboys. */
export const market = SUE_MARKET.map((breed, i) => `${i + 1} ${names.breeds[breed]}`).join(', ')
