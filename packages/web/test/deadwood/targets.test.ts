import { BUILDINGS, CROSSING_IDS, PLOT_IDS } from '@waystation/deadwood'
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { describe, expect, it } from 'vitest'
import { Labels } from '../../src/games/deadwood/labels.ts'
import { layoutFor } from '../../src/games/deadwood/layout/layout.ts'
import { consequences } from '../../src/games/deadwood/note.ts'
import { spotsOf } from '../../src/games/deadwood/spots.ts'
import { component, targets } from '../../src/games/deadwood/targets.ts'
import { narrow, type Path } from '../../src/table/narrowing.ts'
import { type PlayedPosition, playInPeace, playThrough, SEATS } from './games.ts'

/** A desk, a tablet held sideways and upright, a phone. */
const ARRANGEMENTS = [['wide'], ['wide', 1020], ['wide', 1270], ['tall']] as const
type Arrangement = (typeof ARRANGEMENTS)[number]
const names = (seat: number): string => `P${seat}`

const pathsOf = ({ decision, view }: PlayedPosition): Path[] =>
  decision.options.map((option) => ({ option, targets: targets(option, view) }))

function spotsAt({ decision, view }: PlayedPosition, [kind, height]: Arrangement) {
  const lit = new Set(decision.options.flatMap((option) => targets(option, view)))
  const layout = layoutFor(kind, view.players.length, view.viewer, height)
  return { lit, spots: spotsOf(view, layout, new Labels(view, names, en), lit) }
}

describe.each(SEATS)('targets with %i players', (players) => {
  it('lead to every option, by clicks alone or by a button after them', () => {
    const look = (moment: PlayedPosition): void => {
      const paths = pathsOf(moment)
      const lost = paths.filter(({ option, targets: clicks }) => {
        const { preview, buttons } = narrow(paths, clicks)
        return preview !== option && !buttons.includes(option)
      })
      expect(lost).toEqual([])
    }
    playThrough(players, `reach ${players}`, look)
    playInPeace(players, `reach ${players}`, look)
  })

  it('that share all their clicks are told apart by different words in both languages', () => {
    playThrough(players, `words ${players}`, ({ decision, view }) => {
      for (const text of [en, fr]) {
        const said = decision.options.map(
          (option) => [...targets(option, view)].sort().join() + text.option(option, names),
        )
        expect(new Set(said).size).toBe(said.length)
      }
    })
  })

  it('are all on the board, in every arrangement, each with a key of its own', () => {
    playThrough(players, `place ${players}`, (moment) => {
      for (const kind of ARRANGEMENTS) {
        const { lit, spots } = spotsAt(moment, kind)
        expect([...lit].filter((target) => !spots.some((spot) => spot.target === target))).toEqual([])
        expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
      }
    })
  })

  it('are never covered by another spot', () => {
    playThrough(players, `cover ${players}`, (moment) => {
      for (const kind of ARRANGEMENTS) {
        const { lit, spots } = spotsAt(moment, kind)
        const covered = spots.filter(
          ({ target, rect: own }, i) =>
            lit.has(target) &&
            spots.slice(i + 1).some(({ rect }) => {
              const x = own.x + own.width / 2 - rect.x
              const y = own.y + own.height / 2 - rect.y
              return x > 0 && y > 0 && x < rect.width && y < rect.height
            }),
        )
        expect(covered.map(({ key }) => `${kind.join(' ')} ${key}`)).toEqual([])
      }
    })
  })

  it('have notes that say something in numbers', () => {
    const noted = new Set<string>()
    playThrough(players, `note ${players}`, ({ decision, view }) => {
      for (const option of decision.options) {
        for (const text of [en, fr]) {
          for (const { words } of consequences(option, view, text)) {
            noted.add(option.do)
            expect(words).toMatch(/^(?!.*(undefined|NaN|null)).+/)
          }
        }
      }
    })
    for (const kind of ['send', 'annex']) expect(noted).toContain(kind)
  })
})

it('things that can be asked about have help in both languages', () => {
  let looked = 0
  playThrough(4, 'help', (moment) => {
    if (looked++ > 60) return
    for (const { target } of spotsAt(moment, ['wide']).spots) {
      const id = component(target, moment.view) ?? ''
      expect([target, en.components[id]?.help === undefined, fr.components[id]?.help === undefined]).toEqual([
        target,
        false,
        false,
      ])
    }
    for (const { id } of BUILDINGS) expect(component(`tile ${id}`, moment.view)).toBe(id)
    expect(component('nothing at all', moment.view)).toBeNull()
  })
})

it('uses the names of the engine where it can explain why not', () => {
  let sheriffs = 0
  playThrough(3, 'engine names', (moment) => {
    const known = new Set(spotsAt(moment, ['tall']).spots.map(({ target }) => target))
    for (const plot of PLOT_IDS) expect(known.has(plot)).toBe(true)
    if (moment.decision.kind !== 'sheriff') return
    sheriffs++
    for (const crossing of CROSSING_IDS) expect(known.has(crossing)).toBe(true)
  })
  expect(sheriffs).toBeGreaterThan(0)
})
