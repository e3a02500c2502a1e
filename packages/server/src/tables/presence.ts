/**
 * Who has which table open, at any process of the house. It lives in memory: every process tells the others of the first and the last
 * stream of a person at a table, and one that has not been heard of for a while is forgotten with all who were there.
 */
import type { Logger } from 'pino'
import type { News, Open } from '../storage/types.ts'
import { keyOf, Opened } from './opened.ts'

type PresenceNews = Extract<News, { kind: 'presence' }>

/** Beats that a process may miss before its people are gone. */
const PATIENCE = 2.25
/** What is told together: many come and go at once when a process stops. */
const TOGETHER_MS = 20
/** Each takes some sixty bytes, and one `NOTIFY` has room for 8000. */
const MOST = 90

/** So long it is known when somebody looked last. */
const REMEMBERED_MS = 15 * 60_000

/** One stream of a person. */
export interface Watch {
  look(visible: boolean): void
  leave(): void
}

interface Options {
  /** The name of this process. */
  readonly process: string
  /** Under which it alone is reached. */
  readonly path: string | null
  readonly beatMs: number
  readonly log: Logger
  tell(this: void, news: readonly News[]): Promise<void>
  now(this: void): number
}

export class Presence {
  private readonly options: Options
  private readonly streams = new Map<string, Set<{ visible: boolean }>>()
  private readonly own = new Opened()
  private readonly others = new Map<string, Opened>()
  private readonly changeListeners: ((table: string) => void)[] = []
  private readonly lossListeners: (() => void)[] = []
  private readonly lookListeners: ((guest: string, table: string) => void)[] = []
  private readonly untold = new Set<string>()
  private readonly looked = new Map<string, number>()
  private timer: NodeJS.Timeout | null = null

  constructor(options: Options) {
    this.options = options
  }

  /** Asks the other processes whom they have, and says whom this one has. */
  async callRoll(): Promise<void> {
    await this.options.tell([{ kind: 'roll-call' }])
    this.answerRoll()
  }

  async start(): Promise<void> {
    await this.callRoll()
    this.timer = setInterval(() => {
      this.tell([])
      this.forget()
    }, this.options.beatMs)
    this.timer.unref()
  }

  /** Its people are elsewhere soon. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    const { process, tell, log } = this.options
    try {
      await tell([{ kind: 'presence', process, open: [], whole: true }])
    } catch (error) {
      // They notice by themselves, a little later: no reason not to stop.
      log.warn({ err: error }, 'other processes could not be told that this one stops')
    }
  }

  /** Told whenever somebody comes to a table or goes from it. */
  onChange(listener: (table: string) => void): void {
    this.changeListeners.push(listener)
  }

  /** Told when a process is not heard of any more: perhaps it did not live to tell all it had done. */
  onLoss(listener: () => void): void {
    this.lossListeners.push(listener)
  }

  /** Told whenever somebody begins to look at a table, at this process. */
  onLook(listener: (guest: string, table: string) => void): void {
    this.lookListeners.push(listener)
  }

  /** A stream opens; an empty table is another page of the house. */
  enter(guest: string, table: string): Watch {
    const key = keyOf(guest, table)
    const stream = { visible: true }
    const streams = this.streams.get(key) ?? new Set()
    this.streams.set(key, streams.add(stream))
    this.changed(guest, table)
    return {
      look: (visible) => {
        stream.visible = visible
        this.changed(guest, table)
      },
      leave: () => {
        streams.delete(stream)
        if (streams.size === 0) this.streams.delete(key)
        this.changed(guest, table)
      },
    }
  }

  /** Somebody has the table open, be it in a page that nobody sees. */
  connected(guest: string, table: string): boolean {
    return this.visibleAt(guest, table).length > 0
  }

  /** The table is before somebody's eyes. */
  looking(guest: string, table: string): boolean {
    return this.visibleAt(guest, table).includes(true)
  }

