/** What can be done on a drawn board, as whoever plays sees it. */
import type { Page } from '@playwright/test'

export interface Glowing {
  readonly target: string
  /** What a screen reader says. */
  readonly label: string
}

/** What can be clicked now, on the board and on the dock below it. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
    return {
      commit: document.querySelector('.commit') !== null,
      buttons: all('.prompt [data-option]').map((button) => button.getAttribute('data-option') ?? ''),
      glowing: all(':is(.stage, .dock) :is(.spot-lit, .spot-later)').map(
        (spot): Glowing => ({
          target: spot.getAttribute('data-target') ?? '',
          label: spot.getAttribute('aria-label') ?? '',
        }),
      ),
    }
  })

/** In the order of preference; the first pattern that something fits decides. */
export function preferred<T>(all: readonly T[], patterns: readonly RegExp[], text: (item: T) => string): T {
  for (const pattern of patterns) {
    const found = all.find((item) => pattern.test(text(item)))
    if (found !== undefined) return found
  }
  return all[0]
}

/** From one glowing thing to the next until an option is reached, then Enter commits it. */
export async function byKeys(page: Page, order: readonly RegExp[] = []): Promise<void> {
  const pressed = new Set<string>()
  for (let presses = 0; presses < 4; presses++) {
    const { commit, buttons, glowing } = await seen(page)
    // A second thing of the same kind would take the place of the first.
    const next = glowing.filter(({ target }) => !pressed.has(target.split(' ')[0]))
    if (commit || next.length === 0 || (presses > 0 && buttons.length > 0)) break
    const { target } = preferred(next, order, (thing) => thing.target)
    pressed.add(target.split(' ')[0])
    await page.locator(`.stage [data-target="${target}"]`).first().focus()
    await page.keyboard.press('Enter')
  }
  const { commit, buttons } = await seen(page)
  if (!commit) await page.locator(`.prompt [data-option="${buttons[0]}"]`).focus()
  await page.keyboard.press('Enter')
}
