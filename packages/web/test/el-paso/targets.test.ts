import { BREED_IDS, DISCS, elPaso, POSTS } from '@waystation/el-paso'
import { en } from '@waystation/el-paso/text/en'
import { fr } from '@waystation/el-paso/text/fr'
import { sample } from '@waystation/testkit/vitest'
import { describe, expect, it } from 'vitest'
import { DOCK } from '../../src/adapter.ts'
import type { Kind } from '../../src/board/kinds.ts'
import type { Spot } from '../../src/board/Spots.tsx'
import { consequences } from '../../src/games/el-paso/consequences.ts'
import { counting, valueAfter } from '../../src/games/el-paso/hand.ts'
import { Labels } from '../../src/games/el-paso/labels.ts'
import { dockLayout, layoutFor, MIDDLE_SHEET, REDRAWN, WIDE_SHEET } from '../../src/games/el-paso/layout/layout.ts'
import { type Layout, REGIONS } from '../../src/games/el-paso/layout/types.ts'
import { regions } from '../../src/games/el-paso/regions.ts'
import { sueStops } from '../../src/games/el-paso/sue/stops.ts'
import { spotsOf, spotsOnDock } from '../../src/games/el-paso/spots/spots.ts'
import { component, targets } from '../../src/games/el-paso/targets.ts'
import { cattle } from '../../src/games/el-paso/cattle.ts'
import { narrow, type Path } from '../../src/table/narrowing.ts'
import { type PlayedPosition, playThrough, playVariant, SEATS, VARIANTS } from './games.ts'

const names = (seat: number): string => `P${seat}`
const pathsOf = ({ decision }: PlayedPosition): Path[] =>
  decision.options.map((option) => ({ option, targets: targets(option) }))
const litAt = ({ decision }: PlayedPosition): Set<string> =>
  new Set(decision.options.flatMap((option) => targets(option)))

/** Regions drawn anew, each on the lowest and the highest sheet. */
const ENLARGED = REDRAWN.flatMap((region) =>
  [WIDE_SHEET.lowest, WIDE_SHEET.highest].map((height) => layoutFor('wide', height, region)),
)

/** Everything on one sheet, in every height of a desk; on a phone sheet by sheet, with the dock. */
function sheets(kind: Kind): readonly Layout[] {
  if (kind === 'wide') return [476, 536, 620, 668].map((height) => layoutFor('wide', height, 'trail'))
  const { lowest, highest } = MIDDLE_SHEET
  return kind === 'middle'
    ? [lowest, highest].map((height) => layoutFor('middle', height, 'trail'))
    : REGIONS.map((region) => layoutFor('tall', 0, region))
}

function spotsAt(moment: PlayedPosition, layout: Layout): Spot[] {
  const { view, decision } = moment
  const scene = { view, labels: new Labels(view, names, en), lit: litAt(moment), seat: decision.seat }
  return spotsOf({ ...scene, layout, stops: sueStops(view) })
}

function dockAt(moment: PlayedPosition): Spot[] {
  const { view, decision } = moment
  const scene = { view, labels: new Labels(view, names, en), lit: litAt(moment), seat: decision.seat }
  return spotsOnDock({ ...scene, layout: dockLayout() })
}

/** Every option is reached by clicks, or by a button after them; no two options by the same clicks. */
function narrows(moment: PlayedPosition): void {
  const paths = pathsOf(moment)
  const lost = paths.filter(({ option, targets: clicks }) => {
    const { preview, buttons } = narrow(paths, clicks)
    return preview !== option && !buttons.includes(option)
  })
  expect(lost).toEqual([])
  const clicked = paths.filter((path) => path.targets.length > 0).map((path) => [...path.targets].sort().join())
  expect(new Set(clicked).size).toBe(clicked.length)
  for (const text of [en, fr]) {
    const buttons = paths
      .filter((path) => path.targets.length === 0)
      .map(({ option }) => text.option(option as never, names))
    expect(new Set(buttons).size).toBe(buttons.length)
  }
}

