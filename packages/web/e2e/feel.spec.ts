/** How a table feels: nothing in the way, nothing jumps, what glows is what one begins with. */
import type { Page } from '@playwright/test'
import { answered, chooseFromList, DRAWN, expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

const SIZES = {
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
}

/** Back at the desk at the end, where the next answer is given. */
const LESSONS_SEEN = (['phone', 'sideways', 'tablet', 'desk'] as const).map((size) => [size, SIZES[size]] as const)

async function sitDown(page: Page, game: string): Promise<void> {
  await prefer(page, QUICK)
  await page.goto(`/new/${game}/solo`)
  await page.locator('button[type=submit]').click()
  await myTurn(page)
}

const boxOf = async (page: Page, what: string) =>
  (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Picks whatever can be picked, until an option is reached; true if one was. */
async function reachPreview(page: Page): Promise<boolean> {
  const lit = page.locator('.stage :is(.spot-lit, .spot-later)')
  for (let picks = 0; picks < 4; picks++) {
    if ((await page.locator('.commit').count()) > 0) return true
    if ((await lit.count()) === 0) return false
    await lit.first().dispatchEvent('click')
  }
  return (await page.locator('.commit').count()) > 0
}

/** What may be chosen and lies under the lesson. */
function hiddenByLesson(): string[] {
  const card = document.querySelector('.guide')?.getBoundingClientRect()
  const stage = document.querySelector('.stage')?.getBoundingClientRect()
  if (card === undefined || stage === undefined) return []
  return [...document.querySelectorAll('.stage :is(.spot-lit, .spot-later)')]
    .filter((spot) => {
      const box = spot.getBoundingClientRect()
      // What is scrolled out of the board's frame is not in sight anyway.
      const [top, bottom] = [Math.max(box.top, stage.top), Math.min(box.bottom, stage.bottom)]
      return top < bottom && box.left < card.right && card.left < box.right && top < card.bottom && card.top < bottom
    })
    .map((spot) => spot.getAttribute('data-target') ?? '')
}

/** Rings around nothing that can be pointed at. */
function strayRings(): string[] {
  const things = [...document.querySelectorAll('.stage [data-target]')].map((thing) => thing.getBoundingClientRect())
  const around = (ring: DOMRect): boolean =>
    things.some(
      ({ left, top, right, bottom }) =>
        Math.abs(ring.left - left) < 8 &&
        Math.abs(ring.top - top) < 8 &&
        Math.abs(ring.right - right) < 8 &&
        Math.abs(ring.bottom - bottom) < 8,
    )
  return [...document.querySelectorAll('.guide-ring')]
    .map((ring) => ring.getBoundingClientRect())
    .filter((ring) => !around(ring))
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
}

test.describe('on whatever screen', () => {
  test.use({ viewport: SIZES.desk })

  /** Until so many were told, in at most so many answers; what is learned later is looked at in the long run. */
  const LESSONS = [
    { which: 'the first lessons hide', enough: 4, most: 7, tag: [] },
    { which: 'all lessons of a dozen answers hide', enough: Number.POSITIVE_INFINITY, most: 12, tag: '@long' },
  ]
  const lessons = DRAWN.flatMap((game) => LESSONS.map((plan) => ({ game, ...plan })))

  for (const { game, which, enough, most, tag } of lessons) {
    test(`${game}: ${which} nothing that may be chosen, and are counted as they are told`, { tag }, async ({
      page,
    }) => {
      await prefer(page, { ...QUICK, name: 'Rosa' })
      await page.goto('/')
      const box = page.locator('.box').filter({ has: page.locator(`[href*="${game}"]`) })
      await box.getByRole('button', { name: 'Learn', exact: true }).click()
      const told: number[] = []
      const card = page.locator('.guide')
      await card.waitFor()
      for (let answers = 0; answers < most && told.length < enough && (await myTurn(page)); answers++) {
        for (let shown = 0; shown < 6 && (await card.count()) > 0; shown++) {
          const at = Number((await card.locator('.guide-at').innerText()).split('/')[0])
          told.push(at)
          for (const [size, viewport] of LESSONS_SEEN) {
            await page.setViewportSize(viewport)
            const hidden = (): Promise<string[]> => page.evaluate(hiddenByLesson)
            await expect.poll(hidden, `lesson ${at}, ${size}`).toEqual([])
            await expect.poll(() => page.evaluate(strayRings), `rings of lesson ${at}, ${size}`).toEqual([])
          }
          await card.getByRole('button', { name: 'Got it' }).click()
        }
        await chooseFromList(page)
      }
      expect(told.length).toBeGreaterThan(2)
      // One that was told while the options lay over the table is counted, too: numbers only ever grow.
      expect(told[0]).toBe(1)
      expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
    })
  }
})

test('a mouse that rests where the board comes to lie asks nothing; one that moves does', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/deadwood/solo')
  await page.mouse.move(520, 240)
  await page.locator('button[type=submit]').press('Enter')
  await myTurn(page)
  await page.waitForTimeout(1500)
  await expect(page.locator('.why')).toHaveCount(0)
  const house = await page.locator('.stage [data-target="r1c3"]').boundingBox()
  await page.mouse.move((house?.x ?? 0) + 20, (house?.y ?? 0) + 20)
  await page.mouse.move((house?.x ?? 0) + 24, (house?.y ?? 0) + 22)
  await expect(page.locator('.why')).toBeVisible()
  await page.locator('.room-head h1').click()
  await expect(page.locator('.why')).toHaveCount(0)
})

test.describe('a tap', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true })
  test('anywhere closes an explanation, and so does turning the phone', async ({ page }) => {
    await sitDown(page, 'deadwood')
    const askOfPool = async (): Promise<void> => {
      const pool = page.locator('.stage [data-target="thing pool"]')
      await pool.scrollIntoViewIfNeeded()
      await pool.dispatchEvent('click')
      await expect(page.locator('.why')).toBeVisible()
    }
    await askOfPool()
    await page.getByRole('tab', { name: 'Log' }).tap()
    await expect(page.locator('.why')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Log' }).tap()
    await askOfPool()
    await page.setViewportSize({ width: SIZES.phone.height, height: SIZES.phone.width })
    await expect(page.locator('.why')).toHaveCount(0)
  })
})

