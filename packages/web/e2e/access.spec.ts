import { isSoundInBothThemes } from './accessible.ts'
import { DRAWN, chooseFromList, myTurn, prefer, QUICK, test } from './house.ts'

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
    await isSoundInBothThemes(page)
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
    await isSoundInBothThemes(page)
    await page.keyboard.press('o')
    await page.locator('dialog[open]').waitFor()
    await isSoundInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Table in words' }).click()
    await isSoundInBothThemes(page)
  })
}

test('nor has the end of a game', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  while (await myTurn(page)) await chooseFromList(page)
  await page.getByText(/^✓ Verified/).waitFor()
  await isSoundInBothThemes(page)
})
