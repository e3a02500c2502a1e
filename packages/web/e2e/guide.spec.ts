import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

test('Learn is a guided game: lessons beside what glows, told once, until one has had enough', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/')
  const box = page.getByRole('listitem').filter({ hasText: 'El Gaucho' })
  await box.getByRole('button', { name: 'Learn', exact: true }).click()
  await myTurn(page)
  const lesson = page.getByRole('complementary', { name: 'Guided first game' })
  await expect(lesson.getByRole('heading')).toHaveText('Welcome to the pampa')
  await lesson.getByRole('button', { name: 'Got it' }).click()
  await expect(lesson.getByRole('heading')).toHaveText('Your first cattle')
  const glowing = page.locator('.stage :is(.spot-lit, .spot-later)')
  await expect(page.locator('.guide-ring')).toHaveCount(await glowing.count())
  await expect.poll(() => page.evaluate(overlapping)).toEqual([])
  await expect.poll(() => page.evaluate(ringless)).toEqual([])

  await chooseFromList(page)
  await myTurn(page)
  await expect(lesson.getByRole('heading')).toHaveText('A gaucho in place')
  await page.reload()
  await myTurn(page)
  await expect(lesson.getByRole('heading')).toHaveText('A gaucho in place')
  await chooseFromList(page)
  await myTurn(page)
  await lesson.getByRole('button', { name: 'End the guide' }).click()
  await expect(lesson).toBeHidden()
  await chooseFromList(page)
  await myTurn(page)
  await expect(lesson).toBeHidden()
})

/** Things pointed at that lie under the lesson. */
function overlapping(): string[] {
  const card = document.querySelector('.guide')?.getBoundingClientRect()
  return [...document.querySelectorAll('.guide-ring')]
    .map((ring) => ring.getBoundingClientRect())
    .filter(
      (ring) =>
        card !== undefined &&
        ring.left < card.right &&
        card.left < ring.right &&
        ring.top < card.bottom &&
        card.top < ring.bottom,
    )
    .map((ring) => `${Math.round(ring.left)} ${Math.round(ring.top)}`)
}

/** Things to choose that no ring of the lesson lies around. */
function ringless(): string[] {
  const rings = [...document.querySelectorAll('.guide-ring')].map((ring) => ring.getBoundingClientRect())
  return [...document.querySelectorAll('.stage :is(.spot-lit, .spot-later)')]
    .filter((spot) => {
      const { left, right, top, bottom } = spot.querySelector('.spot-hit')?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return !rings.some((ring) => ring.left < x && x < ring.right && ring.top < y && y < ring.bottom)
    })
    .map((spot) => spot.getAttribute('data-target') ?? '')
}

test('in Wild Tiled West a place is shown as a picture beside its words', async ({ page }) => {
  await prefer(page, { ...QUICK, view: 'zones' })
  await page.goto('/new/wild-tiled-west/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const laid = page.locator('.side .option[data-option^="at "]')
  for (let answers = 0; answers < 40 && (await laid.count()) === 0; answers++) {
    await myTurn(page)
    await chooseFromList(page)
    await myTurn(page)
  }
  await expect(laid.first().locator('svg.option-picture')).toBeVisible()
  await laid.first().hover()
  await expect(page.locator('.zone-picture path[fill="var(--glow)"]').first()).toBeVisible()
})
