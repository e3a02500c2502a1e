/** Name and help of every component, from the same data the rules are played by. */
import type { ComponentText } from '@waystation/kernel'
import { capitalized } from '@waystation/wording'
import type { Slot } from '../data/actions.ts'
import { AUXILIARIES } from '../data/auxiliaries.ts'
import { BUILDINGS, NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { CATTLE, CARD_VALUE } from '../data/cards.ts'
import { OBJECTIVES } from '../data/objectives.ts'
import { DISC_SPOTS, WORKER_SLOTS } from '../data/player-board.ts'
import { ACTIONS } from '../data/slots.ts'
import { ANTE_SPACE, SHOWDOWN_SPACE } from '../data/poker.ts'
import { HAZARDS, NEUTRAL_LETTERS, WORKERS } from '../data/tiles.ts'
import { NODES, type NodeId } from '../data/trail.ts'
import { type Entry, slotsText } from './components/entries.ts'
import { railroadComponents } from './components/railroad.ts'
import { tally } from './phrases/cards.ts'
import type { Say } from './phrases.ts'
import { THINGS, type Words } from './words.ts'

const notesOn = (words: Words, slots: readonly Slot[]): string[] =>
  slots.flat().flatMap(({ type }) => words.actionNotes[type] ?? [])

function buildings(words: Words, say: Say): Entry[] {
  const neutral = NEUTRAL_LETTERS.map((letter): Entry => {
    const help = words.neutralHelp(slotsText(words, say, NEUTRAL_BUILDINGS[letter]))
    return [`neutral-building-${letter.toLowerCase()}`, { name: words.neutral(letter), help }]
  })
  const own = BUILDINGS.map((b): Entry => {
    const hands = [...(b.green ? (['green'] as const) : []), ...(b.black ? (['black'] as const) : [])]
    const help = words.buildingHelp({ craftsmen: b.craftsmen, vp: b.vp, hands }, slotsText(words, say, b.slots))
    return [`building-${b.id}`, { name: say.building(b.id), help: [help, ...notesOn(words, b.slots)].join(' ') }]
  })
  return [...neutral, ...own]
}

function cards(words: Words, say: Say): Entry[] {
  const cattle = CATTLE.map(
    (c, i): Entry => [c.id, { name: say.card(c.id), help: words.cattleHelp(CARD_VALUE[i], c.vp) }],
  )
  const objectives = OBJECTIVES.map((o): Entry => {
    const immediate = o.immediate.length === 0 ? null : slotsText(words, say, [o.immediate])
    const tasks = words.list(tally(o.tasks).map(([task, count]) => words.tasks[task](count)))
    return [o.id, { name: say.card(o.id), help: words.objectiveHelp(immediate, tasks, o.vp, o.penalty) }]
  })
  return [...cattle, ...objectives]
}

/** What the slots of a worker's row do. */
function workers(words: Words, say: Say): Entry[] {
  return WORKERS.map((worker, row): Entry => {
    const { name, help } = words.workers[worker]
    const slots = WORKER_SLOTS[row].flatMap((slot, i) =>
      slot.length === 0 ? [] : [{ slot: i + 1, action: slotsText(words, say, [slot]) }],
    )
    return [worker, { name, help: `${help} ${words.slotActions(slots)}` }]
  })
}

function tiles(words: Words, say: Say): Entry[] {
  return [
    ...HAZARDS.map((h): Entry => [h.id, { name: say.tile(h.id), help: words.hazardHelp(h.vp) }]),
    ['green-teepee', words.teepees.green],
    ['blue-teepee', words.teepees.blue],
  ]
}

/** What the add-ons of the poker table lay there. */
const ADD_ONS: { readonly [node in NodeId]?: Slot } = {
  [ANTE_SPACE]: [{ type: 'ante' }],
  [SHOWDOWN_SPACE]: [{ type: 'showdown' }],
}

function spaces(words: Words, say: Say): Entry[] {
  return NODES.map((node): Entry => {
    const printed = (slot: Slot | undefined): string | null =>
      slot === undefined ? null : slotsText(words, say, [slot])
    const leadsTo = node.next.length === 0 ? null : words.either(node.next.map((id) => say.node(id as NodeId)))
    const help = words.nodeHelp(printed(node.special), printed(ADD_ONS[node.id]), node.woods === true, leadsTo)
    return [`space-${node.id}`, { name: say.node(node.id), help }]
  })
}

/** Every printed action, by number: what a place offers is asked about one by one. */
const printedActions = (words: Words, say: Say): Entry[] =>
  ACTIONS.map((action, index): Entry => {
    const name = say.action(action, null)
    return [`action-${index}`, { name, help: words.actionNotes[action.type] ?? `${capitalized(name)}.` }]
  })

export function components(words: Words, say: Say): { readonly [id: string]: ComponentText } {
  return Object.fromEntries([
    ...buildings(words, say),
    ...cards(words, say),
    ...railroadComponents(words, say),
    ...workers(words, say),
    ...tiles(words, say),
    ...spaces(words, say),
    ...printedActions(words, say),
    ...DISC_SPOTS.map((d): Entry => [d.id, words.discs[d.id]]),
    ...AUXILIARIES.map(({ id }): Entry => [id, words.auxiliaries[id]]),
    ...THINGS.map((thing): Entry => [thing, words.things[thing]]),
  ])
}
