import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { browserCounts, browserSpecs } from '../lib/browser-tests.mjs'
import { findBrowser } from '../lib/browser.mjs'
import { concernsBus, ensureBus } from '../lib/bus.mjs'
import { concerned } from '../lib/concern.mjs'
import { closing, sum } from '../lib/counts.mjs'
import { holdsAll, missing } from '../lib/install.mjs'
import { isAtLeast } from '../lib/is-at-least.mjs'
import { vitestCounts } from '../lib/vitest.mjs'
import { makeTree } from './tree.ts'

describe('the Node version', () => {
  it.each([
    ['20.19.0', '20.19', true],
    ['20.20.2', '20.19', true],
    ['24.0.0', '20.19', true],
    ['20.18.9', '20.19', false],
    ['18.99.0', '20.19', false],
    ['9.0.0', '20.19', false],
  ])('%s is at least %s: %s', (have, want, answer) => {
    expect(isAtLeast(have, want)).toBe(answer)
  })
})

describe('what npm says it installed', () => {
  const lock = {
    packages: {
      '': { name: 'root' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b-for-another-machine': { version: '1.0.0', optional: true },
      'node_modules/@waystation/kernel': { resolved: 'packages/kernel', link: true },
    },
  }
  const link = { resolved: 'packages/kernel', link: true }
  const installed = (a: object, more: object = { 'node_modules/@waystation/kernel': link }) => ({
    packages: { 'node_modules/a': a, ...more },
  })

  it.each([
    ['all there', installed({ version: '1.0.0', integrity: 'x' }), true],
    ['another version', installed({ version: '1.0.1', integrity: 'x' }), false],
    ['another content', installed({ version: '1.0.0', integrity: 'y' }), false],
    ['a package not linked', installed({ version: '1.0.0', integrity: 'x' }, {}), false],
    ['nothing', {}, false],
  ])('%s', (_, tree, answer) => {
    expect(holdsAll(lock, tree)).toBe(answer)
  })
})

describe('what is to be installed', () => {
  const a = { version: '1.0.0', integrity: 'x' }
  const tool = { version: '2.0.0', integrity: 'y', dev: true }
  const both = { 'node_modules/a': a, 'node_modules/tool': tool }
  const node = `${process.version} ${process.platform} ${process.arch}`

  function folder(installed: object | null, stamp: object | null = null): string {
    const dir = mkdtempSync(join(tmpdir(), 'waystation-install-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    const lock = JSON.stringify({ packages: { '': {}, ...both } })
    const hash = createHash('sha256').update(lock).digest('hex')
    mkdirSync(join(dir, 'node_modules'))
    writeFileSync(join(dir, 'package-lock.json'), lock)
    const write = (name: string, value: object): void =>
      writeFileSync(join(dir, 'node_modules', name), JSON.stringify(value))
    if (installed) write('.package-lock.json', { packages: installed })
    if (stamp) write('.waystation-install.json', { lock: hash, node, ...stamp })
    return dir
  }

  it.each([
    ['nothing there: as much as was asked for', null, null, 'serving', 'everything'],
    ['what serves is there: the rest for a test', { 'node_modules/a': a }, null, null, 'everything'],
    ['so after npm start', { 'node_modules/a': a }, { extent: 'serving' }, null, 'everything'],
    ['everything is there', both, null, null, null],
    ['so after npm test', both, { extent: 'everything' }, null, null],
    [
      'another version, with tools: npm start takes none away',
      { ...both, 'node_modules/a': {} },
      null,
      'everything',
      'everything',
    ],
    ['another Node: what was there, anew', both, { node: 'v1', extent: 'everything' }, 'everything', 'everything'],
    [
      'another Node, without tools',
      { 'node_modules/a': a },
      { node: 'v1', extent: 'serving' },
      'serving',
      'everything',
    ],
    ['a lockfile since then', both, { lock: 'another', extent: 'everything' }, null, null],
  ] as const)('%s', (_, installed, stamp, toServe, toTest) => {
    const dir = folder(installed, stamp)
    expect([missing(dir, 'serving'), missing(dir, 'everything')]).toEqual([toServe, toTest])
  })
})

describe('the closing line', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  const line = (vitest: object): string => closing(vitestCounts({ ...report, ...vitest }))

  it('counts', () => {
    expect(line({})).toBe('tests: 3 passed, 0 failed')
    expect(line({ numFailedTests: 2 })).toBe('tests: 3 passed, 2 failed')
  })

  it('names the skipped only if there are any', () => {
    expect(line({ numPendingTests: 1, numTodoTests: 1 })).toBe('tests: 3 passed, 0 failed, 2 skipped')
  })

  it('counts a file that did not load as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', failureMessages: [] }] },
    ]
    expect(line({ testResults })).toBe('tests: 3 passed, 1 failed')
  })

  const flaky = { title: 'a reload', tests: [{ status: 'flaky' }] }
  const sound = { title: 'a click', tests: [{ status: 'expected' }] }
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }

  it('adds the browser tests, and names what passed at the second attempt', () => {
    const suites = [{ title: 'solo.spec.ts', specs: [sound], suites: [{ title: 'by night', specs: [flaky, sound] }] }]
    const browser = browserCounts({ stats: { ...none, expected: 4, unexpected: 1, flaky: 1 }, errors: [], suites })
    expect(closing(sum([vitestCounts(report), browser])).split('\n')).toEqual([
      'at the second attempt: solo.spec.ts > by night: a reload',
      'tests: 8 passed, 1 failed, 1 at the second attempt',
    ])
    expect(browserCounts({ stats: none, errors: ['x'] }).failed).toBe(1)
  })

  it('has of the browser what a filter leaves', () => {
    expect(browserSpecs([])).toEqual([])
    expect(browserSpecs(['web'])).toEqual([])
    expect(browserSpecs(['kernel'])).toBeNull()
    expect(browserSpecs(['friends.spec', 'kernel'])).toEqual(['packages/web/e2e/friends.spec.ts'])
  })
})

