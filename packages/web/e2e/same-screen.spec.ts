import { chooseFromList, expect, myTurn, passTheScreen, prefer, QUICK, test } from './house.ts'

test('two people share a screen; nothing to hide, nothing covered', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/tic-tac-toe/same')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await passTheScreen(page)
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible()
})

test('secrets are covered until the next person says that they are there', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/same')
  await page.getByLabel('Name of seat A').fill('Ada')
  await page.getByLabel('Name of seat B').fill('Bea')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  const first = await page.locator('.player.turn .player-name').first().innerText()
  await chooseFromList(page)
  const cover = page.getByRole('dialog', { name: /it is your turn/ })
  await expect(cover).toBeVisible()
  await expect(cover).toContainText(first.startsWith('Ada') ? 'Bea' : 'Ada')
  await cover.getByRole('button').click()
  await expect(cover).toBeHidden()
  await expect(page.locator('.prompt.mine')).toBeVisible()
  await chooseFromList(page)
  await expect(page.locator('.prompt.mine, .privacy').first()).toBeVisible()
})
