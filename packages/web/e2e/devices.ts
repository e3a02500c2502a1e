/** Browsers with an authenticator that Chromium plays, and accounts that begin in them. */
import { randomBytes } from 'node:crypto'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { accessible } from './accessible.ts'
import { expect, prefer, QUICK } from './house.ts'

export interface Device {
  readonly page: Page
  readonly cdp: CDPSession
  /** The authenticator, by Chromium's name for it. */
  readonly key: string
}

/** A browser of its own, with an authenticator that says yes; `house`: at another one than the usual. */
export async function device(
  browser: Browser,
  name: string,
  language: 'en' | 'fr' = 'en',
  house?: string,
): Promise<Device> {
  const context = await browser.newContext(house === undefined ? {} : { baseURL: house })
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
export async function handOn(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.key })
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.key, credential })
  }
}

/** Names are taken for good, and a test may be tried again. */
export const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`

/** Keeps the games of a guest: gives the recovery codes. */
export async function create({ page }: Device, name: string): Promise<string[]> {
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
