import { expect, myTurn, prefer, QUICK, test } from './house.ts'

test.describe('a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('is spoken to in French, board, prompt, log and rules alike, and may choose English', async ({ page }) => {
    await prefer(page, QUICK)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('listitem').filter({ hasText: 'El Gaucho' }).getByRole('button', { name: /Jouer/ }).click()
    await myTurn(page)
    await expect(page.locator('.prompt-sentence')).toContainText('Gardez')
    await expect(page.locator('.log-turn h3').first()).toHaveText('Mise en place')
    await page.getByRole('tab', { name: 'Règles' }).click()
    await expect(page.locator('.rules-panel summary').first()).not.toHaveText('Goal')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('.prompt-sentence')).toContainText('Keep')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('settings hold: theme, preview, table in words', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Table in words' }).check()
  await page.getByRole('radio', { name: 'Instant' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  await expect(page.locator('.zone').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
