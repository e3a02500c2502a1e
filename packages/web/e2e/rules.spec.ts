/** The rules help of every game: pictures, a search over all of it, and an address for every chapter. */
import { BOXES, expect, prefer, QUICK, test } from './house.ts'

/** Below this a game would be explained in words alone. */
const PICTURES = 5
/** Far enough down the page. */
const CHAPTER = 7

for (const game of BOXES) {
  test(`${game}: rules have pictures, are searched, and open at a chapter`, async ({ page }) => {
    await prefer(page, { ...QUICK, language: 'fr' })
    await page.goto(`/rules/${game}`)
    const pictures = page.locator('.prose figure svg:visible')
    await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(PICTURES)
    const chapter = page.locator('.prose > section').nth(CHAPTER)
    const title = await chapter.getByRole('heading').innerText()
    await expect(chapter).not.toBeInViewport()
    // As it is typed in a hurry.
    await page.getByRole('searchbox').fill(title.toUpperCase())
    await page.locator('.rules-found').getByRole('button', { name: title, exact: true }).first().click()
    await expect(chapter.getByRole('heading')).toBeInViewport()
    // An address of a chapter leads there, also once the pictures above it have come.
    const id = (await chapter.getAttribute('id')) ?? ''
    await page.goto('/about')
    await page.goto(`/rules/${game}#${encodeURIComponent(id)}`)
    await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(PICTURES)
    await expect(chapter.getByRole('heading')).toBeInViewport()
  })
}
