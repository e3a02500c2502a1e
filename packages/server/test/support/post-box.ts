/** What listens where notices go: an address that takes JSON, a push service with a browser behind it, a mail server. */
import { createDecipheriv, createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PushMessage } from '@waystation/protocol'
import { SMTPServer } from 'smtp-server'
import { type Mail, readMail } from './mime.ts'

interface Arrived {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: Buffer
}

/** Answers with `status` and keeps what came. */
export class WebBox {
  readonly arrived: Arrived[] = []
  status = 204
  headers: Record<string, string> = {}
  /** Called before the answer. */
  before: () => Promise<void> | void = () => {}
  private readonly server: Server

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.arrived.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(parts) })
        void Promise.resolve(this.before()).then(() => response.writeHead(this.status, this.headers).end())
      })
    })
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get bodies(): unknown[] {
    return this.arrived.map(({ body }) => JSON.parse(body.toString()) as unknown)
  }

  clear(): void {
    this.arrived.splice(0)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** A browser that has subscribed: decrypts as RFC 8291 says, from the other side. */
export class Browser {
  private readonly pair = createECDH('prime256v1')
  private readonly secret = randomBytes(16)

  constructor() {
    this.pair.generateKeys()
  }

  subscription(endpoint: string) {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.secret.toString('base64url') }
    return { kind: 'push', endpoint, keys, label: 'Laptop' } as const
  }

  read(body: Buffer): PushMessage {
    return PushMessage.parse(JSON.parse(decrypted(body, this.pair, this.secret)))
  }
}

export function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = derive(pair.computeSecret(sender), secret, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A mail server that takes everything but what it was told to refuse. */
export class MailBox {
  readonly mails: Mail[] = []
  /** By address: what it is answered. */
  readonly refused = new Map<string, number>()
  /** Called before the sender is told that a mail was taken. */
  before: () => void | Promise<void> = () => {}
  private readonly server: SMTPServer

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refused.get(address)
        done(code === undefined ? null : Object.assign(new Error('no such address'), { responseCode: code }))
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.mails.push({ to, at: Date.now(), ...readMail(Buffer.concat(parts).toString()) })
          // It has been taken, whether its sender lives to hear so or not.
          void this.taken(done)
        })
      },
    })
    // Senders are killed in the middle of a letter.
    this.server.on('error', () => {})
  }

  private async taken(done: (error: null) => void): Promise<void> {
    await this.before()
    done(null)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  clear(): void {
    this.mails.splice(0)
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve))
  }
}
