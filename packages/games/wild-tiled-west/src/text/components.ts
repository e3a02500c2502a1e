/** Name and help of every component, from the same data the rules are played by. */
import type { ComponentText } from '@waystation/kernel'
import { BOARD_NAMES, SIDES } from '../data/boards.ts'
import { type PartnerId, PARTNERS } from '../data/partners.ts'
import { BANDIT_CARDS } from '../data/solo.ts'
import {
  type BuildingId,
  COPIES,
  COSTS,
  type Orientation,
  ORIENTATIONS,
  PIECE_IDS,
  SIGN_OF,
  TILE_IDS,
} from '../data/tiles.ts'
import { THINGS, type Words } from './words.ts'

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
  const shape = words.tileHelp(orientation.cells.length, contents(words, orientation), COSTS[tile], COPIES[tile])
  const sign = SIGN_OF[tile]
  return sign === null ? shape : `${words.signs[sign]} ${words.buildings[id as BuildingId]} ${shape}`
}

export function partnerHelp(words: Words, id: PartnerId): string {
  const { conditions } = PARTNERS[PARTNERS.findIndex((partner) => partner.id === id)]
  return conditions
    .map(({ is, value, metric, points }) => words.condition(words.metrics[metric](is, value), points))
    .join(' ')
}

export function components(words: Words): { readonly [id: string]: ComponentText } {
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
  SIDES.forEach(({ board, face, stars, towns, rule }, index) => {
    const name = `${BOARD_NAMES[index >> 1]}, ${words.faces[face]}`
    out[`${board} ${face}`] = {
      name,
      help: words.boardHelp(stars, towns, rule === null ? null : words.rules[rule].help),
    }
    if (rule !== null) out[rule] = words.rules[rule]
  })
  for (const thing of THINGS) out[thing] = words.things[thing]
  return out
}
