import type { Page } from '@playwright/test'
import { chooseFromList, DRAWN, expect, myTurn, prefer, QUICK, test } from './house.ts'

async function sitDown(page: Page, game: string): Promise<void> {
  await prefer(page, QUICK)
  await page.goto(`/new/${game}/solo`)
  await page.locator('button[type=submit]').click()
  await myTurn(page)
}

for (const game of DRAWN) {
  test.describe(game, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test('what a choice costs and gives stands in the prompt, and nothing over the board', async ({ page }) => {
        await sitDown(page, game)
        const chips = page.locator('.prompt .chip')
        const lit = page.locator('.stage :is(.spot-lit, .spot-later)')
        for (let answers = 0; answers < 40 && (await chips.count()) === 0; answers++) {
          for (let taps = 0; taps < 4 && (await page.locator('.commit').count()) === 0; taps++) {
            const things = await lit.count()
            if (things === 0) break
            // Not always the first: calling back the same cowboy again and again has no price.
            await lit.nth((answers + taps) % things).dispatchEvent('click')
          }
          if ((await chips.count()) === 0) await chooseFromList(page)
          await myTurn(page)
        }
        await expect(chips.first()).toBeVisible()
        await expect(page.locator('.board-bubble')).toHaveCount(0)
      })
    })
  })
}

test('a part of the board enlarges by button and key, and goes back', async ({ page }) => {
  await sitDown(page, 'el-gaucho')
  const parts = page.getByRole('group', { name: 'Parts of the board' }).getByRole('button')
  const board = page.locator('.board-live')
  const width = async (): Promise<number> => (await board.boundingBox())?.width ?? 0
  const whole = await width()
  await parts.first().click()
  await expect(parts.first()).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBeGreaterThan(whole * 1.1)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBeCloseTo(whole, 0)
  await page.keyboard.press('m')
  await expect.poll(width).toBeGreaterThan(whole * 1.1)
  await parts.first().click()
  await expect.poll(width).toBeCloseTo(whole, 0)
})

test.describe('a part of the board that is drawn anew', () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true })
  test('begins at its top, wherever the one before was left', async ({ page }) => {
    await sitDown(page, 'el-paso')
    const parts = page.getByRole('group', { name: 'Parts of the board' }).getByRole('button')
    const top = (): Promise<number> => page.locator('.stage').evaluate(({ scrollTop }) => scrollTop)
    const lowest = (): Promise<number> =>
      page.locator('.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight)
    let scrolled = 0
    for (const part of await parts.all()) {
      await part.tap()
      await expect(part).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(top).toBe(0)
      if ((await lowest()) < 20) continue
      await page.locator('.stage').evaluate((stage) => stage.scrollTo(0, stage.scrollHeight))
      await expect.poll(top).toBeGreaterThan(10)
      scrolled++
    }
    expect(scrolled).toBeGreaterThan(0)
  })
})
