/** What has to be in sight without scrolling: the way to begin, the whole question, the last games of somebody. */
import type { Profile } from '@waystation/protocol'
import type { Page } from '@playwright/test'
import { isSound } from './accessible.ts'
import { notTooWide, sitDown } from './board.ts'
import { chooseFromList, DRAWN, expect, myTurn, prefer, QUICK, test } from './house.ts'
import { played, sitAt } from './kept-games.ts'
import { rowsOf } from './rows.ts'

const LOW_LAPTOP = { width: 1366, height: 650 }
const PHONE = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }
const LAPTOP = { width: 1440, height: 900 }
const TABLET_SIDEWAYS = { width: 1180, height: 820 }

for (const language of ['en', 'fr'] as const) {
  for (const [screen, viewport] of Object.entries({ LOW_LAPTOP, PHONE, SIDEWAYS })) {
    test(`the start of a game is in sight before it, and so is the way to open a table (${language}, ${screen})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await prefer(page, { ...QUICK, name: 'Rosa', language })
      await page.goto('/new/el-gaucho/friends')
      await page.getByRole('radio', { name: '4', exact: true }).check()
      await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 })
      await page.locator('button[type=submit]').click()
      await page.locator('.invite').first().waitFor()
      const start = page.locator('.start-row .primary')
      await expect(start).toBeInViewport({ ratio: 1 })
      // A free seat takes no more than one line.
      const free = page.locator('.seat-row:has(select)').first()
      const [seat, choice] = [await free.boundingBox(), await free.locator('select').boundingBox()]
      expect(seat?.height).toBeLessThan(2 * (choice?.height ?? 0))
      if (viewport === LOW_LAPTOP) {
        await expect(page.locator('.invite .primary')).toBeVisible()
        const [copy, over] = [await page.locator('.invite .primary').boundingBox(), await start.boundingBox()]
        expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeLessThan(over?.y ?? 0)
      }
      // What the Tab key reaches does not end under it.
      const below = page.locator('.card:has(> .start-row) :is(button, input, select)')
      const row = page.locator('.start-row')
      for (const thing of await below.all()) {
        if (await thing.isDisabled()) continue
        await thing.focus()
        const inRow = await thing.evaluate((element) => element.closest('.start-row') !== null)
        const [box, over] = [await thing.boundingBox(), await row.boundingBox()]
        if (!inRow) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1)
      }
    })
  }
}

for (const [screen, viewport] of Object.entries({ LOW_LAPTOP, TABLET: { width: 1180, height: 820 } })) {
  test(`in the lobby a game is looked for, and the first open table seen, without scrolling (${screen})`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    await prefer(page, { ...QUICK, name: 'Rosa', language: 'fr' })
    await page.goto('/lobby')
    await expect(page.locator('.find-game [type=submit]')).toBeInViewport({ ratio: 1 })
    const guest = await browser.newContext()
    const host = await guest.newPage()
    await prefer(host, { ...QUICK, name: 'Ines' })
    await host.goto(new URL('/new/el-gaucho/friends', page.url()).href)
    await host.locator('input[name=visibility]').last().check()
    await host.locator('button[type=submit]').click()
    await host.locator('.invite').first().waitFor()
    await expect(page.locator('.listed').first()).toBeInViewport()
    // One call is louder than the others: all boxes stand in one row, and only one button is red.
    await expect(page.locator('.lobby .primary')).toHaveCount(1)
    const tops = await page.locator('.find-box').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await guest.close()
  })
}

test('the title of a table is read whole on phones and tablets', async ({ page }) => {
  await prefer(page, { ...QUICK, language: 'fr' })
  for (const game of DRAWN) {
    await page.setViewportSize(PHONE)
    await sitDown(page, game, 2)
    await myTurn(page)
    for (const viewport of [PHONE, SIDEWAYS, { width: 820, height: 1180 }]) {
      await page.setViewportSize(viewport)
      const title = page.locator('.room-head h1')
      const hidden = (): Promise<number> => title.evaluate((element) => element.scrollWidth - element.clientWidth)
      await expect.poll(hidden, `${game}, ${viewport.width}`).toBeLessThanOrEqual(0)
    }
  }
})

for (const [screen, viewport] of Object.entries({ LOW_LAPTOP, LAPTOP, TABLET_SIDEWAYS, SIDEWAYS })) {
  test(`how to choose is said whole or not at all (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await prefer(page, { ...QUICK, language: 'fr' })
    for (const game of DRAWN) {
      await sitDown(page, game, 3)
      await myTurn(page)
      const how = page.locator('.prompt-detail.how')
      await how.waitFor({ state: 'attached' })
      const cut = how.evaluate((words) => (words.clientWidth === 0 ? 0 : words.scrollWidth - words.clientWidth))
      expect(await cut, game).toBeLessThanOrEqual(0)
    }
  })
}

test('at the end all numbers are in sight, from the names to the total; the title of the table is read whole', async ({
  page,
}) => {
  await prefer(page, { ...QUICK, name: 'Maximilienne', language: 'fr' })
  const kept = await played({ game: 'el-gaucho', players: 4, variants: {} })
  for (const viewport of [LOW_LAPTOP, LAPTOP, TABLET_SIDEWAYS, SIDEWAYS, PHONE]) {
    await page.setViewportSize(viewport)
    await sitAt(page, kept, kept.saved.log.length)
    const sheet = page.locator('.score-sheet')
    await sheet.waitFor()
    const frame = page.locator('dialog .scroll-x')
    const beyond = frame.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(await beyond, `${viewport.width}`).toBeLessThanOrEqual(0)
    if (viewport !== PHONE) await expect(sheet.locator('.total')).toBeInViewport({ ratio: 1 })
    // What the numbers are made of is one click away.
    await sheet.locator('.unfold').first().click()
    await expect(sheet.locator('.notes p').first()).toBeVisible()
    await isSound(page)
    await page.keyboard.press('Escape')
    const title = page.locator('.room-head h1')
    const hidden = title.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(await hidden, `${viewport.width}`).toBeLessThanOrEqual(0)
  }
})

for (const [screen, viewport] of Object.entries({ PHONE, SIDEWAYS })) {
  test(`how strong a bot is and what it is after stand on one line (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await prefer(page, { ...QUICK, language: 'fr' })
    await page.goto('/new/wild-tiled-west/solo')
    const choices = page.locator('.seat-row').first().locator('select')
    await expect(choices).toHaveCount(2)
    expect(await rowsOf(choices)).toBe(1)
  })
}

const PERSON: Profile = {
  subject: 'prosa',
  name: 'Rosa',
  bot: null,
  you: false,
  since: 0,
  shown: 'public',
  finished: 2,
  won: 1,
  ratings: [],
  titles: [],
  games: [
    {
      table: null,
      game: 'great-western-trail',
      players: 4,
      endedAt: 1_790_000_000_000,
      place: 1,
      total: 112,
      others: ['Maximiliane', 'Bartholomew', 'Ferdinand'].map((name, i) => ({
        subject: null,
        name,
        bot: null,
        total: 90 - i,
      })),
      rating: {
        before: { points: 1482, within: 90, provisional: false },
        after: { points: 1504, within: 84, provisional: false },
      },
    },
  ],
  next: null,
  opponents: [],
  best: [],
  tables: [],
}

for (const [screen, viewport] of Object.entries({ PHONE, SIDEWAYS, LAPTOP })) {
  test(`last games are read without scrolling inside their card (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await prefer(page, { ...QUICK, language: 'fr' })
    await page.route('**/api/people/prosa', (route) => route.fulfill({ json: PERSON }))
    await page.goto('/people/prosa')
    const table = page.locator('.last-games')
    await expect(table).toContainText('112')
    const beyond = await page.locator('.scroll-x').evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    await notTooWide(page)
    await isSound(page)
    // The sign of somebody stands beside the name.
    const [mark, name] = [page.locator('.profile-head .brand-mark'), page.getByRole('heading', { level: 1 })]
    const [left, right] = [await mark.boundingBox(), await name.boundingBox()]
    expect((right?.x ?? Infinity) - (left?.x ?? 0) - (left?.width ?? 0)).toBeLessThan(40)
  })
}

/** Neither the words nor the bar they stand in. */
const hidden = (page: Page): Promise<number> =>
  page.locator('.prompt').evaluate((bar) => {
    const words = bar.querySelector('.prompt-words') ?? bar
    return Math.max(words.scrollHeight - words.clientHeight, bar.scrollHeight - bar.clientHeight)
  })

test.describe('in the hand', () => {
  test.use({ viewport: SIDEWAYS, hasTouch: true, isMobile: true })

  for (const game of ['el-paso', 'wild-tiled-west']) {
    test(`${game}: a French question is read without scrolling on a phone and a tablet held sideways`, async ({
      page,
    }) => {
      await prefer(page, { ...QUICK, language: 'fr' })
      await sitDown(page, game, 3)
      for (let n = 0; n < 12 && (await myTurn(page)); n++) {
        for (const viewport of [{ width: 1024, height: 768 }, SIDEWAYS]) {
          await page.setViewportSize(viewport)
          await expect.poll(() => hidden(page), `answer ${n}, ${viewport.width}`).toBeLessThanOrEqual(1)
        }
        await chooseFromList(page)
      }
    })
  }
})

test('settings stand side by side on a phone held sideways', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS)
  await prefer(page, { ...QUICK, language: 'fr' })
  await page.goto('/settings')
  const groups = page.locator('.settings > .group')
  await groups.nth(1).waitFor()
  const [first, second] = [await groups.nth(0).boundingBox(), await groups.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  expect(second?.x ?? 0).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? Infinity))
  await notTooWide(page)
})
