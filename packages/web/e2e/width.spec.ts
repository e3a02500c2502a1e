import type { Page } from '@playwright/test'
import { TableAnswer } from '@waystation/protocol'
import { BOXES, chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'

/** Narrow to wide; the last is where a page is opened. */
const SCREENS = {
  'small phone': { width: 340, height: 640 },
  tablet: { width: 820, height: 1180 },
  'tablet held sideways': { width: 1024, height: 768 },
  'phone held sideways': { width: 844, height: 390 },
  phone: { width: 390, height: 844 },
}
const PAGES = [
  '/',
  '/lobby',
  '/company',
  '/replays',
  '/settings',
  '/about',
  '/nowhere',
  '/rules/el-gaucho',
  '/rules/great-western-trail',
  '/new/el-gaucho/solo',
  '/new/el-gaucho/same',
  '/new/wild-tiled-west/friends',
]

async function fits(page: Page): Promise<void> {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport)
    await fitsInto(page, name)
  }
}

/** Nothing reaches beyond the right edge, but for what scrolls inside a frame of its own. */
async function fitsInto(page: Page, screen: string): Promise<void> {
  // A page that was made narrower moves its tabs when it has been told so, a moment later: what stays beyond the edge is wrong.
  await expect.poll(() => beyondTheEdge(page), { message: `${page.url()}, ${screen}` }).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `${page.url()}, ${screen}`).toBe(0)
}

function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('#app *')]
      .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element.parentElement))
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

async function answers(page: Page, count: number): Promise<void> {
  for (let n = 0; n < count && (await myTurn(page)); n++) await chooseFromList(page)
}

test.describe('on every screen', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true, isMobile: true })

  for (const language of ['en', 'fr'] as const) {
    // French has the longer words.
    const tag = language === 'fr' ? [] : '@long'

    test(`no page is wider than the screen (${language})`, { tag }, async ({ page }) => {
      await prefer(page, { ...QUICK, language })
      for (const path of PAGES) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await fits(page)
      }
    })

    test(`nor is a table, its options, its end, or its replay (${language})`, { tag }, async ({ page }) => {
      await prefer(page, { ...QUICK, language })
      for (const game of BOXES) {
        await page.goto(`/new/${game}/solo`)
        await page.locator('button[type=submit]').click()
        await answers(page, 3)
        await myTurn(page)
        await fits(page)
        await page.keyboard.press('o')
        await page.locator('dialog[open] .option').first().waitFor()
        await fits(page)
      }
      await page.goto('/new/tic-tac-toe/solo')
      await page.locator('button[type=submit]').click()
      await answers(page, 9)
      await page.locator('.verification').waitFor()
      await fits(page)
      await page.goto('/replays')
      await page.locator('.listed a.button').first().click()
      await page.locator('.replay-bar').waitFor()
      await fits(page)
    })
  }
})

for (const language of ['en', 'fr'] as const) {
  test(`every page is reached from the head of every other, also while a table waits (${language})`, async ({
    page,
  }) => {
    await prefer(page, { ...QUICK, language })
    await page.addInitScript(() => localStorage.setItem('waystation account', 'Maximilienne'))
    await page.goto('/about')
    const { request } = page
    await request.put('/api/me', { data: { name: 'Maximilienne', language } })
    const bots = [{ seat: 1, bot: 'greedy' }]
    const opened = await request.post('/api/tables', { data: { game: 'tic-tac-toe', visibility: 'private', bots } })
    const { table } = TableAnswer.parse(await opened.json())
    await request.post(`/api/tables/${table.id}/start`, { data: {} })
    await page.goto(`/table/${table.id}`)
    await myTurn(page)
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport)
      await page.goto('/replays')
      await page.locator('.next-table').waitFor()
      const cut = page.locator('.header nav').evaluate((nav) => nav.scrollWidth - nav.clientWidth)
      expect(await cut, screen).toBeLessThanOrEqual(0)
      await fitsInto(page, screen)
    }
  })

  test(`on a small laptop every box is in sight, with its way to play (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 })
    await prefer(page, { ...QUICK, language })
    await page.goto('/')
    const buttons = page.locator('.box .primary')
    await expect(buttons).toHaveCount(BOXES.length)
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
  })
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: SCREENS['phone held sideways'], hasTouch: true, isMobile: true })

  test('pages lie side by side: a box can be played, a table be set, and rules be read without scrolling', async ({
    page,
  }) => {
    await prefer(page, { ...QUICK, language: 'fr' })
    await page.goto('/')
    await expect(page.locator('.box .primary').first()).toBeInViewport({ ratio: 1 })
    await page.goto('/new/wild-tiled-west/solo')
    await expect(page.locator('.setup fieldset').first()).toBeInViewport({ ratio: 1 })
    await page.goto('/rules/el-paso')
    await expect(page.locator('.prose p').first()).toBeInViewport({ ratio: 1 })
  })
})
