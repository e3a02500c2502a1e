/** What axe finds wrong with a page, by day and by night. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Only what is wrong is told, without a page beside this one to put it together: nothing here has frames. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const told = (page: Page, violations: readonly Violation[]): string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${page.url()} ${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`).join('; ')}`,
  )

/** No violation that axe calls serious or critical, by its own rules or those that are named. */
export async function isSound(page: Page, how: AxeBuilder = axe(page)): Promise<void> {
  const { violations } = await how.analyze()
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(told(page, bad)).toEqual([])
}

/** By day and by night: of all that is looked for, only contrast hangs on the theme. */
export async function isSoundInBothThemes(page: Page): Promise<void> {
  for (const [theme, how] of [
    ['dark', axe(page).withRules(['color-contrast'])],
    ['light', axe(page).withTags(WCAG)],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await isSound(page, how)
  }
}

/** No violation at all. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await axe(page).withTags(WCAG).analyze()
  expect(told(page, violations)).toEqual([])
}
