import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { firstFault, readGoldens } from '../src/goldens.ts'
import { listText } from '../src/list.ts'
import { frozenOnDisk, readManifest, versionFolder } from '../src/places.ts'
import { loadFrozen } from '@waystation/archive'

const frozen = [...frozenOnDisk()].flatMap(([game, versions]) => versions.map((rules) => ({ game, rules })))

test('every game that was ever frozen is on the list, in the order it is written in', () => {
  expect(readFileSync(new URL('../../archive/src/list.ts', import.meta.url), 'utf8')).toBe(listText())
})

describe.each(frozen)('rules $rules of $game', ({ game: id, rules }) => {
  test('are as their manifest says', () => {
    const manifest = readManifest(id, rules)
    const module = readFileSync(new URL('rules.js', versionFolder(id, rules)))
    expect(manifest).toMatchObject({ game: id, rules, bytes: module.length })
    expect(manifest?.sha256).toBe(createHash('sha256').update(module).digest('hex'))
    expect(manifest?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('offer and compute what they did on the day they were frozen', async () => {
    const kept = await loadFrozen(id, rules)
    const goldens = readGoldens(id, rules)
    expect(kept?.game.meta).toMatchObject({ id, rulesVersion: rules })
    expect(Object.keys(goldens ?? {}).length).toBeGreaterThan(0)
    expect(kept && goldens && firstFault(kept.game, goldens)).toBeNull()
  })

  test('bring the words of their time', async () => {
    const kept = await loadFrozen(id, rules)
    expect(LANGUAGES.map((language) => kept?.[language].language)).toEqual([...LANGUAGES])
  })
})

test('what was never frozen is not there', async () => {
  expect(await loadFrozen('el-gaucho', 999)).toBeNull()
  expect(await loadFrozen('ludo', 1)).toBeNull()
  expect(await loadFrozen('toString', 1)).toBeNull()
})
