/** Finding a game, friends, blocking and reporting, clubs: with two people at the real house. */
import type { BrowserContext, Page } from '@playwright/test'
import { isSoundInBothThemes } from './accessible.ts'
import { expect, prefer, QUICK, test } from './house.ts'
import { rowsOf } from './rows.ts'

const PHONE = { width: 390, height: 844 }

async function guest(context: BrowserContext, name: string, language: 'en' | 'fr' = 'en'): Promise<Page> {
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name, language })
  return page
}

/** Nothing is wider than the screen. */
async function fitsWidth(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

test('two who look for the same game meet at a table, and it begins', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext({ viewport: PHONE })])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna'), guest(contexts[1], 'Ben', 'fr')])
  await anna.goto('/lobby')
  const find = anna.getByRole('button', { name: 'Find me a game' })
  await find.click()
  await expect(anna.getByText(/Tick at least one game/)).toBeVisible()
  // With the keyboard alone.
  await anna.getByRole('checkbox', { name: 'Deadwood' }).focus()
  await anna.keyboard.press('Space')
  await anna.getByRole('radio', { name: /no clock/i }).check()
  await anna.getByRole('checkbox', { name: '2', exact: true }).focus()
  await anna.keyboard.press('Space')
  await find.click()
  const waiting = anna.getByRole('heading', { name: 'Looking for people' })
  await expect(waiting).toBeVisible()
  await expect(anna.getByText('Seats taken: 1 of 2.')).toBeVisible()
  await isSoundInBothThemes(anna)
  await anna.getByRole('button', { name: 'Stop looking' }).click()
  await expect(waiting).toBeHidden()
  // What was looked for is remembered.
  await anna.reload()
  await expect(anna.getByRole('checkbox', { name: 'Deadwood' })).toBeChecked()
  await find.click()
  await expect(waiting).toBeVisible()

  await ben.goto('/lobby')
  await ben.getByRole('checkbox', { name: 'Deadwood' }).check()
  await ben.getByRole('radio', { name: /sans pendule/i }).check()
  await ben.getByRole('checkbox', { name: '2', exact: true }).check()
  await fitsWidth(ben)
  await isSoundInBothThemes(ben)
  await ben.getByRole('button', { name: 'Trouver une partie' }).click()
  for (const page of [anna, ben]) await expect(page).toHaveURL(/\/table\//)
  for (const page of [anna, ben]) await expect(page.locator('.prompt')).toBeVisible()
  expect(anna.url()).toBe(ben.url())
  await Promise.all(contexts.map((context) => context.close()))
})

test('people who meet talk before the game, become friends, block and report each other', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna'), guest(contexts[1], 'Ben')])
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await ben.goto(await anna.getByLabel('Invite link').inputValue())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await ben.getByLabel('Say something to the table').fill('Howdy')
  await ben.getByRole('button', { name: 'Send' }).click()
  await expect(anna.locator('.chat-lines').getByText('Howdy')).toBeVisible()
  await isSoundInBothThemes(anna)

  const about = anna.getByRole('list', { name: 'People at the table' }).getByRole('button', { name: /About Ben/ })
  const dialog = anna.getByRole('dialog', { name: 'About Ben' })
  await about.click()
  await dialog.getByRole('button', { name: 'Add as friend' }).click()
  await expect(dialog.getByText('You have asked to be friends.')).toBeVisible()
  await isSoundInBothThemes(anna)
  await ben.setViewportSize(PHONE)
  await ben.goto('/company')
  await ben.getByRole('button', { name: 'Yes, Anna and I are friends' }).waitFor()
  expect(await rowsOf(ben.locator('.company .plain > .row').first().locator('button'))).toBe(1)
  await ben.getByRole('button', { name: 'Yes, Anna and I are friends' }).click()
  await expect(ben.locator('.friend-line').getByText('Anna')).toBeVisible()
  await expect(ben.locator('.friend-line').getByText('here')).toBeVisible()
  await isSoundInBothThemes(ben)
  await anna.keyboard.press('Escape')

  // A table of hers is shown to him by an invitation.
  const other = await contexts[0].newPage()
  await other.goto('/new/tic-tac-toe/friends')
  await other.getByRole('button', { name: 'Open the table' }).click()
  await other.getByRole('button', { name: 'Invite Ben' }).first().click()
  await expect(other.locator('.invites').getByText('invited').first()).toBeVisible()
  const invited = other.url()
  await ben.goto(invited)
  await expect(ben.getByRole('button', { name: 'Sit here' })).toBeVisible()

  await about.click()
  await dialog.getByRole('button', { name: 'Report to the house' }).click()
  await dialog.getByLabel('What happened?').selectOption('rude')
  await dialog.getByLabel('In your words (not necessary)').fill('He said\nhowdy')
  await isSoundInBothThemes(anna)
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog.getByText(/^Thank you/)).toBeVisible()
  await anna.keyboard.press('Escape')

  await about.click()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText(/^You have blocked them/)).toBeVisible()
  await anna.keyboard.press('Escape')
  await expect(anna.locator('.chat-lines').getByText('Howdy')).toBeHidden()
  await anna.goto('/settings')
  await anna.getByRole('button', { name: 'Unblock Ben' }).click()
  await expect(anna.getByText('You have not blocked anybody.')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('a club shows its members each other’s tables; its link is taken back', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext({ viewport: PHONE })])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna'), guest(contexts[1], 'Ben')])
  await anna.goto('/company')
  await anna.getByRole('button', { name: 'Say your name' }).click()
  await anna.getByLabel('Name of the club').fill('Tuesday')
  await anna.getByRole('button', { name: 'Found a club' }).click()
  await expect(anna.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
  await anna.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.getByLabel('Link of the club').inputValue()
  const club = anna.url()
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.getByLabel('Show this table to a club').selectOption({ label: 'Tuesday' })
  await expect(anna.getByLabel('Show this table to a club')).toBeEnabled()

  // Whoever sits at a table is not asked to sit down there.
  await anna.goto(club)
  await expect(anna.locator('.listed').getByRole('link', { name: 'Go to the table' })).toBeVisible()
  await expect(anna.getByRole('button', { name: 'Sit down' })).toHaveCount(0)
  await anna.goBack()

  await ben.goto(link)
  await expect(ben.getByRole('heading', { name: 'Join the club Tuesday?' })).toBeVisible()
  await isSoundInBothThemes(ben)
  await ben.getByRole('button', { name: 'Join the club' }).click()
  await expect(ben.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
  await fitsWidth(ben)
  await isSoundInBothThemes(ben)
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await expect(anna.locator('.seat-row').getByText('Ben')).toBeVisible()

  await anna.goto(club)
  await anna.getByRole('button', { name: 'Take the link back' }).click()
  await expect(anna.getByText('There is no link: nobody can join.')).toBeVisible()
  await anna.getByRole('button', { name: 'Remove Ben from the club' }).click()
  await expect(anna.getByText('1 member')).toBeVisible()
  await ben.goto(club)
  await expect(ben.getByText(/does not exist, or you are not in it/)).toBeVisible()
  await ben.goto(link)
  await ben.reload()
  await expect(ben.getByText('This link is not valid any more.')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})
