/** Whole games of El Paso: alone against Sue and four at a table, by clicks, by keyboard and on a phone. */
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { BoardPlayer, type Way } from './board.ts'
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

async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto('/new/el-paso/solo')
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  await page.locator('button[type=submit]').click()
}

/** So many answers, or the whole game; the board is looked over by axe on the way. */
async function play(page: Page, way: Way, most = Number.POSITIVE_INFINITY): Promise<void> {
  const rancher = new BoardPlayer(page, { way, things: THINGS, answers: ANSWERS, notNow: AT_ANY_TIME })
  for (let answers = 0; answers < most && (await myTurn(page)); answers++) {
    await rancher.answer()
    if (answers % 40 !== 20) continue
    await myTurn(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
  expect(rancher.how.board).toBeGreaterThan(rancher.how.button)
}

test('with four at the table everything is in sight without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, QUICK)
  await sitDown(page, 4)
  await myTurn(page)
  const beyond = await page.locator('.stage').evaluate((stage) => ({
    page: document.documentElement.scrollHeight - window.innerHeight,
    stage: stage.scrollHeight - stage.clientHeight,
  }))
  expect(beyond.page).toBeLessThanOrEqual(1)
  expect(beyond.stage).toBeLessThanOrEqual(1)
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
  const loaded: Response[] = []
  page.on('response', (response) => {
    if (/\/(ui|el-paso)[^/]*\.js$/.test(new URL(response.url()).pathname)) loaded.push(response)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(loaded.map((response) => response.url())).toEqual([])
  await prefer(page, QUICK)
  await sitDown(page, 1)
  await myTurn(page)
  const sizes = await Promise.all(loaded.map(async (response) => gzipSync(await response.body()).length))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`el-paso: ${(total / 1024).toFixed(1)} kB of script (gzip) in ${sizes.length} files`)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(70 * 1024)
})
