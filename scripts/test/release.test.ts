/** The release as its users get it: packed, installed into an empty folder, run with nothing of the repository around. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { readGoldens } from '../../packages/freeze/src/goldens.ts'
import { frozenOnDisk } from '../../packages/freeze/src/places.ts'
import { Person } from '../../packages/server/test/support/person.ts'
import { playOut } from '../../packages/server/test/support/play-out.ts'
import { filesBelow, root } from '../lib/paths.mjs'
import { pack } from '../lib/release/pack.mjs'
import { binOf, installFrom, serveFrom } from '../lib/release/try.mjs'

const NATIVE = 'node_modules/better-sqlite3/build'

let base = ''
let file = ''
/** Where it is installed. */
let folder = ''

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'waystation-released-'))
  folder = join(base, 'empty')
  mkdirSync(folder)
  file = await pack(join(base, 'first'))
  // The native part is compiled where it cannot be downloaded, which takes most of a minute: here it is the one of the repository.
  // `npm run release` installs it as users do.
  await installFrom(file, folder, ['--ignore-scripts'])
  cpSync(join(root, NATIVE), join(folder, NATIVE), { recursive: true })
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

interface Finished {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** What a shell would run as `npx waystation ...`. */
function waystation(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finished> {
  const around = { ...process.env, LC_ALL: 'C', ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, [binOf(folder), ...args], { cwd: folder, env: around }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

const installed = (): string => join(folder, 'node_modules/waystation')

/** The newest rules and all that are in the archive. */
const rulesKept = (): Record<string, readonly number[]> => Object.fromEntries(frozenOnDisk())

describe('the file', () => {
  it('has the same bytes when it is made again', async () => {
    expect(readFileSync(await pack(join(base, 'again'))).equals(readFileSync(file))).toBe(true)
  })

  it('holds the programs, the client and what belongs beside them: no tests, no maps, no sources', () => {
    const files = filesBelow(installed())
    const beside = files.filter((path) => !path.startsWith('web/dist/assets/'))
    expect(beside.filter((path) => !path.startsWith('web/'))).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.md',
      'bin/waystation.mjs',
      'cli/dist/waystation.mjs',
      'deploy/Dockerfile',
      'deploy/compose.yaml',
      'deploy/waystation.service',
      'package.json',
      'server/dist/painter.mjs',
      'server/dist/server.mjs',
      'server/dist/share/index_bg.wasm',
      'server/dist/share/inter-latin-wght-normal.woff2',
      'server/dist/share/rye-latin-400-normal.woff2',
      'server/dist/worker.mjs',
    ])
    expect(beside).toEqual(expect.arrayContaining(['web/dist/index.html', 'web/dist/sw.js']))
    expect(files.filter((path) => /\.(map|tsx?|json\.gz)$|test|spec/.test(path))).toEqual([])
  })

  it('says nothing about the machine it was made on', () => {
    const places = [root, homedir(), tmpdir()].map((place) => `${place}/`)
    const texts = filesBelow(installed()).filter((path) => /\.(mjs|js|json|css|html|md|webmanifest)$/.test(path))
    const telling = texts.filter((path) => {
      const text = readFileSync(join(installed(), path), 'utf8')
      return places.some((place) => text.includes(place)) || text.includes('sourceMappingURL=waystation')
    })
    expect(telling).toEqual([])
  })

  it('brings the licence of everything that is bundled, once', () => {
    const text = readFileSync(join(installed(), 'THIRD-PARTY-NOTICES.md'), 'utf8')
    const headings = [...text.matchAll(/^## (\S+) \S+ \((.+)\)$/gm)].map(([, name]) => name)
    expect(headings).toEqual(expect.arrayContaining(['fastify', 'pg', 'commander', 'zod', 'preact', '@fontsource/rye']))
    expect(headings).not.toContain('vitest')
    expect(new Set(text.match(/^## .*$/gm)).size).toBe(headings.length)
  })

  it('asks for exact versions, and only of what cannot be bundled', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))
    const dependencies = { 'better-sqlite3': expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown }
    expect(manifest).toMatchObject({ name: 'waystation', version, dependencies, engines: { node: '>=20.19' } })
    expect(manifest).not.toHaveProperty('private')
    expect(manifest).not.toHaveProperty('devDependencies')
  })
})

describe('the command line', () => {
  it('says its version and plays', async () => {
    expect(await waystation(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
    const sim = await waystation(['sim', 'el-gaucho', '--players', '2', '--games', '1', '--json'])
    expect(sim).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(sim.stdout)).toMatchObject({ game: 'el-gaucho' })
    const play = await waystation(['play', 'tic-tac-toe', '--seats', 'greedy,random', '--save', 'game.record'])
    expect(play).toMatchObject({ code: 0, stderr: '' })
    expect(await waystation(['verify', 'game.record'])).toMatchObject({ code: 0, stderr: '' })
  })

  it.each(Object.entries(rulesKept()).flatMap(([game, all]) => all.map((rules) => [game, rules] as const)))(
    'verifies a game of %s begun under rules %i',
    async (game, rules) => {
      const [golden] = Object.values(readGoldens(game, rules) ?? {})
      writeFileSync(join(folder, `${game}-${rules}.record`), golden.record)
      expect(await waystation(['verify', `${game}-${rules}.record`])).toMatchObject({ code: 0, stderr: '' })
    },
  )

  it('refuses an older Node in the language of the reader', async () => {
    const path = join(installed(), 'package.json')
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, before.replace('>=20.19', '>=99.1'))
    try {
      const have = process.versions.node
      const english = {
        code: 1,
        stdout: '',
        stderr: `error: waystation needs Node.js 99.1 or newer; this is ${have}\n`,
      }
      expect(await waystation(['serve'])).toEqual(english)
      const { stderr } = await waystation(['--version'], { LC_ALL: 'fr_FR.UTF-8' })
      expect(stderr.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
        `erreur : waystation demande Node.js 99.1 ou plus récent ; celui-ci est le ${have}\n`,
      )
    } finally {
      writeFileSync(path, before)
    }
  })
})

describe('the server', () => {
  it('serves the client, knows every kept version of the rules, keeps a game and gives its record', async () => {
    const server = await serveFrom(folder)
    const ann = await Person.named(server.url, 'Ann')
    expect(await (await ann.fetch('GET', '/', undefined, { accept: 'text/html' })).text()).toContain('/assets/')
    expect(await ann.send('GET', '/readyz')).toMatchObject({ ok: true, rules: rulesKept() })

    const bob = await Person.named(server.url, 'Bob')
    const [small, large] = [await ann.open('tic-tac-toe'), await ann.open('deadwood', { players: 2 })]
    for (const table of [small, large]) {
      await bob.table(`/api/tables/${table}/join`)
      await ann.table(`/api/tables/${table}/start`)
    }
    expect(await playOut(small, [ann, bob])).toBeGreaterThanOrEqual(5)
    expect(await playOut(large, [ann, bob], 30)).toBe(30)
    const record = await ann.fetch('GET', `/api/tables/${small}/record`)
    writeFileSync(join(folder, 'served.record'), await record.text())
    expect(await server.stop()).toBe(0)

    expect(await waystation(['verify', 'served.record'])).toMatchObject({ code: 0, stderr: '' })
    const stats = await waystation(['stats', '--json'])
    expect(stats).toMatchObject({ code: 0, stderr: '' })
    const again = await serveFrom(folder)
    expect(await playOut(large, [ann.at(again.url), bob.at(again.url)], 10, 'again')).toBe(10)
    expect(await again.stop()).toBe(0)
  })

  it('says what is missing when the native part was not installed', async () => {
    rmSync(join(folder, NATIVE), { recursive: true })
    const { code, stdout, stderr } = await waystation(['serve', '--port', '0'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^error: .*npm rebuild better-sqlite3.*\n$/)
  })
})
