/** How each kind of building looks from the street. */
import type { BuildingType } from '@waystation/deadwood'
import type { Roof } from './roofs.ts'

export interface Look {
  readonly roof: Roof
  readonly wall: string
  readonly trim: string
  readonly wallpaper: 'boards' | 'planks' | 'bricks' | 'canvas' | 'columns'
  /** Stripes of the awning; null: a plain porch. */
  readonly awning: readonly [string, string] | null
  readonly door: 'batwing' | 'plain' | 'double' | 'barn' | 'bars' | 'arch' | 'curtain'
}

const CREAM = '#f0dcae'

export const LOOKS: { readonly [type in BuildingType]: Look } = {
  church: { roof: 'steeple', wall: '#efe8d6', trim: '#6f7f8c', wallpaper: 'boards', awning: null, door: 'arch' },
  saloon: {
    roof: 'stepped',
    wall: '#a8452c',
    trim: '#f0dcae',
    wallpaper: 'boards',
    awning: ['#7a2c1b', CREAM],
    door: 'batwing',
  },
  'sheriffs-office': {
    roof: 'crenel',
    wall: '#b08a68',
    trim: '#4a3a2c',
    wallpaper: 'bricks',
    awning: null,
    door: 'bars',
  },
  'town-hall': {
    roof: 'clock',
    wall: '#d8c69a',
    trim: '#9c2f1f',
    wallpaper: 'columns',
    awning: null,
    door: 'double',
  },
  gunsmith: {
    roof: 'flat',
    wall: '#6d7a5a',
    trim: '#e6d3a8',
    wallpaper: 'boards',
    awning: ['#4c573d', CREAM],
    door: 'plain',
  },
  bank: { roof: 'pediment', wall: '#c9c2b0', trim: '#5f6f5f', wallpaper: 'columns', awning: null, door: 'double' },
  blacksmith: { roof: 'gambrel', wall: '#7a5a42', trim: '#2f2118', wallpaper: 'planks', awning: null, door: 'barn' },
  casino: {
    roof: 'scallop',
    wall: '#76344a',
    trim: '#e8c14f',
    wallpaper: 'boards',
    awning: ['#551f33', '#e8c14f'],
    door: 'double',
  },
  'general-store': {
    roof: 'flat',
    wall: '#c58a3e',
    trim: '#5c3a1c',
    wallpaper: 'boards',
    awning: ['#2f7136', CREAM],
    door: 'plain',
  },
  hotel: {
    roof: 'mansard',
    wall: '#d9b07a',
    trim: '#1f5d92',
    wallpaper: 'boards',
    awning: ['#1f5d92', CREAM],
    door: 'double',
  },
  laundry: { roof: 'gable', wall: '#a9c4bd', trim: '#3f6a66', wallpaper: 'planks', awning: null, door: 'plain' },
  'stage-depot': {
    roof: 'gambrel',
    wall: '#b5793e',
    trim: '#7a2c1b',
    wallpaper: 'planks',
    awning: null,
    door: 'barn',
  },
  undertaker: { roof: 'gable', wall: '#54505a', trim: '#d9d2c4', wallpaper: 'boards', awning: null, door: 'plain' },
  'gold-mine': { roof: 'headframe', wall: '#8b6a45', trim: '#3b2616', wallpaper: 'planks', awning: null, door: 'arch' },
  'fortune-teller': {
    roof: 'tent',
    wall: '#76449c',
    trim: '#e8c14f',
    wallpaper: 'canvas',
    awning: null,
    door: 'curtain',
  },
  courthouse: {
    roof: 'dome',
    wall: '#dcd3bd',
    trim: '#857964',
    wallpaper: 'columns',
    awning: null,
    door: 'double',
  },
  grifter: {
    roof: 'wagon',
    wall: '#3f7f6a',
    trim: '#e8c14f',
    wallpaper: 'planks',
    awning: null,
    door: 'curtain',
  },
  newspaper: {
    roof: 'stepped',
    wall: '#8a9098',
    trim: '#2a2d31',
    wallpaper: 'bricks',
    awning: null,
    door: 'plain',
  },
  'dance-hall': {
    roof: 'scallop',
    wall: '#d0785a',
    trim: '#fbf2da',
    wallpaper: 'boards',
    awning: ['#a8452c', '#fbf2da'],
    door: 'batwing',
  },
  'telegraph-office': {
    roof: 'mast',
    wall: '#7f8f9e',
    trim: '#efe1c0',
    wallpaper: 'boards',
    awning: null,
    door: 'plain',
  },
}
