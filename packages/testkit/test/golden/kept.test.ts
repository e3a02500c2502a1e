import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseRecord } from '@waystation/kernel'
import { afterAll, expect, test } from 'vitest'
import { readText, writeText } from '../../src/files.ts'
import { goldenMode, keep, keptFault } from '../../src/golden/kept.ts'
import { broken, withPlayOptions } from '../conformance/broken.ts'
import { definition, peddlers } from '../peddlers/game.ts'

const path = mkdtempSync(join(tmpdir(), 'goldens-'))
const folder = new URL(`${pathToFileURL(path).href}/new/`)
afterAll(() => rmSync(path, { recursive: true }))

const logOf = (name: string): readonly object[] => parseRecord(readText(folder, `${name}.record`) ?? '').log

test('a golden game is missing, then kept, then the same whatever its plan', () => {
  expect(keptFault(peddlers, folder, 'one')).toBe(
    'one has not been kept yet: "npm run goldens -- peddlers --write" keeps it.',
  )
  expect(keep(peddlers, folder, { name: 'one', seed: 'one' })).toBe('one: kept for the first time')
  expect(keptFault(peddlers, folder, 'one')).toBeNull()
  expect(keep(peddlers, folder, { name: 'one', seed: 'two' })).toBe('one: the same as before')
  expect(keep(peddlers, folder, 'one')).toBe('one: the same as before')
  expect(() => keep(peddlers, folder, 'two')).toThrow('nothing says how to play two')
})

test('without digests a golden game is not complete', () => {
  keep(peddlers, folder, { name: 'bare', seed: 'one' })
  rmSync(new URL('bare.digests', folder))
  expect(keptFault(peddlers, folder, 'bare')).toContain('bare has not been kept yet')
  writeText(folder, 'bare.digests', 'something else\n')
  expect(() => keptFault(peddlers, folder, 'bare')).toThrow('these are no digests')
})

test('a game of other rules says what to do', () => {
  keep(peddlers, folder, { name: 'old', seed: 'one' })
  const next = broken({ meta: { ...definition.meta, rulesVersion: 2 } })
  expect(keptFault(next, folder, 'old')).toBe(
    'old: made by rules version 1; this is version 2. "npm run goldens -- peddlers" shows it in words; ' +
      'if the rules were changed on purpose, raise rulesVersion and add --write.',
  )
  const log = logOf('old')
  expect(keep(next, folder, 'old')).toBe(`old: CHANGED, ${log.length} of ${log.length} answers kept`)
  expect(keptFault(next, folder, 'old')).toBeNull()
  expect(logOf('old')).toEqual(log)
})

test('changed rules keep the answers as far as they lead', () => {
  keep(peddlers, folder, { name: 'long', seed: 'one', config: { players: 3 } })
  const log = logOf('long')
  const at = log.findIndex((entry) => 'option' in entry && String(entry.option).startsWith('play '))
  const { option } = log[at] as { option: string }
  const picky = withPlayOptions((options) => {
    const others = options.filter(({ id }) => id !== option)
    return others.length > 0 ? others : options
  })
  expect(keptFault(picky, folder, 'long')).toContain(`long: after line ${at} `)
  expect(keptFault(picky, folder, 'long')).toContain('what is offered differs')
  expect(keep(picky, folder, 'long')).toBe(`long: CHANGED, ${at} of ${log.length} answers kept`)
  expect(keptFault(picky, folder, 'long')).toBeNull()
  expect(logOf('long').slice(0, at)).toEqual(log.slice(0, at))
  expect(logOf('long')[at]).not.toEqual(log[at])
})

test('files are written on request only, and never in CI', () => {
  expect(goldenMode({})).toBe('replay')
  expect(goldenMode({ WAYSTATION_GOLDENS: '' })).toBe('replay')
  expect(goldenMode({ WAYSTATION_GOLDENS: 'show', CI: '1' })).toBe('show')
  expect(goldenMode({ WAYSTATION_GOLDENS: 'rewrite' })).toBe('rewrite')
  expect(() => goldenMode({ WAYSTATION_GOLDENS: 'yes' })).toThrow('replay, show, rewrite or nothing, not "yes"')
  expect(() => goldenMode({ WAYSTATION_GOLDENS: 'rewrite', CI: '1' })).toThrow('never change in CI')
})
