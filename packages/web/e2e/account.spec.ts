/** An account in a real browser, with an authenticator that Chromium plays. */
import { accessible } from './accessible.ts'
import { create, device, handOn, unique } from './devices.ts'
import { expect, test } from './house.ts'

test('an account begins with a passkey, which signs in on a second device; a guest’s table comes along', async ({
  browser,
}) => {
  const [desk, phone] = [await device(browser, 'Hazel'), await device(browser, 'Rosa')]
  const name = unique('Hazel')
  await create(desk, name)
  await expect(desk.page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  await accessible(desk.page)

  await phone.page.goto('/new/el-gaucho/friends')
  await phone.page.getByRole('button', { name: 'Open the table' }).click()
  const table = await phone.page.getByLabel('Invite link').inputValue()
  await handOn(desk, phone)
  await phone.page.goto('/sign-in')
  await expect(phone.page.getByLabel('Bring along what Rosa played')).toBeChecked()
  await accessible(phone.page)
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(phone.page.getByText(`Signed in as ${name}`)).toBeVisible()

  await desk.page.goto(table.split('?')[0].split('#')[0])
  await expect(desk.page.getByText('Rosa (you)')).toBeVisible()
  await desk.page.goto('/account')
  await desk.page.getByRole('button', { name: /^Sign out (?!all)/ }).click()
  await expect(desk.page.getByRole('button', { name: 'Sign out all others' })).toBeHidden()
  await phone.page.reload()
  await expect(phone.page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
})

test('a copy of a passkey gives itself away by its counter: its owner gets in, and is told', async ({ browser }) => {
  const [desk, phone, thief] = await Promise.all(['Lou', 'Lou', 'Mallory'].map((name) => device(browser, name)))
  const name = unique('Lou')
  await create(desk, name)
  // Both have the counter of this moment; the second that counts on from there says what was said before.
  for (const other of [phone, thief]) await handOn(desk, other)
  const doubt = desk.page.getByText('somebody may have a copy', { exact: false })
  for (const [{ page }, doubted] of [
    [phone, false],
    [thief, true],
  ] as const) {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText(`Signed in as ${name}`)).toBeVisible()
    await desk.page.goto('/account')
    await expect(desk.page.getByText(`Signed in as ${name}`)).toBeVisible()
    await expect(doubt).toBeVisible({ visible: doubted })
  }
})

test('a second device comes in by a link, once its digits are typed on the first one', async ({ browser }) => {
  const [desk, phone] = [await device(browser, 'Ida'), await device(browser, 'Ida')]
  const name = unique('Ida')
  await create(desk, name)
  await desk.page.getByRole('button', { name: 'Use it on another device' }).click()
  await expect(desk.page.getByRole('img', { name: 'Square code with the link' })).toBeVisible()
  await accessible(desk.page)
  await phone.page.goto(await desk.page.getByLabel('Link', { exact: true }).inputValue())
  await phone.page.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.page.getByText(`This device will be signed in as ${name}.`)).toBeVisible()
  await accessible(phone.page)
  const digits = await phone.page.locator('.digits').innerText()
  await desk.page.getByLabel('Which digits does it show?').fill(digits)
  await desk.page.getByRole('button', { name: 'Let it in' }).click()
  await phone.page.getByRole('link', { name: 'To my account' }).click()
  await expect(phone.page.getByText(`Signed in as ${name}`)).toBeVisible()
  await expect(desk.page.getByText('The other device is signed in.')).toBeVisible()
})

test('a recovery code lets in whoever lost everything; deleting asks twice, and can be taken back (in French)', async ({
  browser,
}) => {
  const [desk, phone] = [await device(browser, 'Jo'), await device(browser, 'Jo', 'fr')]
  const name = unique('Jo')
  const codes = await create(desk, name)
  const { page } = phone
  await page.goto('/sign-in')
  const enter = async (code: string): Promise<void> => {
    await page.getByLabel('Nom du compte').fill(name)
    await page.getByLabel('Code de secours').fill(code)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  }
  await enter('0000-0000-0000-0000')
  await expect(page.getByRole('alert')).toHaveText('Ce n’est pas juste.')
  await enter(codes[1])
  await expect(page.getByText(`Vous jouez sous le compte ${name}`)).toBeVisible()
  await accessible(page)
  await desk.page.reload()
  await expect(desk.page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('button', { name: 'Le supprimer' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/sign-in')
  await enter(codes[2])
  await page.getByRole('button', { name: 'Le garder' }).click()
  await expect(page.getByText('Suppression de ce compte')).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tout télécharger' }).click()
  expect((await download).suggestedFilename()).toMatch(/^waystation-.*\.zip$/)
})