describe.each(SEATS)('targets with %i players', (players) => {
  it('lead to every option, none of them by the same clicks as another', () => {
    for (let game = 0; game < sample(8, 50); game++) playThrough(players, `narrow ${players} ${game}`, narrows)
  })

  it('are all on the board, in every arrangement, each with a key of its own', () => {
    playThrough(players, `place ${players}`, (moment) => {
      const lit = [...litAt(moment)]
      for (const kind of ['wide', 'middle'] as const) {
        for (const layout of sheets(kind)) {
          const spots = spotsAt(moment, layout)
          expect(lit.filter((target) => !spots.some((spot) => spot.target === target))).toEqual([])
          expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
        }
      }
    })
  })

  it('are on a phone where their region says, or on the dock', () => {
    playThrough(players, `phone ${players}`, (moment) => {
      for (const target of litAt(moment)) {
        const region = regions.of(target, moment.view)
        const sheet = REGIONS.find((name) => name === region)
        const spots =
          region === DOCK || sheet === undefined ? dockAt(moment) : spotsAt(moment, layoutFor('tall', 0, sheet))
        expect([target, spots.some((spot) => spot.target === target)]).toEqual([target, true])
      }
    })
  })

  it('are there once more where their region is enlarged', () => {
    playThrough(players, `enlarged ${players}`, (moment) => {
      for (const target of litAt(moment)) {
        const region = REDRAWN.find((name) => name === regions.of(target, moment.view))
        const spots = region === undefined ? null : spotsAt(moment, layoutFor('wide', WIDE_SHEET.lowest, region))
        expect([target, spots?.some((spot) => spot.target === target) ?? true]).toEqual([target, true])
      }
    })
  })

  it('are never covered by another spot', () => {
    playThrough(players, `cover ${players}`, (moment) => {
      const lit = litAt(moment)
      const drawn = [...sheets('wide'), ...sheets('middle'), ...sheets('tall'), ...ENLARGED].map((layout) =>
        spotsAt(moment, layout),
      )
      for (const spots of [...drawn, dockAt(moment)]) {
        const covered = spots.filter(
          ({ target, rect: own }, i) =>
            lit.has(target) &&
            spots.slice(i + 1).some(({ rect }) => {
              const x = own.x + own.width / 2 - rect.x
              const y = own.y + own.height / 2 - rect.y
              return x > 0 && y > 0 && x < rect.width && y < rect.height
            }),
        )
        expect(covered.map(({ key }) => key)).toEqual([])
      }
    })
  })

  it('lie inside their sheet', () => {
    playThrough(players, `inside ${players}`, (moment) => {
      for (const layout of [...sheets('wide'), ...sheets('middle'), ...sheets('tall'), ...ENLARGED]) {
        const outside = spotsAt(moment, layout).filter(
          ({ rect }) =>
            rect.x < -2 ||
            rect.y < -2 ||
            rect.x + rect.width > layout.width + 2 ||
            rect.y + rect.height > layout.height + 2,
        )
        expect(outside.map(({ key }) => [layout.kind, layout.shows.join(), key])).toEqual([])
      }
    })
  })

  it('are large enough for a finger on a phone', () => {
    const scale = 390 / 400
    playThrough(players, `finger ${players}`, (moment) => {
      const lit = litAt(moment)
      const spots = [...sheets('tall').flatMap((layout) => spotsAt(moment, layout)), ...dockAt(moment)]
      const discs = (target: string): boolean => target.startsWith('disc ')
      const small = spots
        .filter(({ target, key }) => lit.has(target) && !(discs(target) && key.startsWith('own')))
        .filter(({ rect }) => rect.width * scale < 43.5 || rect.height * scale < 43.5)
        // A disc has its whole slot in the town; on the board it lies beside an action.
        .filter(({ target, rect }) => !(discs(target) && rect.width < 32))
      expect(small.map(({ key, rect }) => [key, rect])).toEqual([])
    })
  })
})

it.each(VARIANTS)('narrowing holds with %o', (variants) => {
  const players = Object.keys(variants)[0].startsWith('solo-') ? [1] : [1, 3]
  for (const seats of players) playVariant(seats, variants, narrows)
})

