import { expect, myTurn, prefer, QUICK, test } from './house.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone the game is played with taps, everything is within reach, nothing is wider than the screen', async ({
  page,
}) => {
  await prefer(page, QUICK)
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
    .tap()
  for (let answers = 0; answers < 8; answers++) {
    await myTurn(page)
    await page.getByRole('button', { name: /^Options/ }).tap()
    await page.locator('dialog[open] .option').first().tap()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await myTurn(page)
  const buttons = await page
    .locator('button:visible, a.button:visible')
    .evaluateAll((all) =>
      all.map((button) => ({ text: button.textContent, height: button.getBoundingClientRect().height })),
    )
  const small = buttons.filter(({ height }) => height > 0 && height < 24)
  expect(small).toEqual([])
  await page.getByRole('tab', { name: 'Log' }).tap()
  await expect(page.locator('.log-line').last()).toBeInViewport()
  await page.getByRole('button', { name: 'Show less' }).tap()
  await expect(page.locator('.prompt')).toBeInViewport()
})

test('what can be chosen out of sight is one tap away', async ({ page }) => {
  // Low enough that the first question glows below the edge, however the board is arranged.
  await page.setViewportSize({ width: 390, height: 560 })
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await myTurn(page)
  const glowing = page.locator('.stage :is(.spot-lit, .spot-later)').first()
  await expect(async () => {
    await page.locator('.stage').evaluate((stage) => stage.scrollTo(0, 0))
    await expect(glowing).not.toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass()
  const more = page.getByRole('button', { name: /More to choose below/ })
  const [button, stage] = await Promise.all([more.boundingBox(), page.locator('.stage').boundingBox()])
  expect(button?.x).toBeGreaterThan(0)
  expect(button?.y).toBeGreaterThan(stage?.y ?? 0)
  await more.tap()
  await expect(glowing).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: /More to choose/ })).toBeHidden()
})

/** Both taps in one go: how long a busy machine takes between two of them must not matter. */
function tapTwice(board: Element): void {
  const { left, top } = board.getBoundingClientRect()
  for (const pointerId of [11, 12]) {
    const finger = { pointerId, pointerType: 'touch', bubbles: true, clientX: left + 150, clientY: top + 80 }
    board.dispatchEvent(new PointerEvent('pointerdown', finger))
    board.dispatchEvent(new PointerEvent('pointerup', finger))
  }
}

test('a double tap brings the board nearer, another one takes it back', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await myTurn(page)
  const double = (): Promise<void> => page.locator('.zoom').evaluate(tapTwice)
  await double()
  await expect(page.locator('.zoom.near')).toBeVisible()
  await double()
  await expect(page.locator('.zoom.near')).toHaveCount(0)
})

test('two quick taps on what can be chosen are answers: the board stays as far away as it was', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/el-gaucho/solo')
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await myTurn(page)
  await page.locator('.stage [data-target][aria-disabled=false]').first().evaluate(tapTwice)
  // Else this one would take it back.
  await page.locator('.zoom').evaluate(tapTwice)
  await expect(page.locator('.zoom.near')).toBeVisible()
})
