/** One WebSocket: sends text, is closed for a reason, and never piles up what its client does not read. */
import type { Language } from '@waystation/kernel'
import { CLOSE, type ErrorCode, MAX_MESSAGE } from '@waystation/protocol'
import type { Writable } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import type { Metrics } from '../ops/metrics.ts'
import { errorInfo } from '../http/errors.ts'
import { Bucket } from '../security/bucket.ts'
import { textFrame } from './text-frame.ts'

/** Unsent bytes after which a client is too slow to follow: some twenty positions of the largest game. */
const MAX_UNSENT = 1024 * 1024
/** So much may lie between two turns of a client that reads; only of who has more is asked what their neighbours have. */
const LITTLE_UNSENT = 64 * 1024
/** Who does not read does not read a farewell either. */
const FAREWELL_MS = 1000
/** Refusals for talking too much before the stream is closed. */
const PATIENCE = 200

/** Who is at the other end. */
export interface Far {
  readonly language: Language
  readonly address: string
  /** Whose doings count together with those of this address. */
  readonly network: string
  /** In which it was opened; null: nobody knows who it is. */
  readonly session: string | null
  /** It is the session of somebody with an account. */
  readonly account: boolean
  /** As far as bans go. */
  readonly person: string | null
  readonly browser: string | null
  /** Whoever keeps the house is not shut out with the network they are in. */
  readonly keeps: boolean
}

/** What carries the bytes. */
type Wire = Pick<Writable, 'write'>

/** Texts go out by themselves, since `ws` would write the head and the body of each apart; all else is its concern. */
interface Ends {
  readonly ws: WebSocket
  readonly wire: Wire
}

interface Bounds {
  /** Messages that it may send. */
  readonly perSecond: number
  /** All streams of its address together have too much that was not read. */
  crowded(this: void): boolean
}

export class Socket {
  private readonly ws: WebSocket
  private readonly wire: Wire
  private readonly bucket: Bucket
  private readonly crowded: () => boolean
  private readonly metrics: Metrics
  readonly far: Far
  private overflow = 0
  private silent = false

  constructor({ ws, wire }: Ends, far: Far, { perSecond, crowded }: Bounds, metrics: Metrics) {
    this.ws = ws
    this.wire = wire
    this.far = far
    this.metrics = metrics
    this.bucket = new Bucket(perSecond)
    this.crowded = crowded
    // A broken connection also closes; there is nothing to do here but to survive it.
    ws.on('error', () => {})
    const heard = (): void => {
      this.silent = false
    }
    ws.on('pong', heard)
    ws.on('message', heard)
  }

  get session(): string | null {
    return this.far.session
  }

  send(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    const { unsent } = this
    if (unsent > MAX_UNSENT || (unsent > LITTLE_UNSENT && this.crowded())) this.cutForUnsent()
    else this.wire.write(textFrame(text))
  }

  /** `cause`: what was thrown, if there is more to be said of it than its code. */
  refuse(code: ErrorCode, ack: string | null, cause?: unknown): void {
    this.metrics.refused.inc({ code })
    const error = errorInfo(code, this.far.language, cause)
    this.send(JSON.stringify({ type: 'error', ...(ack !== null && { ack }), error }))
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason)
    setTimeout(() => this.ws.terminate(), FAREWELL_MS).unref()
  }

  get unsent(): number {
    return this.ws.bufferedAmount
  }

  /** Asks whether somebody is still there; who has not answered the last time is gone. */
  beat(): void {
    if (this.silent) {
      this.metrics.cutStreams.inc({ why: 'silent' })
      this.ws.terminate()
      return
    }
    this.silent = true
    this.ws.ping()
  }

  private cutForUnsent(): void {
    this.metrics.cutStreams.inc({ why: 'slow' })
    this.close(CLOSE.tooSlow, 'too-slow')
  }

  /** Hands on every text that is small enough and not too much; the rest is refused here. */
  onText(handle: (text: string) => void): void {
    this.ws.on('message', (data: RawData, isBinary: boolean) => {
      if (!this.bucket.take()) this.tooMuch()
      else if (isBinary || !Buffer.isBuffer(data)) this.refuse('bad-request', null)
      else if (data.length > MAX_MESSAGE) this.refuse('too-large', null)
      else handle(data.toString('utf8'))
    })
  }

  onClose(handle: () => void): void {
    this.ws.on('close', handle)
  }

  private tooMuch(): void {
    this.refuse('too-many-requests', null)
    if (++this.overflow > PATIENCE) this.close(CLOSE.tooMany, 'too-many-requests')
  }
}
