import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

test('after the first visit the house opens, and plays, with the network cut', async ({ page, context }) => {
  await prefer(page, QUICK)
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
    .click()
  await expect(page.locator('.stage svg').first()).toBeVisible()
  for (let answers = 0; answers < 5; answers++) {
    await myTurn(page)
    await chooseFromList(page)
  }
  await myTurn(page)
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  while (await myTurn(page)) await chooseFromList(page)
  await expect(page.getByText(/^✓ Verified/)).toBeVisible()
  await page.goto('/rules/deadwood')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deadwood')
})
