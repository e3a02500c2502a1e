import type { Words } from '../words.ts'

export const reasons: Words['reasons'] = () => ({
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'answer-first': () => 'First answer the question at hand.',
  'stack-exhausted': () => 'No tile is left in this stack.',
  'no-die': () => 'No die is beside a row or column of this stack.',
  'behind-another': () => 'A prairie die takes the nearest stack of its row, and another one comes first.',
  'too-expensive': (p) => `It costs ${p.cost} gold with the jumps: you have ${p.gold}.`,
  'fits-nowhere': () => 'This tile fits nowhere on your board.',
  'choose-turn-first': () => 'First choose how the piece is turned.',
  'draft-first': () => 'First choose a tile or free alleys.',
  'off-board': () => 'It would stick out over the edge of the board.',
  'covers-hill': (p) => `It would cover the hill on ${p.cell}.`,
  'covers-mine': (p) => `It would cover the mine on ${p.cell}.`,
  'covers-field': (p) => `It would cover the printed field on ${p.cell}.`,
  'covers-fixed': (p) => `Nothing may cover ${p.cell}.`,
  'covers-tile': (p) => `Something is already on ${p.cell}.`,
  'covers-icon': (p) => `The first building may cover no icon, and there is one on ${p.cell}.`,
  'not-on-start': () => 'The first tile must cover the start square X.',
  'not-on-signpost': () => 'The General Store must cover the last signpost.',
  'not-linked': () =>
    'It is not connected: it must touch, edge to edge, a tile or a printed field that is linked to your tiles.',
  'no-bandit': () => 'No bandit stands here.',
  'not-in-sight': () => 'No sheriff has a clear line to this bandit.',
  'no-hill': () => 'This is not a hill.',
  'hill-taken': () => 'A bandit, dead or alive, is already on this hill.',
})
