/** Before a tile of Kansas City is chosen it is told where it comes to lie, and what follows. */
import type { Event, SupplyTileId, View } from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { expect, it } from 'vitest'
import { consequences } from '../../src/games/great-western-trail/consequences/consequences.ts'
import { jobFor, nodeFor } from '../../src/games/great-western-trail/consequences/foresight.ts'
import { playThrough, type PlayedPosition } from './games.ts'

interface Chosen {
  readonly before: PlayedPosition
  readonly events: readonly Event[]
}

/** Every choice of a tile, with what came of it. */
function choices(players: number, seed: string): readonly Chosen[] {
  const found: Chosen[] = []
  let before: PlayedPosition | null = null
  playThrough(players, seed, (moment) => {
    if (before?.decision.kind === 'foresight') found.push({ before, events: moment.events })
    before = moment
  })
  return found
}

const toldOf = ({ decision, view }: PlayedPosition, tile: SupplyTileId, text = en): string =>
  decision.options
    .flatMap((option) => (option.do === 'foresight' && option.tile === tile ? consequences(option, view, text) : []))
    .map(({ words }) => words)
    .join(' · ')

/** Another tile may follow, where there is nothing to choose. */
const columnOf = ({ view }: PlayedPosition): number | null => view.asked.value

const CHOSEN = [2, 3, 4].flatMap((players) => choices(players, `foresight ${players}`))

it('teepees and hazards go to the space that is told', () => {
  const placed = CHOSEN.flatMap(({ before, events }) =>
    events.flatMap((event) =>
      event.type === 'foresightPlaced' && event.column === columnOf(before) ? [{ before, event }] : [],
    ),
  )
  expect(placed.length).toBeGreaterThan(20)
  for (const { before, event } of placed) {
    expect(nodeFor(event.tile, before.view)).toBe(event.node)
    const place = event.node === null ? 'out of the game' : (en.components[`space-${event.node}`]?.name ?? '?')
    expect(toldOf(before, event.tile)).toContain(place)
  }
})

it('workers go to the row that is told, and what its end brings is told too', () => {
  const placed = CHOSEN.flatMap(({ before, events }) =>
    events.flatMap((event) =>
      event.type === 'workerPlaced' && event.column === columnOf(before) ? [{ before, event, events }] : [],
    ),
  )
  expect(placed.length).toBeGreaterThan(20)
  const ends = { cattle: 0, game: 0 }
  for (const { before, event, events } of placed) {
    expect(jobFor(event.worker, before.view)?.row).toBe(event.row - 1)
    const told = toldOf(before, event.worker)
    expect(told).toContain(`row ${event.row} `)
    const first = events.slice(0, events.indexOf(event) + 2)
    const arrow = first.flatMap((next) => (next.type === 'tokenMoved' ? [next.arrow] : [])).at(0)
    expect(told.includes('new cattle come')).toBe(arrow === 'yellow')
    expect(told.includes('ends the game')).toBe(arrow === 'red')
    if (arrow === 'yellow') ends.cattle++
    if (arrow === 'red') ends.game++
  }
  expect(ends.cattle).toBeGreaterThan(0)
  expect(ends.game).toBeGreaterThan(0)
})

it('a full village takes no more teepees', () => {
  const [{ before }] = CHOSEN
  const full: View = {
    ...before.view,
    trail: before.view.trail.map((space) => ({
      ...space,
      tile: space.tile ?? { kind: 'teepee', tile: 'green-teepee' },
    })),
  }
  expect(nodeFor('blue-teepee', full)).toBeNull()
  expect(nodeFor('hazard-flood-1', full)).toBeNull()
  expect(jobFor('cowboy', { ...full, tokenRow: null })).toBeNull()
  for (const text of [en, fr]) {
    const option = { id: 'place blue-teepee', do: 'foresight', tile: 'blue-teepee', index: 0 } as const
    expect(consequences(option as never, full, text).length).toBe(1)
  }
})
