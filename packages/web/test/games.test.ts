/** What the web knows about games, beside what the catalog says. */
import { readFileSync } from 'node:fs'
import { allGames } from '@waystation/catalog'
import { LANGUAGES } from '@waystation/kernel'
import { renderToString } from 'preact-render-to-string'
import { type FunctionComponent, h } from 'preact'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CoverProps, DefaultCover, linesOf } from '../src/art/DefaultCover.tsx'
import { boxes, shortTitle, titleOf, webGameOf } from '../src/games/index.ts'
import { speak } from '../src/text/index.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})
afterAll(() => vi.unstubAllGlobals())

const folders = Object.keys(import.meta.glob('../src/games/*/index.ts')).map((path) => path.split('/')[3])

test('every folder is named like a game', () => {
  const ids = allGames().map(({ id }) => id)
  expect(folders.filter((folder) => !ids.includes(folder))).toEqual([])
  expect(folders.length).toBeGreaterThan(0)
})

describe.each(folders)('%s', (id) => {
  const game = webGameOf(id)

  test('all its parts are there when they are asked for', async () => {
    const parts = [game.cover, game.ui, game.pictures, game.guide].filter((part) => part !== undefined)
    for (const part of parts) expect(await part()).toBeDefined()
  })

  test('its lid is drawn', async () => {
    const Cover: FunctionComponent<CoverProps> = (await game.cover?.()) ?? DefaultCover
    expect(renderToString(h(Cover, { id, title: titleOf(id) }))).toMatch(/^<svg.*<path/s)
  })

  test.each(LANGUAGES)('its line on the box is short, and a sentence, in %s', (language) => {
    expect(game.tagline?.[language] ?? 'None.').toMatch(/^\p{Lu}.{4,70}\.$/u)
  })
})

test('a game that brings nothing has nothing, and is no fault', () => {
  expect(webGameOf('no-such-game')).toEqual({})
  expect(titleOf('no-such-game')).toBe('no-such-game')
})

describe('the lid of a game that brought none', () => {
  const lid = (id: string, title: string): string => renderToString(h(DefaultCover, { id, title }))

  test('has the title on it', () => {
    expect(lid('faro', 'Faro & Sons')).toContain('>Faro &amp; Sons</text>')
  })

  test('is the same every time, and another one for another game', () => {
    expect(lid('faro', 'Faro').replace(/id="[^"]*"|url\([^)]*\)/g, '')).toBe(
      lid('faro', 'Faro').replace(/id="[^"]*"|url\([^)]*\)/g, ''),
    )
    const skies = new Set(
      ['faro', 'poker', 'brag', 'whist', 'monte'].map(
        (id) => /M0 0H400V220H0Z" fill="(.{7})/.exec(lid(id, 'Same'))?.[1],
      ),
    )
    expect(skies.size).toBeGreaterThan(1)
  })

  test.each([
    ['Faro', ['Faro']],
    ['Dust and Silver', ['Dust and', 'Silver']],
    ['Great Western Trail: Rails to the North', ['Great Western', 'Trail: Rails to', 'the North']],
    ['Donaudampfschifffahrt', ['Donaudampfschifffahrt']],
  ])('breaks %s into lines', (title, lines) => {
    expect(linesOf(title)).toEqual(lines)
  })
})

test('README shows every box of the catalog, how many can play, and whether its board is drawn', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| ['))
  const shown = rows
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([game, players, , board]) => [game, players, board])
  expect(shown).toEqual(
    boxes().map(({ id, meta: { title, seats } }) => [
      `[${title}](packages/games/${id}/README.md)`,
      `${seats.min}-${seats.max}`,
      webGameOf(id).ui === undefined ? 'table in words' : 'yes',
    ]),
  )
})

test('a title is spaced as its language wants it, and an edition goes by what is its own where there is little room', async () => {
  expect(titleOf('el-paso')).toBe('Great Western Trail: El Paso')
  expect(shortTitle(titleOf('el-paso'))).toBe('El Paso')
  expect(shortTitle(titleOf('great-western-trail'))).toBe('Great Western Trail')
  await speak('fr')
  expect(titleOf('el-paso')).toMatch(/^Great Western Trail\s: El Paso$/)
  expect(shortTitle(titleOf('el-paso'))).toBe('El Paso')
  await speak('en')
})
