/** Makes the kernel's `GameText` out of the words of a language. */
import { type ComponentText, composeText, type GameText, type Language, type ScoreLine } from '@waystation/kernel'
import { BOARD_IDS, BOARD_NAMES, SIDES, TOWN_NAMES } from '../data/boards.ts'
import { PARTNERS, type PartnerId } from '../data/partners.ts'
import { BANDIT_CARDS } from '../data/solo.ts'
import {
  type BuildingId,
  COSTS,
  type Orientation,
  ORIENTATIONS,
  orientationOf,
  PIECE_IDS,
  pieceOf,
  SIGN_OF,
  TILE_IDS,
} from '../data/tiles.ts'
import type { WildTiledWest } from '../types.ts'
import { pictureOf } from './zones/glyphs.ts'
import { type Say, SECTION_IDS, type Spoken, THINGS, type Words } from './words.ts'
import { zones } from './zones.ts'

export function compose(language: Language, words: Words): GameText<WildTiledWest> {
  const say = phrases(words)
  return composeText<Spoken>(language, words, {
    say,
    sections: SECTION_IDS,
    capitals: [],
    scoreNote: (line) => scoreNote(words, line),
    components: components(words),
    zones: (view, names) => zones({ view, names, words, say }),
  })
}

function scoreNote({ notes, partners }: Words, { note }: ScoreLine): string {
  if (note === undefined) return ''
  if (typeof note.partner === 'string') return partners[note.partner as PartnerId]
  if (typeof note.horseshoes === 'number') return notes.horseshoes(note.horseshoes)
  if (typeof note.tombstones === 'number') return notes.tombstones(note.tombstones)
  if (typeof note.aces === 'number') return notes.aces(note.aces)
  return typeof note.space === 'number' ? notes.space(note.space) : ''
}

function phrases(words: Words): Say {
  return {
    piece: (id) => words.pieces[id],
    partner: (id) => words.partners[id],
    partners: (ids) => words.list(ids.map((id) => words.partners[id])),
    suit: (suit) => words.suits[suit],
    die: (die) => words.dice[die],
    board: (id) => BOARD_NAMES[BOARD_IDS.findIndex((board) => board === id)],
    face: (face) => words.faces[face],
    town: (id) => TOWN_NAMES[id],
    contract: (contract, count) => words.contracts[contract](count),
    gain: (gain, count) => words.gains[gain](count),
    rank: (rank) => words.ranks[rank],
    picture: pictureOf,
    turn: (turn) => words.turns[turn],
    squares: ({ piece, turn, cells }) => squares(words, orientationOf(pieceOf(piece), turn), cells),
    cells: (ids) => ids.join(' '),
    list: words.list,
    names: (names, seats) => words.list(seats.map(names)),
  }
}

/** "road e5 f5, cow g5, bullet e6" */
function squares(words: Words, { cells }: Orientation, at: readonly string[]): string {
  const groups = new Map<string, string[]>()
  cells.forEach(({ terrain, icon }, i) => {
    const name = icon === null ? words.terrains[terrain] : words.icons[icon]
    groups.set(name, [...(groups.get(name) ?? []), at[i]])
  })
  return [...groups].map(([name, ids]) => `${name} ${ids.join(' ')}`).join(', ')
}

/** "2 road, 1 cow" */
function contents(words: Words, { cells }: Orientation): string {
  const counts = new Map<string, number>()
  for (const { terrain, icon } of cells) {
    const name = icon === null ? words.terrains[terrain] : words.icons[icon]
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}

function tileHelp(words: Words, tile: number): string {
  const [orientation] = ORIENTATIONS[tile]
  const id = TILE_IDS[tile]
  const shape = words.tileHelp(orientation.cells.length, contents(words, orientation), COSTS[tile])
  const sign = SIGN_OF[tile]
  return sign === null ? shape : `${words.signs[sign]} ${words.buildings[id as BuildingId]} ${shape}`
}

export function partnerHelp(words: Words, id: PartnerId): string {
  const { conditions } = PARTNERS[PARTNERS.findIndex((partner) => partner.id === id)]
  return conditions
    .map(({ is, value, metric, points }) => words.condition(is, value, words.metrics[metric], points))
    .join(' ')
}

function components(words: Words): { readonly [id: string]: ComponentText } {
  const out: Record<string, ComponentText> = {}
  TILE_IDS.forEach((id, tile) => {
    out[id] = { name: words.pieces[id], help: tileHelp(words, tile) }
  })
  for (const piece of PIECE_IDS.slice(TILE_IDS.length)) {
    out[piece] = { name: words.pieces[piece], help: words.sections.turn.paragraphs[1] }
  }
  for (const { id } of PARTNERS) out[id] = { name: words.partners[id], help: partnerHelp(words, id) }
  for (const { id, cows, bandits, bullets } of BANDIT_CARDS) {
    out[id] = { name: words.things['bandit-cards'].name, help: words.banditCard(cows, bandits, bullets) }
  }
  SIDES.forEach(({ board, face, stars, rule }, index) => {
    const name = `${BOARD_NAMES[index >> 1]}, ${words.faces[face]}`
    out[`${board} ${face}`] = { name, help: words.boardHelp(stars, rule === null ? null : words.rules[rule].help) }
    if (rule !== null) out[rule] = words.rules[rule]
  })
  for (const thing of THINGS) out[thing] = words.things[thing]
  return out
}
