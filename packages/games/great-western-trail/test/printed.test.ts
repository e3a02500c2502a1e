/** Every printed fact is told: by the help of its component, by the rules help or by the table in words. */
import { checkConfig, Rng } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { AUXILIARIES } from '../src/data/auxiliaries.ts'
import { BUILDINGS, NEUTRAL_BUILDINGS } from '../src/data/buildings.ts'
import type { Slot } from '../src/data/actions.ts'
import { CARD_VALUE, CATTLE } from '../src/data/cards.ts'
import { type CityBoard, WEST } from '../src/data/cities.ts'
import { JOB_ROWS } from '../src/data/job-market.ts'
import { OBJECTIVES } from '../src/data/objectives.ts'
import { DISC_SPOTS, WORKER_SLOTS } from '../src/data/player-board.ts'
import { BONUS_TOKENS } from '../src/data/poker.ts'
import { BESIDE_THE_TRACK, RED_CROSSES, STATIONS } from '../src/data/railroad.ts'
import { NORTH } from '../src/data/rails/cities.ts'
import { MEDIUM_TILES } from '../src/data/rails/medium-towns.ts'
import { FROM_TOWN_HALL, gatesOf, NEXT_TOWNS, TOWNS } from '../src/data/rails/towns.ts'
import { STATION_MASTERS } from '../src/data/station-masters.ts'
import { HAZARDS, WORKERS } from '../src/data/tiles.ts'
import { NODES } from '../src/data/trail.ts'
import { greatWesternTrail as game } from '../src/index.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { ALL_MODULES } from './support/modules.ts'

const LANGUAGES = { en, fr } as const
const names = (seat: number): string => `P${seat}`
const view = game.view(game.setup(checkConfig(game.meta, { players: 4, variants: ALL_MODULES }), new Rng('facts')), 0)

