/** Health, metrics, the API document, pages, backup and restore. */
import { allGames } from '@waystation/catalog'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LobbyMessage, PositionAnswer } from '@waystation/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import Database from 'better-sqlite3'
import { WebSocket } from 'ws'
import { backup, restore } from '../src/ops/backup.ts'
import { backupCommand, restoreCommand, serve } from '../src/ops/commands.ts'
import { DATABASE_FILE } from '../src/storage/open.ts'
import { harness } from './support/harness.ts'
import { Person } from './support/person.ts'
import { testServer } from './support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'waystation-ops-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>client</title>')
writeFileSync(join(folder, 'app-0a1b2c3d.js'), 'export {}')
const at = harness({ webDir: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, { summary: string; parameters?: { name: string; required: boolean }[] }>>
  components: { schemas: Record<string, unknown> }
}

describe('operations', () => {
  it('answers health checks and counts what happens', async () => {
    const ann = await at.person('Ann')
    const id = await at.running('trap', [ann])
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'a', seq: 0, option: 'go on' })
    expect((await ann.fetch('GET', '/healthz')).status).toBe(200)
    const ready = (await (await ann.fetch('GET', '/readyz')).json()) as { ok: boolean; rules: Record<string, number[]> }
    expect(ready.ok).toBe(true)
    for (const { id: game, meta } of allGames()) expect(ready.rules[game]).toContain(meta.rulesVersion)
    const metrics = await (await ann.fetch('GET', '/metrics')).text()
    expect(metrics).toMatch(/waystation_answers_total\{outcome="accepted"\} [1-9]/)
    expect(metrics).toMatch(/waystation_commit_seconds_count [1-9]/)
    expect(metrics).toMatch(/waystation_live_tables [1-9]/)
  })

  it('describes its interface; every reference leads somewhere', async () => {
    const ann = await at.person('Ann')
    const document = (await (await ann.fetch('GET', '/api/openapi.json')).json()) as OpenApi
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/tables/{id}/answer')
    expect(document.paths['/api/tables']['get'].parameters?.map(({ name }) => name)).toEqual([
      'status',
      'game',
      'limit',
    ])
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1])
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('serves the client: hashed files for a year, pages fresh, every address the same page', async () => {
    const ann = await at.person('Ann')
    const page = await ann.fetch('GET', '/table/abc', undefined, { accept: 'text/html' })
    expect(await page.text()).toContain('<title>client</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = await ann.fetch('GET', '/app-0a1b2c3d.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await ann.refused('GET', '/api/nothing')).toBe('not-found')
    expect((await ann.fetch('GET', '/..%2f..%2fpackage.json')).status).toBe(404)
  })

  it('streams the lobby', async () => {
    const ann = await at.person('Ann')
    const lobby = new WebSocket(`${at.server.url.replace('http', 'ws')}/api/lobby/stream`)
    const seen: LobbyMessage[] = []
    lobby.on('message', (data: Buffer) => seen.push(LobbyMessage.parse(JSON.parse(data.toString()))))
    await expect.poll(() => seen[0]?.type).toBe('tables')
    const open = await ann.open('tic-tac-toe')
    const hidden = await ann.open('tic-tac-toe', { visibility: 'private' })
    await expect.poll(() => JSON.stringify(seen)).toContain(open)
    expect(JSON.stringify(seen)).not.toContain(hidden)
    lobby.send('hello')
    await expect.poll(() => seen.at(-1)?.type).toBe('error')
    lobby.close()
  })

  it('does not start where another one listens, says so, and lets go of its file', async () => {
    const { port } = new URL(at.server.url)
    const elsewhere = mkdtempSync(join(tmpdir(), 'waystation-second-'))
    const said: string[] = []
    const output = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) }
    const args = ['--port', port, '--data-dir', elsewhere, '--log-level', 'silent']
    expect(await serve(args, {}, output)).toBe(1)
    expect(said).toEqual([`error: 127.0.0.1:${port} is taken: another program listens there\n`])
    const copy = join(elsewhere, 'copy.sqlite')
    await backup(elsewhere, copy)
    expect(restore(elsewhere, copy).kept).toContain('.before-')
    rmSync(elsewhere, { recursive: true, force: true })
  })

  it('keeps its key, its database and their folder to itself', async () => {
    await at.person('Ann')
    const mode = (...path: string[]): number => statSync(join(at.where.dataDir, ...path)).mode & 0o777
    expect(mode('cookie.key')).toBe(0o600)
    for (const file of [DATABASE_FILE, `${DATABASE_FILE}-wal`]) expect(mode(file)).toBe(0o600)
    const fresh = join(folder, 'fresh')
    const server = await testServer({ dataDir: fresh, databaseUrl: null })
    expect(statSync(fresh).mode & 0o777).toBe(0o700)
    await server.stop()
    chmodSync(fresh, 0o755)
    chmodSync(join(fresh, DATABASE_FILE), 0o644)
    await (await testServer({ dataDir: fresh, databaseUrl: null })).stop()
    expect(statSync(fresh).mode & 0o777).toBe(0o700)
    expect(statSync(join(fresh, DATABASE_FILE)).mode & 0o777).toBe(0o600)
    const copy = join(folder, 'private-copy.sqlite')
    await backup(fresh, copy)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
  })

  it('does not take an emptied file for a new house', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waystation-emptied-'))
    writeFileSync(join(dataDir, DATABASE_FILE), '')
    await expect(testServer({ dataDir, databaseUrl: null })).rejects.toThrow('is empty')
    expect(statSync(join(dataDir, DATABASE_FILE)).size).toBe(0)
    rmSync(dataDir, { recursive: true })
  })

  it('is not ready while its database takes no writing', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waystation-full-'))
    const server = await testServer({ dataDir, databaseUrl: null })
    const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status
    expect(await ready()).toBe(200)
    const other = new Database(join(dataDir, DATABASE_FILE))
    other.exec('begin exclusive')
    await expect.poll(ready).toBe(503)
    other.exec('commit')
    other.close()
    await expect.poll(ready).toBe(200)
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })
})

