/** A browser at the house, and the few things that every test does there. */
import { existsSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { allGames } from '@waystation/catalog'

/** Every box on the shelf, and those of them that have a drawn board. */
export const BOXES = allGames().flatMap(({ id, sample }) => (sample ? [] : [id]))
export const DRAWN = BOXES.filter((id) => existsSync(new URL(`../src/games/${id}/ui.ts`, import.meta.url)))

interface Settings {
  readonly name?: string
  readonly language?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'full' | 'none'
  readonly confirm?: boolean
  readonly goOn?: boolean
  readonly sound?: boolean
  readonly haptics?: boolean
  readonly view?: 'board' | 'zones'
  readonly pace?: 'calm' | 'brisk' | 'instant'
}

/** Nothing moves and bots answer at once, unless a test is about just that. */
export const QUICK: Settings = { pace: 'instant', motion: 'none' }

/** Comes with these preferences, as if they had been chosen on an earlier visit. */
export async function prefer(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('waystation settings') === null) localStorage.setItem('waystation settings', kept)
  }, JSON.stringify(settings))
}

/** Errors of a page are failures of its test. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(String(error.error())))
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const prompt = (page: Page): Locator => page.getByRole('region', { name: /What to do|À faire/ })
const mine = (page: Page): Locator => page.locator('.prompt.mine')
const result = (page: Page): Locator => page.locator('dialog.wide[open]')

/** Waits until this seat may choose (true) or the game is over (false). */
export async function myTurn(page: Page): Promise<boolean> {
  await mine(page).or(result(page)).first().waitFor()
  return !(await result(page).isVisible())
}

/** How many lines the game has; grows with every answer. */
export async function lines(page: Page): Promise<number> {
  const bar = page.locator('.replay-bar input[type=range]')
  return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('max'))
}

/** Waits until an answer has made the game longer; looks often, since whole games are played here. */
export const answered = (page: Page, before: number): Promise<void> =>
  expect.poll(() => lines(page), { intervals: [20, 40, 80] }).toBeGreaterThan(before)

/** A whole game of people on one screen who each take the first option; for games that take turns and hide nothing. */
export async function passTheScreen(page: Page): Promise<void> {
  while (await myTurn(page)) {
    const asked = await page.locator('.player.turn').innerText()
    await chooseFromList(page)
    await expect(page.locator('.player.turn, dialog.wide[open]').first()).not.toHaveText(asked)
  }
}

/** Chooses the first option of the list. */
export async function chooseFromList(page: Page, pick: 'first' | 'last' = 'first'): Promise<void> {
  await page.locator('.prompt.mine').waitFor()
  const button = prompt(page).getByRole('button', { name: /^Options/ })
  // On a phone the hand that holds a tile takes the room of the button; its key stays.
  if (await button.isVisible()) await button.click()
  else await page.keyboard.press('o')
  const options = page.locator('dialog[open] .option')
  await (pick === 'first' ? options.first() : options.last()).click()
  await page.locator('dialog[open] .option').first().waitFor({ state: 'hidden' })
}
