import { capitalized, joined } from '@waystation/wording'
import { CARDS_ADDED_BY_A_COWBOY, STARTING_HERD, valueOfBreed } from '../../data/cards.ts'
import {
  AUXILIARIES,
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
import { FORESIGHT_TILES, SUPPLY } from '../../data/tiles.ts'
import type { Words } from '../words.ts'
import { byPlayers, fees, number, prices, scoringSlots } from './figures.ts'

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
        'Neutral buildings stand on their letters or are shuffled. Private buildings show the same side for everyone.',
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Phase A: move your cattleman. Phase B: use the location where he stops. Phase C: draw up to your hand limit. The discard pile is shuffled only when a card is due and the draw pile is empty.',
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
        `Entering or passing a hand costs money: green and black ${fees(2)} with two players, ${fees(3)} with three, ${fees(4)} with four. Hazards and teepees pay the bank, buildings their owner. If you cannot pay, give what you have and ride on; nothing is owed later.`,
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
        `${capitalized(number(AUXILIARIES.length))} small actions at the left of your board. Each has two disc spots: one free spot opens it, two let you do it double where a tile allows it. In place of a location’s own actions it is always single.`,
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
        'New workers fill the token’s row from the left. When the row is full the token goes down. A yellow arrow refills the cattle market. The red arrow ends the game.',
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Choose a city whose value your sale reaches. You deliver only once to a city, except Kansas City and San Francisco. Place a disc there. Arrows between two cities count once you have a disc in both; some give an objective card at once.',
        `Transport costs $${COST_PER_CROSS} for every red cross between your engine and the city; nothing if the engine is there or beyond.`,
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
        'Cards you take go to your discard pile and reach your hand later. Play them before phase A or before or after an action of phase B, and use their action at once. Played cards must be scored: points if all tasks are there, the penalty otherwise. Each of your things serves one task only. Cards you never played may be added or dropped at the end.',
        'A ride before phase A changes where you start from; after using a location it leads straight to phase C.',
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
    'special-cases': {
      title: 'Special cases',
      paragraphs: [
        'Money is unlimited. A herd may become as small as you like. Replacing the building you stand on does not let you use the new one at once. If the tile under a cattleman is taken, he stays on the empty space.',
      ],
    },
  },
}
