import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DRAWN, chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** By day and by night: of all that is looked for, only contrast hangs on the theme. */
async function check(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await passes(page, new AxeBuilder({ page }).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await passes(page, new AxeBuilder({ page }).withTags(TAGS))
}

/** No violation that axe calls serious or critical. */
async function passes(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = bad.map(
    ({ id, nodes }) =>
      `${page.url()} ${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`).join('; ')}`,
  )
  expect(told).toEqual([])
}

const PAGES = [
  '/',
  '/lobby',
  '/company',
  '/replays',
  '/settings',
  '/about',
  '/rules/el-gaucho',
  '/new/el-gaucho/same',
  '/new/el-gaucho/friends',
  '/nowhere',
]

test('no page has a serious fault of accessibility', async ({ page }) => {
  await prefer(page, QUICK)
  for (const path of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await check(page)
  }
})

for (const game of DRAWN) {
  test(`nor has a table of ${game}, drawn or in words, nor its options`, async ({ page }) => {
    await prefer(page, QUICK)
    await page.goto(`/new/${game}/solo`)
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (let answers = 0; answers < 3; answers++) {
      await myTurn(page)
      await chooseFromList(page)
    }
    await myTurn(page)
    await check(page)
    await page.keyboard.press('o')
    await page.locator('dialog[open]').waitFor()
    await check(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Table in words' }).click()
    await check(page)
  })
}

test('nor has the end of a game', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  while (await myTurn(page)) await chooseFromList(page)
  await page.getByText(/^✓ Verified/).waitFor()
  await check(page)
})
