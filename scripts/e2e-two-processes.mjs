// Two processes on one PostgreSQL behind a balancer that never sends two requests in a row to the same one; run through tsx. The first
// process of this program starts the other two, and is what the browser talks to.
import { fork } from 'node:child_process'
import { createServer, request as ask } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startServer } from '../packages/server/src/index.ts'
import { freePort, startPostgres } from '../packages/server/test/support/postgres.ts'
import { E2E_CONFIG, stopWhenAsked } from './lib/e2e-config.mjs'

const { WAYSTATION_E2E_DATABASE: databaseUrl } = process.env
if (databaseUrl === undefined) await balance()
else {
  const server = await startServer({ ...E2E_CONFIG, databaseUrl })
  stopWhenAsked(server)
  process.send?.('up')
}

async function balance() {
  const postgres = await startPostgres()
  const database = await postgres.database()
  const houses = await Promise.all([house(database), house(database)])
  let turn = 0
  const next = () => houses[turn++ % houses.length].port
  const balancer = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const onward = ask({ port: next(), host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  balancer.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const onward = connect(next(), '127.0.0.1')
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []))
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    for (const end of [onward, socket]) end.on('error', () => end.destroy())
    onward.pipe(socket).pipe(onward)
  })
  balancer.listen(E2E_CONFIG.port)
  stopWhenAsked({
    async stop() {
      balancer.close()
      balancer.closeAllConnections()
      await Promise.all(houses.map(({ stop }) => stop()))
      await postgres.stop()
    },
  })
}

/** @param {string} database */
async function house(database) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), WAYSTATION_E2E_DATABASE: database }
  const child = fork(fileURLToPath(import.meta.url), { env, execArgv: process.execArgv })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('a process of the house did not start')))
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { port, stop }
}