it('every kind of question and of answer was met', () => {
  const asked = new Set<string>()
  const answered = new Set<string>()
  for (let game = 0; game < 40; game++) {
    playThrough(1 + (game % 4), `kinds ${game}`, ({ decision }) => {
      asked.add(decision.kind)
      for (const option of decision.options) answered.add(option.do)
    })
  }
  expect([...asked].sort()).toEqual(
    [
      'act',
      'deliver',
      'exchangeAgain',
      'exchangeDiscard',
      'firstObjective',
      'freeMoment',
      'move',
      'place',
      'removeCattle',
      'revealHand',
      'rewardHire',
      'rewardObjective',
      'site',
      'trainCard',
      'visit',
    ]
      .concat(asked.has('secondAuxiliary') ? ['secondAuxiliary'] : [])
      .sort(),
  )
  expect(answered.size).toBeGreaterThan(22)
})

it('which cards of a hand count is what the rules count', () => {
  let hands = 0
  for (let game = 0; game < 6; game++) {
    playThrough(3, `count ${game}`, ({ view, decision }) => {
      const { duplicates, permanentCertificates } = view.players[decision.seat]
      const counted = counting(view.hand, duplicates)
      const value = view.hand.reduce((sum, breed, i) => sum + (counted[i] === 'not' ? 0 : cattle(breed).value), 0)
      expect(value + permanentCertificates).toBe(view.handValue)
      hands++
    })
  }
  expect(hands).toBeGreaterThan(300)
})

it('what a hand is promised to be worth without a card is what it is worth afterwards', () => {
  const told: (readonly [promised: number | undefined, worth: number])[] = []
  for (let game = 0; game < 12; game++) {
    let promised: ReadonlyMap<string, number> | null = null
    let by = -1
    playThrough(2, `after ${game}`, ({ view, decision, events }) => {
      const put = events.find((event) => event.type === 'cattleDiscarded')
      const others = events.some(({ type }) => type === 'drew' || type === 'handDiscarded')
      if (promised !== null && put !== undefined && !others && decision.seat === by)
        told.push([promised.get(put.breed), view.handValue])
      by = decision.seat
      promised =
        decision.kind === 'exchangeDiscard' ? new Map(view.hand.map((id) => [id, valueAfter(view, by, id)])) : null
    })
  }
  expect(told.filter(([before, after]) => before !== after)).toEqual([])
  expect(told.length).toBeGreaterThan(3)
})

it('consequences say something in numbers, for every kind of answer that costs or brings something', () => {
  const silent = new Set<string>()
  const told = new Set<string>()
  for (let game = 0; game < 20; game++) {
    playThrough(1 + (game % 4), `told ${game}`, ({ view, decision }) => {
      for (const option of decision.options) {
        for (const text of [en, fr]) {
          const chips = consequences(option, view, text)
          ;(chips.length === 0 ? silent : told).add(option.do)
          for (const { words } of chips) expect(words).toMatch(/^(?!.*(undefined|NaN|null)).+/)
        }
      }
    })
  }
  for (const kind of told) silent.delete(kind)
  expect([...silent].sort()).toEqual(
    ['deliverNothing', 'done', 'otherAction', 'pass'].filter((kind) => silent.has(kind)),
  )
  for (const kind of ['move', 'buy', 'hire', 'train', 'site', 'deliver', 'bonus', 'useToken'])
    expect(told).toContain(kind)
})

it('things that can be asked about have help in both languages', () => {
  let looked = 0
  playThrough(4, 'help', (moment) => {
    if (looked++ % 20 > 0) return
    for (const { target } of [...spotsAt(moment, layoutFor('wide', 620, 'trail')), ...dockAt(moment)]) {
      const id = component(target, moment.view) ?? ''
      expect([target, en.components[id]?.help === undefined, fr.components[id]?.help === undefined]).toEqual([
        target,
        false,
        false,
      ])
    }
    expect(component('nothing at all', moment.view)).toBeNull()
  })
})

it('uses the names of the engine where it can explain why not', () => {
  playThrough(2, 'engine names', (moment) => {
    const known = new Set(spotsAt(moment, layoutFor('wide', 620, 'trail')).map(({ target }) => target))
    for (const { id } of POSTS) expect(known).toContain(`post ${id}`)
    const there = moment.view.players[moment.decision.seat].discs
    for (const { id } of DISCS) expect(known.has(`disc ${id}`)).toBe(there.includes(id))
    expect(BREED_IDS.filter((id) => known.has(`cattle ${id}`))).toHaveLength(4)
  })
  expect(elPaso.meta.id).toBe('el-paso')
})
