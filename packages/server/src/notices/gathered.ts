/** What is said in one letter out of parcels that are ready: each worded from what is true now, and of one turn one thing only. */
import type { Logger } from 'pino'
import { UNANSWERED } from './outbox.ts'
import { type House, itemOf, type Reader } from './reading.ts'
import type { Item, Parcel } from './types.ts'

interface Gathered {
  readonly items: readonly Item[]
  readonly told: readonly Parcel[]
  /** There is nothing to tell any more. */
  readonly untold: readonly Parcel[]
  /** Its table gives trouble, here and now. */
  readonly unread: readonly Parcel[]
}

interface Worded {
  readonly parcel: Parcel
  readonly item: Item | null
}

interface Office {
  readonly house: House
  readonly log: Logger
}

export async function gathered({ house, log }: Office, parcels: readonly Parcel[], reader: Reader): Promise<Gathered> {
  const worded: Worded[] = []
  const unread: Parcel[] = []
  for (const parcel of parcels) {
    try {
      worded.push({ parcel, item: await itemOf(house, parcel.intent, reader) })
    } catch (error) {
      log.warn({ err: error, table: parcel.intent.table }, 'a notice could not be worded')
      unread.push(parcel)
    }
  }
  const kept = oncePerTurn(worded)
  return {
    items: kept.flatMap(({ item }) => item ?? []),
    told: kept.map(({ parcel }) => parcel),
    untold: worded.filter((one) => !kept.includes(one)).map(({ parcel }) => parcel),
    unread,
  }
}

/** That time runs out, or else whose turn it is. */
function oncePerTurn(worded: readonly Worded[]): Worded[] {
  const calls = new Map<string, Worded>()
  for (const one of worded) {
    const { kind, table } = one.parcel.intent
    if (one.item && UNANSWERED.includes(kind) && (kind === 'warning' || !calls.has(table))) calls.set(table, one)
  }
  return worded.filter((one) => {
    const { kind, table } = one.parcel.intent
    return one.item && (!UNANSWERED.includes(kind) || calls.get(table) === one)
  })
}
