import type { Position } from '@waystation/protocol'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DOCK, type GameUi } from '../src/adapter.ts'
import { Choice } from '../src/table/choice.ts'
import { RegionView } from '../src/table/region-view.ts'
import { TableStore } from '../src/table/store.ts'
import { speak } from '../src/text/index.ts'
import type { Transport } from '../src/transport/types.ts'
import { past } from './support/tables.ts'

const PHONE = 390
const DESK = 1000

/** Targets say where they are: "town hall" is in the town. */
const ui = {
  targets: ({ id }: { id: string }) => id.split(','),
  regions: {
    list: () => [
      { id: 'trail', name: 'Trail', near: true },
      { id: 'town', name: 'Town', near: true, nearBelow: 1200 },
      { id: 'store', name: 'Store' },
      { id: 'map', name: 'Map', near: true, nearBelow: 5000, redrawn: true },
    ],
    of: (target: string) => (target.startsWith('hand') ? DOCK : target.split(' ')[0]),
  },
} as unknown as GameUi

let store: TableStore
let choice: Choice
let regions: RegionView

function ask(seq: number, ...ids: string[]): void {
  const position: Position = {
    ...past(seq, null),
    decisions: [{ seat: 0, kind: 'go', options: ids.map((id) => ({ id })) }],
    canUndo: false,
  }
  store.animations.jump(position)
  store.live.value = position
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

beforeEach(() => {
  store = new TableStore({ send: () => undefined } as unknown as Transport)
  choice = new Choice(store, ui.targets)
  regions = new RegionView(store, choice, ui)
})

describe('on a phone', () => {
  beforeEach(() => {
    regions.width.value = PHONE
  })

  test('one region is shown, and a dot says where else something can be chosen', () => {
    ask(0, 'trail a', 'store b')
    expect(regions.shown.value).toBe('trail')
    expect([...regions.waiting.value]).toEqual(['trail', 'store'])
  })

  test('it goes where something can be chosen when nothing of that is in sight', () => {
    ask(0, 'trail a')
    ask(1, 'town b', 'town c')
    expect(regions.shown.value).toBe('town')
  })

  test('it stays where one looks while something can be chosen there, or in the dock', () => {
    ask(0, 'trail a', 'town b')
    regions.look('town')
    ask(1, 'trail a', 'town c')
    expect(regions.shown.value).toBe('town')
    ask(2, 'trail a', 'hand 1')
    expect(regions.shown.value).toBe('town')
  })

  test('a choice that goes on elsewhere is followed', () => {
    ask(0, 'trail a,store b', 'trail a,store c')
    choice.target('trail a')
    expect(regions.shown.value).toBe('store')
  })

  test('a board that is scrolled by hand names the region in sight; one that is brought there does not', () => {
    ask(0, 'trail a')
    regions.sight('store')
    expect(regions.shown.value).toBe('trail')
    regions.scrolled = true
    regions.sight('store')
    expect(regions.shown.value).toBe('store')
  })

  test('the key goes round', () => {
    ask(0, 'trail a')
    const seen = [1, 2, 3, 4].map(() => {
      regions.next()
      return regions.shown.value
    })
    expect(seen).toEqual(['town', 'store', 'map', 'trail'])
  })
})

describe('where there is room for the whole board', () => {
  beforeEach(() => {
    regions.width.value = DESK
  })

  test('the whole board is shown until a region is asked for', () => {
    ask(0, 'trail a', 'store b')
    expect(regions.shown.value).toBeNull()
    regions.next()
    expect(regions.shown.value).toBe('trail')
    regions.look(null)
    expect(regions.shown.value).toBeNull()
    expect(regions.offered.value.map(({ id }) => id)).toEqual(['trail', 'town', 'map'])
  })

  test('a region that asks for it enlarges while the question is about it alone, and only on a narrow stage', () => {
    ask(0, 'town a', 'town b')
    expect(regions.shown.value).toBe('town')
    ask(1, 'town a', 'store b')
    expect(regions.shown.value).toBe('town')
    ask(2, 'trail a', 'store b')
    expect(regions.shown.value).toBeNull()
    regions.width.value = 1300
    ask(3, 'town a')
    expect(regions.shown.value).toBeNull()
  })

  test('what is at hand is seen below a region that is drawn anew, so it enlarges all the same', () => {
    ask(0, 'map a', 'hand b')
    expect(regions.shown.value).toBe('map')
    ask(1, 'town a', 'hand b')
    expect(regions.shown.value).toBeNull()
  })

  test('what enlarged by itself goes back when nothing is left to choose, what was asked for stays', () => {
    ask(0, 'town a', 'town b')
    choice.target('town a')
    expect(regions.shown.value).toBe('town')
    ask(1)
    expect(regions.shown.value).toBeNull()
    regions.look('town')
    ask(2)
    expect(regions.shown.value).toBe('town')
  })

  test('a region that is drawn anew is told to the board, any other is brought nearer', () => {
    ask(0, 'trail a', 'map b')
    expect([regions.drawn.value, regions.enlarged.value]).toEqual([null, null])
    regions.look('trail')
    expect([regions.drawn.value, regions.enlarged.value]).toEqual([null, 'trail'])
    regions.look('map')
    expect([regions.drawn.value, regions.enlarged.value]).toEqual(['map', null])
  })
})
