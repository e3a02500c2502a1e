import type { Words } from '../words.ts'

const the = (bare: string) => ({ bare, the: `the ${bare}`, at: `at the ${bare}`, from: `from the ${bare}` })

export const buildings: Words['buildings'] = {
  church: {
    ...the('Church'),
    help: 'Annex: discard one of your posters, one more for each Laundry you hold. No duels here; every gang may have one cowboy.',
  },
  saloon: {
    ...the('Saloon'),
    help: 'Annex: you may hire a cowboy, a greenhorn for nothing, a gunslinger for $1 or a trail boss for $3. He waits in the Abandoned Mine.',
  },
  'sheriffs-office': {
    ...the('Sheriff’s Office'),
    help: 'Annex: move the sheriff to another crossing that touches a building. While you hold it, others pay you $1 for each cowboy they place under his protection.',
  },
  'town-hall': {
    ...the('Town Hall'),
    help: 'Annex: discard one of your posters, lay the next rail tile, then build the top tile of each stack.',
  },
  gunsmith: { ...the('Gunsmith'), help: 'Annex: $1 and two cartridges.' },
  bank: { ...the('Bank'), help: 'Annex: $5 and one poster of the crime pool.' },
  blacksmith: { ...the('Blacksmith'), help: 'Annex: $1 and a pony.' },
  casino: { ...the('Casino'), help: 'Annex: take $1 from another player.' },
  'general-store': {
    ...the('General Store'),
    help: 'Annex: $1, and you may move another of your cowboys from one building to another. He may duel and annex there.',
  },
  hotel: {
    ...the('Hotel'),
    help: 'Annex: $2. While you hold it: $2 for every rail tile laid and $4 for the station, wherever they are.',
  },
  laundry: {
    ...the('Laundry'),
    help: 'Annex: $1. While you hold it, the Church rids you of one poster more. A cowboy moved from here to the Church still counts.',
  },
  'stage-depot': {
    ...the('Stage Depot'),
    help: 'Annex: $2, then draw the top tile of a stack and build it. Hold it when the game ends without a station: $10.',
  },
  undertaker: {
    ...the('Undertaker'),
    help: 'Annex: $1. While you hold it: $1 for every cowboy killed. In a duel here the lone survivor gets it.',
  },
  'gold-mine': {
    ...the('Gold Mine'),
    help: 'Annex: roll a die. 1 or 2 nothing, 3 gives $1, 4 gives $2, 5 gives $3, 6 gives $5.',
  },
  'fortune-teller': {
    ...the('Fortune Teller'),
    help: 'Annex: $1, then look at one stack; you may put it back in any order.',
  },
  courthouse: {
    ...the('Courthouse'),
    help: 'Annex: everybody with posters pays $1 for each, or takes one more from the crime pool.',
  },
  grifter: {
    ...the('Grifter'),
    help: 'Annex: $1, and you may send up to two opposing cowboys from buildings or ranches to the Abandoned Mine.',
  },
  newspaper: { ...the('Newspaper'), help: 'Annex: $1, and give a poster of the crime pool to any player.' },
  'dance-hall': {
    ...the('Dance Hall'),
    help: 'Annex: $1, and you may call back one or two of your cowboys, this one included.',
  },
  'telegraph-office': {
    ...the('Telegraph Office'),
    help: 'Annex: $1, then add two posters from the box to the crime pool, or take two out of it.',
  },
}
