import { CATTLE, greatWesternTrail, STATIONS } from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { describe, expect, it } from 'vitest'
import { DOCK } from '../../src/adapter.ts'
import type { Kind } from '../../src/board/kinds.ts'
import type { Spot } from '../../src/board/Spots.tsx'
import { consequences } from '../../src/games/great-western-trail/consequences/consequences.ts'
import { counting, valueAfter } from '../../src/games/great-western-trail/hand.ts'
import { Labels } from '../../src/games/great-western-trail/labels.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { dockLayout } from '../../src/games/great-western-trail/layout/phone.ts'
import { type Layout, modulesOf, REGIONS, type RegionName } from '../../src/games/great-western-trail/layout/types.ts'
import { regions } from '../../src/games/great-western-trail/regions.ts'
import { spotsOf, spotsOnDock } from '../../src/games/great-western-trail/spots/spots.ts'
import { component } from '../../src/games/great-western-trail/targets.ts'
import { names, pathsOf, unclear } from './narrows.ts'
import { type PlayedPosition, playThrough, playVariant, SEATS, VARIANTS } from './games.ts'

const EVERYTHING = VARIANTS[VARIANTS.length - 1]

const litAt = (moment: PlayedPosition): Set<string> => new Set(pathsOf(moment).flatMap((path) => path.targets))

/** Everything on one sheet, in every height of a desk and of a tablet; on a phone sheet by sheet. */
function sheets(kind: Kind, { view }: PlayedPosition): readonly Layout[] {
  const modules = modulesOf(view)
  if (kind === 'wide') return [476, 560, 668, 752].map((height) => layoutFor('wide', height, null, modules))
  if (kind === 'middle') return [860, 1028, 1196].map((height) => layoutFor('middle', height, null, modules))
  return regions.list(view, 'en').map(({ id }) => layoutFor('tall', 0, id as RegionName, modules))
}

/** Every region as large as a low and a high stage. */
const enlarged = ({ view }: PlayedPosition): readonly Layout[] =>
  [476, 668].flatMap((height) =>
    regions.list(view, 'en').map(({ id }) => layoutFor('wide', height, id as RegionName, modulesOf(view))),
  )

function sceneAt(moment: PlayedPosition) {
  const { view, decision } = moment
  return { view, labels: new Labels(view, names, en), lit: litAt(moment), seat: decision.seat }
}
const spotsAt = (moment: PlayedPosition, layout: Layout): Spot[] => spotsOf({ ...sceneAt(moment), layout })
const dockAt = (moment: PlayedPosition): Spot[] =>
  spotsOnDock({ ...sceneAt(moment), layout: dockLayout(moment.view.map !== null) })

/** One in so many decisions: looking at all of them in every arrangement would take minutes. */
const some = (nth: number, look: (moment: PlayedPosition) => void) => {
  let n = 0
  return (moment: PlayedPosition): void => {
    if (n++ % nth === 0) look(moment)
  }
}

describe.each(SEATS)('targets with %i players', (players) => {
  it('lead to every option, none of them by the same clicks as another', () => {
    const faults: string[] = []
    for (let game = 0; game < 5; game++)
      playThrough(players, `narrow ${players} ${game}`, (moment) => faults.push(...unclear(moment)))
    expect(faults).toEqual([])
  })
})

describe.each(VARIANTS)('targets with %o', (variants) => {
  it('lead to every option, none of them by the same clicks as another', () => {
    const faults: string[] = []
    playVariant(3, 'narrow', variants, (moment) => faults.push(...unclear(moment)))
    expect(faults).toEqual([])
  })
})

