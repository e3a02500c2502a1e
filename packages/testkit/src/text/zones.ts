/** The readable zones of a view, from which the terminal and the generic table draw a whole game. */
import type { Language, Zone, ZoneItem } from '@waystation/kernel'
import type { Speech } from './speech.ts'

export interface ZoneContext {
  readonly language: Language
  readonly where: string
  readonly players: number
  readonly components: object
  /** What can be asked about, when the zones are those of a seat. */
  readonly targets: readonly string[] | null
}

export function checkZones(speech: Speech, zones: readonly Zone[], context: ZoneContext): void {
  const { language, where, players } = context
  if (zones.length === 0) speech.fault(language, `${where} has no zones`)
  zones.forEach((zone, i) => {
    if (zones.findIndex((other) => other.id === zone.id) !== i)
      speech.fault(language, `${where} has two zones "${zone.id}"`)
    const name = `${where}, zone "${zone.id}"`
    speech.say(language, `${name}, title`, () => zone.title)
    if (!seated(zone.owner, players))
      speech.fault(language, `${name} belongs to seat ${zone.owner}, which is not there`)
    for (const row of zone.rows) {
      const { label } = row
      if (label !== undefined) speech.say(language, `${name}, label of a row`, () => label)
      for (const item of row.items) checkItem(speech, item, { ...context, where: name })
    }
  })
}

function checkItem(
  speech: Speech,
  item: ZoneItem,
  { language, where, players, components, targets }: ZoneContext,
): void {
  speech.say(language, `${where}, an item`, () => item.text)
  const { component, target } = item
  if (component !== undefined && !Object.hasOwn(components, component)) {
    speech.fault(language, `${where}: the component "${component}" has no help`)
  }
  if (target !== undefined && targets !== null && !targets.includes(target)) {
    speech.fault(language, `${where}: "${target}" is no target that can be asked about`)
  }
  if (!seated(item.seat, players)) speech.fault(language, `${where}: seat ${item.seat} is not there`)
}

function seated(seat: number | undefined, players: number): boolean {
  return seat === undefined || (Number.isInteger(seat) && seat >= 0 && seat < players)
}
