/** The arrangements: every part has its room on the sheet, and no two share it. */
import { PARTNERS } from '@waystation/wild-tiled-west'
import { en } from '@waystation/wild-tiled-west/text/en'
import { fr } from '@waystation/wild-tiled-west/text/fr'
import { expect, test } from 'vitest'
import { emsOf } from '../../src/art/ems.ts'
import type { Box } from '../../src/art/ink.ts'
import type { Kind } from '../../src/board/kinds.ts'
import { layoutFor, sheetOf } from '../../src/games/wild-tiled-west/layout/layout.ts'
import { type RegionName, REGIONS } from '../../src/games/wild-tiled-west/layout/phone.ts'
import type { Layout } from '../../src/games/wild-tiled-west/layout/types.ts'
import { NAME_LETTERS, nameLines } from '../../src/games/wild-tiled-west/scene/PartnerCard.tsx'
import { partnerBox } from '../../src/games/wild-tiled-west/scene/Supply.tsx'
import { offerBox } from '../../src/games/wild-tiled-west/spots.ts'

const PARTS = ['years', 'wrangle', 'supply', 'head', 'frame', 'purse', 'mine', 'partners', 'others', 'offers'] as const

function boxesOf(layout: Layout): readonly (readonly [string, Box])[] {
  const parts = PARTS.map((part) => [part as string, layout[part]] as const)
  return [...parts, ['trays', layout.trays?.rect ?? null] as const].flatMap(([name, box]) =>
    box === null ? [] : [[name, box] as const],
  )
}

/** Edges may touch, and half a unit is not seen. */
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5

const heights = (kind: Kind): readonly number[] => {
  const { lowest, highest } = sheetOf(kind)
  return Array.from({ length: Math.floor((highest - lowest) / 12) + 1 }, (_, n) => lowest + n * 12)
}

const SHEETS = (['wide', 'middle', 'tall'] as const).flatMap((kind) =>
  heights(kind).flatMap((height) =>
    (kind === 'tall' ? [...REGIONS, null] : [null]).map((region) => [kind, region, height] as const),
  ),
)

function faults(kind: Kind, region: RegionName | null, height: number, offers: number): readonly string[] {
  const layout = layoutFor(kind, region, offers, height)
  const boxes = boxesOf(layout)
  const out = boxes.flatMap(([name, { x, y, width, height: high }]) =>
    x < -0.5 || y < -0.5 || x + width > layout.width + 0.5 || y + high > layout.height + 0.5
      ? [`${name} sticks out`]
      : [],
  )
  const shared = boxes.flatMap(([name, box], i) =>
    boxes.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
  )
  return [...out, ...shared]
}

test('no part lies over another or over the edge, on any screen, however many stacks are within reach', () => {
  const wrong = SHEETS.flatMap(([kind, region, height]) =>
    [0, 1, 5, 6, 15, 40].flatMap((offers) =>
      faults(kind, region, height, offers).map((fault) => `${kind} ${region} ${height} with ${offers}: ${fault}`),
    ),
  )
  expect(wrong).toEqual([])
})

test.each([330, 488])('a phone whose stage is %i units high shows the trays whole, with purse and offers', (height) => {
  const layout = layoutFor('tall', 'trays', 5, height)
  expect(layout.height).toBeLessThanOrEqual(height)
  expect(layout.purse).not.toBeNull()
  if (layout.offers === null) throw new Error('nothing on offer')
  const last = offerBox(layout.offers, 4)
  expect(Math.min(last.width, last.height)).toBeGreaterThan(44)
})

test('held sideways, the land has all the height', () => {
  const { frame } = layoutFor('tall', 'mine', 0, 330)
  expect(frame?.height).toBeCloseTo(330)
})

test('a name of two words is not squeezed into one line where partners are to be won', () => {
  const names = [en, fr]
    .flatMap(({ components }) => PARTNERS.map(({ id }) => components[id]?.name ?? ''))
    .filter((name) => name.includes(' '))
  expect(names).toContain('Joueur invétéré')
  const squeezed = (['wide', 'middle'] as const).flatMap((kind) =>
    heights(kind).flatMap((height) => {
      const { supply } = layoutFor(kind, null, 0, height)
      const { width, height: high } = partnerBox(supply ?? { x: 0, y: 0, width: 0, height: 0 }, 0)
      return names
        .filter((name) => nameLines(name, width - 6, high).length === 1)
        .filter((name) => emsOf(name) * NAME_LETTERS > width - 6)
        .map((name) => `${kind} ${height}: ${name}`)
    }),
  )
  expect(squeezed).toEqual([])
})
