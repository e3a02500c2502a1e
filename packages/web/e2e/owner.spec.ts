/** Keeping house in a real browser: the owner is made at the command line, acts on the page, and others see it at once. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { accessible } from './accessible.ts'
import { create, device, unique } from './devices.ts'
import { expect, test } from './house.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

function admin(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: process.env['WAYSTATION_E2E_DATA'] }
  return execFileSync(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts', 'admin', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
}

test('an owner finds somebody, mutes and bans them; they read why, and a guest finds nothing here', async ({
  browser,
}) => {
  const [desk, other] = [await device(browser, 'Olive'), await device(browser, unique('Rude'))]
  const name = unique('Olive')
  await create(desk, name)
  await desk.page.goto('/owner')
  await expect(desk.page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible()
  expect(admin('owner', name)).toContain(`${name} is owner of the house now`)

  await other.page.goto('/new/el-gaucho/friends')
  await other.page.getByRole('button', { name: 'Open the table' }).click()
  await other.page.getByLabel('Invite link').waitFor()
  const rude = await other.page.evaluate(
    () => (JSON.parse(localStorage.getItem('waystation settings') ?? '{}') as { name: string }).name,
  )

  const { page } = desk
  await page.goto('/account')
  await page.getByRole('link', { name: 'Keep house' }).click()
  await expect(page.getByRole('heading', { name: 'Keeping house' })).toBeVisible()
  await accessible(page)
  await page.getByLabel('Name or id').fill(rude)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: `Act upon ${rude}` }).click()
  await accessible(page)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Reason (they read it)').fill('Shouting')
  await sheet.getByRole('button', { name: 'Mute' }).click()
  await expect(sheet.getByText('Done.')).toBeVisible()
  // Where they would speak they read why, and until when.
  await other.page.getByLabel('Say something to the table').fill('WHY?')
  await other.page.getByRole('button', { name: 'Send' }).click()
  await expect(other.page.getByText(/muted you until .* Reason: Shouting/)).toBeVisible()
  await sheet.getByLabel('Also the browsers they came with').check()
  await sheet.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText(`banned ${rude} until`)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`banned ${rude} until`)).toBeVisible()
  await expect(page.getByText(`muted ${rude} until`)).toBeVisible()

  await other.page.goto('/lobby')
  await expect(other.page.getByText('You may not come to the tables of this house until')).toBeVisible()
  await expect(other.page.getByText('Reason: Shouting')).toBeVisible()
  await page.getByRole('button', { name: `Lift the ban: ${rude}` }).click()
  await expect(page.getByText(`lifted the ban of ${rude}`)).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  await expect(other.page.getByText('You may not come to the tables')).toBeHidden()
})

test('what an owner tells everybody is read by everybody in their language, and taken back', async ({ browser }) => {
  const [desk, french] = [await device(browser, 'Pearl'), await device(browser, 'Rosa', 'fr')]
  const name = unique('Pearl')
  await create(desk, name)
  admin('owner', name)
  await french.page.goto('/lobby')
  const { page } = desk
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/owner')
  const [en, fr] = [unique('Back at noon'), unique('De retour à midi')]
  await page.getByLabel('In English').fill(en)
  await page.getByLabel('In French').fill(fr)
  await page.getByRole('button', { name: 'Tell everybody' }).click()
  await expect(french.page.getByText(fr)).toBeVisible()
  await expect(page.locator('.notices').getByText(en)).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(french.page.getByText(fr)).toBeHidden()
})
