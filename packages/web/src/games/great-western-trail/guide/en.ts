import { MOST_CARDS_AT_TABLE } from '@waystation/great-western-trail'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const number = numeral('en')

export const en: LessonWords = {
  welcome: {
    title: 'Welcome to the trail',
    text: 'Drive your herd from Texas to Kansas City, sell it and send it off by rail; then start again, a little stronger. After several journeys the most points win.',
  },
  place: {
    title: 'Where to begin',
    text: 'Your cattleman starts on any lettered building and uses it immediately. The signs on the house say what can be done there.',
  },
  confirm: {
    title: 'Look, then do it',
    text: 'What would happen is shown before it happens, with its price. Click again, or press Enter, to do it.',
  },
  act: {
    title: 'The signs of a place',
    text: 'On a neutral building or one of your own, each sign may be used once, in any order. What glows can be done now.',
  },
  sell: {
    title: 'Cards for money',
    text: 'Some signs pay for a card of your hand. It goes to your discard pile and comes back later: weak cattle are good for this.',
  },
  auxiliary: {
    title: 'Auxiliary actions',
    text: 'Instead of all the signs of a place you may use one small action of your own board; on hazards and in others’ buildings it is all you have.',
  },
  hire: {
    title: 'Workers',
    text: 'Cowboys buy cattle, craftsmen build, engineers drive the engine. A worker fills the next slot of his row, and some slots give something immediately.',
  },
  move: {
    title: 'Riding on',
    text: 'Only tiles are steps: empty spaces cost nothing. At a fork point at the place beyond it, and the way there is drawn.',
  },
  fees: {
    title: 'Hands want money',
    text: 'Passing or stopping at a tile with a hand costs a fee: to its owner, or to the bank at hazards and teepees. If you cannot pay, give what you have.',
  },
  build: {
    title: 'Your own buildings',
    text: 'A building needs craftsmen and money for each of them. Only you may use its signs; others may have to pay you to pass.',
  },
  site: {
    title: 'Where it goes',
    text: 'Every building makes the trail longer for all. In the woods some actions pay more; a sign beside a site is one more action for its owner.',
  },
  engine: {
    title: 'The engine',
    text: 'It runs over occupied spaces for nothing. The further it is, the fewer red crosses stand between you and distant cities; at sidings wait stations.',
  },
  station: {
    title: 'A station',
    text: 'Pay and leave a disc of your board here: that opens what the disc covered and brings points. For a worker you may take the station master as well.',
  },
  buy: {
    title: 'Better cattle',
    text: 'More cowboys buy more, or more cheaply. Different breeds in hand are what counts in Kansas City; the other number is points.',
  },
  clear: {
    title: 'Hazards and teepees',
    text: 'A hazard you remove is yours and worth points; the road is free of its fee. Teepees are traded for money, more or less.',
  },
  objective: {
    title: 'Objectives',
    text: 'The card goes into your deck. Played, it asks for things until the end: points if you have them all, a loss if not.',
  },
  foresight: {
    title: 'Kansas City looks ahead',
    text: 'Of each pair you choose one tile. It goes to the job market, the hazards or the village, for everybody. The last row of jobs ends the game.',
  },
  income: {
    title: 'The sale',
    text: 'Each different breed counts once; certificates add to it. You gain as many dollars, and the value decides how far you can deliver.',
  },
  deliver: {
    title: 'A delivery',
    text: 'Choose a city of at most your value. Each red cross from your engine to the city costs transport. Most cities take your disc only once.',
  },
  discs: {
    title: 'Which disc?',
    text: 'The disc you send opens what it covered: more steps, a larger hand, better auxiliary actions. Black frames take black discs and white ones.',
  },
  shop: {
    title: 'A shop in the north',
    text: 'Shops spread along the rails from Kansas City, from your shops and from cities with your disc. Large towns become cities to deliver to.',
  },
  exchange: {
    title: 'Exchange tokens',
    text: 'At any moment, even in another player’s turn: draw cards, then discard as many. Best just before the sale.',
  },
  'sit-down': {
    title: 'A seat at the table',
    text: 'One of your workers sits down to play for you and brings a bonus token: money now, points at the end.',
  },
  ante: {
    title: 'Cards face down',
    text: `Lay cattle for a later showing, up to ${number(MOST_CARDS_AT_TABLE)} cards. Whoever shows the greatest breeding value takes the pot.`,
  },
  farewell: {
    title: 'You know the trail',
    text: 'From here it is cattle, engine and buildings, in the measure you like. Hover anything to be told about it; Hint asks a strong player. Good riding!',
  },
}
