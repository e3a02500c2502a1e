import { expect, myTurn, passTheScreen, prefer, prompt, QUICK, test } from './house.ts'
import { played, sitAt } from './kept-games.ts'

test('a hint names options with what they promise; a click puts one forward, and it can be confirmed', async ({
  page,
}) => {
  await prefer(page, QUICK)
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  await prompt(page).getByRole('button', { name: 'Hint' }).click()
  const hints = page.locator('.advice .hints li')
  await expect(hints.first()).toHaveText(/^Mark cell \d\d+% chance of winning$/)
  const cell = /Mark cell \d/.exec(await hints.first().innerText())?.[0] ?? ''
  await hints.first().getByRole('button').click()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.locator('.advice .hints')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('.log')).toContainText(cell.replace('Mark', 'marks'))
})

test('after a game the bot reviews it: chances, turning points, and the board at that moment', async ({ page }) => {
  await prefer(page, QUICK)
  // Two people who both take the first free cell: the first of them has 3, 5 and 7 in the end, whatever was drawn.
  await page.goto('/new/tic-tac-toe/same')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await passTheScreen(page)
  const dialog = page.getByRole('dialog', { name: 'Final score' })
  await dialog.getByRole('button', { name: 'Chart and bot’s review' }).click()
  await dialog.getByRole('button', { name: 'Review with the bot' }).click()
  const review = dialog.getByRole('region', { name: 'Review' })
  await expect(review.getByRole('img', { name: /^Chances of winning/ })).toBeVisible()
  await expect(review.getByRole('heading', { name: 'Turning points' })).toBeVisible()
  // A seventh cell that makes the row is a turning point.
  const last = review.getByRole('button', { name: /goes from \d+% to \d+%/ }).last()
  await last.click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.replay-at')).toHaveText(/^\d\/\d$/)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(review.getByRole('img', { name: /^Chances of winning/ })).toBeVisible()
})

/** Longer than this nobody waits for what a bot says. */
const REVIEWED_MS = 3000

test('a game of two hundred answers is reviewed within three seconds', { tag: '@long' }, async ({ page }) => {
  await prefer(page, QUICK)
  const kept = await played({ game: 'el-gaucho', players: 4, variants: {} })
  expect(kept.saved.log.length).toBeGreaterThanOrEqual(200)
  await sitAt(page, kept, kept.saved.log.length)
  const dialog = page.getByRole('dialog', { name: 'Final score' })
  await dialog.getByRole('button', { name: 'Chart and bot’s review' }).click()
  const ask = dialog.getByRole('button', { name: 'Review with the bot' })
  await ask.waitFor()
  const begun = Date.now()
  await ask.click()
  await dialog.getByRole('heading', { name: 'Turning points' }).waitFor()
  const took = Date.now() - begun
  console.log(`review of ${kept.saved.log.length} answers: ${took} ms`)
  expect(took).toBeLessThan(REVIEWED_MS)
})
