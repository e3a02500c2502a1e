/** An account in a real browser, with an authenticator that Chromium plays. */
import { randomBytes } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { expect, prefer, QUICK, test } from './house.ts'

interface Device {
  readonly page: Page
  readonly cdp: CDPSession
  /** The authenticator, by Chromium's name for it. */
  readonly key: string
}

/** A browser of its own, with an authenticator that says yes. */
async function device(browser: Browser, name: string, language: 'en' | 'fr' = 'en'): Promise<Device> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name, language })
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: key } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, cdp, key }
}

/** As a service that keeps passkeys for somebody hands them on to a second device. */
async function handOn(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.key })
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.key, credential })
  }
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join()}`)).toEqual([])
}

/** Names are taken for good, and a test may be tried again. */
const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`

/** Keeps the games of a guest: gives the recovery codes. */
async function create({ page }: Device, name: string): Promise<string[]> {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Keep my games' }).click()
  await page.getByLabel('Name of the account').fill(name)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const codes = await page.locator('.codes code').allInnerTexts()
  await accessible(page)
  await page.getByLabel('Type one of them').fill(codes[0])
  await page.getByRole('button', { name: 'I have them' }).click()
  await expect(page.getByText('You have written them down.')).toBeVisible()
  return codes
}

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
