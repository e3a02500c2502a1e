import { capitalized } from '@waystation/wording'
import { BONUS_COUNT } from '../../data/bonuses.ts'
import { BUILDING_COPIES, PROPERTY_MARKERS, SECOND_HIRE_PRICE } from '../../data/buildings.ts'
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
import { OBJECTIVE_COUNT } from '../../data/objectives.ts'
import { DOLLARS_PER_POINT, EL_PASO_DOLLARS, SIMMENTAL_SPACE_POINTS, TILES_SHOWN } from '../../data/table.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { Words } from '../words.ts'
import { capital, forks, market, number, prices, severalDiscs, simmentals, suePosts } from './figures.ts'
import { names } from './names.ts'
import { things } from './things.ts'

const HIGHEST = SUE_POSTS[SUE_POSTS.length - 1]

/** The rules in our own words; the ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        'Move your rancher around the loop, hire workers, improve your herd, build, and deliver in El Paso every time you come by. Whoever has the most points at the end wins.',
      ],
    },
    setup: {
      title: 'Set-up',
      paragraphs: [
        `Everyone begins with ${number(STARTING_HERD)} cattle cards, ${number(START_HAND_LIMIT)} of them in hand, one worker of each type including a wild one, ${number(DISC_COUNT)} discs, ${number(PROPERTY_MARKERS)} property markers and one objective chosen in turn order.`,
        `Starting capital by place: ${capital}. The Simmental stack holds ${simmentals} cards with two, three or four players. ${capitalized(number(TILES_SHOWN))} objective tiles and ${number(TILES_SHOWN)} bonus tiles are face up, of ${OBJECTIVE_COUNT} and ${BONUS_COUNT} in all.`,
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Move, act, draw. At any time during your turn, even in the middle of an action, you may use exchange tokens and discard workers for their bonus, one at a time.',
      ],
    },
    move: {
      title: 'Moving',
      paragraphs: [
        `In your first turn put your rancher on any neutral building. Later move at least one step and at most your limit (${START_MOVE_LIMIT}, later ${LATER_MOVE_LIMIT}), clockwise, choosing freely where the trail forks.`,
        'Every building you reach counts as one step; empty spaces do not count. Each cowboy you discard adds a step. El Paso stops every move. Other ranchers never block you.',
        `The trail forks: ${forks}.`,
      ],
    },
    location: {
      title: 'Acting',
      paragraphs: [
        'On a neutral building or one of your own do its actions, each at most once, in any order, leaving out what you like; or a single auxiliary action instead. On somebody else’s building only an auxiliary action is open. In El Paso you do everything.',
        'An action with a price is done only if you pay it.',
      ],
    },
    draw: {
      title: 'Drawing',
      paragraphs: [
        `Fill your hand up to your limit (${START_HAND_LIMIT}, later ${LATER_HAND_LIMIT}). Workers you draw go to the worker area at once and do not count. The discard pile is shuffled only when you must draw and the draw pile is empty.`,
      ],
    },
    discard: {
      title: 'Discarding cattle for money',
      paragraphs: [
        'Put one matching card from your hand on your discard pile and take the money shown; once per action.',
      ],
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
        'Give a token back, draw one cattle card, then immediately discard one card from your hand. Several tokens are used one after the other. If only workers turn up, nothing is discarded.',
      ],
    },
    hire: {
      title: 'Hiring',
      paragraphs: [
        `Take a worker from the supply into your worker area for the price shown; a wild worker always costs $${WILD_SURCHARGE} more. You can use it immediately.`,
        `At building B a second worker costs $${SECOND_HIRE_PRICE} and has to be of another type, even if the first has been discarded meanwhile.`,
      ],
    },
    'worker-bonus': {
      title: 'Worker bonuses',
      paragraphs: [
        `Discard a worker from your area: a wild worker for $${WILD_BONUS}, an engineer for $${ENGINEER_BONUS}, a builder and $${BUILDER_BONUS_PRICE} for a certificate, a cowboy for one more step while moving. Workers spent on something give no bonus.`,
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
        'Take a face-up tile, which is replaced, or the unseen one on top of the stack. Immediate bonuses happen once; permanent ones stay and add up. Tiles are face up in front of their owner.',
      ],
    },
    build: {
      title: 'Building',
      paragraphs: [
        `Spend as many builders (or wild workers) as the number of the building and $${DOLLARS_PER_WORKER} for each, choose an empty space, pay its price, and put a property marker on it. You have ${number(PROPERTY_MARKERS)} markers. There are ${number(BUILDING_COPIES)} tiles of each number. Prices of spaces: ${prices}.`,
        'Or replace one of your buildings with one of a higher number: spend only the difference, with no price for the space. The old tile goes back. One building per action; the action is used up once the space is chosen.',
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
        `A card from your hand leaves the game. Nobody removes more than ${number(REMOVAL_LIMIT)} cards in a whole game.`,
      ],
    },
    'el-paso': {
      title: 'El Paso',
      paragraphs: [
        `Gain $${EL_PASO_DOLLARS}, take a Simmental if there is one, then reveal your whole hand and deliver. Exchange tokens can be used until the hand is revealed.`,
      ],
    },
    delivery: {
      title: 'Delivery',
      paragraphs: [
        'Add the breeding values of the different breeds in hand, each once. Add the value of one duplicate card for each bonus tile that allows it, then 1 for each permanent certificate, on your board or on a bonus tile, and 1 for each certificate of your track that you spend.',
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
        `One point per $${DOLLARS_PER_POINT}; points of your buildings; of your discs on ${LOWEST_BLACK_POST} and more; of all your workers; of all your cattle; of your bonus tiles; of your fulfilled objectives. A tie goes to whoever has more dollars left over; otherwise the victory is shared.`,
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
        `Set up as for two. Sue has a supply of ${SUE_SUPPLY_SIZE} cards: ${number(SUE_SUPPLY.cowboy)} of each type of worker, ${number(SUE_SUPPLY['black-angus'])} Black Angus and ${number(SUE_SUPPLY.corriente)} Corriente. One worker of each type in random order is her strategy. One of her discs starts on trading post ${SUE_FIRST_POST}; her rancher starts in El Paso.`,
        `Her deck holds the ${number(deckSize('A'))} A cards and none to ${number(deckSize('B'))} B cards; each makes her stronger. For an easier game an option takes points off her total.`,
      ],
    },
    'solo-turn': {
      title: 'Solo: Sue’s turn',
      paragraphs: [
        `A card says how far she moves and what she does. She takes the way with fewer buildings, the inner one if equal. Where she stops does not matter, except in El Paso: after her action she takes a Simmental and places a disc, on ${SUE_POSTS[0]} first, then on the next higher post each time (${suePosts}); with the option “${things.variants['solo-delivery'].values['always-highest']}”, on ${HIGHEST} from the second one on.`,
      ],
    },
    'solo-actions': {
      title: 'Solo: Sue’s actions',
      paragraphs: [
        `Market: by her cowboys ${market}. Train: the card for her engineers, from which she takes the tiles with the most points, a ${names.breeds.corriente} for cattle (or, by option, the breed on the card), and a card from her supply for a hire.`,
        `Build: the biggest building her builders allow on the most expensive empty space, the nearest clockwise of equals; with ${number(PROPERTY_MARKERS)} buildings the biggest replacement, of equals that of the nearest building, the one she is on first; else a Hereford. Draw: cards from her supply; a wild worker joins her largest group below ${number(SUE_FULL_GROUP)}, the leftmost of equals.`,
        'She scores everything except money, and all her objectives. You win with at least as many points.',
      ],
    },
    options: {
      title: 'Options',
      paragraphs: [
        'Neutral buildings can be shuffled, common buildings and train cards turned over: all, at random, or each as you choose. Building 2a can be limited to one of its two actions, as the errata suggest. Solo games can be made easier or harder.',
      ],
    },
  },
}
