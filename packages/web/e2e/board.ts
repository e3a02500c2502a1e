/** What can be done on a drawn board, as whoever plays sees it. */
import type { Locator, Page } from '@playwright/test'
import { answered, chooseFromList, lines } from './house.ts'

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

const kindOf = (target: string): string => target.split(' ')[0]

/** In the order of preference; the first pattern that something fits decides. */
function preferred<T>(all: readonly T[], patterns: readonly RegExp[], text: (item: T) => string): T {
  for (const pattern of patterns) {
    const found = all.find((item) => pattern.test(text(item)))
    if (found !== undefined) return found
  }
  return all[0]
}

/** Moves the focus with the Tab key until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached with the Tab key')
}

/** From one glowing thing to the next until an option is reached, then Enter commits it. */
export async function byKeys(page: Page, order: readonly RegExp[] = []): Promise<void> {
  const pressed = new Set<string>()
  for (let presses = 0; presses < 4; presses++) {
    const { commit, buttons, glowing } = await seen(page)
    // A second thing of the same kind would take the place of the first.
    const next = glowing.filter(({ target }) => !pressed.has(kindOf(target)))
    if (commit || next.length === 0 || (presses > 0 && buttons.length > 0)) break
    const { target } = preferred(next, order, (thing) => thing.target)
    pressed.add(kindOf(target))
    await page.locator(`.stage [data-target="${target}"]`).first().focus()
    await page.keyboard.press('Enter')
  }
  const { commit, buttons } = await seen(page)
  if (!commit) await page.locator(`.prompt [data-option="${buttons[0]}"]`).focus()
  await page.keyboard.press('Enter')
}

export type Way = 'click' | 'touch' | 'keys'

interface Plan {
  readonly way: Way
  /** Which of several things is taken, and which of several buttons pressed: the first pattern that something fits decides. */
  readonly things: readonly RegExp[]
  readonly answers: readonly RegExp[]
  /** Not begun with; left for those who plan. */
  readonly notNow?: RegExp
  /** Where the things alone do not say it. */
  readonly aim?: (glowing: readonly Glowing[]) => string | undefined
}

/** Plays on the board, by whatever way, where an answer has a place there, and else by its button. */
export class BoardPlayer {
  readonly how = { board: 0, button: 0 }
  private readonly page: Page
  private readonly plan: Plan

  constructor(page: Page, plan: Plan) {
    this.page = page
    this.plan = plan
  }

  private async press(selector: string): Promise<void> {
    const thing = this.page.locator(selector).first()
    if (this.plan.way === 'click') await thing.click()
    else if (this.plan.way === 'touch') await thing.tap()
    else {
      await thing.focus()
      await this.page.keyboard.press('Enter')
    }
  }

  async answer(): Promise<void> {
    const before = await lines(this.page)
    const picked = await this.pick()
    this.how[picked ? 'board' : 'button']++
    const { commit, buttons } = await seen(this.page)
    if (commit) await this.press('.commit')
    else if (buttons.length === 0) await chooseFromList(this.page)
    else await this.press(`.prompt [data-option="${preferred(buttons, this.plan.answers, (id) => id)}"]`)
    await answered(this.page, before)
  }

  /** From one glowing thing to the next until an option is reached. */
  private async pick(): Promise<boolean> {
    const { things, notNow, aim } = this.plan
    // A second thing of the same kind would take the place of the first.
    const kinds = new Set<string>()
    for (let picks = 0; picks < 6; picks++) {
      const { commit, buttons, glowing } = await seen(this.page)
      const next = glowing.filter(({ target }) => notNow?.test(target) !== true && !kinds.has(kindOf(target)))
      if (commit || next.length === 0 || (picks > 0 && buttons.length > 0)) break
      const target = aim?.(next) ?? preferred(next, things, (thing) => thing.target).target
      kinds.add(kindOf(target))
      await this.press(`:is(.stage, .dock) [data-target="${target}"]`)
    }
    return kinds.size > 0
  }
}
