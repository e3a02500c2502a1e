/** Things that are not listed anywhere else. */
import type { ComponentText } from '@waystation/kernel'
import { capitalized, joined } from '@waystation/wording'
import { BANK_ADDS, MOST_CARDS_AT_TABLE } from '../../data/poker.ts'
import { COST_PER_CROSS } from '../../data/railroad.ts'
import { BELLS, BELLS_WITH_TOKEN, EXCHANGE_DRAWS, SHOPS_PER_BELL } from '../../data/rails/towns.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import type { Words } from '../words.ts'
import { number } from './figures.ts'

const text = (name: string, help: string): ComponentText => ({ name, help })
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

export const things: Pick<Words, 'things'> = {
  things: {
    cattleman: text(
      'cattleman',
      'Your rider on the trail. He moves from location to location, always towards Kansas City.',
    ),
    engine: text(
      'engine',
      'Your locomotive. Reaching a city’s space makes delivering there free; turnouts lead to stations.',
    ),
    money: text('money', `Dollars. ${capitalized(number(DOLLARS_PER_VP))} of them are worth one point at the end.`),
    certificate: text(
      'certificate',
      'Spend temporary certificates in Kansas City for one more breeding value each. Permanent ones always count.',
    ),
    'job-market-token': text(
      'job market token',
      `Stands in the row being filled. Whoever fills the last row takes it: ${points(TOKEN_VP)}, and the last turns begin.`,
    ),
    'market-deck': text('cattle deck', 'Cattle that has not come to the market yet.'),
    'objective-deck': text(
      'objective deck',
      'Face-down objective cards. The top one may be taken instead of one on display.',
    ),
    'supply-pile': text(
      'Kansas City supply',
      'Face-down tiles that will come to the foresight spaces of the same number.',
    ),
    hand: text('hand', 'Your cards; only you see them.'),
    'draw-pile': text(
      'draw pile',
      'You draw from it up to your hand limit. It is made from the discard pile only when you must draw and it is empty.',
    ),
    'discard-pile': text('discard pile', 'Face-up cards you have used or bought.'),
    'herd-value': text('breeding value', 'Each different breed in your hand counts once.'),
    'red-cross': text('red cross', `Each one between your engine and a city costs $${COST_PER_CROSS} of transport.`),
    shop: text('shop', 'Opens a town of the map to you. It stays there until the end of the game.'),
    'exchange-token': text(
      'exchange token',
      `Use it at any moment, even in another player’s turn: draw up to ${EXCHANGE_DRAWS} cards, then discard as many.`,
    ),
    'bell-space': text(
      'bell space',
      `${capitalized(number(BELLS))} of them hold ${number(SHOPS_PER_BELL)} shops each; shops are taken from the left. Emptying bell space ${joined('or')(BELLS_WITH_TOKEN.map(String))} gives an exchange token.`,
    ),
    'poker-table': text(
      'poker table',
      `Cards lie face down, at most ${MOST_CARDS_AT_TABLE} of a player. When hands are shown, the greatest breeding value takes the pot and $${BANK_ADDS} from the bank.`,
    ),
    'bonus-token': text(
      'bonus token',
      'Comes with the worker you seat at the poker table: money now, points at the end.',
    ),
  },
}