  /** When somebody last looked, within some minutes; 0: not within those. */
  lookedAt(guest: string, table: string): number {
    return this.looking(guest, table) ? this.options.now() : (this.looked.get(keyOf(guest, table)) ?? 0)
  }

  /** Any page of the house is. */
  here(guest: string): boolean {
    return this.all().some((process) => process.of(guest) === true)
  }

  /** Any page of the house is open somewhere, be it in the background. */
  around(guest: string): boolean {
    return this.all().some((process) => process.of(guest) !== null)
  }

  /** The path of the process where most people of a table are, unless somebody is here. */
  elsewhere(table: string): string | null {
    if (this.own.at(table) > 0) return null
    const reached = [...this.others.values()].filter((other) => other.path !== null && other.at(table) > 0)
    return reached.sort((a, b) => b.at(table) - a.at(table)).at(0)?.path ?? null
  }

  private all(): Opened[] {
    return [this.own, ...this.others.values()]
  }

  private visibleAt(guest: string, table: string): boolean[] {
    return this.all().flatMap(({ visible }) => visible.get(keyOf(guest, table)) ?? [])
  }

  private changed(guest: string, table: string): void {
    const key = keyOf(guest, table)
    const streams = this.streams.get(key)
    const before = this.own.visible.get(key)
    const now = streams && [...streams].some(({ visible }) => visible)
    if (now === before) return
    if (before === true) this.looked.set(key, this.options.now())
    this.own.set([guest, table, now ?? null])
    if (this.untold.size === 0) setTimeout(() => this.tellNews(), TOGETHER_MS)
    this.untold.add(key)
    this.say(table)
    if (now) for (const listener of this.lookListeners) listener(guest, table)
  }

  private say(table: string): void {
    for (const listener of this.changeListeners) listener(table)
  }

  private tellNews(): void {
    const keys = [...this.untold]
    this.untold.clear()
    for (let i = 0; i < keys.length; i += MOST) this.tell(keys.slice(i, i + MOST).map((key) => this.openOf(key)))
  }

  private openOf(key: string): Open {
    const [guest, table] = key.split(' ')
    return [guest, table, this.own.visible.get(key) ?? null]
  }

  private tell(open: readonly Open[], whole = false): void {
    const { process, path, tell, log } = this.options
    tell([{ kind: 'presence', process, ...(path !== null && { path }), open, whole }]).catch((error: unknown) => {
      log.warn({ err: error }, 'other processes could not be told who is here')
    })
  }

  /** A process has begun, or news was missed: everybody says again whom they have. */
  answerRoll(): void {
    const keys = [...this.own.visible.keys()]
    this.tell(
      keys.slice(0, MOST).map((key) => this.openOf(key)),
      true,
    )
    for (let i = MOST; i < keys.length; i += MOST) this.tell(keys.slice(i, i + MOST).map((key) => this.openOf(key)))
  }

  heard({ process, path, open, whole }: PresenceNews): void {
    const known = this.others.get(process) ?? new Opened()
    this.others.set(process, known)
    known.heardAt = this.options.now()
    known.path = path ?? null
    const gone = whole ? [...known.visible.keys()] : []
    if (whole) known.clear()
    for (const [guest, table, visible] of open) {
      if (known.visible.get(keyOf(guest, table)) === true) this.looked.set(keyOf(guest, table), known.heardAt)
      known.set([guest, table, visible])
    }
    for (const table of new Set([...gone.map((key) => key.split(' ')[1]), ...open.map(([, table]) => table)]))
      this.say(table)
  }

  private forget(): void {
    const now = this.options.now()
    for (const [key, at] of this.looked) if (at < now - REMEMBERED_MS) this.looked.delete(key)
    const before = now - PATIENCE * this.options.beatMs
    for (const [process, { heardAt, visible }] of this.others) {
      if (heardAt >= before) continue
      this.others.delete(process)
      for (const key of visible.keys()) this.say(key.split(' ')[1])
      for (const listener of this.lossListeners) listener()
    }
  }
}
