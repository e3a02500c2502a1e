import type { Words } from '../words.ts'

export const reasons: Words['reasons'] = () => ({
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'answer-first': () => 'First answer the question at hand.',
  'ranch-empty': () => 'You have no cowboy in your ranch. Call some back first.',
  'empty-plot': () => 'There is no building on this plot.',
  'rail-tile': () => 'The railway runs here: no cowboy can be placed on it.',
  station: () => 'The Train Station can never be annexed.',
  'own-cowboy': () => 'One of your cowboys is already there.',
  protected: () => 'The sheriff protects the cowboy there: nobody may attack him.',
  'fee-unpaid': (p) =>
    `Placing a cowboy under the sheriff’s eyes costs $${p.fee}, paid to whoever holds his office: you have $${p.money}.`,
  'no-own-cowboy': () => 'None of your cowboys can be taken from there.',
  'off-the-line': (p) => `The track can only go on to row ${p.row}, plot ${p.first} or ${p.second}.`,
  'plot-taken': () => 'This plot is already taken.',
  'not-beside-building': () => 'A new building must be next to another building.',
  'not-activated': () => 'No cowboy there may annex because of the railway.',
  'no-opponent': () => 'There is no opposing cowboy there.',
  'office-first': () => 'Annex the Sheriff’s Office to move the sheriff.',
  'sheriff-here': () => 'The sheriff is already here and has to move.',
  'no-building-there': () => 'The sheriff must touch at least one building.',
  'saloon-first': () => 'Annex a Saloon to hire cowboys.',
  'none-in-reserve': () => 'None of these is left in your reserve.',
  'too-expensive': (p) => `He costs $${p.cost}: you have $${p.money}.`,
})
