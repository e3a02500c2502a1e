/** The readable zones of a view, from which the terminal and the generic table draw a whole game. */
import type { Zone, ZoneItem } from '@waystation/kernel'
import type { Speech } from './speech.ts'

export interface ZoneContext {
  readonly where: string
  readonly players: number
  readonly components: object
  /** What can be asked about, when the zones are those of a seat. */
  readonly targets: readonly string[] | null
}

export function checkZones(speech: Speech, zones: readonly Zone[], context: ZoneContext): void {
  const { where, players } = context
  if (zones.length === 0) speech.faults.add(`${where} has no zones`)
  zones.forEach((zone, i) => {
    if (zones.findIndex((other) => other.id === zone.id) !== i) speech.faults.add(`${where} has two zones "${zone.id}"`)
    const name = `${where}, zone "${zone.id}"`
    speech.say(`${name}, title`, () => zone.title)
    if (!seated(zone.owner, players)) speech.faults.add(`${name} belongs to seat ${zone.owner}, which is not there`)
    for (const row of zone.rows) {
      const { label } = row
      if (label !== undefined) speech.say(`${name}, label of a row`, () => label)
      for (const item of row.items) checkItem(speech, item, { ...context, where: name })
    }
  })
}

function checkItem(speech: Speech, item: ZoneItem, { where, players, components, targets }: ZoneContext): void {
  speech.say(`${where}, an item`, () => item.text)
  const { component, target } = item
  if (component !== undefined && !Object.hasOwn(components, component)) {
    speech.faults.add(`${where}: the component "${component}" has no help`)
  }
  if (target !== undefined && targets !== null && !targets.includes(target)) {
    speech.faults.add(`${where}: "${target}" is no target that can be asked about`)
  }
  if (!seated(item.seat, players)) speech.faults.add(`${where}: seat ${item.seat} is not there`)
}

function seated(seat: number | undefined, players: number): boolean {
  return seat === undefined || (Number.isInteger(seat) && seat >= 0 && seat < players)
}
