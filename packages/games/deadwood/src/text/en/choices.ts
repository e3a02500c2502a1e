import { counted } from '@waystation/wording'
import {
  CASINO_TAKE,
  COURT_FINE_PER_POSTER,
  DANCE_HALL_RETURNS,
  GRIFTER_TARGETS,
  TELEGRAPH_POSTERS,
} from '../../data/figures.ts'
import { RAIL_TILES } from '../../data/plots.ts'
import type { Words } from '../words.ts'
import { number } from './figures.ts'

const TYPE_NAMES = { novice: 'greenhorn', gunslinger: 'gunslinger', veteran: 'trail boss' } as const

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    turn: () => 'Send one cowboy to town, or call cowboys back to your ranch.',
    recall: () => 'Call back more cowboys, or stop here.',
    'dance-hall': () => `Dance Hall: call back up to ${number(DANCE_HALL_RETURNS)} of your cowboys.`,
    flee: (view) =>
      view.duel === null
        ? 'Flee on a pony, or stand and fight?'
        : `You are attacked ${say.at(view.duel.building)}: flee on a pony, or stand and fight with ${counted('en')(view.duel.defenderDice, 'die', 'dice')} against ${view.duel.attackerDice}?`,
    'attacker-cartridge': () => 'Use a cartridge for one more die?',
    'defender-cartridge': (view) =>
      `Use a cartridge for one more die? The attacker has ${view.duel?.attackerDice ?? 0}, you have ${view.duel?.defenderDice ?? 0}.`,
    annex: ({ annexing }) => (annexing === null ? 'Annex the building?' : `Annex ${say.the(annexing)}?`),
    church: () => 'Church: how many posters do you discard?',
    hire: () => 'Saloon: hire a cowboy, who will wait in the Abandoned Mine?',
    sheriff: () => 'Sheriff’s Office: move the sheriff to another crossing.',
    casino: () => `Casino: take $${CASINO_TAKE} from whom?`,
    'store-from': () => 'General Store: move another of your cowboys to another building?',
    'store-to': () => 'General Store: where does he go?',
    'depot-stack': () => 'Stage Depot: draw a building from which stack?',
    build: () => 'Choose a tile and an empty plot next to a building.',
    consult: () => 'Fortune Teller: which stack do you look at, to rearrange it if you like?',
    arrange: () => 'Which tile comes next from the top? Or leave the rest as it is.',
    courthouse: (view) =>
      view.viewer === null
        ? `Courthouse: pay $${COURT_FINE_PER_POSTER} for each poster, or take one more?`
        : `Courthouse: pay ${say.money(view.players[view.viewer].posters)} for your posters, or take one more?`,
    grifter: () => `Grifter: send up to ${number(GRIFTER_TARGETS)} opposing cowboys to the Abandoned Mine.`,
    newspaper: () => 'Newspaper: who gets a poster?',
    telegraph: () =>
      `Telegraph Office: add ${number(TELEGRAPH_POSTERS)} posters to the crime pool, or take ${number(TELEGRAPH_POSTERS)} out?`,
    rail: (view) =>
      view.line.length === RAIL_TILES
        ? 'Where do you place the Train Station?'
        : 'Where do you lay the next rail tile?',
    activate: (view) =>
      `${view.stationStands ? 'The station is built' : 'The railway has come'}: which cowboy may annex his building next?`,
    champion: () => 'Final duel: who fights for you?',
    'final-cartridges': () => 'Final duel: how many cartridges do you use?',
    aim: () => 'Final duel: whom does this die aim at?',
  }),
  options: (say) => ({
    send: (o) => `Send ${say.cowboy(o.cowboy)} to ${say.the(o.building)}`,
    recall: (o) => `Call back your cowboy ${say.from(o.building)}`,
    recallFromMine: (o) => `Call back ${say.cowboy(o.cowboy)} from the Abandoned Mine`,
    flee: () => 'Flee to the Abandoned Mine for a pony',
    stand: () => 'Stand and fight',
    load: () => 'Use a cartridge',
    hold: () => 'Use no cartridge',
    annex: (o) => `Annex ${say.the(o.building)}`,
    decline: (o) => `Do not annex ${say.the(o.building)}`,
    repent: (o) => `Discard ${counted('en')(o.count, 'poster', 'posters')}`,
    hire: (o) => `Hire ${say.cowboy(o.cowboy)}`,
    sheriff: (o) => `Move the sheriff to ${say.crossing(o.crossing)}`,
    rob: (o, names) => `Take $${CASINO_TAKE} from ${names(o.target)}`,
    moveFrom: (o) => `Move your cowboy ${say.from(o.building)}`,
    moveTo: (o) => `Move him to ${say.the(o.building)}`,
    drawFrom: (o) => `Draw from stack ${o.stack}`,
    build: (o) => `Build ${say.the(o.building)} on ${say.plot(o.plot)}`,
    consult: (o) => `Look at stack ${o.stack}`,
    putNext: (o) => `${say.building(o.building)} next`,
    pay: () => 'Pay the court',
    refuse: () => 'Take a poster instead',
    grift: (o, names) => `Lure ${names(o.target)}’s cowboy ${say.from(o.building)}`,
    griftRanch: (o, names) => `Lure a ${TYPE_NAMES[o.cowboy]} from ${names(o.target)}’s ranch`,
    denounce: (o, names) => `Give the poster to ${names(o.target)}`,
    wireIn: () => `Add ${number(TELEGRAPH_POSTERS)} posters to the crime pool`,
    wireOut: () => `Take ${number(TELEGRAPH_POSTERS)} posters out of the crime pool`,
    rail: (o) => `Here: ${say.plot(o.plot)}`,
    activate: (o, names) => `${names(o.target)} ${say.at(o.building)}`,
    champion: (o) => `Choose ${say.cowboy(o.cowboy)}`,
    finalCartridges: (o) => `Use ${counted('en')(o.count, 'cartridge', 'cartridges')}`,
    aim: (o, names) => `Aim at ${names(o.target)}`,
    done: () => 'Done',
    pass: () => 'No, thanks',
  }),
}
