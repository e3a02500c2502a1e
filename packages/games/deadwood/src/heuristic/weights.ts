/** Weights of the evaluation, in dollars at the end of the game. */
import type { BuildingType } from '../data/buildings.ts'

export const W = {
  /** A hired cowboy by strength, one ready at the ranch, and tokens: the first of a kind is worth more than the next. */
  cowboy: [1, 1.8, 2.6],
  ready: [1.5, 1.2, 0.9, 0.6, 0.4],
  cartridge: [0.9, 0.7, 0.4, 0.2],
  pony: [0.9, 0.4, 0.2],
  /** How often somebody who can flee does. */
  flight: 0.5,
  win: 40,
  /** What a clear lead of so many dollars makes the end of the game worth, and how much of it the station brings. */
  leaderHurry: 8,
  clearLead: 4,
  stationHurry: 2,
  /** Control effects while the game lasts. */
  hotel: 0.5,
  undertaker: 0.8,
  sheriffsOffice: 0.7,
  laundry: 0.2,
  depot: 0.4,
  /** Life of a cowboy beyond what he was hired for. */
  life: 0.5,
  /** What annexing brings besides money, tokens and posters: the text of the tile, and the place itself. */
  annex: {
    church: 0,
    saloon: 2,
    'sheriffs-office': 0.6,
    'town-hall': 2.2,
    gunsmith: 0,
    bank: 0,
    blacksmith: 0,
    casino: 1.5,
    'general-store': 1.5,
    hotel: 0,
    laundry: 0,
    'stage-depot': 1.2,
    undertaker: 0,
    'gold-mine': 2,
    'fortune-teller': 0.2,
    courthouse: 0.5,
    grifter: 1,
    newspaper: 1.5,
    'dance-hall': 0.6,
    'telegraph-office': 0.5,
  } satisfies { readonly [T in BuildingType]: number },
  /** What the open questions of an annexation promise. */
  pending: {
    hire: 2,
    moveSheriff: 0.6,
    rob: 1.5,
    moveFrom: 1.5,
    moveTo: 2,
    drawFrom: 1.2,
    drawAll: 0.8,
    build: 0.5,
    consult: 0.2,
    arrange: 0.2,
    grift: 1,
    denounce: 1.5,
    telegraph: 0.5,
    layRail: 1.4,
    activate: 0.5,
    recall: 0.6,
    payCourt: -1.5,
  },
}
