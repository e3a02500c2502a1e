import type { Page } from '@playwright/test'
import { tabTo } from './board.ts'
import { answered, expect, lines, myTurn, prefer, prompt, QUICK, test } from './house.ts'

/** What can be clicked now. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    commit: document.querySelector('.commit') !== null,
    buttons: document.querySelectorAll('.prompt [data-option]').length,
    lit: document.querySelectorAll('.stage :is(.spot-lit, .spot-later)').length,
  }))

/** One answer by clicks on the board; where an option has no place there, by its button in the prompt bar. */
async function clickOnBoard(page: Page): Promise<'board' | 'button'> {
  const before = await lines(page)
  const lit = page.locator('.stage :is(.spot-lit, .spot-later)')
  let how: 'board' | 'button' = 'button'
  for (let clicks = 0; clicks < 8; clicks++) {
    const now = await seen(page)
    const onBoard = !now.commit && now.lit > 0 && (clicks === 0 || now.buttons === 0)
    if (onBoard) {
      how = 'board'
      await lit.first().click()
      continue
    }
    await (now.commit ? page.locator('.commit') : prompt(page).locator('[data-option]').first()).click()
    break
  }
  await answered(page, before)
  return how
}

test('a guest plays a whole game of El Gaucho against bots by clicking the board', async ({ page }) => {
  await prefer(page, { ...QUICK, name: 'Hazel' })
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
    .click()
  await expect(page.getByRole('heading', { name: 'El Gaucho', level: 1 })).toBeVisible()
  const how = { board: 0, button: 0 }
  while (await myTurn(page)) how[await clickOnBoard(page)]++
  expect(how.board).toBeGreaterThan(how.button)
  const dialog = page.getByRole('dialog', { name: 'Final score' })
  await expect(dialog.getByRole('table')).toContainText('Total')
  await expect(dialog.getByText(/^✓ Verified/)).toBeVisible()
  // The result is what is heard first.
  await expect(dialog.locator('.winner')).toBeFocused()
  // However long the sheet is, what can be done now is in sight; notes to the numbers stand open only where there is room for all.
  const rematch = dialog.getByRole('button', { name: 'Rematch' })
  const notes = dialog.locator('.score-sheet small')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await expect(notes).not.toHaveCount(0)
  await page.setViewportSize({ width: 1366, height: 650 })
  await expect(notes).toHaveCount(0)
  await expect(dialog.getByRole('row', { name: /^Total/ })).toBeInViewport({ ratio: 1 })
  await expect(rematch).toBeInViewport({ ratio: 1 })
  for (const name of ['Replay', 'Save the record', 'Chart and bot’s review', 'Share'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(rematch).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rematch).toBeInViewport({ ratio: 1 })
  await expect(notes).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Chart and bot’s review' }).click()
  await expect(dialog.getByRole('img', { name: 'Scores over the course of the game' })).toContainText('Hazel')
  await rematch.click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
  expect(await lines(page)).toBeLessThan(20)
})

test('a whole game by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/')
  const play = page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
  await tabTo(page, play)
  await page.keyboard.press('Enter')
  for (let answers = 0; await myTurn(page); answers++) {
    const asked = await page.locator('.prompt').innerText()
    await page.keyboard.press('o')
    await page.locator('dialog[open] .option').first().waitFor()
    for (let i = 0; i < answers % 2; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('dialog[open] .option').first().waitFor({ state: 'hidden' })
    expect(asked).not.toBe('')
  }
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible()
})

test('the board is played with the keyboard: things are reached, previewed, left again and committed', async ({
  page,
}) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  const lit = page.locator('.stage :is(.spot-lit, .spot-later)')
  await lit.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Step back/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Step back/ })).toBeHidden()
})

test('a reload in mid-game finds everything as it was', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (let answers = 0; answers < 5; answers++) {
    await myTurn(page)
    await clickOnBoard(page)
  }
  await myTurn(page)
  const [count, asked] = [await lines(page), await page.locator('.prompt-sentence').innerText()]
  await page.reload()
  await myTurn(page)
  expect([await lines(page), await page.locator('.prompt-sentence').innerText()]).toEqual([count, asked])
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue' }).click()
  await myTurn(page)
  expect(await lines(page)).toBe(count)
})

test('a click in the log shows the board at that moment, and what is not possible is explained', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (let answers = 0; answers < 4; answers++) {
    await myTurn(page)
    await clickOnBoard(page)
  }
  await myTurn(page)
  await page.locator('.log-line').first().click()
  await expect(page.getByText('You are looking at the past.').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.replay-at')).toHaveText(/^1\//)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
  const off = page.locator('.stage [data-target^="tile "][aria-disabled=true]').first()
  await off.hover()
  const why = page.getByRole('tooltip')
  await expect(why).toContainText('Not possible now')
  await off.click({ force: true })
  await why.getByRole('button', { name: /^Rules/ }).click()
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.rules-panel details[open]').first()).toBeVisible()
})

test.describe('with everything moving and bots that take their time', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a question under a seal stays open while the others choose, and turns come round', async ({ page }) => {
    await page.goto('/new/el-gaucho/solo')
    await page.getByRole('radio', { name: '3' }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(page.locator('.prompt.mine')).toBeVisible()
    await expect.poll(() => lines(page)).toBe(2)
    await expect(page.locator('.prompt.mine')).toBeVisible()
    for (let answers = 0; answers < 3; answers++) {
      await myTurn(page)
      await clickOnBoard(page)
    }
    await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 60_000 })
  })
})
