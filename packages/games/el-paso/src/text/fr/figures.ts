/** Les chiffres des données, dans les tournures que plusieurs phrases partagent. */
import { joined, numeral, spelled } from '@waystation/wording'
import { POSTS } from '../../data/posts.ts'
import { SUE_MARKET, SUE_POSTS } from '../../data/solo.ts'
import { SIMMENTAL_STACK, STARTING_CAPITAL } from '../../data/table.ts'
import { byPrice, forkedWays } from '../phrases/spaces.ts'
import { names } from './names.ts'

export const number = numeral('fr')

export const capital = STARTING_CAPITAL.map(
  ({ dollars, tokens }) => `${dollars} $ et ${spelled('fr')(tokens, 'un jeton', 'jetons')}`,
).join(', ')

/** À deux, trois et quatre joueurs. */
export const simmentals = joined('ou')([2, 3, 4].map((players) => String(SIMMENTAL_STACK[players])))

/** Les comptoirs qui acceptent plusieurs disques. */
export const severalDiscs = joined('et')(POSTS.flatMap(({ repeatable, value }) => (repeatable ? [`le ${value}`] : [])))

/** La race que Sue prend, selon ses cowboys. */
export const market = SUE_MARKET.map((breed, i) => `${i + 1} ${names.breeds[breed]}`).join(', ')

/** Ce que coûtent les cases vides : « 1, 2 et 7 : 0 $ ». */
export const prices = byPrice()
  .map(({ price, spaces }) => `${joined('et')(spaces)} : ${price} $`)
  .join(' ; ')

/** Les deux chemins de chaque bifurcation. */
export const forks = forkedWays()
  .map(
    ({ after, outer, inner }) =>
      `après ${after}, l’extérieur passe par ${joined('et')(outer)}, l’intérieur par ${joined('et')(inner)}`,
  )
  .join(' ; ')

/** Les comptoirs de Sue, l’un après l’autre. */
export const suePosts = SUE_POSTS.slice(1).join(', ')
