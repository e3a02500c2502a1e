import type { Page } from '@playwright/test'
import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the house is on the device, and answers from there. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

test('after the first visit the house opens, and plays, with the network cut', async ({ page, context }) => {
  await prefer(page, QUICK)
  await page.goto('/')
  await kept(page)
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

test('tables of the house are still listed with the network cut, as they were', async ({ page, context }) => {
  await prefer(page, { ...QUICK, name: 'Hazel' })
  await page.goto('/new/tic-tac-toe/friends')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByLabel(/^Add a bot/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  await kept(page)
  await page.goto('/')
  await page.getByRole('link', { name: /^Continue: Tic-tac-toe/ }).waitFor()
  await context.setOffline(true)
  await page.goto('/')
  const card = page.locator('.my-card').filter({ hasText: 'Tic-tac-toe' })
  await expect(card).toContainText(/Last news: \S/)
  await expect(card.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
  // Of the tables of others nothing is known, and that is said once.
  await page.goto('/lobby')
  await expect(card).toContainText(/Last news: \S/)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open tables' })).toHaveCount(0)
  await expect(page.getByText('The server cannot be reached')).toHaveCount(0)
  await page.goto('/replays')
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await expect(page.locator('.empty')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/')
  await expect(card.getByRole('link', { name: /^Continue/ })).toBeVisible()
})