describe('backup and restore', () => {
  it('copies the database while people play, and puts it back', async () => {
    const ann = await at.person('Ann')
    const id = await at.running('trap', [ann])
    for (let seq = 0; seq < 5; seq++)
      await ann.send('POST', `/api/tables/${id}/answer`, { id: `b${seq}`, seq, option: 'go on' })
    const copy = join(folder, 'copy.sqlite')
    expect((await backup(at.where.dataDir, copy)).lines).toBeGreaterThanOrEqual(5)
    await expect(backup(at.where.dataDir, copy)).rejects.toThrow('exists already')
    await ann.send('POST', `/api/tables/${id}/answer`, { id: 'after', seq: 5, option: 'go on' })
    expect(() => restore(at.where.dataDir, copy)).toThrow('in use')

    const elsewhere = mkdtempSync(join(tmpdir(), 'waystation-restored-'))
    expect(restore(elsewhere, copy).kept).toBeNull()
    const key = { secret: null, dataDir: elsewhere, databaseUrl: null }
    const server = await testServer(key)
    const { position } = await new Person(server.url).get(`/api/tables/${id}/position`, PositionAnswer)
    expect(position.seq).toBe(5)
    await server.stop()
    expect(restore(elsewhere, copy).kept).toContain('.before-')
    expect(readdirSync(elsewhere).filter((name) => name.includes('.before-'))).toHaveLength(1)
    rmSync(elsewhere, { recursive: true, force: true })
  })

  it('refuses what is not a whole copy, and touches nothing', async () => {
    const broken = join(folder, 'broken.sqlite')
    writeFileSync(broken, 'SQLite format 3\u0000 but not really')
    const empty = mkdtempSync(join(tmpdir(), 'waystation-empty-'))
    expect(() => restore(empty, broken)).toThrow('not a whole Waystation database')
    expect(readdirSync(empty)).toEqual([])
    const said: string[] = []
    const output = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) }
    expect(await backupCommand([join(empty, 'x'), '--data-dir', empty], {}, output)).toBe(1)
    expect(await backupCommand([], {}, output)).toBe(2)
    expect(await restoreCommand([broken, '--data-dir', empty], {}, output)).toBe(1)
    expect(await restoreCommand(['x'], { DATABASE_URL: 'postgres://u:geheim@db/w' }, output)).toBe(2)
    expect(said).toHaveLength(4)
    expect(said.join('')).not.toContain('geheim')
    expect(existsSync(join(empty, 'x'))).toBe(false)
    rmSync(empty, { recursive: true, force: true })
  })
})
