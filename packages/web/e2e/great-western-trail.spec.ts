/** Great Western Trail in a browser: a person and three bots by clicks, by keys, on a phone, with Rails to the North. */
import type { Page } from '@playwright/test'
import { allInSight, BoardPlayer, sitDown as sitDownAt, sizeOfBoard, type Way } from './board.ts'
import { expect, myTurn, prefer, QUICK, test } from './house.ts'
import { played, sitAt } from './kept-games.ts'

/** Home to Kansas City as fast as it goes: then a game takes a few dozen answers. */
const THINGS = [
  /^node kansas-city/,
  /^node (site|neutral)/,
  /^node/,
  /^city/,
  /^disc/,
  /^certificate 0/,
  /^action/,
  /^row/,
  /^cattle/,
  /^price/,
  /^building/,
  /^space/,
  /^town/,
]
const AT_ANY_TIME = /^exchange/
const ANSWERS = [/^end turn/, /^deliver/, /^no disc/, /^pass/, /^done/]

const withRails = (rails: boolean): string => (rails ? ' with Rails to the North' : '')

const sitDown = (page: Page, seats: number, rails = false): Promise<void> =>
  sitDownAt(page, 'great-western-trail', seats, async () => {
    if (rails) await page.getByLabel(/^Rails to the North/).selectOption('with')
  })

/** So many answers, or the whole game. */
async function play(page: Page, way: Way, most?: number): Promise<void> {
  const rancher = new BoardPlayer(page, { way, things: THINGS, answers: ANSWERS, notNow: AT_ANY_TIME })
  await rancher.play({ first: 10, every: 60 }, most)
  expect(rancher.how.board).toBeGreaterThan(rancher.how.button / 2)
}

test('everything is in sight without scrolling, on low windows too', async ({ page }) => {
  await prefer(page, QUICK)
  for (const { rails, ...viewport } of [
    { width: 1366, height: 650, rails: false },
    { width: 1366, height: 650, rails: true },
    { width: 1280, height: 720, rails: true },
  ]) {
    await page.setViewportSize(viewport)
    await sitDown(page, 4, rails)
    await myTurn(page)
    await allInSight(page)
  }
})

test('a dozen answers at a table of four by clicks', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await prefer(page, QUICK)
  await sitDown(page, 4)
  await play(page, 'click', 12)
})

test('a whole game of four by clicks', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await prefer(page, QUICK)
  await sitDown(page, 4)
  await play(page, 'click')
  await expect(page.locator('dialog.wide[open]').getByRole('table')).toContainText('Total')
})

test('a whole game of two with Rails to the North by clicks', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await prefer(page, QUICK)
  await sitDown(page, 2, true)
  await play(page, 'click')
  await expect(page.locator('dialog.wide[open]').getByRole('table')).toContainText('Total')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a dozen answers by night, in French', async ({ page }) => {
    await prefer(page, { ...QUICK, language: 'fr', theme: 'dark' })
    await sitDown(page, 2)
    await play(page, 'touch', 12)
  })

  test('whoever is to move sees where the own cattleman stands', async ({ page }) => {
    await prefer(page, QUICK)
    const game = await played({ game: 'great-western-trail', players: 4, variants: {} })
    const moves = game.asked.flatMap((kind, line) => (kind === 'move' ? [line] : []))
    const own = page.locator('.stage [data-target^="node "][aria-label*="Seat 1’s cattleman is here"]')
    let looked = 0
    for (const line of moves.filter((_, i) => i % 9 === 1)) {
      await sitAt(page, game, line)
      await myTurn(page)
      // At the start he stands in no space.
      looked += await own.count()
      const sight = await page.locator('.stage').boundingBox()
      for (const place of await own.all()) {
        const middle = async (): Promise<number> => {
          const box = await place.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0) / 2
        }
        await expect.poll(middle).toBeGreaterThan(sight?.y ?? 0)
        await expect.poll(middle).toBeLessThan((sight?.y ?? 0) + (sight?.height ?? 0))
      }
    }
    expect(looked).toBeGreaterThan(2)
  })

  for (const rails of [false, true]) {
    test(`a whole game${withRails(rails)}`, { tag: '@long' }, async ({ page }) => {
      test.slow()
      await prefer(page, QUICK)
      await sitDown(page, 2, rails)
      await play(page, 'touch')
      await expect(page.locator('dialog.wide[open]').getByRole('table')).toContainText('Total')
    })
  }
})

for (const rails of [false, true]) {
  test(`a whole game by keyboard alone${withRails(rails)}`, { tag: '@long' }, async ({ page }) => {
    test.slow()
    await prefer(page, QUICK)
    await sitDown(page, 2, rails)
    await play(page, 'keys')
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible()
  })
}

/** Pieces of the board's own drawing, in whatever files they are put: only its scripts name its colours. */
const isOfTheBoard = ({ text }: { readonly text: string }): boolean => /var\(--g[wn]-/.test(text)

test('the script of the board is below 90 kB, and loaded only for this game', async ({ page }) => {
  await prefer(page, QUICK)
  const { bytes } = await sizeOfBoard(page, {
    elsewhere: () => page.goto('/', { waitUntil: 'networkidle' }),
    there: () => sitDown(page, 2).then(() => myTurn(page)),
    own: isOfTheBoard,
  })
  expect(bytes).toBeLessThan(90 * 1024)
})
