/** What can be chosen glows, on all drawn boards, and hides no word and no number: at the beginning, later on, and when something was picked. */
import type { Page } from '@playwright/test'
import { sitDown } from './board.ts'
import { chooseFromList, DRAWN, expect, myTurn, prefer, QUICK, test } from './house.ts'
import { crossedByRings } from './rings.ts'

const DESK = { width: 1366, height: 768 }
const SCREENS = { desk: DESK, phone: { width: 390, height: 844 } }

/** How many answers are given, and after how many the rings are looked at. */
const LOOKS = [
  { which: 'in two dozen answers', answers: 24, every: 5, tag: [] },
  { which: 'in ten dozen answers', answers: 120, every: 7, tag: '@long' },
]

/** The end of a duel stays on the board for a while, over whatever is asked next. */
const calm = (page: Page): Promise<void> => page.locator('.dw-showdown').waitFor({ state: 'detached' })

async function look(page: Page, when: string): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    await calm(page)
    // The board is arranged anew when it has been told of its new size.
    await expect.poll(() => crossedByRings(page), `${screen}, ${when}`).toEqual([])
  }
  await page.setViewportSize(DESK)
}

for (const game of DRAWN) {
  for (const { which, answers, every, tag } of LOOKS) {
    test(`${game}: ${which} no ring goes through a word or a number`, { tag }, async ({ page }) => {
      await page.setViewportSize(DESK)
      await prefer(page, QUICK)
      await sitDown(page, game, 3)
      let looked = 0
      for (let n = 0; n < answers && (await myTurn(page)); n++) {
        if (n % every === 0) {
          await look(page, `answer ${n}`)
          const glowing = page.locator(':is(.stage, .dock) :is(.spot-lit, .spot-later)')
          const count = await glowing.count()
          if (count > 0) {
            await glowing.nth(n % count).dispatchEvent('click')
            await look(page, `picked at answer ${n}`)
            await page.keyboard.press('Escape')
            looked++
          }
        }
        await chooseFromList(page, n % 2 === 0 ? 'first' : 'last')
      }
      expect(looked).toBeGreaterThan(1)
    })
  }
}
