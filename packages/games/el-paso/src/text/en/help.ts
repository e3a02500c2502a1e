import { capitalized } from '@waystation/wording'
import { PROPERTY_MARKERS, SECOND_HIRE_PRICE } from '../../data/buildings.ts'
import {
  BUILDER_BONUS_PRICE,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  STARTING_HERD,
  WILD_BONUS,
  WILD_SURCHARGE,
} from '../../data/cards.ts'
import {
  AUXILIARIES,
  DISC_COUNT,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
  START_HAND_LIMIT,
  START_MOVE_LIMIT,
} from '../../data/player-board.ts'
import { deckSize, SUE_FIRST_POST, SUE_FULL_GROUP, SUE_POSTS, SUE_SUPPLY, SUE_SUPPLY_SIZE } from '../../data/solo.ts'
import { DOLLARS_PER_POINT, EL_PASO_DOLLARS, SIMMENTAL_SPACE_POINTS } from '../../data/table.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { Words } from '../words.ts'
import { capital, market, number, severalDiscs, simmentals } from './figures.ts'

/** The rules in our own words; the ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        'Drive your rancher around the loop, hire workers, improve your herd, build, and deliver in El Paso every time you come by. Most points at the end win.',
      ],
    },
    setup: {
      title: 'Set-up',
      paragraphs: [
        `Everyone begins with ${number(STARTING_HERD)} cattle cards, ${number(START_HAND_LIMIT)} of them in hand, one worker of each type including a wild one, ${number(DISC_COUNT)} discs, ${number(PROPERTY_MARKERS)} property markers and one objective chosen in turn order.`,
        `Starting capital by place: ${capital}. The Simmental stack holds ${simmentals} cards with two, three or four players.`,
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Move, act, draw. At any time of your turn, even in the middle of an action, you may use exchange tokens and discard workers for their bonus, one at a time.',
      ],
    },
    move: {
      title: 'Moving',
      paragraphs: [
        `In your first turn put your rancher on any neutral building. Later move at least one step and at most your limit (${START_MOVE_LIMIT}, later ${LATER_MOVE_LIMIT}), clockwise, choosing freely where the trail forks.`,
        'Every building entered is a step; empty spaces are none. Each cowboy you discard adds a step. El Paso stops every move. Other ranchers never matter.',
      ],
    },
    location: {
      title: 'Acting',
      paragraphs: [
        'On a neutral or an own building do its actions, each at most once, in any order, leaving out what you like; or a single auxiliary action instead. On somebody else’s building only an auxiliary action is open. In El Paso you do everything.',
        'An action with a price is done only if you pay it.',
      ],
    },
    draw: {
      title: 'Drawing',
      paragraphs: [
        `Fill your hand up to your limit (${START_HAND_LIMIT}, later ${LATER_HAND_LIMIT}). Workers you draw go to the worker area at once and do not count. The discard pile is shuffled only when a card is due and the pile is empty.`,
      ],
    },
    discard: {
      title: 'Discarding cattle for money',
      paragraphs: ['Put one matching hand card on your discard pile and take the money shown; once per action.'],
    },
    certificates: {
      title: 'Certificates',
      paragraphs: [
        `Move your marker down by as many spaces as shown, never beyond ${number(HIGHEST_CERTIFICATE)}. They are spent in El Paso.`,
      ],
    },
    exchange: {
      title: 'Exchange tokens',
      paragraphs: [
        'Give a token back, draw one cattle card, then discard one card of your hand at once. Several tokens are used one after the other. If only workers turn up, nothing is discarded.',
      ],
    },
    hire: {
      title: 'Hiring',
      paragraphs: [
        `Take a worker of the supply into your worker area for the price shown; a wild worker always costs $${WILD_SURCHARGE} more. He can be used at once.`,
        `At building B a second worker costs $${SECOND_HIRE_PRICE} and has to be of another type, even if the first has been discarded meanwhile.`,
      ],
    },
    'worker-bonus': {
      title: 'Worker bonuses',
      paragraphs: [
        `Discard a worker of your area: a wild worker for $${WILD_BONUS}, an engineer for $${ENGINEER_BONUS}, a builder and $${BUILDER_BONUS_PRICE} for a certificate, a cowboy for one more step while moving. Workers spent on something give no bonus.`,
        'All discarded workers go to your discard pile and come back through your herd.',
      ],
    },
    market: {
      title: 'Cattle market',
      paragraphs: [
        `Spend the cowboys asked for, wild workers in their place if you like, and $${DOLLARS_PER_WORKER} for each. The card goes to your discard pile. One card per action.`,
      ],
    },
    train: {
      title: 'The train',
      paragraphs: [
        `Choose one train card, spend its engineers or wild workers and $${DOLLARS_PER_WORKER} for each, then do its actions in any order.`,
      ],
    },
    tiles: {
      title: 'Objective and bonus tiles',
      paragraphs: [
        'Take a face-up tile, which is replaced at once, or the unseen one on top of the stack. Immediate bonuses happen at once; permanent ones stay and add up. Tiles lie open in front of their owner.',
      ],
    },
    build: {
      title: 'Building',
      paragraphs: [
        `Spend as many builders (or wild workers) as the number of the building and $${DOLLARS_PER_WORKER} for each, choose an empty space, pay its price, and put a property marker on it. You have ${number(PROPERTY_MARKERS)} markers.`,
        'Or replace one of your buildings by one with a higher number: spend only the difference, with no price for the space. The old tile goes back. One building per action.',
      ],
    },
    auxiliary: {
      title: 'Auxiliary actions',
      paragraphs: [
        `${capitalized(number(AUXILIARIES.length))} of them on your board. Money and exchange are open from the start and get better; certificate and removal open when their disc is gone.`,
      ],
    },
    'move-on': {
      title: 'Moving on',
      paragraphs: [
        'Some actions move your rancher again, with cowboys if you like; then you use the place you reach. Your hand is not refilled in between, and what you left undone behind you is lost.',
      ],
    },
    'gain-cattle': {
      title: 'Gaining cattle',
      paragraphs: ['Take the breed shown from the market into your discard pile; no cowboys are needed.'],
    },
    remove: {
      title: 'Removing cattle',
      paragraphs: [
        `A hand card leaves the game. Nobody removes more than ${number(REMOVAL_LIMIT)} cards in a whole game.`,
      ],
    },
    'el-paso': {
      title: 'El Paso',
      paragraphs: [
        `Gain $${EL_PASO_DOLLARS}, take a Simmental if there is one, then show your whole hand and deliver. Exchange tokens can be used until the hand is shown.`,
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Add the breeding values of the different breeds in hand, each once. Add one duplicate for each bonus tile that says so, one for each permanent certificate, and any number of certificates of your track, which you spend.',
        `Choose a trading post that asks for no more than your total and holds none of your discs; ${severalDiscs} take several. Take its reward, then discard your hand.`,
      ],
    },
    discs: {
      title: 'Discs',
      paragraphs: [
        `The disc comes from your board and unlocks what it covered. Discs with black corners only go to posts of ${LOWEST_BLACK_POST} and more. Some bring money, some cost money; one you cannot pay for cannot be taken. If no disc can be placed, none is.`,
      ],
    },
    end: {
      title: 'End of the game',
      paragraphs: [
        `Once the last Simmental is taken, the next rancher to reach El Paso stands on the empty Simmental space for ${SIMMENTAL_SPACE_POINTS} points, delivers, and is finished. Everyone else has one more turn; El Paso gives them no Simmental and no space.`,
      ],
    },
    scoring: {
      title: 'Scoring',
      paragraphs: [
        `One point per $${DOLLARS_PER_POINT}; points of your buildings; of your discs on ${LOWEST_BLACK_POST} and more; of all your workers; of all your cattle; of your bonus tiles; of your fulfilled objectives. A tie goes to whoever has more dollars left over; otherwise it is shared.`,
      ],
    },
    objectives: {
      title: 'Objectives',
      paragraphs: [
        'Each card, tile, building and disc counts for one objective only; the best distribution is worked out for you. Objectives you miss cost nothing.',
      ],
    },
    'solo-setup': {
      title: 'Solo: set-up',
      paragraphs: [
        `Set up as for two. Sue has a supply of ${SUE_SUPPLY_SIZE} cards: ${number(SUE_SUPPLY.cowboy)} of each type of worker, ${number(SUE_SUPPLY['black-angus'])} Black Angus and ${number(SUE_SUPPLY.corriente)} Corriente. One worker of each type in random order is her strategy. One of her discs lies on ${SUE_FIRST_POST}; her rancher starts in El Paso.`,
        `Her deck holds the ${number(deckSize('A'))} A cards and none to ${number(deckSize('B'))} B cards; each makes her stronger.`,
      ],
    },
    'solo-turn': {
      title: 'Solo: Sue’s turn',
      paragraphs: [
        `A card says how far she moves and what she does. She takes the way with fewer buildings, the inner one if equal. Where she stops does not matter, except in El Paso: after her action she takes a Simmental and places a disc, on ${SUE_POSTS[0]} first, then on the next higher post each time.`,
      ],
    },
    'solo-actions': {
      title: 'Solo: Sue’s actions',
      paragraphs: [
        `Market: by her cowboys ${market}. Train: the card for her engineers, of which she takes tiles with most points, cattle, and a card of her supply for a hire.`,
        `Build: the biggest building her builders allow on the most expensive empty space, the nearest of equals; with ${number(PROPERTY_MARKERS)} buildings the biggest replacement; else a Hereford. Draw: cards of her supply; a wild worker joins her largest group below ${number(SUE_FULL_GROUP)}, the leftmost of equals.`,
        'She scores everything except money, and all her objectives. You win with at least as many points.',
      ],
    },
    options: {
      title: 'Options',
      paragraphs: [
        'Neutral buildings can be shuffled, common buildings and train cards turned. Building 2a can be limited to one of its two actions, as the errata suggest. Solo games can be made easier or harder.',
      ],
    },
  },
}
