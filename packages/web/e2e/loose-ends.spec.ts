/** Texts that stayed too long, and requests that had to fail. */
import type { BrowserContext, Page } from '@playwright/test'
import { answered, chooseFromList, expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

/** Answers of the house that a browser writes into its console in red. */
function refusals(page: Page): string[] {
  const found: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

test('whoever comes for the first time is refused nothing', async ({ page }) => {
  const found = refusals(page)
  for (const path of ['/', '/lobby', '/replays', '/settings', '/rules/deadwood', '/new/deadwood/friends'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(found).toEqual([])
})

async function guest(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name })
  return page
}

/** Two people at a table of the house, after a few answers. */
async function twoAt(contexts: readonly BrowserContext[], game: string, least: number): Promise<readonly [Page, Page]> {
  const [anna, ben] = [await guest(contexts[0], 'Anna'), await guest(contexts[1], 'Ben')]
  await anna.goto(`/new/${game}/friends`)
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await ben.goto(await anna.getByLabel('Invite link').inputValue())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  while ((await lines(anna)) < least) {
    const asked = await Promise.race(
      [anna, ben].map(async (page) => (await page.locator('.prompt.mine').waitFor(), page)),
    )
    const before = await lines(asked)
    await chooseFromList(asked)
    await answered(asked, before)
  }
  return [anna, ben]
}

const AT_A_TABLE =
  'at a table of two: what cannot be explained is not asked of the house, own messages are read, a granted undo is asked for no more'
test(AT_A_TABLE, { tag: '@long' }, async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await twoAt(contexts, 'deadwood', 9)
  const found = refusals(anna)

  // Everything on the board is pointed at, whether or not there is anything to be said about it.
  const things = anna.locator('.stage [data-target]')
  expect(await things.count()).toBeGreaterThan(10)
  // A click on what cannot be chosen asks about it.
  await things.evaluateAll((all) => {
    for (const each of all)
      if (each.getAttribute('aria-disabled') === 'true') each.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(anna.locator('.why')).toBeVisible()
  await anna.waitForLoadState('networkidle')
  expect(found).toEqual([])

  const say = async (page: Page, words: string): Promise<void> => {
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByLabel('Say something to the table').fill(words)
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Log' }).click()
  }
  await say(anna, 'Howdy')
  await expect(ben.locator('.unread')).toContainText('1')
  await expect(anna.locator('.unread')).toHaveCount(0)

  // Whoever cannot take back alone asks.
  const offer = (page: Page) => page.getByRole('button', { name: 'Ask to undo' })
  const who = await Promise.race([anna, ben].map(async (page) => (await offer(page).waitFor(), page)))
  const whom = who === anna ? ben : anna
  const before = await lines(whom)
  await offer(who).click()
  await expect(who.locator('.prompt')).toContainText('The others are asked')
  await whom.getByRole('button', { name: 'Agree' }).click()
  await answered(whom, before)
  await expect(whom.locator('.prompt [role=alert]')).toHaveCount(0)
  await expect(who.locator('.prompt')).not.toContainText('The others are asked')
})

test('the table in words says nothing of what glows, and the past looks like the past', async ({ page }) => {
  await prefer(page, QUICK)
  await page.goto('/new/deadwood/solo')
  await page.locator('button[type=submit]').click()
  for (let n = 0; n < 3 && (await myTurn(page)); n++) await chooseFromList(page)
  await myTurn(page)
  const look = (): Promise<string> => page.locator('.stage').evaluate((stage) => getComputedStyle(stage).filter)
  expect(await look()).toBe('none')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(look).toContain('sepia')
  await expect(page.locator('.prompt-sentence')).toContainText('past')
  await page.keyboard.press('Escape')
  await expect.poll(look).toBe('none')
  await page.getByRole('button', { name: 'Table in words' }).click()
  await expect(page.locator('.stage.words')).toBeVisible()
  await expect(page.locator('.prompt')).not.toContainText('glow')
})
