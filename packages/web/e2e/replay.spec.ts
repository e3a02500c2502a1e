import { writeFileSync } from 'node:fs'
import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

test('a finished game is saved as a record, opened again from the file, and walked through with the arrow keys', async ({
  page,
}, info) => {
  await prefer(page, QUICK)
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  while (await myTurn(page)) await chooseFromList(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const file = info.outputPath('record.txt')
  await (await download).saveAs(file)

  await page.goto('/replays')
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible()
  await page.getByLabel('Open a record file').setInputFiles(file)
  await expect(page.locator('.replay-at')).toHaveText(/^0\//)
  await page.locator('body').press('ArrowRight')
  await page.locator('body').press('ArrowRight')
  await expect(page.locator('.replay-at')).toHaveText(/^2\//)
  await expect(page.locator('.zone-item.asks svg')).toHaveCount(2)
  await page.getByLabel('Seen by').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(page.getByRole('dialog', { name: 'Final score' }).getByText(/^✓ Verified/)).toBeVisible()
})

test('a record that was tampered with is refused, and the reason is said', async ({ page }, info) => {
  const file = info.outputPath('forged.txt')
  writeFileSync(file, 'waystation record 1\ngame tic-tac-toe\n\n\nchecksum 0\n')
  await page.goto('/replays')
  await page.getByLabel('Open a record file').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('checksum')
})
