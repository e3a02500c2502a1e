/**
 * The least client of a NATS server there is: one connection that publishes and subscribes, made anew when it breaks.
 * https://docs.nats.io/reference/reference-protocols/nats-protocol
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'

const PORT = 4222
const RETRY_MS = 500
/** The server is asked for a sign of life this often, and is gone when the one before was not answered. */
const PING_MS = 2000
const END = '\r\n'

export interface NatsListeners {
  /** Everything is subscribed to; false: what was told before this may have been missed. */
  up(this: void, first: boolean): void
  /** What was published last may not have arrived. */
  down(this: void, why: string): void
  heard(this: void, text: string): void
}

export class Nats {
  private readonly url: URL
  private readonly listeners: NatsListeners
  /** Subjects, by the number that stands for each at the server. */
  private readonly subscribed = new Map<string, number>()
  private socket: Socket | null = null
  private rest: Buffer = Buffer.alloc(0)
  private unsent = ''
  private readonly pings: (() => void)[] = []
  private timer: NodeJS.Timeout | null = null
  private numbers = 0
  private connections = 0
  private stopped = false
  private greeted = false

  constructor(url: string, listeners: NatsListeners) {
    this.url = new URL(url)
    this.listeners = listeners
  }

  get up(): boolean {
    return this.greeted
  }

  /** Settles after the first attempt, whatever came of it; there are as many more as it takes. */
  start(): Promise<void> {
    return this.attempt().catch(() => void this.again())
  }

  stop(): void {
    this.stopped = true
    this.flush()
    this.socket?.destroySoon()
  }

  publish(subject: string, text: string): void {
    this.send(`PUB ${subject} ${Buffer.byteLength(text)}${END}${text}${END}`)
  }

  subscribe(subject: string): void {
    if (this.subscribed.has(subject)) return
    this.subscribed.set(subject, ++this.numbers)
    if (this.greeted) this.send(`SUB ${subject} ${this.numbers}${END}`)
  }

  unsubscribe(subject: string): void {
    const number = this.subscribed.get(subject)
    if (number === undefined) return
    this.subscribed.delete(subject)
    if (this.greeted) this.send(`UNSUB ${number}${END}`)
  }

  /** Settles when the server has done all it was told so far, or is gone. */
  done(): Promise<void> {
    if (!this.greeted) return Promise.resolve()
    return new Promise((resolve) => {
      this.pings.push(resolve)
      this.send(`PING${END}`)
    })
  }

  private async again(): Promise<void> {
    while (!this.stopped) {
      await pause(RETRY_MS, undefined, { ref: false })
      try {
        return await this.attempt()
      } catch {
        // Still away; whoever owns this does without meanwhile.
      }
    }
  }

  /** Settles when the server has let us in, and we hear what we subscribed to. */
  private attempt(): Promise<void> {
    if (this.stopped) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const socket = connect(Number(this.url.port) || PORT, this.url.hostname)
      this.socket = socket
      this.rest = Buffer.alloc(0)
      this.pings.push(() => {
        if (!this.greeted) reject(new Error('the connection was closed'))
      })
      socket.setTimeout(2 * PING_MS, () => socket.destroy(new Error('no answer')))
      this.attach(socket, () => {
        socket.setTimeout(0)
        void this.greet().then(resolve)
      })
    })
  }

  private attach(socket: Socket, welcomed: () => void): void {
    let why = 'the connection was closed'
    socket.setNoDelay(true)
    socket.on('data', (data) => this.read(data, welcomed))
    socket.on('error', (error) => {
      why = error.message
    })
    socket.on('close', () => {
      if (socket === this.socket) this.lost(why)
    })
  }

  /** Let in: settles when all subscriptions hold. */
  private async greet(): Promise<void> {
    this.greeted = true
    for (const [subject, number] of this.subscribed) this.send(`SUB ${subject} ${number}${END}`)
    this.timer = setInterval(() => this.beat(), PING_MS)
    this.timer.unref()
    const first = this.connections++ === 0
    await this.done()
    if (this.greeted) this.listeners.up(first)
  }

  private beat(): void {
    if (this.pings.length > 0) this.socket?.destroy(new Error('no sign of life'))
    else void this.done()
  }

  private lost(why: string): void {
    const was = this.greeted
    this.greeted = false
    this.unsent = ''
    if (this.timer) clearInterval(this.timer)
    for (const settle of this.pings.splice(0)) settle()
    if (!was || this.stopped) return
    this.listeners.down(why)
    void this.again()
  }

  /** All that is said in one turn leaves together. */
  private send(text: string): void {
    if (!this.greeted) return
    if (this.unsent === '') queueMicrotask(() => this.flush())
    this.unsent += text
  }

  private flush(): void {
    const text = this.unsent
    this.unsent = ''
    if (text !== '' && this.socket?.writable) this.socket.write(text)
  }

  private read(data: Buffer, welcomed: () => void): void {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : data
    for (;;) {
      const end = bytes.indexOf(END)
      if (end < 0) break
      const line = bytes.toString('latin1', 0, end)
      let next = end + END.length
      if (line.startsWith('MSG ')) {
        const size = Number(line.slice(line.lastIndexOf(' ') + 1))
        if (bytes.length < next + size + END.length) break
        this.listeners.heard(bytes.toString('utf8', next, next + size))
        next += size + END.length
      } else this.obey(line, welcomed)
      bytes = bytes.subarray(next)
    }
    this.rest = bytes
  }

  private obey(line: string, welcomed: () => void): void {
    if (line.startsWith('INFO ') && !this.greeted) this.introduce(JSON.parse(line.slice(5)) as Info, welcomed)
    else if (line === 'PING') this.socket?.write(`PONG${END}`)
    else if (line.startsWith('-ERR')) this.socket?.destroy(new Error(line))
    else if (line === 'PONG') {
      if (this.greeted) this.pings.shift()?.()
      else {
        this.pings.length = 0
        welcomed()
      }
    }
  }

  /** Who we are; the answer to the first ping says that we are let in. */
  private introduce({ tls_required = false }: Info, welcomed: () => void): void {
    const { socket, url } = this
    if (socket === null) return
    const hello = `CONNECT ${JSON.stringify(introduction(url))}${END}PING${END}`
    if (!tls_required && url.protocol !== 'tls:') {
      socket.write(hello)
      return
    }
    socket.removeAllListeners('data')
    const secure = connectSecurely({ socket, servername: url.hostname })
    this.socket = secure
    this.attach(secure, welcomed)
    secure.once('secureConnect', () => secure.write(hello))
  }
}

interface Info {
  readonly tls_required?: boolean
}

/** `echo`: nobody hears what they said themselves. */
function introduction({ username, password }: URL): object {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const who = pass === '' ? (user === '' ? {} : { auth_token: user }) : { user, pass }
  return {
    verbose: false,
    pedantic: false,
    echo: false,
    protocol: 1,
    lang: 'node',
    version: '1',
    name: 'waystation',
    ...who,
  }
}
