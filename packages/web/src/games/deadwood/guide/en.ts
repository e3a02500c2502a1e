import { facesThat, RAIL_TILES, SHERIFF_FEE, WOUNDS_TO_KILL } from '@waystation/deadwood'
import { numeral } from '@waystation/wording'
import type { LessonWords } from './index.ts'

export const en: LessonWords = {
  welcome: {
    title: 'Welcome to Deadwood',
    text: 'Your gang takes over the shops of a lawless town before the railway brings the cavalry. Whoever is richest at the end wins.',
  },
  send: {
    title: 'Send a cowboy to town',
    text: 'Click one of your cowboys, then a glowing building. The number at his feet is his strength: the dice he rolls in a duel.',
  },
  confirm: {
    title: 'Nothing has happened yet',
    text: 'You see what this would do. Click the same thing again, or press Enter, to do it; Esc steps back. Even afterwards you can undo.',
  },
  annex: {
    title: 'Annex the building',
    text: 'Now it gives what its sign promises on the boardwalk: money, cartridges, ponies and more. Effects on slate, after the flag, last as long as you hold the building.',
  },
  others: {
    title: 'The others play',
    text: 'The log tells everything in words; a click on a line shows that moment. “What did I miss?” plays it back when you are next.',
  },
  sheriff: {
    title: 'The sheriff',
    text: `Nobody is attacked on the three plots around his star. Going there, you pay $${SHERIFF_FEE} to the opponent who holds his office.`,
  },
  attack: {
    title: 'Guns instead of money',
    text: 'A building that somebody holds can be yours after a duel. Choose it to see your chances. Every attack costs you a wanted poster.',
  },
  cartridge: {
    title: 'One more die',
    text: `A ${facesThat('kill').join(' or a ')} kills, a ${facesThat('wound').join(' or a ')} wounds, ${numeral('en')(WOUNDS_TO_KILL)} wounds kill. Whoever has more dice rolls the difference first; then both roll, one die at a time.`,
  },
  flee: {
    title: 'You are attacked',
    text: 'A pony takes your cowboy to the Abandoned Mine, alive. If he stays and both live, the building stays yours.',
  },
  posters: {
    title: 'Wanted!',
    text: 'Posters are fined at the end, each one more than the last. The Church and the Town Hall take them away. When the crime pool is empty, the game ends.',
  },
  rail: {
    title: 'The railway comes',
    text: `One of two plots; a building there is gone. Cowboys next to the new track annex again immediately. After ${numeral('en')(RAIL_TILES)} tiles the station ends the game.`,
  },
  build: {
    title: 'The town grows',
    text: 'Click a tile, then a glowing plot. Build far from the track what you want to keep.',
  },
  return: {
    title: 'Call them home',
    text: 'Instead of sending one, you may call back as many cowboys as you like: click one of yours in town or in the mine, then the next.',
  },
  farewell: {
    title: 'You know your way around',
    text: 'Hover over anything (or long-press it) to see what it is, or why you cannot choose it. Hint shows what a bot would do, and the Rules are beside the board.',
  },
}