it('tests of one word concern the packages that have them', () => {
  const base = makeTree({
    'packages/kernel/test/agenda.test.ts': '',
    'packages/games/faro/test/kernel-use.test.ts': '',
    'packages/server/test/tables.test.ts': '',
    'packages/web/e2e/solo.spec.ts': '',
    'packages/web/src/kernel.ts': '',
  })
  expect(concerned([], base)).toBeNull()
  expect(concerned(['kernel'], base)).toEqual(['packages/kernel', 'packages/games/faro'])
  expect(concerned(['tables', 'e2e'], base)).toEqual(['packages/server', 'packages/web'])
  expect(concerned(['saloon'], base)).toEqual([])
})

describe('a browser', () => {
  it('is the one that is named, and it must be there', async () => {
    expect(await findBrowser({ named: process.execPath })).toBe(process.execPath)
    await expect(findBrowser({ named: '/no/such/browser' })).rejects.toThrow('/no/such/browser')
  })

  it('is asked for loudly where none can be installed', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'waystation-path-'))
    await expect(findBrowser({ named: undefined, path: empty, places: [] })).rejects.toThrow('WAYSTATION_BROWSER')
  })

  it('is installed where apt-get is, and looked for again', async () => {
    const bin = mkdtempSync(join(tmpdir(), 'waystation-path-'))
    writeFileSync(join(bin, 'apt-get'), '')
    const install = (): Promise<void> => Promise.resolve(writeFileSync(join(bin, 'chromium'), ''))
    expect(await findBrowser({ named: undefined, path: bin, places: [], install })).toBe(join(bin, 'chromium'))
  })
})

describe('the NATS server', () => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'waystation-path-'))

  it('is installed where apt-get is, and tests go on where it cannot be had', async () => {
    const bin = folder()
    const asked: string[] = []
    const install = (name: string): Promise<void> => Promise.resolve(void asked.push(name))
    expect(await ensureBus({ path: bin, install })).toBe(false)
    expect(asked).toEqual([])
    writeFileSync(join(bin, 'apt-get'), '')
    expect(await ensureBus({ path: bin, install: () => Promise.reject(new Error('no network')) })).toBe(false)
    expect(await ensureBus({ path: bin, install })).toBe(true)
    writeFileSync(join(bin, 'nats-server'), '')
    expect(await ensureBus({ path: bin, install })).toBe(true)
    expect(asked).toEqual(['nats-server'])
  })

  it.each([
    [[], true],
    [['server'], true],
    [['bus.test'], true],
    [['kernel'], false],
  ])('is wanted for %j: %s', (filters, wanted) => {
    expect(concernsBus(filters)).toBe(wanted)
  })
})
