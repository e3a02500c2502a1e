/**
 * A game that is in the catalog and nowhere else: made by following docs/adding-a-game.md (test/last-match), without a folder in
 * src/games. It is found and played wherever games are.
 */
import type { Page } from '@playwright/test'
import { chooseFromList, expect, lines, myTurn, prefer, QUICK } from './house.ts'
import { test } from './toy-house.ts'

test.describe.configure({ mode: 'serial' })

const box = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Last Match' }) })

test('it stands on the shelf, with a lid and a line of its own', async ({ page }) => {
  await page.goto('/')
  await expect(box(page)).toContainText('2–4 players')
  await expect(box(page)).toContainText('by Nelly Striker')
  await expect(box(page)).toContainText('Whoever takes the last match lights the fire.')
  await expect(box(page).locator('.cover svg')).toContainText('Last Match')
  await expect(page.locator('.shelf > .box:last-child')).toHaveClass(/sample/)
})

test('in French too', async ({ page }) => {
  await prefer(page, { ...QUICK, language: 'fr' })
  await page.goto('/')
  await expect(box(page)).toContainText('Qui prend la dernière allumette allume le feu.')
  await box(page).getByRole('link', { name: 'Règles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La Dernière Allumette')
})

test('the lobby offers it, and the About page names its author', async ({ page }) => {
  await page.goto('/lobby')
  const offered = page.getByRole('region', { name: 'Open a table' }).getByRole('link', { name: /Last Match/ })
  await expect(offered).toHaveAttribute('href', '/new/last-match/friends')
  await expect(offered.locator('.cover svg')).toBeVisible()
  await page.goto('/about')
  await expect(page.locator('.credits div').filter({ hasText: 'Last Match' })).toContainText(
    'Nelly Striker; Tinder Press, 1885',
  )
})

test('it is played to its end against bots, on the table in words', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/')
  await box(page)
    .getByRole('button', { name: /Play now/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Last Match', level: 1 })).toBeVisible()
  while (await myTurn(page)) await chooseFromList(page)
  const dialog = page.getByRole('dialog', { name: 'Final score' })
  await expect(dialog.getByRole('table')).toContainText('The last match')
  await expect(dialog.getByText(/^✓ Verified/)).toBeVisible()
})

test('and on the server, between two people', async ({ browser, toyHouse: baseURL }) => {
  const contexts = await Promise.all([browser.newContext({ baseURL }), browser.newContext({ baseURL })])
  const [anna, ben] = await Promise.all(contexts.map((context) => context.newPage()))
  await prefer(anna, { ...QUICK, name: 'Anna' })
  await prefer(ben, { ...QUICK, name: 'Ben' })
  await anna.goto('/new/last-match/friends')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await ben.goto(await anna.getByLabel('Invite link').inputValue())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  // Each takes all one may, so that nobody is left without a choice before the end.
  for (let turn = 0; turn < 5; turn++) {
    const asked = turn % 2 === 0 ? anna : ben
    expect(await myTurn(asked)).toBe(true)
    await chooseFromList(asked, 'last')
    await expect.poll(() => lines(asked)).toBe(turn + 1)
  }
  for (const page of [anna, ben]) {
    await expect(page.getByRole('dialog', { name: 'Final score' }).getByRole('table')).toContainText('Anna')
  }
  await Promise.all(contexts.map((context) => context.close()))
})
