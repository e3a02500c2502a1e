/** Whole games of El Paso: four at a table by clicks, alone against Sue by keyboard and on a phone. */
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { byKeys, preferred, seen } from './board.ts'
import { expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

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

const kindOf = (target: string): string => target.split(' ')[0]

async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto('/new/el-paso/solo')
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  await page.locator('button[type=submit]').click()
}

class Rancher {
  private readonly page: Page
  private readonly touch: boolean
  readonly how = { board: 0, button: 0 }

  constructor(page: Page, touch: boolean) {
    this.page = page
    this.touch = touch
  }

  private async press(selector: string): Promise<void> {
    const thing = this.page.locator(selector).first()
    await (this.touch ? thing.tap() : thing.click())
  }

  /** One answer, by clicks on the board where it has a place there. */
  async answer(): Promise<void> {
    const before = await lines(this.page)
    let clicks = 0
    // A second thing of the same kind would take the place of the first.
    const kinds = new Set<string>()
    for (; clicks < 6; clicks++) {
      const { commit, buttons, glowing } = await seen(this.page)
      const planned = glowing.filter(({ target }) => !AT_ANY_TIME.test(target) && !kinds.has(kindOf(target)))
      if (commit || (clicks > 0 && buttons.length > 0)) break
      if (planned.length === 0) break
      const { target } = preferred(planned, THINGS, (thing) => thing.target)
      kinds.add(kindOf(target))
      await this.press(`:is(.stage, .dock) [data-target="${target}"]`)
    }
    this.how[clicks > 0 ? 'board' : 'button']++
    const { commit, buttons } = await seen(this.page)
    await this.press(commit ? '.commit' : `.prompt [data-option="${preferred(buttons, ANSWERS, (id) => id)}"]`)
    await expect.poll(() => lines(this.page)).toBeGreaterThan(before)
  }
}

/** The rest of a game; the board is looked over by axe on the way. */
async function wholeGame(page: Page, touch: boolean): Promise<void> {
  const rancher = new Rancher(page, touch)
  for (let answers = 0; await myTurn(page); answers++) {
    await rancher.answer()
    if (answers % 40 !== 20) continue
    await myTurn(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
  expect(rancher.how.board).toBeGreaterThan(rancher.how.button)
  await expect(page.locator('dialog.wide[open]').getByRole('table')).toContainText('Total')
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

test('a whole game of four by clicks', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, QUICK)
  await sitDown(page, 4)
  await wholeGame(page, false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a whole game against Sue, in French, by night', async ({ page }) => {
    await prefer(page, { ...QUICK, language: 'fr', theme: 'dark' })
    await sitDown(page, 1)
    await wholeGame(page, true)
  })
})

test('a whole game against Sue by keyboard alone, on the board', { tag: '@long' }, async ({ page }) => {
  await prefer(page, QUICK)
  await sitDown(page, 1)
  const how = { board: 0, button: 0 }
  while (await myTurn(page)) {
    const before = await lines(page)
    const { glowing, buttons } = await seen(page)
    if (glowing.some(({ target }) => !AT_ANY_TIME.test(target))) {
      how.board++
      await byKeys(page, [...THINGS, AT_ANY_TIME])
    } else {
      how.button++
      await page.locator(`.prompt [data-option="${preferred(buttons, ANSWERS, (id) => id)}"]`).focus()
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => lines(page)).toBeGreaterThan(before)
  }
  expect(how.board).toBeGreaterThan(how.button)
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible()
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
