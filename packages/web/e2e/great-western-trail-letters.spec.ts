/** Great Western Trail on low windows: every letter can be read, and no ring lies over one. Measured in the browser. */
import type { Config } from '@waystation/kernel'
import type { Page } from '@playwright/test'
import { expect, myTurn, prefer, QUICK, test } from './house.ts'
import { type KeptGame, played, sitAt } from './kept-games.ts'
import { type Letters, lettersOn, listed, smaller, TO_DECIDE, TO_READ, underRings } from './letters.ts'
import { crossedByRings } from './rings.ts'

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
] as const

const RAILS = { 'rails-north': 'with' } as const
const POKER = { 'poker-table': 'with' } as const

interface Table {
  readonly name: string
  readonly players: number
  readonly variants: Config['variants']
  /** How many letters on the whole board may be smaller than what can be read: each lies in a region that enlarges. */
  readonly small: number
  /** Differs little from the others: only in the long run. */
  readonly long?: boolean
}

const TABLES: readonly Table[] = [
  { name: 'two', players: 2, variants: {}, small: 12, long: true },
  { name: 'four', players: 4, variants: {}, small: 12 },
  { name: 'four with Rails', players: 4, variants: RAILS, small: 20 },
  { name: 'four with poker', players: 4, variants: POKER, small: 14, long: true },
  { name: 'two with both', players: 2, variants: { ...RAILS, ...POKER }, small: 20, long: true },
]

/** The last line of every kind of question: then the most lies on the board. */
function oneOfEach({ asked }: KeptGame): readonly (readonly [kind: string, line: number])[] {
  return [...new Map(asked.flatMap((kind, line) => (kind === null ? [] : [[kind, line] as const])))]
}

const nearTab = (page: Page) => page.getByRole('group', { name: 'Parts of the board' }).locator('[aria-pressed=true]')

/** What the question at hand is about: the region that has come near by itself; else what is told beside the places. */
const asked = (near: string | null, { part, told }: Letters): boolean => told || (near !== null && part === near)

for (const { name, players, variants, small, long = false } of TABLES) {
  test(`a table of ${name}`, { tag: long ? '@long' : [] }, async ({ page }) => {
    await prefer(page, QUICK)
    const game = await played({ game: 'great-western-trail', players, variants })
    const kinds = oneOfEach(game)
    expect(kinds.length).toBeGreaterThan(10)
    const [faults, counts]: [string[], string[]] = [[], []]
    for (const [kind, line] of kinds) {
      await page.setViewportSize(WINDOWS[0])
      await sitAt(page, game, line)
      await myTurn(page)
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport)
        const at = `${kind} at ${viewport.width}x${viewport.height}`
        await settled(page)
        const region = (await nearTab(page).count()) === 0 ? null : await drawnAlone(page)
        const letters = await lettersOn(page)
        const needed = smaller(
          letters.filter((each) => asked(region, each)),
          TO_DECIDE,
        )
        faults.push(...listed(needed).map((words) => `${at}: ${words}`))
        faults.push(...(await underRings(page)).map((words) => `${at}: ${words}`))
        const parts = await offered(page)
        const lost = smaller(letters, TO_READ).filter(({ part }) => part === null || !parts.includes(part))
        faults.push(...listed(lost).map((words) => `${at}, in no region: ${words}`))
      }
    }
    expect(faults).toEqual([])
    const [, line] = kinds.find(([kind]) => kind === 'move') ?? kinds[0]
    await sitAt(page, game, line)
    await myTurn(page)
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      await settled(page)
      if ((await nearTab(page).count()) > 0) await page.keyboard.press('Escape')
      await expect(nearTab(page)).toHaveCount(0)
      await settled(page)
      const letters = await lettersOn(page)
      const little = smaller(letters, TO_READ)
      counts.push(`${little.length} of ${letters.length} at ${viewport.width}x${viewport.height}`)
      expect(listed(little).length).toBeLessThanOrEqual(small)
    }
    console.log(`${name}: letters under ${TO_READ} px on the whole board: ${counts.join(', ')}`)
  })
}

test('late on the trail no ring goes through a number on a phone, or on a low window', async ({ page }) => {
  await prefer(page, QUICK)
  const game = await played({ game: 'great-western-trail', players: 4, variants: RAILS })
  const moves = game.asked.flatMap((kind, line) => (kind === 'move' ? [line] : []))
  const late = moves.slice(-12).filter((_, i) => i % 4 === 3)
  expect(late.length).toBeGreaterThan(2)
  for (const line of late) {
    await sitAt(page, game, line)
    await myTurn(page)
    for (const viewport of [{ width: 390, height: 844 }, WINDOWS[1]]) {
      await page.setViewportSize(viewport)
      await settled(page)
      await expect.poll(() => crossedByRings(page), `${viewport.width} at line ${line}`).toEqual([])
    }
  }
})

/** A window that has changed its size is drawn anew. */
async function settled(page: Page): Promise<void> {
  let before = ''
  const asBefore = async (): Promise<boolean> => {
    const last = before
    before = JSON.stringify(await lettersOn(page))
    return before === last && before !== '[]'
  }
  await expect.poll(asBefore, { intervals: [50, 100, 150] }).toBe(true)
}

/** Regions that can be enlarged. */
const offered = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.stage [data-region]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-region') ?? ''))

/** Below it there is only the own place. */
async function drawnAlone(page: Page): Promise<string | null> {
  const parts = await page
    .locator('.stage [data-part]')
    .evaluateAll((all) => [...new Set(all.map((part) => part.getAttribute('data-part') ?? ''))])
  return parts.find((part) => part !== 'home') ?? 'home'
}
