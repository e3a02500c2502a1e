import { createHash } from 'node:crypto'
import { type CatalogEntry, findGame } from '@waystation/catalog'
import { raised } from '@waystation/testkit'
import { expect, test } from 'vitest'
import { frozenFrom } from '../src/freeze.ts'

const sample = findGame('tic-tac-toe')
const { rulesVersion } = sample.meta

test('a game becomes one module that needs nothing else, described by its manifest', async () => {
  const { manifest, module, goldens } = await frozenFrom(sample, '2030-01-02')
  const code = new TextDecoder().decode(module)
  expect(code).not.toMatch(/\bimport\b|\brequire\(/)
  expect(code).toMatch(/export\{/)
  expect(manifest).toMatchObject({ game: 'tic-tac-toe', rules: rulesVersion, bytes: module.length })
  expect(manifest.sha256).toBe(createHash('sha256').update(module).digest('hex'))
  expect(Object.keys(goldens).length).toBeGreaterThan(0)
})

test('frozen again, a version keeps the date of the first time', async () => {
  expect((await frozenFrom(sample, '2030-01-02')).manifest.date).not.toBe('2030-01-02')
})

test('rules that play differently are not frozen under the number of those that are', async () => {
  const changed = async () => ({ ...raised(await sample.load(), 'turn'), meta: sample.meta })
  const entry: CatalogEntry = { ...sample, load: changed }
  const refused = `rules ${rulesVersion} of tic-tac-toe are frozen and played differently; raise rulesVersion`
  await expect(frozenFrom(entry, '2030-01-02')).rejects.toThrow(refused)
})