/** The base game and everything together. */
describe.each([
  ['the base game', {}],
  ['everything', EVERYTHING],
] as const)('targets of %s', (_, variants) => {
  const everyNth = (nth: number, look: (moment: PlayedPosition) => void): void => {
    for (const players of [2, 4]) playVariant(players, 'place', variants, some(nth, look))
  }

  it('are all on the board, in every arrangement, each with a key of its own', () => {
    everyNth(6, (moment) => {
      const lit = [...litAt(moment)]
      for (const layout of [...sheets('wide', moment), ...sheets('middle', moment)]) {
        const spots = spotsAt(moment, layout)
        const missing = lit.filter((target) => !spots.some((spot) => spot.target === target))
        expect([moment.decision.kind, missing]).toEqual([moment.decision.kind, []])
        expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
      }
    })
  })

  it('are where their region says, on a phone and where it is enlarged, or on the dock', () => {
    everyNth(6, (moment) => {
      const modules = modulesOf(moment.view)
      for (const target of litAt(moment)) {
        const region = regions.of(target, moment.view)
        const sheet = REGIONS.find((name) => name === region)
        const on = (layout: Layout): boolean => spotsAt(moment, layout).some((spot) => spot.target === target)
        const atHand = dockAt(moment).some((spot) => spot.target === target)
        const there =
          region === DOCK || sheet === undefined
            ? atHand
            : (atHand || on(layoutFor('tall', 0, sheet, modules))) && on(layoutFor('wide', 560, sheet, modules))
        expect([moment.decision.kind, target, there]).toEqual([moment.decision.kind, target, true])
      }
    })
  })

  it('are never covered by another spot', () => {
    everyNth(5, (moment) => {
      const lit = litAt(moment)
      const kinds = ['wide', 'middle', 'tall'] as const
      const all = [...kinds.flatMap((kind) => sheets(kind, moment)), ...enlarged(moment)]
      for (const spots of [...all.map((layout) => spotsAt(moment, layout)), dockAt(moment)]) {
        const covered = spots.filter(
          ({ target, rect: own }, i) =>
            lit.has(target) &&
            spots.slice(i + 1).some(({ rect, key }) => {
              const x = own.x + own.width / 2 - rect.x
              const y = own.y + own.height / 2 - rect.y
              return x > 0 && y > 0 && x < rect.width && y < rect.height && key !== target
            }),
        )
        expect([moment.decision.kind, covered.map(({ key }) => key)]).toEqual([moment.decision.kind, []])
      }
    })
  })

  it('lie inside their sheet', () => {
    everyNth(9, (moment) => {
      const kinds = ['wide', 'middle', 'tall'] as const
      for (const layout of [...kinds.flatMap((kind) => sheets(kind, moment)), ...enlarged(moment)]) {
        const outside = spotsAt(moment, layout).filter(
          ({ rect: { x, y, width, height } }) =>
            x < -2 || y < -2 || x + width > layout.width + 2 || y + height > layout.height + 2,
        )
        expect(outside.map(({ key }) => [layout.kind, layout.shows.join(), key])).toEqual([])
      }
    })
  })

  it('are large enough for a finger on a phone', () => {
    const scale = 390 / 400
    everyNth(5, (moment) => {
      const lit = litAt(moment)
      const spots = [...sheets('tall', moment).flatMap((layout) => spotsAt(moment, layout)), ...dockAt(moment)]
      const small = spots
        .filter(({ target }) => lit.has(target))
        .filter(({ rect }) => rect.width * scale < 43.5 || rect.height * scale < 43.5)
        // Cards of a hand lie over each other. A trade space is chosen after its town, which then comes near (north.test.ts).
        .filter(({ key }) => !/^(hand|trade)/.test(key))
      expect(small.map(({ key, rect }) => [key, Math.round(rect.width), Math.round(rect.height)])).toEqual([])
    })
  })

  it('tell what an option costs and brings', () => {
    const silent = new Set<string>()
    const told = new Set<string>()
    everyNth(3, ({ view, decision }) => {
      for (const option of decision.options) {
        for (const text of [en, fr]) {
          const chips = consequences(option, view, text)
          ;(chips.length === 0 ? silent : told).add(option.do)
          for (const { words } of chips) expect(words).toMatch(/^(?!.*(undefined|NaN|null)).+/)
        }
      }
    })
    for (const kind of told) silent.delete(kind)
    expect([...silent].filter((kind) => !['pass', 'done', 'endTurn', 'noDisc'].includes(kind))).toEqual([])
  })

  it('can be asked about, in both languages', () => {
    everyNth(40, (moment) => {
      for (const layout of [...sheets('wide', moment).slice(0, 1), ...sheets('tall', moment)]) {
        for (const { target } of [...spotsAt(moment, layout), ...dockAt(moment)]) {
          const id = component(target, moment.view) ?? ''
          const known = [en, fr].map((text) => (text.components[id]?.help ?? '') !== '')
          expect([target, known]).toEqual([target, [true, true]])
        }
      }
    })
  })
})

it('which cards of a hand count is what the rules count', () => {
  let hands = 0
  for (let game = 0; game < 4; game++) {
    playThrough(3, `count ${game}`, ({ view, decision }) => {
      const { own } = view.players[decision.seat]
      expect(valueAfter(view, decision.seat, [])).toBe(own?.handValue)
      expect(counting(own?.hand ?? []).length).toBe(own?.hand.length)
      hands++
    })
  }
  expect(hands).toBeGreaterThan(300)
})

it('uses the names of the engine where it can explain why not', () => {
  playThrough(
    3,
    'engine names',
    some(60, (moment) => {
      const { view } = moment
      const known = new Set(spotsAt(moment, layoutFor('wide', 620, null, modulesOf(view))).map(({ target }) => target))
      for (const { city } of view.cities) expect(known).toContain(`city ${city}`)
      for (const { id } of STATIONS.slice(0, 10)) expect(known).toContain(`station ${id}`)
      for (const { id, market } of CATTLE) expect(known.has(`cattle ${id}`)).toBe(market > 0)
    }),
  )
  expect(greatWesternTrail.meta.id).toBe('great-western-trail')
})

it('every kind of question of the base game was met', () => {
  const asked = new Set<string>()
  for (let game = 0; game < 60; game++) {
    const sides = game % 2 === 0 ? 'chosen' : 'a'
    playVariant(2 + (game % 3), `kinds ${game}`, { 'private-buildings': sides }, ({ decision }) => {
      asked.add(decision.kind)
    })
  }
  for (const kind of [
    'move',
    'act',
    'hire',
    'build',
    'site',
    'engine',
    'upgrade',
    'buy',
    'deliver',
    'deliveryDisc',
    'income',
    'foresight',
    'chooseSide',
    'immediate',
    'ride',
    'advance',
    'trade',
    'removeHazard',
    'stationMaster',
    'takeObjective',
    'engineBack',
    'discardCards',
    'removeCards',
  ])
    expect(asked).toContain(kind)
})