for (const game of DRAWN) {
  test(`${game}: figures stand beside every name, and the board keeps its size, whatever is asked and chosen`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.desk)
    await sitDown(page, game)
    await expect(page.locator('.player .figure').first()).toBeVisible()
    await expect(page.locator('.player:has(.figure)')).toHaveCount(await page.locator('.player').count())
    const size = (): Promise<number> => page.locator('.stage').evaluate((stage) => stage.clientHeight)
    const first = await size()
    for (let answers = 0; answers < 10 && (await myTurn(page)); answers++) {
      expect(await size()).toBe(first)
      if (await reachPreview(page)) {
        expect(await size()).toBe(first)
        await page.keyboard.press('Enter')
      } else await chooseFromList(page)
    }
  })
}

test('in Deadwood the cowboys glow first; then the houses, which look like places', async ({ page }) => {
  await sitDown(page, 'deadwood')
  const glowing = page.locator('.stage .spot-lit')
  const kinds = async (): Promise<readonly string[]> =>
    glowing.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-target')?.split(' ')[0] ?? ''))
  expect(new Set(await kinds())).toEqual(new Set(['ranch']))
  await glowing.first().click()
  expect(await glowing.count()).toBeGreaterThan(0)
  await expect(page.locator('.stage .spot-lit.spot-place')).toHaveCount(await glowing.count())
})

/** Words and numbers that the ring around something to choose goes through. */
function crossedByRings(): string[] {
  const texts = [...document.querySelectorAll('.stage svg text')].map((text) => ({
    words: text.textContent ?? '',
    box: text.getBoundingClientRect(),
  }))
  return [...document.querySelectorAll('.stage :is(.spot-lit, .spot-later)')].flatMap((spot) => {
    const ring = spot.querySelector('.spot-ring')?.getBoundingClientRect() ?? new DOMRect()
    const crossed = texts.filter(({ box: { left, right, top, bottom, height } }) => {
      // Letters are lower than their line.
      const [high, low] = [top + height * 0.28, bottom - height * 0.28]
      const beside = right < ring.left || left > ring.right || low < ring.top || high > ring.bottom
      const inside = left > ring.left && right < ring.right && high > ring.top && low < ring.bottom
      return !beside && !inside
    })
    return crossed.map(({ words }) => `${spot.getAttribute('data-target')}: ${words}`)
  })
}

test('in El Gaucho what glows hides no word and no number', async ({ page }) => {
  await page.setViewportSize(SIZES.desk)
  await sitDown(page, 'el-gaucho')
  for (let answers = 0; answers < 10 && (await myTurn(page)); answers++) {
    expect(await page.evaluate(crossedByRings)).toEqual([])
    await chooseFromList(page)
  }
})

test('dice lie apart, and so do their rings', async ({ page }) => {
  await sitDown(page, 'el-gaucho')
  const dice = page.locator('.stage [data-target^="die "]')
  for (let answers = 0; answers < 12 && (await dice.count()) < 5; answers++) {
    await chooseFromList(page)
    await myTurn(page)
  }
  const overlaps = await page.locator('.stage [data-target^="die "] .spot-ring').evaluateAll((rings) => {
    const boxes = rings.map((ring) => ring.getBoundingClientRect())
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    ).length
  })
  expect(overlaps).toBe(0)
})

