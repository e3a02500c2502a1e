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
  /** There was no time for it in this letter. */
  readonly rest: readonly Parcel[]
}

interface Worded {
  readonly parcel: Parcel
  readonly item: Item | null
}

interface Office {
  readonly house: House
  readonly log: Logger
  now(this: void): number
}

/** `until`: what is not worded by then is for the next letter, or a reader of many tables would never get any. */
export async function gathered(
  { house, log, now }: Office,
  parcels: readonly Parcel[],
  reader: Reader,
  until: number,
): Promise<Gathered> {
  const worded: Worded[] = []
  const unread: Parcel[] = []
  const rest: Parcel[] = []
  for (const [i, parcel] of parcels.entries()) {
    if (i > 0 && now() > until) {
      rest.push(parcel)
      continue
    }
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
    rest,
  }
}

/** That time runs out, or else whose turn it is. */
function oncePerTurn(worded: readonly Worded[]): Worded[] {
  const calls = new Map<string, Worded>()
  for (const one of worded) {
    const { kind, table } = one.parcel.intent
    if (!one.item || table === null || !UNANSWERED.includes(kind)) continue
    if (kind === 'warning' || !calls.has(table)) calls.set(table, one)
  }
  return worded.filter((one) => {
    const { kind, table } = one.parcel.intent
    return one.item && (!UNANSWERED.includes(kind) || calls.get(table ?? '') === one)
  })
}
