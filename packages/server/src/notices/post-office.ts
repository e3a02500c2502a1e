/** Sends what waits: looks for channels that are due, and does what their readers' wishes and the tables allow. */
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import { Rounds } from '../ops/rounds.ts'
import type { Storage } from '../storage/types.ts'
import type { Presence } from '../tables/presence.ts'
import { gathered } from './gathered.ts'
import { letterOf } from './letter.ts'
import { type Claimed, UNANSWERED } from './outbox.ts'
import { type House, warningTimes } from './reading.ts'
import { sendBy, type Senders } from './senders.ts'
import { DEFAULT_PREFS, type Moment, readyAt } from './timing.ts'
import type { ChannelRow, Intent, Outcome, Parcel } from './types.ts'

const MINUTE_MS = 60_000
/** Channels taken in hand at a time. */
const MOST = 8
/** So long words are made for one letter; what is left is for the next one. */
const WORDING_MS = MINUTE_MS / 4
/** What was taken to be sent leaves within this time, or not this time; */
const LEAVES_MS = MINUTE_MS / 2
/** and nobody else takes it before then. Between both lie the longest sending and a minute: nobody gets the same twice within one. */
const IN_HAND_MS = 2.5 * MINUTE_MS
/** Whoever is present is looked for again after this long. */
const HERE_MS = MINUTE_MS
/** Pauses after failures; then it is given up. */
const BACK_OFF_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
const FORGOTTEN_MS = 60 * 24 * 60 * MINUTE_MS
const FORGOTTEN_AT_ONCE = 500
const SWEEP_MS = 10 * MINUTE_MS

interface Office {
  readonly storage: Pick<Storage, 'notices'>
  readonly senders: Senders
  readonly presence: Pick<Presence, 'looking' | 'here' | 'lookedAt'>
  readonly house: House
  readonly metrics: Metrics['notices']
  readonly log: Logger
  readonly lookMs: number
  now(this: void): number
}

export class PostOffice {
  private readonly office: Office
  private readonly rounds: Rounds
  private stopped = false
  private sweptAt = Number.NEGATIVE_INFINITY

  constructor(office: Office) {
    this.office = office
    this.rounds = new Rounds(() => this.look(), office.lookMs)
  }

  start(): void {
    this.rounds.start(0)
  }

  /** Settles when what was being sent is sent. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.rounds.stop()
    this.office.senders.mail?.close()
  }

  /** Everything that is due now. */
  async look(): Promise<void> {
    const { storage, now, log } = this.office
    try {
      for (let full = true; full && !this.stopped; ) {
        const claimed = await storage.notices.outbox.claim({ now: now(), until: now() + IN_HAND_MS, most: MOST })
        await Promise.all(claimed.map((one) => this.attend(one)))
        full = claimed.length === MOST
      }
      await this.sweep()
    } catch (error) {
      log.warn({ err: error }, 'notices that are due could not be looked for')
    }
  }

  /** One channel that gives trouble must not hold up the others; it is looked at again when its time is over. */
  private async attend(claimed: Claimed): Promise<void> {
    const { storage, log } = this.office
    try {
      await storage.notices.outbox.release(claimed, await this.serve(claimed.channel))
    } catch (error) {
      log.warn({ err: error, channel: claimed.channel.id }, 'a channel that is due could not be served')
    }
  }

  /** Sends what is ready; when to look again, null when nothing waits. */
  private async serve(channel: ChannelRow): Promise<number | null> {
    const { outbox } = this.office.storage.notices
    const now = this.office.now()
    const parcels = await outbox.parcels(channel.id)
    const times = await this.timesOf(channel, parcels, now)
    const never = parcels.filter((_, i) => times[i] === null)
    await outbox.settle(channel.id, ids(never), 'void')
    const ready = parcels.filter((_, i) => times[i] !== null && times[i] <= now)
    const later = times.flatMap((time) => (time !== null && time > now ? [time] : []))
    const next = ready.length === 0 ? null : await this.dispatch(channel, ready)
    return later.reduce(earlier, next)
  }

  /** For each when it may leave; null: never. */
  private async timesOf(channel: ChannelRow, parcels: readonly Parcel[], now: number): Promise<(number | null)[]> {
    const { storage, presence } = this.office
    const { channels } = storage.notices
    const { person } = channel
    const prefs = (await channels.prefs(person)) ?? DEFAULT_PREFS
    const about = new Set(parcels.flatMap(({ intent }) => intent.table ?? []))
    const tables = await channels.tableNotices(person, [...about])
    const times = parcels.map(async ({ intent, notBefore }) => {
      const moment: Moment | null = intent.kind === 'warning' ? await this.warning(intent) : intent
      if (moment === null || (moment.by ?? now) < now) return null
      const wishes = { prefs, table: tables.get(intent.table ?? '') ?? null }
      const ready = readyAt({ ...moment, kind: intent.kind }, channel, wishes, now)
      if (ready === null) return null
      const time = Math.max(ready, notBefore)
      // Whoever looked since has seen all of it. A turn is another matter: being here delays it, and whoever leaves without an answer is told.
      const { table } = intent
      if (table !== null && !UNANSWERED.includes(intent.kind) && presence.lookedAt(person, table) >= intent.at)
        return null
      if (time > now) return time
      if (table !== null && presence.looking(person, table)) return now + HERE_MS
      return presence.here(person) && !prefs.evenWhenHere ? now + HERE_MS : time
    })
    return await Promise.all(times)
  }

