import { start } from '@waystation/kernel'
import { wildTiledWest } from '@waystation/wild-tiled-west'
import { en } from '@waystation/wild-tiled-west/text/en'
import { fr } from '@waystation/wild-tiled-west/text/fr'
import { describe, expect, it } from 'vitest'
import type { Kind } from '../../src/board/kinds.ts'
import { consequences } from '../../src/games/wild-tiled-west/consequences.ts'
import { Labels } from '../../src/games/wild-tiled-west/labels.ts'
import { layoutFor, sheetOf } from '../../src/games/wild-tiled-west/layout/layout.ts'
import { type RegionName, REGIONS } from '../../src/games/wild-tiled-west/layout/phone.ts'
import { regions } from '../../src/games/wild-tiled-west/regions.ts'
import { pricesOf, spotsOf } from '../../src/games/wild-tiled-west/spots.ts'
import { component, gestures, targets } from '../../src/games/wild-tiled-west/targets.ts'
import { narrow, type Path } from '../../src/table/narrowing.ts'
import { everyNth } from '../support/every-nth.ts'
import { playChosen, playConquest, type PlayedPosition, playThrough, SEATS } from './games.ts'

/** Kinds of screens, each with its lowest sheet and its highest. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ['wide', sheetOf('wide').lowest],
  ['wide', sheetOf('wide').highest],
  ['middle', sheetOf('middle').lowest],
  ['middle', sheetOf('middle').highest],
  ['tall', sheetOf('tall').usual],
]
/** A phone held sideways, and one held upright. */
const PHONES = [sheetOf('tall').lowest, 330, 480, sheetOf('tall').highest]
const names = (seat: number): string => `P${seat}`
const PLAYS = [playThrough, playChosen, playConquest]
/** Answered by the hand that holds a tile; see laying.test.ts. */
const BY_HAND = ['turn', 'lay']

const litIn = ({ decision }: PlayedPosition) => new Set(decision.options.flatMap((option) => targets(option)))

function spotsAt(moment: PlayedPosition, kind: Kind, height: number, region: RegionName | null = null) {
  const { view, decision } = moment
  const lit = litIn(moment)
  const prices = pricesOf(decision.options)
  const layout = layoutFor(kind, region, prices.size, height)
  const labels = new Labels(view, names, en)
  return { lit, layout, spots: spotsOf({ view, layout, labels, lit, shown: view.players[decision.seat], prices }) }
}

/** How far a ring reaches beyond what it goes around. */
const RING = 5

/** Drawing up all spots takes longest: at one decision in so many. */
const NTH = 7

