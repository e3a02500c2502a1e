import type { BrowserContext, Page } from '@playwright/test'
import { chooseFromList, expect, lines, myTurn, prefer, QUICK, test } from './house.ts'

async function guest(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name })
  return page
}

test('a game on this device is listed, goes on where it was, and is deleted only when asked twice', async ({
  page,
}) => {
  await prefer(page, { ...QUICK, name: 'Hazel' })
  await page.goto('/new/tic-tac-toe/solo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(page)
  await chooseFromList(page)
  await myTurn(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move, Hazel')
  // Nothing is louder than the game that waits; everything else is still there.
  await expect(page.locator('.button.primary')).toHaveText(['Continue'])
  // A game is deleted elsewhere, out of reach of a hurried click.
  await expect(page.getByRole('button', { name: /^Delete this game/ })).toHaveCount(0)
  const box = page.locator('.box').filter({ hasText: 'El Gaucho' })
  await box.getByText('More ways').click()
  await expect(box.getByRole('link', { name: 'With friends' })).toBeVisible()
  await page.getByRole('link', { name: /^Continue: Tic-tac-toe/ }).click()
  await myTurn(page)
  expect(await lines(page)).toBe(2)
  await page.goto('/lobby')
  // Whoever comes here looks for people first.
  const heads = page
    .locator('.lobby h2')
    .filter({ hasText: /^(Find me a game|Open tables|My games|Games in progress)/ })
  await expect(heads).toHaveText([/^Find/, /^Open/, /^My/, /^Games/])
  await page.getByRole('button', { name: 'Delete this game of Tic-tac-toe' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete this game of Tic-tac-toe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0)
})

test('whoever has no name is asked once, sits down in one step, and is called from page to page', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [anna, ben] = await Promise.all([guest(contexts[0], 'Annabelle'), guest(contexts[1], '')])
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByLabel('Everybody in the lobby').check()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.getByLabel('Invite link').waitFor()

  await ben.goto('/lobby')
  // Other tests leave tables open, with other names.
  const row = ben.getByRole('listitem').filter({ hasText: 'Annabelle' })
  await row.getByRole('button', { name: 'Sit down' }).click()
  const asked = ben.getByRole('dialog', { name: 'What shall we call you?' })
  await expect(asked.getByLabel(/^Your name/)).not.toHaveValue('')
  await asked.getByLabel(/^Your name/).fill('Ben')
  await asked.getByRole('button', { name: 'Come in' }).click()
  await expect(ben.getByText('Ben (you)')).toBeVisible()

  await anna.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(anna)
  await ben.locator('.prompt-sentence').filter({ hasText: 'Waiting for Annabelle.' }).waitFor()
  // Until the page knows that table, it cannot know that something changes there.
  await Promise.all([ben.waitForResponse('**/api/me/tables'), ben.goto('/about')])
  await expect(ben).toHaveTitle(/^About/)
  await chooseFromList(anna)
  await expect(ben).toHaveTitle(/^\(1\) About/)
  await expect(ben.getByText('Your move at Tic-tac-toe with Annabelle.')).toBeVisible()
  await ben.getByRole('link', { name: /^Next table/ }).click()
  await myTurn(ben)
  await expect(ben.getByRole('link', { name: /^Next table/ })).toHaveCount(0)

  // Anna finds the table among those of the others.
  await anna.goto('/')
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Nobody waits for you')
  await expect(anna.getByText(/^Waiting for Ben/)).toBeVisible()
  await chooseFromList(ben)
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Your move, Annabelle')
  await anna.getByRole('link', { name: /^Continue: Tic-tac-toe/ }).click()
  await anna.getByRole('button', { name: 'What did I miss?' }).click()
  await myTurn(anna)
  const first = new URL(anna.url()).pathname.split('/').at(-1)

  // For another table she needs no link: they have played together.
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.getByRole('button', { name: 'Invite Ben' }).click()
  await expect(anna.getByText('invited', { exact: true })).toBeVisible()
  await ben.getByText('You are invited to Tic-tac-toe by Annabelle.').waitFor()
  await ben.getByRole('link', { name: 'Go there' }).click()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(anna.locator('.seat-row[data-seat="1"]')).toContainText('Ben')

  // At this table they hear of the other one: what is written to them there, and how it ends.
  await anna.request.post(`/api/tables/${first}/chat`, { data: { text: 'Ben, look!' } })
  await ben.getByText('Annabelle writes to you at Tic-tac-toe.').waitFor()
  for (const [i, cell] of [4, 3, 7].entries()) {
    const answer = { id: `e${i}`, seq: 2 + i, option: `mark ${cell}` }
    const said = await [anna, ben][i % 2].request.post(`/api/tables/${first}/answer`, { data: answer })
    expect(said.ok()).toBe(true)
  }
  await ben.getByText('Your game of Tic-tac-toe with Annabelle is over: 2nd of 2, 0 points').waitFor()
  await Promise.all(contexts.map((context) => context.close()))
})
