import { capitalized, joined } from '@waystation/wording'
import { CARDS_ADDED_BY_A_COWBOY, STARTING_HERD, valueOfBreed } from '../../data/cards.ts'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  HAND_DISC,
  SLOT_VP,
  SLOTS_PER_ROW,
  STEP_VP_POINTS,
} from '../../data/player-board.ts'
import { COST_PER_CROSS, END_OF_LINE_MONEY, LAST_SPACE } from '../../data/railroad.ts'
import { DOLLARS_PER_VP, TOKEN_VP } from '../../data/station-masters.ts'
import { OPENING_TILES, STARTING_MONEY } from '../../data/table-size.ts'
import { ANTE_PRICES, BANK_ADDS, MOST_CARDS_AT_TABLE } from '../../data/poker.ts'
import { BELLS_WITH_TOKEN, EXCHANGE_DRAWS, EXCHANGE_TOKENS, SHOP_CARD_VALUE, TOWNS } from '../../data/rails/towns.ts'
import { FORESIGHT_TILES, SUPPLY } from '../../data/tiles.ts'
import type { Words } from '../words.ts'
import { BASE_AUXILIARIES, byPlayers, crosses, fees, number, prices, scoringSlots, yellowRows } from './figures.ts'

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        'You are a rancher in Texas. Again and again you drive your herd along the trail to Kansas City, sell it and ship it west by rail. On the way you hire people, build, buy better cattle and clear hazards. Most points win; a tie is shared.',
      ],
    },
    setup: {
      title: 'Set-up',
      paragraphs: [
        `${capitalized(number(OPENING_TILES))} tiles of the first pile lie on the trail at the start, the job market holds ${byPlayers((size) => size.openingWorkers)} workers and the cattle market ${byPlayers((size) => size.market)} cards with two, three or four players. Everyone begins with ${STARTING_HERD} weak cattle cards, one starting objective, one printed worker of each kind and ${joined('or')(STARTING_MONEY.map((money) => `$${money}`))} in turn order.`,
        'Neutral buildings stand on their letters or are shuffled. Private buildings show the same side for everyone: side a, side b, random sides, or those the first player chooses.',
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Phase A: move your cattleman. Phase B: use the location where he stops. Phase C: draw up to your hand limit. The discard pile is shuffled only when you must draw and the draw pile is empty.',
      ],
    },
    movement: {
      title: 'Moving',
      paragraphs: [
        'Move at least one step and at most your limit, always towards Kansas City. Every tile on the way is a location and counts as one step; empty spaces do not count. Choose freely at forks. Other cattlemen never block. Kansas City ends the move.',
        'In your first turn you simply begin on any neutral building.',
      ],
    },
    fees: {
      title: 'Fees',
      paragraphs: [
        `Passing or stopping at a location marked with a hand costs a fee: green and black ${fees(2)} with two players, ${fees(3)} with three, ${fees(4)} with four. You pay the bank for hazards and teepees, the owner for buildings. If you cannot pay, give what you have and ride on; nothing is owed later.`,
      ],
    },
    location: {
      title: 'Using a location',
      paragraphs: [
        'On a neutral building or one of your own, do any of its actions once each, in any order; a special action printed beside the space belongs to your building there. Or do a single auxiliary action and nothing else. Elsewhere only a single auxiliary action is possible. You must do something.',
        'A requirement is met in full or not at all. A reward may be refused in part, but money is taken in full.',
      ],
    },
    auxiliary: {
      title: 'Auxiliary actions',
      paragraphs: [
        `${capitalized(number(BASE_AUXILIARIES))} small actions at the left of your board. Each has two disc spots: one free spot opens it, two let you do it double where a tile allows it. In place of a location’s own actions it is always single.`,
        'Moving the engine back as a requirement means exactly that many spaces; if your engine cannot go back that far, the action is not open to you.',
      ],
    },
    'kansas-city': {
      title: 'Kansas City',
      paragraphs: [
        `${capitalized(number(SUPPLY.length))} times choose one of ${number(FORESIGHT_TILES)} foresight tiles and place it. Then sell your hand: every different breed counts its breeding value once, certificates add one each. Take that much money and discard the hand. Then deliver. Your cattleman returns to the start and the foresight spaces are refilled.`,
      ],
    },
    'job-market': {
      title: 'Job market',
      paragraphs: [
        `New workers fill the token’s row from the left. When the row is full the token goes down. A yellow arrow, after ${yellowRows}, refills the cattle market. The red arrow triggers the end of the game.`,
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Choose a city whose value your sale reaches. You deliver only once to a city, except Kansas City and San Francisco. Place a disc there. Arrows between two cities count once you have a disc in both; some give an objective card at once.',
        `Transport costs $${COST_PER_CROSS} for every red cross between your engine and the city; nothing if the engine is there or beyond. Red crosses stand after spaces ${crosses}.`,
      ],
    },
    discs: {
      title: 'Discs',
      paragraphs: [
        `Discs from white-framed spots go anywhere, those from black-framed spots only to black-framed places, unless no white one is left. A spot you clear gives its advantage; hand discs cost $${DISC_SPOTS[HAND_DISC].cost}. If your board has no usable disc, move one from a station: a delivery requires it, an upgrade allows it.`,
      ],
    },
    hire: {
      title: 'Hiring',
      paragraphs: [
        `Take a worker from any row above the token for the price of that row, changed by what the action says. He goes to the next slot of his row; an action printed there is used now or lost. A row holds ${number(SLOTS_PER_ROW)}.`,
      ],
    },
    build: {
      title: 'Building',
      paragraphs: [
        'Place a building on an empty site if you have enough craftsmen, and pay for each of them. Over one of your own lesser buildings you need and pay only the difference; the old one leaves the game.',
      ],
    },
    engine: {
      title: 'The engine',
      paragraphs: [
        'Move at least one space. Spaces with other engines do not exist for you, except the start. A turnout is one more space between two spaces; you may pass it by or stop on it.',
        `At space ${LAST_SPACE} the engine stops. You may upgrade the station; then the engine goes back to any free space, you gain $${END_OF_LINE_MONEY}, and on a turnout you may upgrade again.`,
      ],
    },
    stations: {
      title: 'Stations',
      paragraphs: [
        'Stop on a turnout and you may pay to upgrade its station with one of your discs, once. If a station master is there you may take the tile at once for the last worker tile of one of your rows; he stays at the station.',
      ],
    },
    trade: {
      title: 'Trading and hazards',
      paragraphs: [
        'Trade with the Indians: take any teepee and gain or pay the value of its space. Removing a hazard costs what the action says; you keep the tile for its points.',
      ],
    },
    cattle: {
      title: 'Buying cattle',
      paragraphs: [
        `Each cowboy serves once per action. Value ${valueOfBreed('holstein')}: one for ${prices('holstein', ' cowboy')}. West Highland: ${prices('west-highland')}. Texas Longhorn: ${prices('texas-longhorn')}. A cowboy may also add ${number(CARDS_ADDED_BY_A_COWBOY)} cards from the deck to the market.`,
      ],
    },
    certificates: {
      title: 'Certificates',
      paragraphs: [
        `The track runs ${CERTIFICATE_TRACK.join(', ')} and you may not pass your limit, ${CERTIFICATE_TRACK[CERTIFICATE_LIMITS.start]} at first. Spent in Kansas City they raise the value of your hand. Permanent ones are never spent.`,
      ],
    },
    objectives: {
      title: 'Objective cards',
      paragraphs: [
        'Cards you take go to your discard pile and reach your hand later. Play them before phase A or before or after an action of phase B, and use their action at once. Played cards must be scored: points if all tasks are there, the penalty otherwise. Each of your items serves one task only. Cards you never played may be added or dropped at the end.',
        'A ride before phase A changes where you start from; in phase B it leads straight to phase C, whether or not you have used the location.',
      ],
    },
    ending: {
      title: 'End of the game',
      paragraphs: [
        'Whoever fills the last job market space takes the token and finishes the turn. Everyone else has one more turn, in which no worker can be chosen in Kansas City.',
      ],
    },
    scoring: {
      title: 'Scoring',
      paragraphs: [
        `One point for every $${DOLLARS_PER_VP}; buildings; cities and arrows; stations; hazards; cattle; objectives; station masters; ${SLOT_VP} for each worker in ${scoringSlots}; ${STEP_VP_POINTS} for the movement disc; ${TOKEN_VP} for the token.`,
      ],
    },
    'building-sites': {
      title: 'Building sites (variant)',
      paragraphs: [
        'In phase B, instead of the actions of a location or a single auxiliary action, you may turn one of your buildings that is not built yet to its other side. Not in Kansas City. What is built is never turned over. Everyone begins with the same sides.',
      ],
    },
    poker: {
      title: 'At the Poker Table',
      paragraphs: [
        `The neutral building on space D lets you sit down and lay cards. Once in the game you take the last worker tile of one of your rows to the table; you gain the money of the top bonus token now, its points at the end. Then, or at a later visit, lay a card of your hand face down for $${ANTE_PRICES[0]} and, if you like, another one for $${ANTE_PRICES[1]}. The money goes to the pot. Nobody has more than ${number(MOST_CARDS_AT_TABLE)} cards there.`,
        `The neutral building on space G has all hands shown, if you have a card at the table. A hand is worth the breeding values of its cards together, breeds counted as often as they are there, objective cards nothing. The best takes the pot and $${BANK_ADDS} from the bank; tied players share, and what cannot be shared stays in the pot. All cards go to their owners’ discard piles.`,
        'Cards left at the table when the game ends score nothing.',
      ],
    },
    rails: {
      title: 'Rails to the North',
      paragraphs: [
        `A new strip of cities and a map with ${TOWNS.length} towns replace the old cities. Place shops: with the auxiliary action of your annex (discard a cattle card of value ${SHOP_CARD_VALUE}), building 12b or a station master. A town is within reach if a rail joins it, through any turnouts, to the town hall of Kansas City, to a city with a disc of yours or to a town with a shop of yours. One shop of yours per town.`,
        'Pay or gain what the trade space says and use its icon. Then look at the town: in a station town you may upgrade the station, in a medium town use its tile, then or never. A shop in a large town lets you deliver to its city from then on.',
        `Shops are taken from the left of the annex. Emptying bell space ${joined('or')(BELLS_WITH_TOKEN.map(String))} gives an exchange token. Pairs of cities joined by an arrow give their token or card when you have a disc in both. In New York City you take a station master for free. Cards of cities may be refused. San Francisco is worth more with every bell space emptied, Kansas City costs more points than in the base game.`,
      ],
    },
    exchange: {
      title: 'Exchange tokens',
      paragraphs: [
        `Use a token at any moment, in the middle of an action and in another player’s turn too: draw up to ${number(EXCHANGE_DRAWS)} cards, then discard as many. The token goes back to the supply of ${EXCHANGE_TOKENS}; when it is empty none can be gained.`,
      ],
    },
    'special-cases': {
      title: 'Special cases',
      paragraphs: [
        'Money is unlimited. A herd may become as small as you like. Replacing the building you stand on does not let you use the new one at once. If the tile under a cattleman is taken, he stays on the empty space.',
      ],
    },
  },
}
