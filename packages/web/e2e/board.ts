/** What can be done on a drawn board, as whoever plays sees it. */
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { isSound } from './accessible.ts'
import { answered, chooseFromList, expect, lines, myTurn } from './house.ts'

/** Against bots, so many at the table: such as answer at once, since a whole game has a thousand answers of theirs, and what is tested is the board. */
export async function sitDown(page: Page, game: string, seats: number, choose?: () => Promise<unknown>): Promise<void> {
  await page.goto(`/new/${game}/solo`)
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  if (seats > 1) await page.locator('input[name=bot]').first().check()
  await choose?.()
  await page.locator('button[type=submit]').click()
}

/** Neither the page nor the board has to be scrolled. */
export async function allInSight(page: Page): Promise<void> {
  const beyond = await page.locator('.stage').evaluate((stage) => ({
    page: document.documentElement.scrollHeight - window.innerHeight,
    stage: stage.scrollHeight - stage.clientHeight,
  }))
  expect(beyond.page).toBeLessThanOrEqual(1)
  expect(beyond.stage).toBeLessThanOrEqual(1)
}

/** Nothing is wider than the screen. */
export async function notTooWide(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

interface Script {
  readonly path: string
  readonly text: string
}

/**
 * How many bytes of script (gzip) a board brings that nobody has loaded who is elsewhere; `own` tells its scripts from those of the house.
 */
export async function sizeOfBoard(
  page: Page,
  { elsewhere, there, own }: Record<'elsewhere' | 'there', () => Promise<unknown>> & { own(script: Script): boolean },
): Promise<{ readonly files: number; readonly bytes: number }> {
  const loaded: Promise<Script>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    // A page that is left takes its answers with it.
    if (path.endsWith('.js'))
      loaded.push(
        response.text().then(
          (text) => ({ path, text }),
          () => ({ path, text: '' }),
        ),
      )
  })
  await elsewhere()
  const before = await Promise.all(loaded)
  expect(before.filter(own)).toEqual([])
  await there()
  const others = new Set(before.map(({ path }) => path))
  const scripts = (await Promise.all(loaded)).filter((script) => !others.has(script.path) && own(script))
  const bytes = scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0)
  console.log(`board: ${(bytes / 1024).toFixed(1)} kB of script (gzip) in ${scripts.length} files`)
  expect(bytes).toBeGreaterThan(0)
  return { files: scripts.length, bytes }
}

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
export async function byKeys(page: Page): Promise<void> {
  const pressed = new Set<string>()
  for (let presses = 0; presses < 4; presses++) {
    const { commit, buttons, glowing } = await seen(page)
    // A second thing of the same kind would take the place of the first.
    const next = glowing.filter(({ target }) => !pressed.has(kindOf(target)))
    if (commit || next.length === 0 || (presses > 0 && buttons.length > 0)) break
    const [{ target }] = next
    pressed.add(kindOf(target))
    await page.locator(`.stage [data-target="${target}"]`).first().focus()
    await page.keyboard.press('Enter')
  }
  const { commit, buttons } = await seen(page)
  if (!commit) await page.locator(`.prompt [data-option="${buttons[0]}"]`).focus()
  await page.keyboard.press('Enter')
}

export type Way = 'click' | 'touch' | 'keys'

/** The first that fits; `force`: also what moves, or lies under something that lets the mouse through. */
export async function press(page: Page, way: Way, selector: string, force = false): Promise<void> {
  const thing = page.locator(selector).first()
  if (way === 'click') await thing.click({ force })
  else if (way === 'touch') await thing.tap({ force })
  else {
    await thing.focus()
    await page.keyboard.press('Enter')
  }
}

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

  private press(selector: string): Promise<void> {
    return press(this.page, this.plan.way, selector)
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

  /** So many answers, or the whole game; the board is looked over now and then, for the first time after some answers. */
  async play(
    looks: { readonly first: number; readonly every: number },
    most = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    for (let answers = 0; answers < most && (await myTurn(this.page)); answers++) {
      await this.answer()
      if (answers % looks.every !== looks.first) continue
      await myTurn(this.page)
      await isSound(this.page)
      await notTooWide(this.page)
    }
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
      // A thing may be drawn twice, and only the one that glows is not covered.
      await this.press(`:is(.stage, .dock) :is(.spot-lit, .spot-later)[data-target="${target}"]`)
    }
    return kinds.size > 0
  }
}