  /** When this warning is due; null: there is nothing to warn of any more. */
  private async warning(intent: Intent): Promise<Moment | null> {
    try {
      return await warningTimes(this.office.house, intent)
    } catch {
      // Its table gives trouble: whoever words it will say so, and try again later.
      return { at: this.office.now() }
    }
  }

  /** Makes the words, and sends them if there is still something to tell; when to try again, if it has to be. */
  private async dispatch(channel: ChannelRow, ready: readonly Parcel[]): Promise<number | null> {
    const { storage, now, senders, metrics } = this.office
    const { outbox, channels } = storage.notices
    const language = await channels.languageOf(channel.person)
    const { zone } = (await channels.prefs(channel.person)) ?? DEFAULT_PREFS
    const begun = now()
    const taken = await outbox.take(channel.id, ids(ready), { now: begun, until: begun + IN_HAND_MS })
    const mine = ready.filter(({ intent }) => taken.includes(intent.id))
    const reader = { language, zone, way: channel.kind }
    const read = await gathered(this.office, mine, reader, begun + WORDING_MS)
    await outbox.untake(channel.id, ids(read.rest), begun)
    await outbox.settle(channel.id, ids(read.untold), 'void')
    metrics.void.inc(read.untold.length)
    // What somebody else took meanwhile is looked after until it must have arrived.
    const others = mine.length < ready.length ? begun + IN_HAND_MS : null
    const soon = earlier(others, read.rest.length > 0 ? begun : null)
    const again = earlier(soon, await this.postpone(channel, read.unread, 0))
    if (read.told.length === 0) return again
    if (now() > begun + LEAVES_MS) return earlier(again, begun + IN_HAND_MS)
    const names = read.told.map(({ intent }) => intent.name)
    const outcome = await sendBy(senders, channel, letterOf(read.items, names, language))
    return earlier(again, await this.conclude(channel, read.told, outcome))
  }

  private async conclude(channel: ChannelRow, told: readonly Parcel[], outcome: Outcome): Promise<number | null> {
    const { storage, metrics, log, now } = this.office
    const { outbox, channels } = storage.notices
    const { id, kind } = channel
    if (outcome === 'sent') {
      await outbox.settle(id, ids(told), 'sent')
      await outbox.arrived(id, now())
      metrics.sent.inc({ channel: kind }, told.length)
      return null
    }
    const { trouble, final, after = 0, why } = outcome
    log.info({ channel: id, kind, trouble, why }, 'a notice did not arrive')
    metrics.failed.inc({ channel: kind, trouble })
    if (!final) {
      await outbox.report(id, trouble)
      return await this.postpone(channel, told, after)
    }
    metrics.givenUp.inc({ channel: kind }, await outbox.giveUp(id, trouble))
    // A browser that has unsubscribed has a new channel, if it has any.
    if (kind === 'push' && trouble === 'gone') await channels.remove(id)
    return null
  }

  /** Tries them again later, those that were not tried too often; when, if any is left. */
  private async postpone(channel: ChannelRow, parcels: readonly Parcel[], after: number): Promise<number | null> {
    const { storage, metrics, now } = this.office
    let next: number | null = null
    for (const { intent, tries } of parcels) {
      if (tries < BACK_OFF_MS.length) {
        const again = now() + Math.max(BACK_OFF_MS[tries], after)
        await storage.notices.outbox.putBack(channel.id, [intent.id], again)
        next = earlier(next, again)
      } else {
        await storage.notices.outbox.settle(channel.id, [intent.id], 'dead')
        metrics.givenUp.inc({ channel: channel.kind })
      }
    }
    return next
  }

  /** Now and then: what was settled long ago is forgotten, and what waits is counted. */
  private async sweep(): Promise<void> {
    const { storage, now, metrics } = this.office
    const { outbox } = storage.notices
    if (now() - this.sweptAt < SWEEP_MS) return
    this.sweptAt = now()
    metrics.waiting.set(await outbox.count())
    await outbox.forget(now() - FORGOTTEN_MS, FORGOTTEN_AT_ONCE)
  }
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function ids(parcels: readonly Parcel[]): string[] {
  return parcels.map(({ intent }) => intent.id)
}
