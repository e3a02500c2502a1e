/**
 * A message bus in a process of its own: a NATS server, where one is installed (`nats-server`), and otherwise the part of one that the
 * house uses, which is little.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './postgres.ts'

export interface TestBus {
  readonly url: string
  /** Gone without a word; at the same address again. */
  kill(): Promise<void>
  revive(): Promise<void>
}

export const NATS_INSTALLED = spawnSync('nats-server', ['--version']).status === 0

export async function startBus(kind: 'nats' | 'small' = NATS_INSTALLED ? 'nats' : 'small'): Promise<TestBus> {
  const port = await freePort()
  const bus = kind === 'nats' ? new RealBus(port) : new SmallBus(port)
  await bus.revive()
  return bus
}

class RealBus implements TestBus {
  readonly url: string
  private readonly port: number
  private child: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
    this.url = `nats://ann:secret@127.0.0.1:${port}`
  }

  async revive(): Promise<void> {
    const args = ['-a', '127.0.0.1', '-p', String(this.port), '--user', 'ann', '--pass', 'secret']
    this.child = spawn('nats-server', args, { stdio: 'ignore' })
    while (!(await answers(this.port))) await pause(20)
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve))
    this.child?.kill('SIGKILL')
    await gone
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** CONNECT, PING, SUB, UNSUB and PUB. */
class SmallBus implements TestBus {
  readonly url: string
  private readonly port: number
  private server: Server | null = null
  private readonly clients = new Map<Socket, Map<string, string>>()

  constructor(port: number) {
    this.port = port
    this.url = `nats://ann:secret@127.0.0.1:${port}`
  }

  async revive(): Promise<void> {
    const server = createServer((socket) => this.serve(socket))
    this.server = server
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
  }

  async kill(): Promise<void> {
    for (const socket of this.clients.keys()) socket.destroy()
    const { server } = this
    await new Promise((resolve) => server?.close(resolve))
  }

  private serve(socket: Socket): void {
    this.clients.set(socket, new Map())
    socket.on('close', () => this.clients.delete(socket))
    socket.on('error', () => {})
    socket.write('INFO {"headers":true}\r\n')
    let rest = ''
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      rest = this.obey(socket, rest + text)
    })
  }

  /** Gives back what is not whole yet. */
  private obey(socket: Socket, text: string): string {
    const end = text.indexOf('\r\n')
    if (end < 0) return text
    const [verb, ...words] = text.slice(0, end).split(' ')
    let next = end + 2
    const subjects = this.clients.get(socket)
    if (verb === 'CONNECT' && !text.includes('"pass":"secret"')) socket.end(`-ERR 'Authorization Violation'\r\n`)
    if (verb === 'PING') socket.write('PONG\r\n')
    if (verb === 'SUB') subjects?.set(words[1], words[0])
    if (verb === 'UNSUB') subjects?.delete(words[0])
    if (verb === 'PUB') {
      const size = Number(words[1])
      if (text.length < next + size + 2) return text
      this.publish(socket, words[0], text.slice(next, next + size))
      next += size + 2
    }
    return this.obey(socket, text.slice(next))
  }

  private publish(from: Socket, subject: string, body: string): void {
    for (const [socket, subjects] of this.clients) {
      for (const [number, own] of subjects) {
        if (own === subject && socket !== from) {
          socket.write(`MSG ${subject} ${number} ${body.length}\r\n${body}\r\n`, 'latin1')
        }
      }
    }
  }
}
