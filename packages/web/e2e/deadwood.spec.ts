/** Whole games of Deadwood, one person and two bots: duels are fought, and one is fled. */
import type { Page } from '@playwright/test'
import { BoardPlayer, byKeys, type Glowing, seen, sitDown, tabTo } from './board.ts'
import { answered, expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

/** The first attack is fled from, after that everybody fights. */
const ANSWERS = [/^flee/, /^stand/, /^use cartridge/, /^annex/, /^pay/, /^done/]

/** The strongest goes where somebody else stands, so that there is a duel; the Church knows none. */
const PLACES = [/^ranch 0 veteran/, /^ranch 0 gunslinger/, /^ranch 0 novice/, /^mine/, /^tile/]
const ATTACKED = /^(?!Church|Église).*(is here|sur place)/

function aim(glowing: readonly Glowing[]): string | undefined {
  const attack = glowing.find(({ target, label }) => target.startsWith('r') && ATTACKED.test(label))
  const cowboy = glowing.find(({ target }) => target.startsWith('ranch 0'))
  return cowboy === undefined ? attack?.target : undefined
}

/**
 * The worker that plays the game draws its seed from the browser; here its script begins with what to draw, so that these are the
 * same games every time, as long as rules and bots stay as they are.
 */
async function deal(page: Page, seed: number): Promise<void> {
  const draw = `{ let byte = ${seed}; crypto.getRandomValues = (bytes) => (bytes.set(bytes.map(() => byte++)), bytes) }`
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${draw}\n${await response.text()}` })
  })
  await page.goto('/')
}

const SIZES = [
  {
    name: 'desktop, English',
    viewport: { width: 1440, height: 900 },
    language: 'en',
    theme: 'light',
    words: {
      play: /Play now/,
      log: 'Log',
      score: 'Final score',
      fled: /flees/,
      fought: /wins the duel|Both (live|die)/,
    },
  },
  {
    name: 'phone, French',
    viewport: { width: 390, height: 844 },
    language: 'fr',
    theme: 'dark',
    words: {
      play: /Jouer/,
      log: 'Journal',
      score: 'Score final',
      fled: / fuit /,
      fought: /gagne le duel|Les deux (survivent|meurent)/,
    },
  },
] as const

/** The first of these has both; the others are there for the day when bots play differently. */
const SEEDS = [11, 3, 42, 7]

for (const { name, viewport, language, theme, words } of SIZES) {
  const touch = viewport.width < 500
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch })

    async function wholeGame(page: Page): Promise<readonly string[]> {
      await page.getByRole('listitem').filter({ hasText: 'Deadwood' }).getByRole('button', { name: words.play }).click()
      await expect(page.getByRole('heading', { name: 'Deadwood', level: 1 })).toBeVisible()
      const player = new BoardPlayer(page, { way: touch ? 'touch' : 'click', things: PLACES, answers: ANSWERS, aim })
      let duelsWatched = 0
      while (await myTurn(page)) {
        duelsWatched += await page.locator('.dw-showdown').count()
        await player.answer()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      }
      expect(player.how.board).toBeGreaterThan(player.how.button)
      expect(duelsWatched).toBeGreaterThan(0)
      const result = page.getByRole('dialog', { name: words.score })
      await expect(result.getByRole('table')).toContainText('Total')
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: words.log }).click()
      await page.locator('.log-line').first().waitFor()
      return page.locator('.log-line').allTextContents()
    }

    test('a whole game of Deadwood with a duel fought and one fled', { tag: touch ? [] : '@long' }, async ({
      page,
    }) => {
      await prefer(page, { ...QUICK, language, theme })
      const has = (log: readonly string[], what: RegExp): boolean => log.some((line) => what.test(line))
      let log: readonly string[] = []
      for (const seed of SEEDS) {
        if (has(log, words.fought) && has(log, words.fled)) break
        await deal(page, seed)
        log = await wholeGame(page)
      }
      expect(has(log, words.fought)).toBe(true)
      expect(has(log, words.fled)).toBe(true)
    })
  })
}

test('a whole game of Deadwood by keyboard alone, from the shelf to the end, on the board and from the list', async ({
  page,
}) => {
  await prefer(page, QUICK)
  await page.goto('/')
  const box = page.getByRole('listitem').filter({ hasText: 'Deadwood' })
  await tabTo(page, box.getByRole('button', { name: /Play now/ }))
  await page.keyboard.press('Enter')
  let onBoard = 0
  while (await myTurn(page)) {
    const before = await lines(page)
    const { glowing } = await seen(page)
    if (glowing.length > 0 && onBoard < 8) {
      onBoard++
      await byKeys(page)
    } else {
      await page.keyboard.press('o')
      await page.locator('dialog[open] .option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.locator('dialog[open] .option').first().waitFor({ state: 'hidden' })
    }
    await answered(page, before)
  }
  expect(onBoard).toBe(8)
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible()
})

test('what is left to hire, and for how much, is read in a low window', async ({ page }) => {
  await prefer(page, QUICK)
  await page.setViewportSize({ width: 1366, height: 650 })
  await sitDown(page, 'deadwood', 4)
  await myTurn(page)
  for (const viewport of [
    { width: 1366, height: 650 },
    { width: 1280, height: 720 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(viewport)
    const sizes = (): Promise<readonly number[]> =>
      page.locator('.dw-reserve text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          // The letter on a small figure is told by its colour, too.
          if (!/[×$]/.test(text.textContent ?? '')) return []
          const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.d ?? 0) : 0
          return [Number.parseFloat(getComputedStyle(text).fontSize) * scale]
        }),
      )
    await expect.poll(async () => (await sizes()).length).toBeGreaterThanOrEqual(4 * 6)
    await expect.poll(async () => Math.min(...(await sizes())), `${viewport.width}`).toBeGreaterThanOrEqual(9)
  }
})
