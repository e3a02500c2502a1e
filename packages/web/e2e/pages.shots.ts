/** Pictures of every page for docs/screenshots: both sizes, languages and themes take turns. `npm run screenshots` makes them. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { chooseFromList, myTurn, prefer, QUICK, test } from './house.ts'

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const LOOKS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, language: 'en', theme: 'light' },
  { name: 'desktop-dark-fr', viewport: { width: 1440, height: 900 }, language: 'fr', theme: 'dark' },
  { name: 'phone-fr', viewport: { width: 390, height: 844 }, language: 'fr', theme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, language: 'en', theme: 'dark' },
] as const
const PAGES = {
  home: '/',
  lobby: '/lobby',
  replays: '/replays',
  rules: '/rules/el-gaucho',
  settings: '/settings',
  about: '/about',
}

for (const { name, viewport, language, theme } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: viewport.width < 500 })

    const take = async (page: Page, what: string): Promise<void> => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${FOLDER}${what}-${name}.jpg`, type: 'jpeg', quality: 70 })
    }

    test('pages', async ({ page }) => {
      await prefer(page, { ...QUICK, language, theme })
      for (const [what, path] of Object.entries(PAGES)) {
        await page.goto(path)
        await take(page, what)
      }
    })

    test('a table of El Gaucho', async ({ page }) => {
      await prefer(page, { ...QUICK, language, theme })
      await page.goto('/new/el-gaucho/solo')
      await page.getByRole('radio', { name: '4' }).check()
      await page.locator('button[type=submit]').click()
      for (let answers = 0; answers < 14; answers++) {
        await myTurn(page)
        await chooseFromList(page, 'last')
      }
      await myTurn(page)
      await page.mouse.move(2, 2)
      await take(page, 'table')
      await page.keyboard.press('o')
      await take(page, 'options')
      await page.keyboard.press('Escape')
      while (await myTurn(page)) await chooseFromList(page)
      await page.locator('.verification').waitFor()
      await take(page, 'end')
    })
  })
}
