/** The picture that a link to a table shows: who won by how much, or just which game it is. Made of text, so that it can be tested. */
import { inFigures } from '@waystation/wording'

export interface CardRow {
  readonly seat: number
  readonly name: string
  readonly bot: boolean
  readonly total: number
}

export interface Card {
  readonly game: string
  readonly sentence: string
  /** Nobody as long as the game goes on. */
  readonly rows: readonly CardRow[]
  readonly foot: string
  /** The lid of the box as a drawing; null: the client at hand has none. */
  readonly lid: string | null
}

export const CARD_SIZE = { width: 1200, height: 630 } as const
const MOST_ROWS = 5
const INK = '#2a1d12'
const SOFT = '#5c4630'
const ACCENT = '#9c2f1f'
/** As in the client's palette, by day. */
const SEATS = ['#b02a23', '#1f5d92', '#2f7136', '#76449c', '#a85408']
/** Where the words begin. */
const LEFT = 512
const RIGHT = 1132

export function cardSvg({ game, sentence, rows, foot, lid }: Card): string {
  const { width, height } = CARD_SIZE
  const shown = rows.slice(0, MOST_ROWS)
  const best = Math.max(1, ...shown.map(({ total }) => total))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter" fill="${INK}">`,
    `<rect width="${width}" height="${height}" fill="#fdf5e2"/>`,
    lid === null ? landscape() : framedLid(lid),
    frame(),
    text(LEFT, 92, 36, game, { fill: SOFT }),
    text(LEFT, 160, fitted(sentence, RIGHT - LEFT, 62), sentence, { fill: ACCENT, family: 'Rye' }),
    ...shown.map((row, i) => rowOf(row, 238 + i * (shown.length === MOST_ROWS ? 61 : 68), best)),
    text(LEFT, 572, 40, 'Waystation', { family: 'Rye' }),
    text(RIGHT, 572, 34, foot, { fill: SOFT, anchor: 'end' }),
    '</svg>',
  ].join('')
}

function rowOf({ seat, name, bot, total }: CardRow, y: number, best: number): string {
  const colour = SEATS[seat % SEATS.length]
  const shown = cut(name, bot ? LONGEST_NAME - 2 : LONGEST_NAME)
  const bar = Math.max(6, (Math.max(0, total) / best) * 220)
  return [
    mark(seat, LEFT + 24, y - 13, colour),
    text(LEFT + 64, y, 36, shown, { bold: true }),
    bot ? robot(LEFT + 74 + shown.length * 18.5, y - 12) : '',
    `<rect x="${LEFT + 290}" y="${y - 26}" width="${bar}" height="26" fill="${colour}" stroke="${INK}" stroke-width="3"/>`,
    text(RIGHT, y, 42, inFigures(total), { anchor: 'end', bold: true }),
  ].join('')
}

/** As at the table: a shape for each seat, so that no colour has to be told from another. */
const SHAPES: readonly string[] = [
  'M-21 0A21 21 0 1 1 21 0A21 21 0 1 1-21 0Z',
  'M-19-19H19V19H-19Z',
  'M0-25L25 18H-25Z',
  'M0-26L25 0L0 26L-25 0Z',
  'M-11-25H11V-11H25V11H11V25H-11V11H-25V-11H-11Z',
]

function mark(seat: number, x: number, y: number, colour: string): string {
  const shape = SHAPES[seat % SHAPES.length]
  const low = seat % SHAPES.length === 2 ? 15 : 10
  return [
    `<path d="${shape}" transform="translate(${x} ${y})" fill="${colour}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
    text(x, y + low, 26, String.fromCharCode(65 + seat), { fill: '#fdf5e2', anchor: 'middle', bold: true }),
  ].join('')
}

const robot = (x: number, y: number): string =>
  `<g transform="translate(${x + 16} ${y})" fill="none" stroke="${SOFT}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M-12-6H12V12H-12ZM0-6V-13M-17 2V6M17 2V6M-5 2V3M5 2V3M-5 8H5"/></g>`

/** Without its printed border: the card has one. */
const framedLid = (lid: string): string =>
  lid
    .replace(/^<svg[^>]*?(preserveAspectRatio="[^"]*")[^>]*>/, '<svg x="28" y="28" width="440" height="574" $1>')
    .replace('<svg ', '<svg viewBox="16 16 368 268" ')

/** Sun, mesas and a trail, on the left. */
const landscape = (): string =>
  [
    '<rect x="28" y="28" width="440" height="574" fill="#f4b566"/>',
    '<rect x="28" y="28" width="440" height="120" fill="#dd7a45"/>',
    '<rect x="28" y="148" width="440" height="120" fill="#ea9a4e"/>',
    `<circle cx="168" cy="330" r="92" fill="#fadf8f" stroke="${ACCENT}" stroke-width="8"/>`,
    `<path d="M28 420L90 420L104 300L196 300L214 420L300 420L316 350L400 350L418 420L468 420V602H28Z" fill="#a8452c" stroke="${INK}" stroke-width="5"/>`,
    `<path d="M104 336H200M316 380H406" stroke="${INK}" stroke-width="3" opacity=".5"/>`,
    `<path d="M28 470Q180 430 300 466T468 452V602H28Z" fill="#7f8a44" stroke="${INK}" stroke-width="5"/>`,
    `<path d="M210 602Q230 540 300 520T380 470" fill="none" stroke="#f3e6c8" stroke-width="22"/>`,
    `<path d="M392 560V500M392 530H372V512M392 540H412V520" fill="none" stroke="#46541d" stroke-width="14" stroke-linecap="round"/>`,
  ].join('')

const frame = (): string =>
  `<g fill="none" stroke="${INK}"><rect x="16" y="16" width="1168" height="598" stroke-width="5"/><rect x="27" y="27" width="1146" height="576" stroke-width="2"/><path d="M468 28V602" stroke-width="5"/></g>`

interface TextStyle {
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly family?: 'Inter' | 'Rye'
  /** The font has one weight here: bold is drawn around. */
  readonly bold?: boolean
}

function text(x: number, y: number, size: number, words: string, style: TextStyle = {}): string {
  const { fill = INK, anchor = 'start', family = 'Inter', bold = false } = style
  const outline = bold ? ` stroke="${fill}" stroke-width="2"` : ''
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${family}" text-anchor="${anchor}" fill="${fill}"${outline}>${escaped(words)}</text>`
}

/** About as wide as it is drawn; smaller where it would not fit. */
const fitted = (words: string, width: number, most: number): number =>
  Math.max(30, Math.min(most, width / (words.length * 0.62)))

const LONGEST_NAME = 10
const cut = (name: string, longest: number): string => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name)

export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, '')
