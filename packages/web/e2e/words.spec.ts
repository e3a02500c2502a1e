/** The table in words, the setting of a table, the end of a game. */
import type { Page } from '@playwright/test'
import { axe } from './accessible.ts'
import { chooseFromList, DRAWN, expect, myTurn, prefer, QUICK, test } from './house.ts'

async function sitDown(page: Page, game: string, settings = {}): Promise<void> {
  await prefer(page, { ...QUICK, ...settings })
  await page.goto(`/new/${game}/solo`)
  await page.locator('button[type=submit]').click()
  await myTurn(page)
}

for (const game of DRAWN) {
  test(`${game} in words: what is an option is chosen where it stands`, async ({ page }) => {
    await sitDown(page, game, { view: 'zones' })
    const lit = page.locator('.stage .zone-item.lit')
    for (let answers = 0; answers < 10 && (await lit.count()) === 0; answers++) {
      await chooseFromList(page)
      await myTurn(page)
    }
    await expect(page.locator('.prompt-detail').first()).not.toContainText('glows')
    await lit.first().click()
    await expect(page.locator('.zone-item.chosen').or(page.locator('.commit')).first()).toBeVisible()
    const offered = await page.locator('.side .option').count()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.side .option').count()).toBeGreaterThan(offered)
  })
}

test('in words, what changed since my last answer is marked, and scores stand beside the names', async ({ page }) => {
  await sitDown(page, 'el-gaucho', { view: 'zones' })
  for (let answers = 0; answers < 9; answers++) {
    await chooseFromList(page)
    await myTurn(page)
  }
  await expect(page.locator('.zone-item.changed').first()).toBeVisible()
  await expect(page.locator('.part-score')).toHaveCount(await page.locator('.player').count())
})

test.describe('in words in a low window', () => {
  test.use({ viewport: { width: 1000, height: 320 } })
  test('the table is scrolled to my figure when I am asked', async ({ page }) => {
    await sitDown(page, 'great-western-trail', { view: 'zones' })
    const figure = page.locator('.stage .zone-rows.path .own').first()
    // It comes onto the trail with the first move.
    for (let answers = 0; answers < 12 && (await figure.count()) === 0; answers++) {
      await chooseFromList(page)
      await myTurn(page)
    }
    for (let answers = 0; answers < 3; answers++) {
      await expect(figure).toBeInViewport()
      await page.locator('.stage').evaluate((stage) => {
        for (const part of [stage, ...stage.querySelectorAll('*')]) part.scrollTop = 0
      })
      await chooseFromList(page)
      await myTurn(page)
    }
    await expect(figure).toBeInViewport()
  })
})

test.describe('in words on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the options never lie over the table', async ({ page }) => {
    await sitDown(page, 'el-gaucho', { view: 'zones' })
    await page.getByRole('tab', { name: 'Options' }).tap()
    await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
    const stage = await page.locator('.stage').boundingBox()
    const side = await page.locator('.side').boundingBox()
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((side?.y ?? 0) + 1)
    expect(stage?.height ?? 0).toBeGreaterThan(150)
  })
})

test('each bot has a level of its own, and what does not apply is not asked', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-paso/solo')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(page.locator('.setup select')).not.toHaveCount(0)
  const all = await page.locator('.setup label.labelled').count()
  await page.getByRole('radio', { name: '1', exact: true }).check()
  expect(await page.locator('.setup label.labelled').count()).toBeGreaterThan(all)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  const levels = page.getByRole('combobox', { name: /^Strength of/ })
  await expect(levels).toHaveCount(2)
  await levels.first().selectOption({ index: 0 })
  await levels.last().selectOption({ index: 2 })
  await page.locator('button[type=submit]').click()
  await myTurn(page)
  const titles = await page.locator('.player-state').allInnerTexts()
  expect(new Set(titles.slice(1)).size).toBe(2)
})

test('settings open at the table, and the focus comes back', async ({ page }) => {
  await sitDown(page, 'el-gaucho')
  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByText('Go on by itself where there is only one answer')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(settings).toBeFocused()
  await page.locator('.stage :is(.spot-lit, .spot-later)').first().focus()
  await page.keyboard.press('o')
  await page.locator('dialog[open] .option').first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('.stage :is(.spot-lit, .spot-later)').first()).toBeFocused()
})

for (const view of ['board', 'zones'] as const) {
  test(`headings of a table are in order (${view})`, async ({ page }) => {
    await sitDown(page, 'deadwood', { view })
    const { violations } = await axe(page).withRules(['heading-order']).analyze()
    expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  })
}

test('after a game the rematch is in sight, and names stand in the chart', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await sitDown(page, 'tic-tac-toe', { name: 'Hazel' })
  while (await myTurn(page)) await chooseFromList(page)
  const dialog = page.getByRole('dialog', { name: 'Final score' })
  await expect(dialog.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('figure', { name: 'The result at a glance' })).toContainText('Hazel')
  await dialog.getByRole('button', { name: 'Chart and bot’s review' }).click()
  await expect(dialog.getByRole('img', { name: 'Scores over the course of the game' })).toContainText('Hazel')
})
