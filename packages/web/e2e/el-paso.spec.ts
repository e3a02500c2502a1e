/** Whole games of El Paso: alone against Sue and four at a table, by clicks, by keyboard and on a phone. */
import type { Page } from '@playwright/test'
import { allInSight, BoardPlayer, sitDown as sitDownAt, sizeOfBoard, type Way } from './board.ts'
import { expect, myTurn, prefer, QUICK, test } from './house.ts'

/** Home to El Paso as fast as it goes; what may be done at any time is left for those who plan. */
const THINGS = [
  /^space el-paso/,
  /^post/,
  /^disc/,
  /^space/,
  /^cattle/,
  /^worker/,
  /^train/,
  /^building/,
  /^tile/,
  /^auxiliary/,
  /^hand/,
]
const AT_ANY_TIME = /^(token|bonus|staff)/
const ANSWERS = [/^gain/, /^reveal/, /^buy/, /^use/, /^build/, /^deliver/, /^done/]

const sitDown = (page: Page, seats: number): Promise<void> => sitDownAt(page, 'el-paso', seats)

/** So many answers, or the whole game. */
async function play(page: Page, way: Way, most?: number): Promise<void> {
  const rancher = new BoardPlayer(page, { way, things: THINGS, answers: ANSWERS, notNow: AT_ANY_TIME })
  await rancher.play({ first: 20, every: 40 }, most)
  expect(rancher.how.board).toBeGreaterThan(rancher.how.button)
}

test('with four at the table everything is in sight without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, QUICK)
  await sitDown(page, 4)
  await myTurn(page)
  await allInSight(page)
})

const GAMES = [
  { seats: 1, way: 'click', viewport: { width: 1280, height: 720 }, language: 'en', theme: 'light' },
  { seats: 4, way: 'click', viewport: { width: 1366, height: 650 }, language: 'en', theme: 'light' },
  { seats: 1, way: 'keys', viewport: { width: 1440, height: 900 }, language: 'en', theme: 'light' },
  { seats: 4, way: 'keys', viewport: { width: 1366, height: 650 }, language: 'fr', theme: 'dark' },
  { seats: 1, way: 'touch', viewport: { width: 390, height: 844 }, language: 'fr', theme: 'dark' },
  { seats: 4, way: 'touch', viewport: { width: 390, height: 844 }, language: 'en', theme: 'light' },
] as const

for (const { seats, way, viewport, language, theme } of GAMES) {
  test.describe(seats === 1 ? 'alone against Sue' : `${seats} at the table`, () => {
    const touch = way === 'touch'
    test.use({ viewport, hasTouch: touch, isMobile: touch })

    test(`a whole game on the board by ${way}`, { tag: '@long' }, async ({ page }) => {
      await prefer(page, { ...QUICK, language, theme })
      await sitDown(page, seats)
      await play(page, way)
      await expect(page.locator('dialog.wide[open]').getByRole('table')).toContainText('Total')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('two dozen answers against Sue, in French, by night', async ({ page }) => {
    await prefer(page, { ...QUICK, language: 'fr', theme: 'dark' })
    await sitDown(page, 1)
    await play(page, 'touch', 24)
  })
})

test('the script of the board is below 70 kB, and loaded only for this game', async ({ page }) => {
  await prefer(page, QUICK)
  const { bytes } = await sizeOfBoard(page, {
    elsewhere: () => page.goto('/', { waitUntil: 'networkidle' }),
    there: () => sitDown(page, 1).then(() => myTurn(page)),
    own: ({ path }) => /\/(ui|el-paso)[^/]*\.js$/.test(path),
  })
  expect(bytes).toBeLessThan(70 * 1024)
})
