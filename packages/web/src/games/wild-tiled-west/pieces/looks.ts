/** Roof, wall and emblem of every building. Emblems are drawn on a field of 20 around the origin. */
import type { TileId } from '@waystation/wild-tiled-west'

export interface Look {
  readonly roof: string
  readonly wall: string
  readonly emblem: string
  /** Drawn as lines, not filled. */
  readonly lines?: string
}

/** Land has no house. */
const LAND: Look = { roof: 'none', wall: 'none', emblem: '' }

const BUILDINGS: { readonly [tile in TileId]?: Look } = {
  'town-hall': {
    roof: 'var(--wtw-roof-brick)',
    wall: '#dccb9f',
    emblem: 'M-3 8V-5L0-10L3-5V8ZM-8 8V0H-4V8ZM4 8V0H8V8Z',
    lines: 'M0-3.6V-1.6L1.4-.6',
  },
  barn: {
    roof: '#6a5140',
    wall: '#b0452e',
    emblem: 'M-8 8V-2L-5-7L0-9L5-7L8-2V8H3V1H-3V8Z',
    lines: 'M-3 1L3 8M3 1L-3 8',
  },
  stables: {
    roof: '#7f6a3f',
    wall: '#b5793e',
    emblem: 'M-5 9C-5 3-8 1-7-3L-3-9L-1-6C5-5 7 0 7 9H1C2 5 0 3-2 3L-5 5L-8 4Z',
  },
  'grand-saloon': {
    roof: '#7c3850',
    wall: '#d9b07a',
    emblem: 'M-9 6L-6-7L1-5L-2 8ZM2-8H9V6H2V2L4-6L2-6.6Z',
  },
  saloon: {
    roof: '#a8452c',
    wall: '#e0b873',
    emblem: 'M-6-5C-6-9 4-9 4-5V8H-6ZM5-3H9V5H5V2H7V0H5Z',
    lines: 'M-3-2V5M1-2V5',
  },
  'general-store': {
    roof: '#55724d',
    wall: '#d39a4c',
    emblem: 'M-5-8H5C8-3 8 3 5 8H-5C-8 3-8-3-5-8Z',
    lines: 'M-7-4H7M-7 4H7M0-8V8',
  },
  sawmill: {
    roof: '#8b5e34',
    wall: '#c79a5e',
    emblem: 'M0-9L2-6L6-7L6-3L9-1L7 2L8 6L4 6L1 9L-2 7L-6 8L-6 4L-9 1L-7-2L-8-6L-4-6ZM0-2A2 2 0 1 0 .1-2Z',
  },
  hotel: {
    roof: '#3f6a86',
    wall: '#ead2a6',
    emblem: 'M-4-9A4.6 4.6 0 1 1-4.1-9ZM-2-1H0V1H9V5H6V3H4V6H1V3H-2Z',
    lines: 'M-4-6V-4',
  },
  wheelwright: {
    roof: '#7d5a3c',
    wall: '#c08a50',
    emblem: 'M0-9A9 9 0 1 1-.1-9ZM0-6.4A6.4 6.4 0 1 0 .1-6.4Z',
    lines: 'M0-6V6M-6 0H6M-4-4L4 4M4-4L-4 4',
  },
  bank: {
    roof: '#66776a',
    wall: '#d3ccba',
    emblem: 'M0-9L9-4V-2H-9V-4ZM-7-1H-4V5H-7ZM-1.5-1H1.5V5H-1.5ZM4-1H7V5H4ZM-9 6H9V8.6H-9Z',
  },
  gunsmith: { roof: '#5b664c', wall: '#a89a72', emblem: 'M-9-5H7V-2H9V0H1C1 2 0 3-2 3L-4 8H-8L-6 0H-9Z' },
  'assay-office': {
    roof: '#a0812f',
    wall: '#e0cf9a',
    emblem: 'M-1-8H1V6H4V8H-4V6H-1ZM-9 1H-3C-3 5-9 5-9 1ZM3 1H9C9 5 3 5 3 1Z',
    lines: 'M-7-6H7M-6-6L-9 1M-6-6L-3 1M6-6L3 1M6-6L9 1',
  },
  church: { roof: '#74879a', wall: '#f2ebda', emblem: 'M-1-10H1V-8H3V-6H1V-4L7 1V9H2V4H-2V9H-7V1L-1-4V-6H-3V-8H-1Z' },
  blacksmith: {
    roof: '#4d433b',
    wall: '#8a674a',
    emblem: 'M-9-5H-3V-7H9C8-3 6-1 3 0V3L6 6V8H-6V6L-3 3V0C-6-1-8-2-9-5Z',
  },
  schoolhouse: {
    roof: '#a83a28',
    wall: '#efe1c0',
    emblem: 'M-1-9H1V-7C5-6 6-3 6 1L8 5H-8L-6 1C-6-3-5-6-1-7ZM-2 6H2C2 9-2 9-2 6Z',
  },
  undertaker: { roof: '#45414d', wall: '#7d7786', emblem: 'M-3-9H3L6-4L3 9H-3L-6-4Z', lines: 'M0-6V2M-2.6-3.4H2.6' },
  'sheriffs-office': {
    roof: '#6b5233',
    wall: '#b9946f',
    emblem: 'M0-9L2.3-3.1L8.6-2.8L3.7 1.2L5.3 7.3L0 3.9L-5.3 7.3L-3.7 1.2L-8.6-2.8L-2.3-3.1Z',
  },
  bunkhouse: {
    roof: '#6d6040',
    wall: '#b08446',
    emblem: 'M-9-7H-7V-4H7V-7H9V8H7V5H-7V8H-9ZM-7-2H7V3H-7ZM-6-6H-1V-4.6H-6ZM-6 .4H-1V2H-6Z',
  },
}

export const lookOf = (tile: TileId): Look => BUILDINGS[tile] ?? LAND
