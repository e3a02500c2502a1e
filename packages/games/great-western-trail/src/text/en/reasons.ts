import type { Need } from '../../explain/question.ts'
import type { WorkerId } from '../../data/tiles.ts'
import type { Words } from '../words.ts'

/** What a target waits for. */
const needs: { readonly [need in Need]: string } = {
  move: 'It is not the moment to move.',
  hire: 'You can hire only with a hire action: neutral building A, building 5a or an engineer slot.',
  build: 'You can build only with neutral building B or a craftsman slot.',
  deliver: 'You deliver when you have sold your herd in Kansas City, or with building 9a.',
  upgrade: 'You upgrade a station when your engine stops there, or with building 9b.',
  buy: 'You buy cattle with neutral building E or building 2a.',
  auxiliary: 'Auxiliary actions are done in phase B, or where a tile shows them.',
  disc: 'Discs leave your board when you deliver or upgrade a station.',
}

export const reasons: Pick<Words, 'reasons'> = {
  reasons: (say) => ({
    'not-your-turn': () => 'It is another player’s turn.',
    'needs-action': (p) => needs[p.need as Need],
    'not-a-location': () => 'No tile lies here: it is not a location, you ride straight through.',
    'too-far': (p) => `It is ${p.needs} steps away; your limit is ${p.have}.`,
    'not-ahead': () => 'It does not lie ahead of your cattleman.',
    'never-kansas-city': () => 'An objective card never takes you into Kansas City.',
    'placing-first': () => 'Your first turn begins on a neutral building.',
    'site-taken': () => 'You build on an empty site or over one of your own lesser buildings.',
    craftsmen: (p) => `It needs ${say.workers('craftsman', Number(p.needs))}; you have ${p.have}.`,
    money: (p) => `It costs $${p.needs}; you have $${p.have}.`,
    'left-supply': () => 'You have already placed this building.',
    'token-row': (p) => `Row ${p.row} is still being filled: its workers cannot be hired yet.`,
    'row-full': (p) => `You have no room for another ${say.worker(p.worker as WorkerId)}.`,
    'not-there': () => 'There is none to take.',
    value: (p) => `It needs a breeding value of ${p.needs}; your hand and certificates make ${p.have}.`,
    'delivery-value': (p) => `It needs a value of ${p.needs}; this delivery reaches ${p.have}.`,
    'already-delivered': () => 'You have already delivered here.',
    'already-upgraded': () => 'You have already upgraded this station.',
    'engine-elsewhere': () => 'Your engine is not on this station’s turnout.',
    'no-disc': () => 'You have no disc you could place there and pay for.',
    cowboys: (p) => `It needs ${say.workers('cowboy', Number(p.needs))}; you have ${p.have}.`,
    'auxiliary-locked': () => 'Both discs of this action are still on your board.',
    'engine-back': () => 'Your engine cannot move back that far.',
    'nothing-to-draw': () => 'Your draw pile and your discard pile are both empty.',
    'white-frame': () => 'This place has a white frame: first come the discs from your white-framed spots.',
    'disc-gone': () => 'This disc has left your board.',
  }),
}
