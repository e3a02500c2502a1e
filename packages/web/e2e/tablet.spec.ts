/** Tablets, small and large, upright and held sideways: the whole position is in sight, on a board that fills its stage. */
import { allInSight, notTooWide, sitDown } from './board.ts'
import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'
import { rowsOf } from './rows.ts'

const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]

test.describe('in the hand', () => {
  test.use({ viewport: TABLETS[0], hasTouch: true, isMobile: true })

  for (const { game, seats, answers } of [
    { game: 'el-gaucho', seats: 4, answers: 16 },
    { game: 'el-gaucho', seats: 2, answers: 4 },
    { game: 'wild-tiled-west', seats: 3, answers: 8 },
    { game: 'deadwood', seats: 5, answers: 6 },
    { game: 'el-paso', seats: 4, answers: 6 },
  ]) {
    test(`${game} with ${seats}: nothing has to be scrolled, and no part of the stage is empty`, async ({ page }) => {
      await prefer(page, { ...QUICK, language: 'fr' })
      await sitDown(page, game, seats)
      for (let n = 0; n < answers && (await myTurn(page)); n++) await chooseFromList(page)
      await myTurn(page)
      for (const viewport of TABLETS) {
        await page.setViewportSize(viewport)
        // The board is arranged anew when it has been told of its new size.
        const empty = (): Promise<number> =>
          page.locator('.stage').evaluate((stage) => {
            const board = stage.querySelector('.board-live')?.getBoundingClientRect() ?? new DOMRect()
            return 1 - (board.width * board.height) / (stage.clientWidth * stage.clientHeight)
          })
        await expect.poll(empty, `${viewport.width} x ${viewport.height}`).toBeLessThan(0.06)
        await allInSight(page)
        await notTooWide(page)
        // No figure and no button stands alone below the others.
        const figures = page.locator('.players .player').first().locator('.figure')
        const most = viewport.width < viewport.height && seats < 5 ? 1 : 2
        expect(await rowsOf(figures)).toBeLessThanOrEqual(most)
        const cut = page
          .locator('.player.turn .player-state-words')
          .evaluateAll((all) => all.map((words) => words.scrollWidth - words.clientWidth))
        expect(Math.max(0, ...(await cut)), `${viewport.width}`).toBeLessThanOrEqual(0)
        await expect.poll(() => rowsOf(page.locator('.prompt-tools .button')), `${viewport.width}`).toBe(1)
        await expect.poll(() => rowsOf(page.locator('.room-head .row > *')), `${viewport.width}`).toBe(1)
      }
    })
  }
})
