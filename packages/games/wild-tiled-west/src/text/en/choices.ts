import type { View } from '../../view.ts'
import type { Words } from '../words.ts'
import type { Say } from '../phrases.ts'

const price = (cost: number): string => (cost === 0 ? 'free' : `${cost} gold`)

/** The piece in hand, by name. */
const piece = (say: Say, { placing }: View): string => (placing === null ? 'the tile' : say.piece(placing.piece))

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    board: () => 'Choose your settlement board.',
    'keep-partner': () => 'Keep one partner face down; the other goes back into the deck.',
    turn: () => 'Draft a tile, or lay one or two free alleys.',
    sawmill: () => 'Sawmill: take a tile from any stack.',
    'turn-piece': (view) => `How do you turn ${piece(say, view)}?`,
    'lay-piece': (view) => `Where do you lay ${piece(say, view)}?`,
    'homestead-turn': () => 'Homestead: how do you turn your Hotel?',
    'homestead-place': () => 'Homestead: where do you place your Hotel? It may cover no icon.',
    'signpost-turn': () => 'Signpost: how do you turn the General Store?',
    'signpost-place': () => 'Signpost: place the General Store over the third signpost.',
    'alley-place': () => 'Where do you place the alley?',
    'store-gold': () => 'Carpenters: how much gold do you store on this building?',
    shoot: () => 'More bandits in sight than bullets: whom does the sheriff shoot?',
    wrangle: () => 'Wrangle the cattle of this pasture now? It can be done only once.',
    'ace-card': () => 'Take an ace card.',
    'second-partner': () => 'You reach the hat: take a second partner.',
    church: () => 'Church: which bandit becomes a tombstone?',
    'hill-bandit': () => 'You win the tussle: on which hill does the new bandit settle?',
  }),
  options: (say) => ({
    board: (o) => `${say.board(o.board)}, ${say.face(o.face)}`,
    keep: (o) => `Keep the ${say.partner(o.partner)}`,
    draft: (o) => `${say.piece(o.tile)} (${say.die(o.die)} ${o.notch}, ${price(o.cost)})`,
    sawmill: () => 'Use a Sawmill: any stack, no die',
    saw: (o) => `${say.piece(o.tile)} (${price(o.cost)})`,
    alleys: (o) => (o.count === 1 ? 'Lay one free alley' : 'Lay two free alleys side by side'),
    turn: (o) => `${say.turn(o.turn)}: ${say.picture(o.piece, o.turn)}`,
    lay: (o) => `At ${o.at}: ${say.squares(o)}`,
    store: (o) => (o.gold === 0 ? 'Store nothing' : `Store ${o.gold} gold`),
    shoot: (o) => `Shoot the bandit on ${o.cell}`,
    shootAll: () => 'Shoot every bandit in sight',
    bury: (o) => `The bandit on ${o.cell}`,
    hill: (o) => `The hill on ${o.cell}`,
    wrangle: (o) => `Wrangle ${o.cows} cows`,
    leave: () => 'Wait for more cows',
    ace: (o) => `The ace of ${say.suit(o.suit)}`,
    partner: (o) => `Take the ${say.partner(o.partner)}`,
    drawPartner: () => 'Draw the top card of the deck',
    pass: () => 'Pass: nothing can be laid',
  }),
}
