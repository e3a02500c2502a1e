import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { isRewriting, keep, keptFault } from '../../src/golden/kept.ts'
import { playGolden } from '../../src/index.ts'
import { broken } from '../conformance/broken.ts'
import { definition, peddlers } from '../peddlers/game.ts'

const path = mkdtempSync(join(tmpdir(), 'goldens-'))
const folder = new URL(`${pathToFileURL(path).href}/new/`)
afterAll(() => rmSync(path, { recursive: true }))

test('a golden game is missing, then kept, then the same, then changed', () => {
  const golden = playGolden(peddlers, { name: 'one', seed: 'one' })
  expect(keptFault(peddlers, folder, 'one')).toContain(
    'one has not been kept yet. Run the test with WAYSTATION_GOLDENS=rewrite',
  )
  expect(keep(folder, 'one', golden)).toBe('golden game one: kept for the first time')
  expect(keptFault(peddlers, folder, 'one')).toBeNull()
  expect(keep(folder, 'one', golden)).toBe('golden game one: the same as before')
  expect(keep(folder, 'one', playGolden(peddlers, { name: 'one', seed: 'two' }))).toBe('golden game one: CHANGED')
})

test('a game of other rules says what to do', () => {
  keep(folder, 'old', playGolden(peddlers, { name: 'old', seed: 'one' }))
  const next = broken({ meta: { ...definition.meta, rulesVersion: 2 } })
  expect(keptFault(next, folder, 'old')).toBe(
    'old: made by rules version 1; this is version 2. If the rules were changed on purpose, raise rulesVersion and run the test with WAYSTATION_GOLDENS=rewrite.',
  )
})

test('files are written on request only, and never in CI', () => {
  expect(isRewriting({})).toBe(false)
  expect(isRewriting({ WAYSTATION_GOLDENS: '' })).toBe(false)
  expect(isRewriting({ WAYSTATION_GOLDENS: 'rewrite' })).toBe(true)
  expect(() => isRewriting({ WAYSTATION_GOLDENS: 'yes' })).toThrow('"rewrite" or nothing')
  expect(() => isRewriting({ WAYSTATION_GOLDENS: 'rewrite', CI: '1' })).toThrow('never change in CI')
})
