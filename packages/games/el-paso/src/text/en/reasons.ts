import { counted } from '@waystation/wording'
import type { WorkerId } from '../../data/cards.ts'
import { LOWEST_BLACK_POST } from '../../data/posts.ts'
import type { Words } from '../words.ts'
import { severalDiscs } from './figures.ts'

export const reasons: Words['reasons'] = (say) => ({
  'not-your-turn': () => 'It is not your turn.',
  'finish-exchange': () => 'First discard a card: an exchange is finished immediately.',
  'start-on-neutral': () => 'Your rancher starts on a neutral building.',
  'objective-first': () => 'First everyone chooses an objective.',
  'no-location': (p) =>
    `There is no building here, so nobody can stop here. Building here costs $${p.price} besides the building.`,
  'behind-you': () => 'It is behind you: ranchers only move clockwise, and El Paso comes first.',
  'too-far': (p) => `It is ${p.steps} steps away; you may take ${p.limit}, and ${p.cowboys} more with your cowboys.`,
  'no-move-here': () => 'You have moved; this place offers no further move now.',
  'space-taken': (p) => `Building ${p.number} goes on an empty space, or in place of a smaller one of yours.`,
  'no-building-fits': () => 'No common building can be placed here.',
  'choose-the-building': () =>
    'You have chosen a building: say where it goes, or go back to the actions of this place.',
  'no-market-here': () => 'This place does not sell cattle now. The market is open at neutral building D.',
  'no-hire-here': () => 'This place hires nobody now. Workers are hired at neutral building B.',
  'second-hire-differs': () => 'The second worker hired here has to be of another type.',
  'no-train-here': () => 'The train is used at neutral building F.',
  'no-builders-here': () => 'Buildings are placed from neutral building E.',
  'no-marker-left': () =>
    'You have placed both of your property markers; you can only replace a building with a bigger one.',
  'no-space-affordable': (p) => `With the price of a space it costs at least $${p.needs}; you have $${p.have}.`,
  'no-tile-here': () => 'No action open here takes such a tile.',
  'stack-empty': () => 'There are none left.',
  'needs-workers': (p) => {
    const type = p.worker as WorkerId
    return `It takes ${say.worker(type, Number(p.needs))}; you have ${say.worker(type, Number(p.have))} and ${say.worker('wild', Number(p.wilds))} ready.`
  },
  'needs-money': (p) => `It costs $${p.needs}; you have $${p.have}.`,
  'deliver-at-el-paso': (p) => `Deliveries are made in El Paso. Your hand is worth ${p.value} now.`,
  'value-too-low': (p) =>
    `It asks for ${p.needs}; your hand is worth ${p.have}, and you have ${counted('en')(Number(p.certificates), 'certificate', 'certificates')}.`,
  'own-disc-there': (p) => `One of your discs is on ${p.post} already; only ${severalDiscs} take several.`,
  'disc-gone': () => 'This disc has left your board.',
  'black-corners': (p) => `A disc with black corners goes to ${LOWEST_BLACK_POST} or more; you reach ${p.have}.`,
  'no-disc-fits': () => 'No disc on your board may go there, or you cannot pay for it.',
  'auxiliary-locked': () => 'Locked: its disc is still on your board.',
  'no-auxiliary-here': () => 'No auxiliary action is open to you now.',
  'auxiliary-done': () => 'The second auxiliary action has to be a different one.',
  'certificates-full': (p) =>
    `You have ${counted('en')(Number(p.have), 'certificate', 'certificates')}, the most there can be.`,
  'removal-limit': (p) => `You have removed ${p.limit} cattle cards, the most allowed in a game.`,
  'hand-empty': () => 'You have no cattle card in hand.',
  'nothing-to-draw': () => 'You have no card to draw: both piles are empty.',
  'no-token': () => 'You have no exchange token.',
  'hand-is-open': () => 'Your hand is revealed: it does not change any more.',
  'no-such-worker': (p) => `You have no ${say.worker(p.worker as WorkerId)} ready.`,
  'cowboy-while-moving': () => 'Cowboys are discarded while moving: choose a place further away.',
})
