import { capitalized } from '@waystation/wording'
import { LAUNDRIES } from '../../data/buildings.ts'
import {
  COURT_FINE_PER_POSTER,
  COWBOYS_PER_TYPE,
  DEPOT_BONUS,
  FINES,
  GRIFTER_TARGETS,
  HOTEL_PAY,
  SHERIFF_FEE,
  STAR_PLOTS,
  START,
  STATION_ACTIVATIONS,
  TILES_IN_OPENING,
  TOKENS,
  WOUNDS_TO_KILL,
} from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import {
  churchDiscard,
  dealtPlots,
  faces,
  fines,
  firstPlots,
  highestFine,
  number,
  price,
  rows,
  times,
} from './figures.ts'

/** The rules in our own words; section ids are those that reasons point to. */
export const help: Pick<Words, 'sections'> = {
  sections: {
    goal: {
      title: 'Goal',
      paragraphs: [
        'Send your cowboys into town, take over its buildings and make money. Whoever is richest at the end, after the fines for wanted posters, wins.',
      ],
    },
    preparation: {
      title: 'Set-up',
      paragraphs: [
        `The town has rows of ${rows} plots, from the top. Town Hall, Sheriff’s Office and Church are in the top row (${firstPlots}). ${capitalized(number(TILES_IN_OPENING))} tiles of the first stack and a Saloon are dealt at random to ${number(STAR_PLOTS.length)} plots below (${dealtPlots}).`,
        `The crime pool gets ${number(START.postersPerPlayer)} posters per player; the others stay in the box. Everyone starts with $${START.money}, a cartridge, a pony and one cowboy of each strength. The highest die begins. Every gang has ${number(COWBOYS_PER_TYPE)} cowboys of each strength; the box holds ${TOKENS.cartridges} cartridges, ${TOKENS.ponies} ponies and ${TOKENS.posters} posters.`,
      ],
    },
    turn: {
      title: 'Your turn',
      paragraphs: [
        'Do one of two things: call cowboys back to your ranch, or send one cowboy to town. You cannot pass. Then the next player clockwise has the turn.',
      ],
    },
    ranch: {
      title: 'Back to the ranch',
      paragraphs: [
        'Take back as many of your cowboys as you like, at least one, from buildings and from the Abandoned Mine.',
      ],
    },
    town: {
      title: 'Going to town',
      paragraphs: [
        'Place one cowboy from your ranch on any building where you have none yet. Not on an empty plot, a rail, the station or the mine.',
        'If another gang is there, they fight a duel. If your cowboy is still there afterwards, he may annex the building and use it.',
      ],
    },
    duels: {
      title: 'Duels',
      paragraphs: [
        'The attacker takes a poster. The defender may flee: a pony is spent, his cowboy goes to the Abandoned Mine, and the attacker may annex.',
        'Otherwise the attacker, then the defender, declares whether to use a cartridge. Both have as many dice as the strength of their cowboy, one more with a cartridge.',
        `Whoever has more dice first rolls the difference. Then both roll one die each, together, until somebody is dead or no dice are left. A ${faces('kill')} kills; a ${faces('wound')} wounds, and ${number(WOUNDS_TO_KILL)} wounds kill.`,
        'If only the defender dies, the attacker stays and may annex. If only the attacker dies, the defender stays. If both die, the building is free. If both live, the attacker goes to the Abandoned Mine. The dead go to Boot Hill; wounds heal after the duel.',
      ],
    },
    sheriff: {
      title: 'The sheriff',
      paragraphs: [
        `He stands where three plots meet. Nobody may attack a cowboy on those three. When you place a cowboy on a building there, you pay $${SHERIFF_FEE} to the opponent who holds the Sheriff’s Office, if there is one; without that dollar it is not possible.`,
        'Annexing the Sheriff’s Office moves him to another crossing that touches at least one building, beside a rail or not. A rail laid beside him does not move him.',
      ],
    },
    buildings: {
      title: 'Buildings',
      paragraphs: [
        'Annexing a building uses its effect once, when your cowboy arrives. You may decline. Some buildings also have an effect for whoever holds them; it is lost when the cowboy leaves.',
        'Cartridges, ponies and posters can run out; money cannot.',
      ],
    },
    saloon: {
      title: 'Saloon',
      paragraphs: [
        `Hire one cowboy of your reserve: a greenhorn for ${price('novice')}, a gunslinger for ${price('gunslinger')}, a trail boss for ${price('veteran')}. He goes to the Abandoned Mine, from where you can call him back.`,
      ],
    },
    church: {
      title: 'Church and Laundries',
      paragraphs: [
        `The Church takes one poster off you; you may discard up to ${churchDiscard(1)} if you hold a Laundry and ${churchDiscard(LAUNDRIES.length)} if you hold both. A cowboy whom a General Store moves from a Laundry to the Church still counts for it.`,
        'There are no duels at the Church: each gang may have one cowboy there.',
      ],
    },
    store: {
      title: 'General Store',
      paragraphs: [
        'You may move another of your cowboys from a building to another building. That counts as placing him: he may have to pay for the sheriff, fight a duel, and may annex.',
      ],
    },
    construction: {
      title: 'New buildings',
      paragraphs: [
        'New tiles go on empty plots next to a building. The Town Hall builds the top tile of every stack, in an order of your choice, the Stage Depot that of one stack. Without room a tile goes under its stack.',
      ],
    },
    'fortune-teller': {
      title: 'Fortune Teller',
      paragraphs: ['Look at one stack. You may decide, tile by tile from the top, in which order it goes back.'],
    },
    courthouse: {
      title: 'Courthouse',
      paragraphs: [
        `Beginning with the player who annexed it, everyone with posters pays $${COURT_FINE_PER_POSTER} for each of them or takes another one. When the pool is empty, only those who cannot pay go free.`,
      ],
    },
    grifter: {
      title: 'Grifter',
      paragraphs: [
        `Up to ${number(GRIFTER_TARGETS)} opposing cowboys on buildings or in ranches go to the Abandoned Mine. It is no attack: the sheriff does not help them.`,
      ],
    },
    railway: {
      title: 'The railway',
      paragraphs: [
        `Each rail tile goes on one of the two plots above the last one. A building there goes under its stack and its cowboys to the Abandoned Mine. The Hotel earns $${HOTEL_PAY.rail}.`,
        'Then every cowboy on a building next to the tile may annex that building immediately, in the order chosen by the player who laid it.',
        `After ${number(RAIL_TILES)} rail tiles the Town Hall places the Train Station. The Hotel earns $${HOTEL_PAY.station}, cowboys next to it may annex ${times(STATION_ACTIVATIONS)}, and the game is over.`,
      ],
    },
    outskirts: {
      title: 'Around the town',
      paragraphs: [
        'Cowboys in the Abandoned Mine neither fight nor are fought. They stay until you call them back. Nobody comes back from Boot Hill.',
      ],
    },
    end: {
      title: 'End of the game',
      paragraphs: [
        `The game ends after the Train Station and the annexations it brings, or after the turn in which the crime pool is emptied or a gang loses its last hired cowboy. If there is no station, whoever holds the Stage Depot gets $${DEPOT_BONUS}.`,
        `Posters cost ${fines} for one to ${number(FINES.length - 2)}, and ${highestFine} for ${number(FINES.length - 1)} or more. The richest player wins.`,
      ],
    },
    'final-duel': {
      title: 'Final duel',
      paragraphs: [
        'If the richest are tied, each chooses one cowboy and any number of cartridges. With more than two, every die is aimed before it is rolled, and a roll of several dice may be split.',
        'Those with the most dice shoot until they have as many as the next; then everyone rolls one at a time. If several live, they start again. If nobody does, the richest player who did not fight wins, and if all fought, nobody does.',
      ],
    },
  },
}