/** Spaces that typesetting made unbreakable are plain here. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-')
const numbers = (text: string): number[] => (plain(text).match(/-?\d+/g) ?? []).map(Number)
const rows = (text: typeof en, zone: string) =>
  text
    .zones(view, names)
    .filter(({ id }) => id === zone)
    .flatMap((z) => z.rows)

describe.each(['en', 'fr'] as const)('Every printed fact, %s', (language) => {
  const text = LANGUAGES[language]
  const help = (id: string): string => plain(text.components[id]?.help ?? '')
  const name = (id: string): string => plain(text.components[id]?.name ?? '')
  /** Numbers that neither name nor help of a component tells. */
  const untold = (id: string, ...facts: readonly number[]): string[] => {
    if (help(id) === '') return [`${id} has no help`]
    const told = numbers(`${name(id)} ${help(id)}`).map(Math.abs)
    return facts.filter((fact) => fact !== 0 && !told.includes(Math.abs(fact))).map((fact) => `${id}: ${fact}`)
  }
  const rules = plain(text.rules.flatMap(({ paragraphs }) => paragraphs).join(' '))

  test('buildings: craftsmen, points, hands and the money of their actions', () => {
    const money = (slots: readonly Slot[]): number[] =>
      slots.flat().flatMap((action) => ('money' in action ? [action.money] : []))
    expect(BUILDINGS.flatMap((b) => untold(`building-${b.id}`, b.craftsmen, b.vp, ...money(b.slots)))).toEqual([])
    const hands = (id: string): boolean[] =>
      [/green hand|main verte/, /black hand|main noire/].map((h) => h.test(help(id)))
    expect(BUILDINGS.map((b) => hands(`building-${b.id}`))).toEqual(BUILDINGS.map((b) => [b.green, b.black]))
    const neutral = Object.entries(NEUTRAL_BUILDINGS)
    expect(neutral.flatMap(([l, slots]) => untold(`neutral-building-${l.toLowerCase()}`, ...money(slots)))).toEqual([])
  })
  test('cards: value and points, tasks and penalty', () => {
    expect(CATTLE.flatMap((card, i) => untold(card.id, card.vp, CARD_VALUE[i]))).toEqual([])
    expect(OBJECTIVES.flatMap((o) => untold(o.id, o.vp, o.penalty))).toEqual([])
  })
  test('cities: value, points, money; their pairs', () => {
    const board = ({ cities, arrows }: CityBoard): string[] => [
      ...cities.flatMap((c) => untold(c.component, c.value, c.vp, c.money, c.vpPerBell)),
      ...arrows.flatMap((a) => [a.from, a.to].flatMap((end) => untold(cities[end].component, a.vp))),
    ]
    expect([...board(WEST), ...board(NORTH)]).toEqual([])
  })
  test('stations: price, points and place, in help and table; station masters', () => {
    const facts = (s: (typeof STATIONS)[number]): number[] => [
      s.cost,
      s.vp,
      ...(s.at === BESIDE_THE_TRACK ? [] : [Math.floor(s.at / 2)]),
    ]
    expect(STATIONS.flatMap((s) => untold(s.id, ...facts(s)))).toEqual([])
    const labels = rows(text, 'railroad').map(({ label }) => numbers(label ?? ''))
    const inTable = STATIONS.filter((s) => labels.some((told) => facts(s).every((fact) => told.includes(fact))))
    expect(inTable).toHaveLength(STATIONS.length)
    expect(STATION_MASTERS.flatMap((m) => untold(m.id))).toEqual([])
  })
  test('red crosses: where they stand', () => {
    const told = rows(text, 'railroad').flatMap(({ items }) =>
      items.filter(({ component }) => component === 'red-cross'),
    )
    expect(numbers(told[0].text)).toEqual(RED_CROSSES)
  })
  test('worker slots: what every one of them does', () => {
    const told = WORKERS.map((worker, row) =>
      WORKER_SLOTS[row].map((_, i) => new RegExp(`(?:slot|case) ${i + 1}, `).test(help(worker))),
    )
    expect(told).toEqual(WORKER_SLOTS.map((row) => row.map((slot) => slot.length > 0)))
  })
  test('job market: prices and arrows of all rows', () => {
    const labels = rows(text, 'job-market').map(({ label }) => plain(label ?? ''))
    const told = labels.map((label) => ({
      cost: numbers(label)[1],
      arrow: /yellow|jaune/.test(label) ? 'yellow' : /red|rouge/.test(label) ? 'red' : 'black',
    }))
    expect(told).toEqual(JOB_ROWS)
  })
  test('discs, auxiliary actions, hazards, trail spaces', () => {
    expect(DISC_SPOTS.flatMap((d) => untold(d.id, d.cost, d.money))).toEqual([])
    expect(AUXILIARIES.flatMap(({ id }) => untold(id))).toEqual([])
    expect(HAZARDS.flatMap((h) => untold(h.id, h.vp))).toEqual([])
    const woods = NODES.filter(({ id }) => /in the woods|dans les bois/.test(help(`space-${id}`)))
    expect(woods).toEqual(NODES.filter((node) => node.woods === true))
  })
  test('towns: trade spaces and neighbours; medium tiles', () => {
    const money = TOWNS.flatMap(({ id, spaces }) => untold(`town-${id}`, ...spaces.flatMap((s) => [s.price, s.money])))
    expect(money).toEqual([])
    const silent = TOWNS.flatMap(({ id }, town) =>
      TOWNS.filter((_, i) => (NEXT_TOWNS[town] >> i) & 1).filter(
        (o) => !help(`town-${id}`).includes(name(`town-${o.id}`)),
      ),
    )
    expect(silent).toEqual([])
    expect(MEDIUM_TILES.flatMap(({ id }) => untold(id))).toEqual([])
  })
  test('towns: which of them rails join, and where a network may begin, in the table in words', () => {
    const [lines, waysIn] = rows(text, 'map').slice(-4)
    const bits = (mask: number): Set<number> => new Set(TOWNS.flatMap((_, i) => ((mask >> i) & 1 ? [i] : [])))
    // Longest first: one name may begin with another.
    const longest = TOWNS.map(({ id }, town) => ({ town, called: name(`town-${id}`) })).sort(
      (a, b) => b.called.length - a.called.length,
    )
    const named = (told: string): number[] => {
      let rest = plain(told)
      return longest.flatMap(({ town, called }) => {
        const without = rest.replace(called, '')
        const found = without === rest ? [] : [town]
        rest = without
        return found
      })
    }
    const joined = TOWNS.map((_, town) => {
      const told = lines.items.map((item) => named(item.text)).filter((towns) => towns.includes(town))
      return new Set(told.flat().filter((other) => other !== town))
    })
    expect(joined).toEqual(NEXT_TOWNS.map(bits))
    const cities = NORTH.cities.filter(({ id }) => gatesOf(id) !== 0)
    const opens = [FROM_TOWN_HALL, ...cities.map(({ id }) => gatesOf(id))]
    expect(waysIn.items.map((item) => new Set(named(item.text)))).toEqual(opens.map(bits))
    const silent = cities.filter(({ component }, i) => !plain(waysIn.items[i + 1].text).includes(name(component)))
    expect(silent).toEqual([])
  })
  test('bonus tokens of the poker table', () => {
    const told = rows(text, 'poker')[1].items.map((item) => numbers(item.text))
    expect(told).toEqual(BONUS_TOKENS.map(({ vp, money }) => [vp, money]))
  })
  test('7a counts pairs of one green and one blue teepee', () => {
    expect(help('building-7a')).toMatch(/a green and a blue teepee|un tipi vert et d’un tipi bleu/)
  })
  test('9a: what counts and what does not; 8b: what is adjacent', () => {
    expect(help('building-9a')).toMatch(
      /turnouts and spaces with other engines|les embranchements et les cases occupées/,
    )
    expect(help('building-8b')).toMatch(/no empty space and no other location|ni emplacement vide ni autre lieu/)
  })
  test('the red arrow triggers the end of the game', () => {
    expect(rules).toMatch(/red arrow triggers the end|flèche rouge déclenche la fin/)
  })
  test('embranchement is a word for rails', () => {
    const moving = text.rules.find(({ id }) => id === 'movement')
    expect(moving?.paragraphs.join(' ')).not.toContain('embranchement')
  })
})