/** The board has the whole height, and the question stands beside it. */
async function fitsSideways(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.sideways)
  const { height } = SIZES.sideways
  await expect.poll(async () => (await boxOf(page, '.stage')).height).toBeGreaterThan(height * 0.95)
  const [stage, prompt, side] = [await boxOf(page, '.stage'), await boxOf(page, '.prompt'), await boxOf(page, '.side')]
  expect(prompt.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1)
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(side.y + 1)
  for (const button of await page.locator('.more-below').all()) {
    expect((await button.boundingBox())?.y).toBeGreaterThan(height * 0.75)
  }
  expect(side.y + side.height).toBeLessThanOrEqual(height + 1)
  const [seen, wanted] = await page.locator('.prompt-words').evaluate((words) => {
    const sentence = words.querySelector('.prompt-sentence')
    const line = sentence === null ? 0 : Number.parseFloat(getComputedStyle(sentence).lineHeight)
    return [words.clientHeight, Math.min(words.scrollHeight, 2 * line)]
  })
  expect(seen, 'two lines of the question are in sight').toBeGreaterThanOrEqual(wanted - 1)
}

/** The question never covers the board. */
async function fitsTablet(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.tablet)
  const gap = async (): Promise<number> => {
    const [stage, prompt] = [await boxOf(page, '.stage'), await boxOf(page, '.prompt')]
    return prompt.y + 1 - (stage.y + stage.height)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
}

/** Tabs lead to the parts of the board, with a dot where something can be chosen. */
async function hasTabs(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone)
  const parts = page.getByRole('group', { name: 'Parts of the board' }).getByRole('button')
  await expect(page.locator('.region-tab.waits').first()).toBeVisible()
  for (const part of [parts.last(), parts.first()]) {
    await part.tap()
    await expect(part).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 1 })
}

test.describe('held in the hand', () => {
  test.use({ viewport: SIZES.sideways, hasTouch: true, isMobile: true })

  for (const game of DRAWN) {
    test(`${game}: board and question have their places on a phone, upright and sideways, and on a tablet`, async ({
      page,
    }) => {
      await sitDown(page, game)
      await fitsSideways(page)
      await fitsTablet(page)
      await hasTabs(page)
    })
  }
})

test('an only answer that could be taken back and leads on is never asked for', async ({ page }) => {
  await prefer(page, { ...QUICK, view: 'zones' })
  await page.goto('/new/great-western-trail/solo')
  await page.locator('button[type=submit]').click()
  const options = page.locator('.side .option')
  let asked = 0
  for (let answers = 0; answers < 20 && (await myTurn(page)); answers++) {
    await options.first().waitFor()
    const only = (await options.count()) === 1
    const before = await lines(page)
    await options.first().click()
    await answered(page, before)
    await myTurn(page)
    const leadsOn = (await lines(page)) === before + 1 && (await page.getByRole('button', { name: 'Undo' }).count()) > 0
    if (only && leadsOn) asked++
  }
  expect(asked).toBe(0)
})

/** What was to be read at one moment. */
interface Told {
  readonly mine: boolean
  readonly sentence: string
  /** The last one of the log, and who made it. */
  readonly line: string
  readonly mover: string
  /** Whose turn it is. */
  readonly turn: readonly string[]
}

/** What somebody did, and neither "Sending…" nor "Waiting for …". */
const FILM = /^(?!Waiting for ).*\.$/

test.describe('with everything moving', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('question, log and turn are not told before the board has shown what led to them', async ({ page }) => {
    await prefer(page, { pace: 'brisk', motion: 'full' })
    await page.goto('/new/el-gaucho/solo')
    await page.locator('button[type=submit]').click()
    await myTurn(page)
    await page.evaluate(() => {
      const told: Told[] = []
      const words = (what: string): string => document.querySelector(what)?.textContent?.trim() ?? ''
      const look = (): void => {
        const now = {
          mine: document.querySelector('.prompt')?.classList.contains('mine') ?? false,
          sentence: words('.prompt-sentence'),
          line: [...document.querySelectorAll('.log-line')].at(-1)?.textContent.trim() ?? '',
          mover: document.querySelector('.log-turn:last-child h3')?.lastChild?.textContent ?? '',
          turn: [...document.querySelectorAll('.player.turn .player-name')].map(({ textContent }) => textContent),
        }
        if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now)
      }
      const room = document.querySelector('.room') ?? document.body
      new MutationObserver(look).observe(room, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      Object.assign(window, { told })
    })
    for (let answers = 0; answers < 5; answers++) {
      const before = await lines(page)
      await chooseFromList(page)
      await answered(page, before)
      await myTurn(page)
    }
    const told = await page.evaluate(() => (window as unknown as { told: readonly Told[] }).told)
    const early = told.filter(
      ({ mine, sentence }, i) => mine && !told[i - 1]?.mine && told[i - 1]?.sentence === sentence,
    )
    expect(early).toEqual([])
    // While the board moves, the prompt says what it shows.
    const film = told.filter(({ mine, sentence }) => !mine && FILM.test(sentence))
    expect(film.length).toBeGreaterThan(4)
    expect(film.filter(({ sentence, line }) => line !== sentence)).toEqual([])
    expect(film.filter(({ mover, turn }) => !turn.some((name) => name.trim().startsWith(mover)))).toEqual([])
  })
})
