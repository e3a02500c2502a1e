/**
 * The least WebSocket client there is (RFC 6455). The load generator shares the processors with the servers it
 * measures: whatever it does not need for playing, it leaves out, for every server alike.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const FINAL = 0x80
const MASKED = 0x80

export class Connection {
  private readonly socket: Socket
  private readonly heard: (text: string) => void
  private rest: Buffer = Buffer.alloc(0)

  /** Settles when the server has agreed to speak WebSocket. */
  readonly open: Promise<void>

  constructor(address: string, headers: Record<string, string>, heard: (text: string) => void) {
    const url = new URL(address)
    this.heard = heard
    this.socket = connect(Number(url.port), url.hostname)
    this.socket.setNoDelay(true)
    this.socket.write(request(url, headers))
    this.open = this.agreement()
  }

  private agreement(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('error', reject)
      this.socket.once('data', (answer) => {
        const end = answer.indexOf('\r\n\r\n')
        if (!answer.toString('latin1', 0, 12).endsWith(' 101') || end < 0) reject(new Error(answer.toString('latin1')))
        this.socket.on('data', (data) => this.read(data))
        resolve()
        this.read(answer.subarray(end + 4))
      })
    })
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text))
  }

  close(): void {
    this.socket.destroy()
  }

  /** A client must mask; with a mask of noughts the text stays as it is. */
  private write(kind: number, payload: Buffer): void {
    const long = payload.length > 125
    const frame = Buffer.alloc((long ? 8 : 6) + payload.length)
    frame[0] = FINAL | kind
    frame[1] = MASKED | (long ? 126 : payload.length)
    if (long) frame.writeUInt16BE(payload.length, 2)
    payload.copy(frame, frame.length - payload.length)
    this.socket.write(frame)
  }

  private read(data: Buffer): void {
    let bytes = this.rest.length > 0 ? Buffer.concat([this.rest, data]) : data
    for (;;) {
      const [start, end] = extent(bytes)
      if (bytes.length < end) break
      this.take(bytes[0], bytes.subarray(start, end))
      bytes = bytes.subarray(end)
    }
    this.rest = bytes
  }

  private take(first: number, payload: Buffer): void {
    if (first === (FINAL | TEXT)) this.heard(payload.toString())
    else if (first === (FINAL | PING)) this.write(PONG, payload)
    else if (first !== (FINAL | CLOSE)) throw new Error(`a frame of a kind nobody expects: ${first}`)
  }
}

function request(url: URL, headers: Record<string, string>): string {
  const lines = {
    Host: url.host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const written = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${url.pathname}${url.search} HTTP/1.1\r\n${written.join('')}\r\n`
}

/** Where the payload of the first frame begins and ends; past the end of the bytes while the frame is not whole. */
function extent(bytes: Buffer): [start: number, end: number] {
  if (bytes.length < 2) return [2, 2]
  const length = bytes[1] & 0x7f
  if (length < 126) return [2, 2 + length]
  if (length === 126) return bytes.length < 4 ? [4, 4] : [4, 4 + bytes.readUInt16BE(2)]
  return bytes.length < 10 ? [10, 10] : [10, 10 + Number(bytes.readBigUInt64BE(2))]
}
