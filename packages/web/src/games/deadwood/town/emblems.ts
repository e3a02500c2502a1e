/** What hangs over a door: one picture for each kind of building, 40 across around the origin. Outline and filling of each part. */
import type { BuildingType } from '@waystation/deadwood'

/** Path data and its colour; null: a line without filling. */
type Stroke = readonly [path: string, fill: string | null]

const GOLD = '#e8c14f'
const BRASS = '#b98a1e'
const IRON = '#8f8a86'
const WOOD = '#8b5e34'
const PALE = '#fbf2da'
const DARK = '#2a1d12'
const RED = '#9c2f1f'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

const SPOKES = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4
  return `M0 0L${(Math.cos(turn) * 13).toFixed(1)} ${(Math.sin(turn) * 13).toFixed(1)}`
}).join('')

const STAR = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 === 0 ? 19 : 8
  const turn = -Math.PI / 2 + (i * Math.PI) / 5
  return `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`
}).join('L')

export const EMBLEMS: { readonly [type in BuildingType]: readonly Stroke[] } = {
  church: [
    ['M-2-14V-18H2V-14Z', BRASS],
    ['M-3 12A4 4 0 0 0 5 12Z', DARK],
    ['M-15 12C-10 7-10 0-9-5C-8-16 8-16 9-5C10 0 10 7 15 12Z', GOLD],
    ['M-11 6H11', null],
  ],
  saloon: [
    ['M8-4H13Q17-4 17 0V6Q17 11 12 11H8V7H11Q13 7 13 5V1Q13 0 11 0H8Z', PALE],
    ['M-12-8H9V17H-12Z', '#d99a2b'],
    ['M-6-3V12M-1.5-3V12M3-3V12', null],
    ['M-14-6C-16-13-10-17-6-14C-4-19 3-19 5-14C10-17 14-10 10-6Q7-3 4-7Q1-2-3-7Q-6-3-8-7Q-11-4-14-6Z', PALE],
  ],
  'sheriffs-office': [
    [`M${STAR}Z`, GOLD],
    [circle(0, 1, 6), PALE],
  ],
  'town-hall': [
    ['M-12-15H11Q16-15 16-10H12V15H-8Q-13 15-13 10V-10Q-13-15-8-15Z', PALE],
    ['M-8 15Q-13 15-13 10H8Q8 15 12 15Z', '#d9c08a'],
    ['M-8-9H7M-8-4H7M-8 1H3', null],
    [circle(6, 7, 5), RED],
  ],
  gunsmith: [
    ['M-17-6H18V-1H6Q6 5-2 3L-7 16H-16L-11-1H-17Z', '#5d5a58'],
    ['M-16 16L-11-1H-6L-8.5 16Z', WOOD],
    ['M-7-8H4V1H-7Z', IRON],
    ['M-7-3.5H4M-12-6L-15-10', null],
  ],
  bank: [
    ['M-5-10L-9-17H9L5-10C16-3 17 16 8 17H-8C-17 16-16-3-5-10Z', '#d9b77a'],
    ['M-6-10H6', null],
    ['M5-1Q-5-4-5 1Q-5 4 0 5Q6 6 5 10Q3 14-5 11M0-4V14', null],
  ],
  blacksmith: [
    ['M-19-4H15Q15 2 6 4L8 10H13V15H-11V10H-6L-4 4Q-14 4-19-4Z', '#6d6a66'],
    ['M2-13H16V-8H2Z', WOOD],
    ['M-6-17H3V-5H-6Z', IRON],
  ],
  casino: [
    ['M-17-9L-4-14L5 12L-8 17Z', PALE],
    ['M-1-15H14V13H-1Z', PALE],
    ['M6.5 7C-1.5 0 4-7 6.5-3C9-7 14.5 0 6.5 7Z', RED],
    ['M-9-1C-14 3-11 7-8 5L-9 9H-4L-7 5C-3 5-4 0-9-1Z', DARK],
  ],
  'general-store': [
    ['M-11-16H11C16-6 16 6 11 16H-11C-16 6-16-6-11-16Z', '#b98350'],
    ['M-5-16C-7-6-7 6-5 16M5-16C7-6 7 6 5 16', null],
    ['M-14-8H14V-5H-14ZM-14 5H14V8H-14Z', '#5d5a58'],
  ],
  hotel: [
    ['M-9-8A8 8 0 1 0-9 8A8 8 0 0 0-2 3H7V9H11V3H14V9H18V-3H-2A8 8 0 0 0-9-8Z', GOLD],
    [circle(-9, 0, 3.2), DARK],
  ],
  laundry: [
    ['M-20-15Q0-9 20-15', null],
    ['M-7-12L-17-6L-13 1L-9-1V16H9V-1L13 1L17-6L7-12Q0-7-7-12Z', '#f6f3ea'],
    ['M0-8V16M-9 11H9', null],
    ['M-9-15V-9M9-15V-9', null],
  ],
  'stage-depot': [
    [`${circle(0, 0, 17)}${circle(0, 0, 12.5)}`, '#b98350'],
    [SPOKES, null],
    [circle(0, 0, 4.5), GOLD],
  ],
  undertaker: [
    ['M-6-19H6L12-8L7 19H-7L-12-8Z', '#6b4527'],
    ['M-4-15H4L8-7.5L4.5 15H-4.5L-8-7.5Z', '#8b5e34'],
    ['M-1.5-11H1.5V-6H5V-3H1.5V8H-1.5V-3H-5V-6H-1.5Z', PALE],
  ],
  'gold-mine': [
    ['M-2-13H2V18H-2Z', '#b98350'],
    ['M-18-5C-9-18 9-18 18-5C8-11-8-11-18-5Z', IRON],
    ['M5 17L3 10L9 5L16 8L18 16Z', GOLD],
    ['M9 5L11 11L3 10M11 11L18 16', null],
  ],
  'fortune-teller': [
    ['M-10 10H10L14 18H-14Z', '#76449c'],
    [circle(0, -3, 14), '#b9d3e6'],
    ['M-4-8L-2.5-3.5L2-2L-2.5-.5L-4 4L-5.5-.5L-10-2L-5.5-3.5Z', PALE],
    ['M5-12A9 9 0 0 1 10-4', null],
  ],
  courthouse: [
    ['M-1.8-17H1.8V13H8V17H-8V13H-1.8Z', BRASS],
    ['M-16-13H16V-10H-16Z', BRASS],
    ['M-14-10L-20 3H-8ZM14-10L8 3H20Z', null],
    ['M-20 3A6 6 0 0 0-8 3ZM8 3A6 6 0 0 0 20 3Z', GOLD],
  ],
  grifter: [
    ['M-3-19H3V-15H-3Z', WOOD],
    ['M-4-15H4V-8C11-5 11 2 11 18H-11C-11 2-11-5-4-8Z', '#5f8a4a'],
    ['M-9 2H9V13H-9Z', PALE],
    ['M-6 5L-2 10M-2 5L-6 10M2 5L6 10M6 5L2 10', null],
  ],
  newspaper: [
    ['M-14-16H11V17H-14Z', PALE],
    ['M11-10H16V13Q16 17 11 17Z', '#d9c08a'],
    ['M-10.5-12H7.5V-6.5H-10.5Z', DARK],
    ['M-10.5-3H7.5M-10.5 1H-2M-10.5 5H-2M-10.5 9H7.5M-10.5 13H4', null],
    ['M1 0H7.5V6H1Z', IRON],
  ],
  'dance-hall': [
    ['M1 2L13-17L17-14L6 6Z', WOOD],
    [circle(-5, 8, 10), '#f0dcae'],
    [circle(-5, 8, 4), '#b98350'],
    ['M-9 12L14-15', null],
  ],
  'telegraph-office': [
    ['M-2-19H2V19H-2Z', WOOD],
    ['M-16-14H16V-10H-16Z', '#b98350'],
    ['M-14-18H-10V-14H-14ZM10-18H14V-14H10Z', '#b9d3e6'],
    ['M7-5L-3 6H3L-3 17L13 3H6L11-5Z', GOLD],
  ],
}
