import { AREA_IDS, BREEDS, TILE_IDS } from '@waystation/el-gaucho'
import { en } from '@waystation/el-gaucho/text/en'
import { fr } from '@waystation/el-gaucho/text/fr'
import { describe, expect, it } from 'vitest'
import { Labels } from '../../src/games/el-gaucho/labels.ts'
import { groundFor, layoutOf } from '../../src/games/el-gaucho/layout/layout.ts'
import { consequences } from '../../src/games/el-gaucho/note.ts'
import { spotsOf } from '../../src/games/el-gaucho/spots/spots.ts'
import { component, targets } from '../../src/games/el-gaucho/targets.ts'
import { narrow, type Path } from '../../src/table/narrowing.ts'
import { type PlayedPosition, playThrough, SEATS } from './games.ts'

/** A desk, a low laptop, a tablet held sideways and upright, a phone. */
const ARRANGEMENTS = [['wide'], ['wide', 1360], ['wide', 1040, 889], ['wide', 1040, 1102], ['tall']] as const
const names = (seat: number): string => `P${seat}`

const pathsOf = ({ decision }: PlayedPosition): Path[] =>
  decision.options.map((option) => ({ option, targets: targets(option) }))

describe.each(SEATS)('targets with %i players', (players) => {
  it('lead to every option, by clicks alone or by a button after them', () => {
    playThrough(players, `reach ${players}`, (moment) => {
      const paths = pathsOf(moment)
      const lost = paths.filter(({ option, targets: clicks }) => {
        const { preview, buttons } = narrow(paths, clicks)
        return preview !== option && !buttons.includes(option)
      })
      expect(lost).toEqual([])
    })
  })

  it('that share all their clicks are told apart by different words in both languages', () => {
    playThrough(players, `words ${players}`, (moment) => {
      for (const text of [en, fr]) {
        const said = moment.decision.options.map(
          (option) => [...targets(option)].sort().join() + text.option(option, names),
        )
        expect(new Set(said).size).toBe(said.length)
      }
    })
  })

  it('are all on the board, in every arrangement', () => {
    playThrough(players, `place ${players}`, ({ decision, view }) => {
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      for (const [kind, width = null, height = null] of ARRANGEMENTS) {
        const layout = layoutOf(view, groundFor(kind, players, width, height))
        const spots = spotsOf(view, layout, new Labels(view, names, en), lit, new Map())
        const missing = [...lit].filter((target) => !spots.some((spot) => spot.target === target))
        expect(missing).toEqual([])
      }
    })
  })

  it('are never covered by another spot', () => {
    playThrough(players, `cover ${players}`, ({ decision, view }) => {
      const lit = new Set(decision.options.flatMap((option) => targets(option)))
      for (const [kind, width = null, height = null] of ARRANGEMENTS) {
        const layout = layoutOf(view, groundFor(kind, players, width, height))
        const spots = spotsOf(view, layout, new Labels(view, names, en), lit, new Map())
        const covered = spots.filter(
          ({ target, rect: own }, i) =>
            lit.has(target) &&
            spots.slice(i + 1).some(({ rect }) => {
              const x = own.x + own.width / 2 - rect.x
              const y = own.y + own.height / 2 - rect.y
              return x >= 0 && y >= 0 && x <= rect.width && y <= rect.height
            }),
        )
        expect(covered).toEqual([])
      }
    })
  })

  it('offer as many equal dice as an option needs', () => {
    playThrough(players, `dice ${players}`, ({ decision, view }) => {
      const layout = layoutOf(view, groundFor('wide', players))
      const spots = spotsOf(view, layout, new Labels(view, names, en), new Set(), new Map())
      for (const option of decision.options) {
        const dice = targets(option).filter((target) => target.startsWith('die ') || target.startsWith('taken '))
        for (const die of dice) {
          const needed = dice.filter((other) => other === die).length
          expect(spots.filter(({ target }) => target === die).length).toBeGreaterThanOrEqual(needed)
        }
      }
    })
  })

  it('have notes in numbers for whatever costs or pays something', () => {
    const paying = new Set(['stand', 'lay', 'raise', 'occupy', 'takeDice', 'sell', 'steal', 'displace', 'add', 'sort'])
    playThrough(players, `note ${players}`, ({ decision, view }) => {
      for (const option of decision.options) {
        for (const text of [en, fr]) {
          const told = consequences(option, view, text)
          expect(told.length > 0).toBe(paying.has(option.do))
          for (const { words } of told) expect(words).toMatch(/^(?!.*(undefined|NaN)).*\d/)
        }
      }
    })
  })
})

it('things that can be asked about have help in both languages', () => {
  const all = [
    ...TILE_IDS.map((id) => `tile ${id}`),
    ...AREA_IDS.map((id) => `area ${id}`),
    ...BREEDS.map((breed) => `herd ${breed}`),
    'pasture pasture-1',
    'die 3',
    'taken 3',
    'wish 3',
    'thing pile',
    'thing steppe-tiles',
    'thing covered-space',
    'thing gaucho',
    'thing pesos',
  ]
  const helpless = all.filter((target) => {
    const id = component(target) ?? ''
    return !en.components[id]?.help || !fr.components[id]?.help
  })
  expect(helpless).toEqual([])
  expect(component('nothing at all')).toBeNull()
})

it('uses the names of the engine where it can explain why not', () => {
  playThrough(3, 'engine names', ({ view }) => {
    const layout = layoutOf(view, groundFor('wide', 3))
    const spots = spotsOf(view, layout, new Labels(view, names, en), new Set(), new Map())
    const known = new Set(spots.map(({ target }) => target))
    const onPampa = view.pastures.flatMap(({ spaces }) =>
      spaces.flatMap(({ tile }) => (tile === null ? [] : [`tile ${tile}`])),
    )
    for (const target of [...onPampa, ...AREA_IDS.map((id) => `area ${id}`)]) expect(known.has(target)).toBe(true)
  })
})
