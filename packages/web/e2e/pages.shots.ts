/** Pictures of every page, in the folder screenshots, which git ignores: sizes, languages and themes take turns. `npm run screenshots` makes them. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { BOXES, chooseFromList, DRAWN, myTurn, prefer, QUICK, test } from './house.ts'

const FOLDER = fileURLToPath(new URL('../../../screenshots/', import.meta.url))
const LOOKS = [
  { name: 'desktop', viewport: { width: 1366, height: 900 }, language: 'en', theme: 'light' },
  { name: 'desktop-dark-fr', viewport: { width: 1366, height: 900 }, language: 'fr', theme: 'dark' },
  { name: 'tablet-fr', viewport: { width: 820, height: 1180 }, language: 'fr', theme: 'light' },
  { name: 'phone-fr', viewport: { width: 390, height: 844 }, language: 'fr', theme: 'light' },
  { name: 'sideways-dark-fr', viewport: { width: 844, height: 390 }, language: 'fr', theme: 'dark' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, language: 'en', theme: 'dark' },
] as const
const PAGES = {
  home: '/',
  rules: '/rules/el-gaucho',
  settings: '/settings',
  about: '/about',
  new: '/new/wild-tiled-west/solo',
}
/** Alone and as many as can be. */
const TABLES = [
  { game: 'el-paso', seats: 1 },
  { game: 'el-paso', seats: 4 },
  { game: 'wild-tiled-west', seats: 1 },
  { game: 'wild-tiled-west', seats: 5 },
  { game: 'great-western-trail', seats: 4 },
] as const
/** Regions that are drawn anew when they are enlarged, with their tabs. */
const ENLARGED: { readonly [game: string]: { readonly [region: string]: number } } = {
  'el-paso': { train: 2, ranch: 4 },
}
const IN_WORDS = BOXES.filter((game) => !DRAWN.includes(game))

async function answers(page: Page, count: number, pick: 'first' | 'last' = 'last'): Promise<void> {
  for (let n = 0; n < count && (await myTurn(page)); n++) await chooseFromList(page, pick)
  await myTurn(page)
}

async function sitDown(page: Page, game: string, players: number): Promise<void> {
  await page.goto(`/new/${game}/solo`)
  await page.getByRole('radio', { name: String(players), exact: true }).check()
  await page.locator('button[type=submit]').click()
}

for (const { name, viewport, language, theme } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000, isMobile: viewport.width < 1000 })
    test.beforeEach(({ page }) => prefer(page, { ...QUICK, name: 'Hazel', language, theme }))

    const take = async (page: Page, what: string): Promise<void> => {
      // A pointer that rests on something makes it explain itself.
      await page.mouse.move(2, 2)
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${FOLDER}${what}-${name}.jpg`, type: 'jpeg', quality: 70 })
    }

    test('pages', async ({ page }) => {
      for (const [what, path] of Object.entries(PAGES)) {
        await page.goto(path)
        await take(page, what)
      }
    })

    test('a table of friends, before the game, and the lobby', async ({ page, browser }) => {
      await page.goto('/new/el-gaucho/friends')
      await page.locator('input[name=visibility]').last().check()
      await page.locator('button[type=submit]').click()
      await page.locator('.invite').waitFor()
      await take(page, 'waiting')
      const guest = await browser.newContext({ viewport })
      const other = await guest.newPage()
      await prefer(other, { ...QUICK, language, theme })
      await other.goto(new URL('/lobby', page.url()).href)
      await other.locator('.listed').first().waitFor()
      await take(other, 'lobby')
      await guest.close()
      // Or the next lobby would show this table too.
      await page.locator('.card .button.quiet').last().click()
    })

    test('a table of El Gaucho, its end, its replay', async ({ page }) => {
      await sitDown(page, 'el-gaucho', 4)
      await answers(page, 14)
      await take(page, 'table')
      await page.keyboard.press('o')
      await take(page, 'options')
      await page.keyboard.press('Escape')
      while (await myTurn(page)) await chooseFromList(page)
      await page.locator('.verification').waitFor()
      await take(page, 'end')
      await page.goto('/replays')
      await page.locator('.listed').first().waitFor()
      await take(page, 'replays')
      await page.locator('.listed a.button').first().click()
      const bar = page.locator('.replay-bar input')
      await bar.fill(String(Math.round(Number(await bar.getAttribute('max')) * 0.6)))
      await take(page, 'replay')
    })

    test('a table of Deadwood', async ({ page }) => {
      await sitDown(page, 'deadwood', 3)
      await answers(page, 12, 'first')
      const duel = page.locator('.dw-showdown')
      // The end of a duel stays on the board for a while; a duel that waits for an answer is answered.
      for (await page.waitForTimeout(4000); (await duel.count()) > 0; await page.waitForTimeout(4000)) {
        await answers(page, 1, 'first')
      }
      await take(page, 'table-deadwood')
    })

    test('a duel in Deadwood', async ({ page }) => {
      const duel = page.locator('.dw-showdown')
      // Not every game has one: then there is another game.
      while ((await duel.count()) === 0) {
        await sitDown(page, 'deadwood', 4)
        while ((await duel.count()) === 0 && (await myTurn(page))) await chooseFromList(page)
      }
      await take(page, 'duel-deadwood')
    })

    for (const { game, seats } of TABLES) {
      test(`a table of ${game} with ${seats}`, async ({ page }) => {
        await sitDown(page, game, seats)
        await answers(page, 24, 'first')
        await take(page, `table-${game}-${seats}`)
        for (const [region, tab] of Object.entries(ENLARGED[game] ?? {})) {
          await page.locator('.region-tab').nth(tab).click()
          await take(page, `table-${game}-${seats}-${region}`)
        }
      })
    }

    test('a tile in the hand in Wild Tiled West', async ({ page }) => {
      await sitDown(page, 'wild-tiled-west', 3)
      const stack = page.locator('.stage [data-target^="stack "][aria-disabled=false]').first()
      while ((await myTurn(page)) && (await stack.count()) === 0) await chooseFromList(page, 'first')
      await stack.click({ force: true })
      await page.locator('.wtw-laying').focus()
      await page.keyboard.press('Tab')
      await take(page, 'tile-wild-tiled-west')
    })

    test('a guided first game', async ({ page }) => {
      await page.goto('/')
      await page.locator('.box').first().locator('.box-buttons > button').last().click()
      await myTurn(page)
      await page.locator('.guide .primary').click()
      await take(page, 'learn')
    })

    for (const game of IN_WORDS) {
      test(`${game} on the table in words`, async ({ page }) => {
        await page.goto(`/new/${game}/solo`)
        await page.locator('button[type=submit]').click()
        await answers(page, 8, 'first')
        await take(page, `words-${game}`)
      })
    }
  })
}
