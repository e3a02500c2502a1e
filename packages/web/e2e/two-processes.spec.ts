/** Passkeys, links and recovery codes in a real browser, at a house of two processes that take turns with every request. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, device, handOn, unique } from './devices.ts'
import { openHouse } from './house-process.ts'
import { test as base, expect } from './house.ts'

/** Beside the ports of the other houses. */
const PORT = String(Number(process.env['WAYSTATION_E2E_PORT']) + 20_003)

const test = base.extend<object, { house: string }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that a fixture needs no other
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'waystation-two-'))
      const { stop } = await openHouse({ port: PORT, dataDir }, 'scripts/e2e-two-processes.mjs')
      await use(`http://localhost:${PORT}`)
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test('a passkey, a link and a code let in, whichever process answers', async ({ browser, house }) => {
  const [desk, phone, tablet, lost] = await Promise.all(
    ['Hazel', 'Hazel', 'Hazel', 'Hazel'].map((name) => device(browser, name, 'en', house)),
  )
  const name = unique('Hazel')
  const codes = await create(desk, name)

  await handOn(desk, phone)
  await phone.page.goto('/sign-in')
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(phone.page.getByText(`Signed in as ${name}`)).toBeVisible()

  await desk.page.goto('/account')
  await desk.page.getByRole('button', { name: 'Use it on another device' }).click()
  const link = await desk.page.getByLabel('Link', { exact: true }).inputValue()
  await tablet.page.goto(link)
  await tablet.page.getByRole('button', { name: 'Continue' }).click()
  await desk.page.getByLabel('Which digits does it show?').fill(await tablet.page.locator('.digits').innerText())
  await desk.page.getByRole('button', { name: 'Let it in' }).click()
  await tablet.page.getByRole('link', { name: 'To my account' }).click()
  await expect(tablet.page.getByText(`Signed in as ${name}`)).toBeVisible()

  // The same link a second time, on yet another device.
  await lost.page.goto(link)
  await lost.page.getByRole('button', { name: 'Continue' }).click()
  await expect(lost.page.getByText('This link was used, or is too old.')).toBeVisible()

  await lost.page.goto('/sign-in')
  await lost.page.getByLabel('Name of the account').fill(name)
  await lost.page.getByLabel('Recovery code').fill(codes[1])
  await lost.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(lost.page.getByText(`Signed in as ${name}`)).toBeVisible()
  // A code signs all others out, at both processes.
  for (const { page } of [desk, phone, tablet]) {
    await page.goto('/account')
    await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
  }
})
