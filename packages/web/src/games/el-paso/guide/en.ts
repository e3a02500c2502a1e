import { EL_PASO_DOLLARS, PROPERTY_MARKERS, START_MOVE_LIMIT, WILD_SURCHARGE } from '@waystation/el-paso'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

const number = numeral('en')

export const en: LessonWords = {
  welcome: {
    title: 'Welcome to El Paso',
    text: 'You drive a herd around the walled town, again and again. Every time you come to the gate you deliver it, and each delivery makes you better at something.',
  },
  'welcome-solo': {
    title: 'Alone against Sue',
    text: 'You drive a herd around the walled town and deliver it at the gate. Sue drives too: she never pays and never tires. You win with at least as many points as she has.',
  },
  objective: {
    title: 'A first objective',
    text: 'Objectives pay points at the end if you have what they show: breeds, bonus tiles, buildings, a disc on a post. Choose one of the three.',
  },
  place: {
    title: 'Where to begin',
    text: 'Your rancher starts on any lettered building, and uses it at once. The signs on each say what can be done there.',
  },
  confirm: {
    title: 'Look, then do it',
    text: 'What would happen is shown before it happens, with its price. Click again, or press Enter, to do it.',
  },
  act: {
    title: 'The signs of a building',
    text: 'Each sign can be used once, in any order, and any of them left out. What glows belongs to one of them; the rest is in the prompt.',
  },
  hire: {
    title: 'Workers',
    text: `Cowboys buy cattle, builders build, engineers use the train. A wild worker can be any of them, for $${WILD_SURCHARGE} more. They join you at once.`,
  },
  sell: {
    title: 'Cattle for money',
    text: 'A card of the breed shown goes to your discard pile for money. It is not lost: it comes back when you shuffle.',
  },
  instead: {
    title: 'Auxiliary actions',
    text: 'Instead of everything a building offers you may use one action of your own board. Locked ones open when their disc is delivered.',
  },
  sue: {
    title: 'Sue’s turn',
    text: 'A card tells how far Sue rides and what she does. Beside the board stands what she has, and her points so far.',
  },
  'sue-ahead': {
    title: 'What she may do next',
    text: 'Every card still to come is worked out for the board as it is now. Open a line to see the rule she follows, and check her by hand.',
  },
  move: {
    title: 'Riding on',
    text: `Up to ${number(START_MOVE_LIMIT)} steps, always clockwise. Only buildings are steps: empty spaces cost nothing. Each cowboy you discard adds one.`,
  },
  market: {
    title: 'Better cattle',
    text: 'The number in the corner is the breeding value. Each breed counts once when you deliver, so different breeds are what you want.',
  },
  train: {
    title: 'The train',
    text: 'Each wagon asks for engineers and money, then its signs are yours: tiles, tokens, certificates.',
  },
  build: {
    title: 'Your own buildings',
    text: `You may own ${number(PROPERTY_MARKERS)}. The number is how many builders it takes. On your buildings you use all signs; others may only use an auxiliary action.`,
  },
  site: {
    title: 'Where it goes',
    text: 'An empty space costs what stands on it. Where all must pass, it makes the way longer for everybody, and gives you a place to stop.',
  },
  visit: {
    title: 'Somebody else’s building',
    text: 'Here you may use one auxiliary action of your board, or nothing.',
  },
  tiles: {
    title: 'Tiles',
    text: 'Green tiles are objectives, orange ones bonuses. Take one that lies open, or the unseen one on top of its stack.',
  },
  bonus: {
    title: 'At any time',
    text: 'The slip below a worker says what discarding it gives, whenever you like in your turn. Exchange tokens work the same way.',
  },
  exchange: {
    title: 'An exchange',
    text: 'You drew a card, now discard one. Get rid of a breed that you hold twice: only one of them counts.',
  },
  reveal: {
    title: 'At the gate',
    text: `El Paso pays $${EL_PASO_DOLLARS} and gives you a Simmental. Now show your hand; it is the last moment for exchange tokens.`,
  },
  deliver: {
    title: 'A delivery',
    text: 'Different breeds, permanent certificates and those you spend add up. Choose a post that asks for no more than that: higher ones pay more.',
  },
  discs: {
    title: 'Which disc?',
    text: 'The disc you send opens what it covered: a better action, a larger hand, more steps. Those with black corners need a post with black corners.',
  },
  simmental: {
    title: 'The clock',
    text: 'Every visit takes a Simmental. When none is left, the next rancher at the gate stands there, and everybody else has one more turn.',
  },
  farewell: {
    title: 'You know the trail',
    text: 'Hover anything to be told what it is and why it cannot be used. Hint asks a strong player. Good riding!',
  },
}