describe.each(SEATS)('targets with %i players', (players) => {
  it('lead to every option, by clicks alone or by a button after them', () => {
    for (const play of PLAYS)
      play(players, `reach ${players}`, ({ decision }) => {
        const paths = decision.options.map((option): Path => ({ option, targets: targets(option) }))
        const lost = decision.options.filter((option, i) => {
          const { preview, buttons } = narrow(paths, paths[i].targets)
          return preview !== option && !buttons.includes(option)
        })
        expect(lost).toEqual([])
        const few = decision.options.filter((option) => targets(option).length === 0 && !BY_HAND.includes(option.do))
        expect(few.length).toBeLessThan(2)
      })
  })

  it('are all on the board, in every arrangement, each with a key of its own', () => {
    for (const play of PLAYS)
      everyNth(play, NTH)(players, `place ${players}`, (moment) => {
        for (const [kind, height] of KINDS) {
          const { lit, spots } = spotsAt(moment, kind, height)
          expect([...lit].filter((target) => !spots.some((spot) => spot.target === target))).toEqual([])
          expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
        }
      })
  })

  it('are in the region whose tab has the dot', () => {
    everyNth(playChosen, NTH)(players, `region ${players}`, (moment) => {
      const elsewhere = [...litIn(moment)].filter((target) => {
        const region = REGIONS.find((name) => name === regions.of(target, moment.view))
        const shown = (height: number): boolean =>
          region !== undefined && spotsAt(moment, 'tall', height, region).spots.some((spot) => spot.target === target)
        return !PHONES.every(shown)
      })
      expect(elsewhere).toEqual([])
    })
  })

  it('have rings that leave the names of rows and columns in sight', () => {
    const seen = new Set<string>()
    everyNth(playThrough, NTH)(players, `names ${players}`, (moment) => {
      for (const [kind, height] of KINDS) {
        const { spots, layout } = spotsAt(moment, kind, height)
        const { grid } = layout
        if (grid === null) continue
        const over = spots.filter(({ target, glow }) => {
          if (glow === undefined || !/^[a-k]\d+$/.test(target)) return false
          seen.add(target.replace(/\d+$/, ''))
          return (target.startsWith('a') && glow.x - RING < grid.x) || (/\D1$/.test(target) && glow.y - RING < grid.y)
        })
        expect(over.map(({ key }) => `${kind} ${key}`)).toEqual([])
      }
    })
    expect(seen.has('a')).toBe(true)
  })

  it('are never covered by another spot', () => {
    everyNth(playConquest, NTH)(players, `cover ${players}`, (moment) => {
      for (const [kind, height] of KINDS) {
        const { lit, spots } = spotsAt(moment, kind, height)
        const covered = spots.filter(
          ({ target, rect: own }, i) =>
            lit.has(target) &&
            spots.slice(i + 1).some(({ rect }) => {
              const x = own.x + own.width / 2 - rect.x
              const y = own.y + own.height / 2 - rect.y
              return x > 0 && y > 0 && x < rect.width && y < rect.height
            }),
        )
        expect(covered.map(({ key }) => `${kind} ${key}`)).toEqual([])
      }
    })
  })

  it('lie inside the board, and on a phone are large enough for a finger or offered again', () => {
    everyNth(playConquest, NTH)(players, `inside ${players}`, (moment) => {
      for (const [kind, height] of KINDS) {
        const { lit, spots, layout } = spotsAt(moment, kind, height)
        for (const { key, rect } of spots) {
          const inside =
            rect.x >= -2 &&
            rect.y >= -2 &&
            rect.x + rect.width <= layout.width + 2 &&
            rect.y + rect.height <= layout.height + 2
          expect([kind, key, inside]).toEqual([kind, key, true])
        }
        const small = spots.filter(
          ({ rect, target }) =>
            kind === 'tall' && lit.has(target) && /^(stack|die|alleys) /.test(target) && rect.height < 44,
        )
        const offered = spots.filter(({ key }) => key.startsWith('offer')).map(({ target }) => target)
        expect(offered.length === 0 ? [] : small.filter(({ target }) => !offered.includes(target))).toEqual([])
      }
    })
  })

  it('say what a choice brings in both languages', () => {
    const told = new Set<string>()
    for (const play of PLAYS)
      play(players, `told ${players}`, ({ decision, view }) => {
        for (const option of decision.options)
          for (const text of [en, fr])
            for (const { words } of consequences(option, view, text)) {
              told.add(option.do)
              expect(words).toMatch(/^(?!.*(undefined|NaN|null)).{2,}/)
            }
      })
    for (const kind of ['wrangle', 'hill', 'partner', 'keep']) expect(told).toContain(kind)
  })
})

it('things that can be asked about have help in both languages', () => {
  let looked = 0
  playChosen(3, 'help', (moment) => {
    if (looked++ % 9 !== 0) return
    for (const { target } of spotsAt(moment, 'wide', sheetOf('wide').usual).spots) {
      const id = component(target, moment.view) ?? ''
      expect([target, id, en.components[id]?.help !== undefined, fr.components[id]?.help !== undefined]).toEqual([
        target,
        id,
        true,
        true,
      ])
    }
    expect(component('nothing at all', moment.view)).toBeNull()
  })
})

it('uses the names of the rules where they can explain why not', () => {
  const { state } = start(wildTiledWest, { players: 2 }, 'engine names')
  const known = new Set(wildTiledWest.targets?.(state, 0) ?? [])
  const named = new Set<string>()
  everyNth(playThrough, NTH)(2, 'engine names', (moment) => {
    for (const { target } of spotsAt(moment, 'wide', sheetOf('wide').usual).spots) named.add(target)
  })
  const ours = [...named].filter((target) => /^stack |^[a-k]\d+$/.test(target))
  expect(ours.length).toBeGreaterThan(80)
  expect(ours.filter((target) => !known.has(target))).toEqual([])
})

it('taking a tile begins a gesture, and nothing else does', () => {
  const begins = new Set<string>()
  const alone = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd'])
    playThrough(4, `gestures ${seed}`, ({ decision }) => {
      for (const option of decision.options) (gestures.begins(option) ? begins : alone).add(option.do)
    })
  expect([...begins].sort()).toEqual(['alleys', 'draft', 'saw'])
  expect(alone).toContain('wrangle')
})
