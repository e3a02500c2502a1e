import type { BrowserContext, Page } from '@playwright/test'
import { answered, chooseFromList, expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

async function guest(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name })
  return page
}

async function openTable(host: Page, game: string): Promise<string> {
  await host.goto(`/new/${game}/friends`)
  await host.getByRole('button', { name: 'Open the table' }).click()
  return host.getByLabel('Invite link').inputValue()
}

/** Whoever is asked answers, until `done`. */
async function playUntil(players: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    const asked = await Promise.race(
      players.map(async (page) => (await page.locator('.prompt.mine, dialog.wide[open]').first().waitFor(), page)),
    )
    if (await asked.locator('dialog.wide[open]').isVisible()) return
    const before = await lines(asked)
    await chooseFromList(asked)
    await answered(asked, before)
  }
}

test('two browsers play each other through an invite link while a third watches; one leaves in mid-turn and comes back', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()])
  const [anna, ben, carl] = await Promise.all([
    guest(contexts[0], 'Anna'),
    guest(contexts[1], 'Ben'),
    guest(contexts[2], 'Carl'),
  ])
  const link = await openTable(anna, 'el-gaucho')
  await ben.goto(link)
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  await carl.goto(link)
  await expect(carl.getByText('You are watching.')).toBeVisible()

  await playUntil([anna, ben], async () => (await lines(anna)) >= 8)
  const asked = (await anna.locator('.prompt.mine').isVisible()) ? anna : ben
  const name = asked === anna ? 'Anna' : 'Ben'
  const before = await asked.locator('.prompt-sentence').innerText()
  const address = asked.url()
  await asked.close()
  const again = await guest(contexts[name === 'Anna' ? 0 : 1], name)
  await again.goto(address)
  await myTurn(again)
  expect(await again.locator('.prompt-sentence').innerText()).toBe(before)
  const players = name === 'Anna' ? [again, ben] : [anna, again]
  await playUntil(players, async () => (await lines(again)) >= 20)
  await expect.poll(() => lines(carl)).toBeGreaterThanOrEqual(20)

  await again.getByRole('tab', { name: 'Chat' }).click()
  await again.getByLabel('Say something to the table').fill('Howdy')
  await again.getByRole('button', { name: 'Send' }).click()
  await carl.getByRole('tab', { name: 'Chat' }).click()
  await expect(carl.getByText('Howdy')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('a whole game on the server, a lost connection in the middle, dice verified, its link taken back, rematch', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()])
  const [anna, ben, carl] = await Promise.all(['Anna', 'Ben', 'Carl'].map((name, i) => guest(contexts[i], name)))
  const link = await openTable(anna, 'tic-tac-toe')
  await ben.goto(link)
  // Whoever is invited reads how the others kept their seats.
  await expect(ben.getByText('No finished game with other people yet')).toBeVisible()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await carl.goto(link)
  await expect(carl.getByText('Ben', { exact: false }).first()).toBeVisible()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  await playUntil([anna, ben], async () => (await lines(anna)) >= 2)

  await myTurn(anna)
  await contexts[0].setOffline(true)
  await expect(anna.getByText(/Connection lost/).first()).toBeVisible()
  await chooseFromList(anna)
  await contexts[0].setOffline(false)
  await expect.poll(() => lines(ben), { timeout: 30_000 }).toBe(3)

  await playUntil([anna, ben], () => anna.locator('dialog.wide[open]').isVisible())
  const dialog = anna.getByRole('dialog', { name: 'Final score' })
  await expect(dialog.getByText(/^✓ Verified/)).toBeVisible()
  await expect(dialog.getByText('The house and the devices of 2 players made the dice together.')).toBeVisible()
  await carl.reload()
  await expect(carl.getByRole('dialog', { name: 'Final score' })).toBeVisible()
  await expect(carl.getByRole('button', { name: 'Take the link back' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Take the link back' }).click()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByText('Only those who played can see this game.')).toBeVisible()
  await carl.reload()
  await expect(carl.getByText('This invitation is no longer valid.')).toBeVisible()
  await ben.reload()
  await expect(ben.getByRole('dialog', { name: 'Final score' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Rematch' }).click()
  await expect(anna.getByText('Waiting for players')).toBeVisible()
  // The others are told, and sit down at the same table.
  await expect(ben.getByText('A rematch is open: the table waits for you.').first()).toBeVisible()
  await ben.getByRole('button', { name: 'Join the rematch' }).click()
  await expect(ben).toHaveURL(anna.url())
  await expect(ben.getByText('Waiting for players')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('whoever gave up is not asked to give up again', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna'), guest(contexts[1], 'Ben')])
  await ben.goto(await openTable(anna, 'tic-tac-toe'))
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true })
  await leave(ben).click()
  await ben.getByRole('button', { name: 'Give up' }).click()
  await expect(ben.getByRole('dialog')).toHaveCount(0)
  await expect(leave(ben)).toHaveCount(0)
  await expect(leave(anna)).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('the lobby shows public tables as they open, and one can sit down there', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna in the lobby'), guest(contexts[1], 'Ben')])
  await ben.goto('/lobby')
  await expect(ben.getByRole('heading', { name: 'Lobby' })).toBeVisible()
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByRole('radio', { name: 'Everybody in the lobby' }).check()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await ben
    .getByRole('listitem')
    .filter({ hasText: 'Anna in the lobby' })
    .getByRole('button', { name: 'Sit down' })
    .click()
  await expect(anna.locator('.seat-row').getByText('Ben')).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('an invitation can be revoked, and another one made', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Anna'), guest(contexts[1], 'Ben')])
  const link = await openTable(anna, 'tic-tac-toe')
  await anna.getByRole('button', { name: 'Revoke' }).click()
  await expect(anna.getByLabel('Invite link')).toHaveCount(0)
  await ben.goto(link)
  await expect(ben.getByText('This invitation is no longer valid.')).toBeVisible()
  await anna.getByRole('button', { name: 'Make an invite link' }).click()
  const another = await anna.getByLabel('Invite link').inputValue()
  expect(another).not.toBe(link)
  await anna.reload()
  await expect(anna.getByLabel('Invite link')).toHaveValue(another)
  await ben.goto(another)
  await ben.reload()
  await expect(ben.getByRole('button', { name: 'Sit here' })).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})
