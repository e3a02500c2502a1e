/**
 * How the processes of a house tell each other news. PostgreSQL tells all of them everything, under one lock for the whole database; a
 * message bus, where there is one, tells each what it attends to. Everybody listens to both: as soon as one process does not hear the
 * bus, be it that its connection broke or that it was started without, all tell by the database again.
 */
import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { Nats } from './bus/nats.ts'
import { Topics } from './bus/topics.ts'
import { parcels } from './parcels.ts'
import { LISTEN, PostgresListener } from './postgres-listener.ts'
import { LOCKS } from './postgres-locks.ts'
import { throughOutage } from './postgres-outage.ts'
import { Queue } from '../tables/queue.ts'
import type { News } from './types.ts'

/** Who came or went without a word is noticed after this. */
const LOOK_MS = 5000
/** So long after the loss of the bus everybody knows of it. */
const KNOWN_MS = 1000

export interface BusSetting {
  readonly url: string
  /** What the subjects of this house begin with. */
  readonly house: string
  /** Told when the bus is lost, and when it is there. */
  trouble(this: void, why: string | null): void
}

export class PostgresNews {
  /** Stands before this process's own news, which it need not hear. */
  readonly self = randomBytes(6).toString('hex')
  private readonly pool: Pool
  private readonly listener: PostgresListener
  private readonly nats: Nats | null = null
  private readonly topics: Topics | null = null
  private heard: (news: News) => void = () => {}
  private allHear = false
  /** This process hears the bus; what it says of that it says in order. */
  private hearing = false
  private readonly saying = new Queue()
  private timer: NodeJS.Timeout | null = null

  constructor(pool: Pool, url: string, bus: BusSetting | null) {
    this.pool = pool
    this.listener = new PostgresListener(url, this.self)
    if (bus === null) return
    this.nats = new Nats(bus.url, {
      up: (first) => {
        bus.trouble(null)
        this.hearing = true
        void this.sayWhatItHears().then(() => first || this.heard({ kind: 'gap' }))
      },
      down: (why) => {
        bus.trouble(why)
        this.allHear = false
        this.hearing = false
        // What this one said last may be lost, and what others say until they know is not heard here.
        void this.sayWhatItHears().then(() => this.notify([{ kind: 'gap' }]).catch(() => {}))
        setTimeout(() => this.heard({ kind: 'gap' }), KNOWN_MS).unref()
      },
      heard: (text) => this.hear(JSON.parse(text) as News),
    })
    this.topics = new Topics(this.nats, bus.house)
  }

  /** Everybody hears the bus, so that the database need not tell anything. */
  get onBus(): boolean {
    return this.allHear && this.nats !== null && this.nats.up
  }

  async start(heard: (news: News) => void): Promise<void> {
    this.heard = heard
    await this.listener.start((news) => this.hear(news))
    if (this.nats === null) return
    await this.nats.start()
    this.timer = setInterval(() => void this.look(), LOOK_MS)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    this.nats?.stop()
    await this.listener.stop()
  }

  /** By the way there is at this moment; what was written stands already. */
  async tell(news: readonly News[]): Promise<void> {
    if (this.onBus) this.topics?.publish(news)
    else await this.notify(news)
  }

  /** What its process may not have lived to tell. The database tells with the writing. */
  async tellAgain(news: readonly News[]): Promise<void> {
    if (this.nats !== null) await this.tell(news)
  }

  attend(tables: readonly string[]): Promise<boolean> {
    return this.topics?.attend(tables) ?? Promise.resolve(false)
  }

  neglect(table: string): void {
    this.topics?.neglect(table)
  }

  private async notify(news: readonly News[]): Promise<void> {
    for (const parcel of parcels(news.map((one) => JSON.stringify(one)))) {
      // Who hears it twice looks twice.
      await throughOutage(() =>
        this.pool.query({ name: 'notify', text: NOTIFY, values: [`${this.self}[${parcel.join(',')}]`] }),
      )
    }
  }

  private hear(news: News): void {
    // A process has come, or hears otherwise than before; a gap is the loss of the connection that holds our own lock.
    if (news.kind === 'ears' || news.kind === 'roll-call') void this.look()
    if (news.kind === 'gap' && this.hearing) void this.sayWhatItHears()
    if (news.kind !== 'ears') this.heard(news)
  }

  /** Says at the database whether this process hears the bus. One time after the other: a lock that is taken twice is held until it is given back twice. */
  private sayWhatItHears(): Promise<void> {
    return this.saying.run(async () => {
      try {
        await this.listener.say(`select pg_advisory_unlock_shared(${LOCKS.ears})`)
        if (this.hearing) await this.listener.say(`select pg_advisory_lock_shared(${LOCKS.ears})`)
        await this.look()
        await this.notify([{ kind: 'ears' }])
      } catch {
        // The database is away: nothing is written meanwhile, and the gap after it comes here again.
      }
    })
  }

  private async look(): Promise<void> {
    if (this.nats === null) return
    const deaf = await countDeaf(this.pool).catch(() => 1)
    this.allHear = deaf === 0
  }
}

const NOTIFY = `select pg_notify('waystation', $1)`

/** Processes that listen to this database and not to the bus. */
async function countDeaf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ deaf: number }>({
    name: 'deaf',
    text: `select count(*)::int as deaf from pg_stat_activity as process
      where datname = current_database() and (query = '${LISTEN}' or application_name like 'waystation %')
      and not exists (select from pg_locks where pg_locks.pid = process.pid and locktype = 'advisory' and objid = ${LOCKS.ears})`,
  })
  return rows[0].deaf
}
