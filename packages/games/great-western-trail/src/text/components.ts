/** Name and help of every component, from the same data the rules are played by. */
import type { ComponentText } from '@waystation/kernel'
import type { Slot } from '../data/actions.ts'
import { BUILDINGS, NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { CATTLE, CARD_VALUE } from '../data/cards.ts'
import { ARROWS, CITIES } from '../data/cities.ts'
import { OBJECTIVES } from '../data/objectives.ts'
import { AUXILIARIES, DISC_SPOTS } from '../data/player-board.ts'
import { STATIONS } from '../data/railroad.ts'
import { STATION_MASTERS } from '../data/station-masters.ts'
import { HAZARDS, NEUTRAL_LETTERS, WORKERS } from '../data/tiles.ts'
import { NODES, type NodeId } from '../data/trail.ts'
import type { Say } from './phrases.ts'
import { THINGS, type Words } from './words.ts'

type Entry = readonly [string, ComponentText]

/** The local actions of a tile, alternatives joined by "or", actions by semicolons. */
function slotsText(words: Words, say: Say, slots: readonly Slot[]): string {
  return slots.map((slot) => words.either(slot.map((action) => say.action(action, null)))).join(' · ')
}

function buildings(words: Words, say: Say): Entry[] {
  const neutral = NEUTRAL_LETTERS.map((letter): Entry => {
    const help = words.neutralHelp(slotsText(words, say, NEUTRAL_BUILDINGS[letter]))
    return [`neutral-building-${letter.toLowerCase()}`, { name: words.neutral(letter), help }]
  })
  const own = BUILDINGS.map((b): Entry => {
    const hands = [...(b.green ? (['green'] as const) : []), ...(b.black ? (['black'] as const) : [])]
    const help = words.buildingHelp({ craftsmen: b.craftsmen, vp: b.vp, hands }, slotsText(words, say, b.slots))
    return [`building-${b.id}`, { name: say.building(b.id), help }]
  })
  return [...neutral, ...own]
}

function cards(words: Words, say: Say): Entry[] {
  const cattle = CATTLE.map(
    (c, i): Entry => [c.id, { name: say.card(c.id), help: words.cattleHelp(CARD_VALUE[i], c.vp) }],
  )
  const objectives = OBJECTIVES.map((o): Entry => {
    const immediate = o.immediate.length === 0 ? null : slotsText(words, say, [o.immediate])
    const tasks = words.list(o.tasks.map((task) => words.tasks[task]))
    return [o.id, { name: say.card(o.id), help: words.objectiveHelp(immediate, tasks, o.vp, o.penalty) }]
  })
  return [...cattle, ...objectives]
}

function cities(words: Words, say: Say): Entry[] {
  return CITIES.map((city, index): Entry => {
    const arrows = ARROWS.filter((a) => a.from === index || a.to === index).map((a) => {
      const other = CITIES[a.from === index ? a.to : a.from].id
      return words.arrow(say.city(other), a.vp, a.objective)
    })
    const { value, repeatable, money, vp, frame } = city
    const help = words.cityHelp({ value, black: frame === 'black', repeatable, money, vp }, arrows)
    return [`city-${city.id}`, { name: say.city(city.id), help }]
  })
}

function railroad(words: Words, say: Say): Entry[] {
  const stations = STATIONS.map(
    ({ id, cost, vp, frame, master }): Entry => [
      id,
      { name: say.station(id), help: words.stationHelp(cost, vp, frame === 'black', master) },
    ],
  )
  const masters = STATION_MASTERS.map((m): Entry => {
    const immediate = m.immediate.length === 0 ? null : slotsText(words, say, [m.immediate])
    return [m.id, { name: say.master(m.id), help: words.masters(immediate, words.masterBonus[m.bonus]) }]
  })
  return [...stations, ...masters]
}

function tiles(words: Words, say: Say): Entry[] {
  return [
    ...HAZARDS.map((h): Entry => [h.id, { name: say.tile(h.id), help: words.hazardHelp(h.vp) }]),
    ['green-teepee', words.teepees.green],
    ['blue-teepee', words.teepees.blue],
    ...WORKERS.map((w): Entry => [w, words.workers[w]]),
  ]
}

function spaces(words: Words, say: Say): Entry[] {
  return NODES.map((node): Entry => {
    const special = node.special === undefined ? null : slotsText(words, say, [node.special])
    const leadsTo = node.next.length === 0 ? null : words.either(node.next.map((id) => say.node(id as NodeId)))
    return [
      `space-${node.id}`,
      { name: say.node(node.id), help: words.nodeHelp(special, node.woods === true, leadsTo) },
    ]
  })
}

export function components(words: Words, say: Say): { readonly [id: string]: ComponentText } {
  return Object.fromEntries([
    ...buildings(words, say),
    ...cards(words, say),
    ...cities(words, say),
    ...railroad(words, say),
    ...tiles(words, say),
    ...spaces(words, say),
    ...DISC_SPOTS.map((d): Entry => [d.id, words.discs[d.id]]),
    ...AUXILIARIES.map((a): Entry => [a, words.auxiliaries[a]]),
    ...THINGS.map((thing): Entry => [thing, words.things[thing]]),
  ])
}
