/**
 * Two people play over days, with everything real: a server whose clock the test turns, a mail server, a push service that decrypts, and
 * the browser's own service worker. Only the way between push service and browser is the test's: Chromium's leads through the internet.
 */
import type { BrowserContext, Page } from '@playwright/test'
import type { PushMessage } from '@waystation/protocol'
import { type DaysHouse, test } from './days-house.ts'
import { chooseFromList, expect, lines, myTurn, prefer, QUICK } from './house.ts'

test.use({ serviceWorkers: 'allow' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ADDRESS = 'zoe@maison.example'

/** Words with plain spaces between them. */
const plain = (text: string): string => text.replace(/\s/g, ' ')
const linkIn = (text: string): string => /http:\/\/localhost\S+/.exec(text)?.[0] ?? ''

async function guest(context: BrowserContext, name: string, language: 'en' | 'fr'): Promise<Page> {
  const page = await context.newPage()
  await prefer(page, { ...QUICK, name, language })
  return page
}

/** The letter that confirms an address, followed as a person does. */
async function confirmAddress(page: Page, house: DaysHouse): Promise<void> {
  await page.goto('/settings')
  await page.getByLabel('Votre adresse de courriel').fill(ADDRESS)
  await page.locator('form').filter({ hasText: 'Votre adresse de courriel' }).getByRole('button').click()
  await expect(page.getByText('à confirmer')).toBeVisible()
  const [letter] = await house.mails()
  expect(letter).toMatchObject({ to: [ADDRESS], subject: 'Confirmez votre adresse pour Waystation' })
  await page.goto(linkIn(letter.text))
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(page.getByText('Votre adresse est confirmée.')).toBeVisible()
}

/** The page goes behind another one, as the browser tells it. */
async function left(page: Page): Promise<void> {
  const heard = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/api/me/stream'))
  await page.goto('/about')
  const said = (await heard).waitForEvent('framesent', ({ payload }) => String(payload).includes('"visible":false'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await said
}

/** Whatever the house has sent since, once its reader is seen to be gone. */
async function arrives<T>(house: DaysHouse, after: number, read: () => Promise<T[]>): Promise<T> {
  let found: T[] = []
  await expect
    .poll(async () => {
      await house.later(after)
      found = await read()
      return found.length
    })
    .toBe(1)
  return found[0]
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
}

/** Hands a message to the service worker, as the browser does with one of its push service; what it shows. */
async function delivered(page: Page, message: PushMessage): Promise<Shown[]> {
  // Until it has kept the whole house on the device there is nobody to hand it to.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await known
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  await expect.poll(async () => (await shownTo(page)).length).toBe(1)
  return await shownTo(page)
}

const shownTo = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const all = await getNotifications.call(await navigator.serviceWorker.ready)
    return all.map(({ title, body, lang }) => ({ title, body, lang }))
  })

test('the one who is away is called in French, comes back by the link, runs out of time, and takes the seat back', async ({
  browser,
  house,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext({ permissions: ['notifications'] })])
  const [anna, zoe] = [await guest(contexts[0], 'Anna', 'en'), await guest(contexts[1], 'Zoé', 'fr')]

  // A day for each move, without a reserve.
  await anna.goto('/new/tic-tac-toe/friends')
  await anna.getByRole('radio', { name: 'Over days' }).check()
  await anna.getByLabel('Reserve for the game').selectOption({ label: 'none' })
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await zoe.goto(await anna.getByLabel('Invite link').inputValue())
  await zoe.getByRole('button', { name: 'S’asseoir ici' }).click()
  await confirmAddress(zoe, house)
  // A tab that was left open behind others keeps no call away.
  const behind = await guest(contexts[1], 'Zoé', 'fr')
  await left(behind)
  const subscribed = await zoe.request.post('/api/me/channels', { data: await house.subscription() })
  expect(subscribed.status()).toBe(201)
  await zoe.close()

  // First day: Anna begins, and Zoé is called.
  await anna.getByRole('button', { name: 'Start the game' }).click()
  await myTurn(anna)
  await chooseFromList(anna)
  await expect(anna.locator('.player').filter({ hasText: 'Zoé' })).toContainText(/away · to move until \S/)
  const push = await arrives(house, MINUTE, () => house.pushes())
  expect(plain(push.title)).toBe('À vous de jouer : Tic-tac-toe avec Anna')
  const mail = await arrives(house, 30 * MINUTE, () => house.mails())
  expect(plain(mail.subject)).toContain('À vous de jouer : Tic-tac-toe avec Anna')

  // She follows the link, and is at the question.
  const back = await guest(contexts[1], 'Zoé', 'fr')
  await back.goto(linkIn(mail.text))
  await myTurn(back)
  await expect(back.locator('.prompt-sentence')).toHaveText('Marquez une case vide.')
  expect(await delivered(back, push)).toEqual([{ title: push.title, body: push.body, lang: 'fr' }])
  // Whoever comes to the table needs it no more.
  await back.reload()
  await myTurn(back)
  await expect.poll(() => shownTo(back)).toEqual([])
  await chooseFromList(back)
  await expect.poll(() => lines(back)).toBe(2)
  await back.close()

  // Anna takes her time; then it is Zoé's turn, who does not come.
  await house.later(20 * HOUR)
  await myTurn(anna)
  await chooseFromList(anna)
  await arrives(house, MINUTE, () => house.pushes())
  await house.later(24 * HOUR)
  await expect(anna.locator('.player').filter({ hasText: 'Zoé' })).toContainText('stands in')
  await myTurn(anna)
  expect(await lines(anna)).toBe(5)

  // The link leads back to the table, where the seat is Zoé's in one click.
  const owner = await guest(contexts[1], 'Zoé', 'fr')
  await owner.goto(linkIn(mail.text))
  await expect(owner.getByText(/^Votre temps est écoulé/)).toBeVisible()
  await owner.getByRole('button', { name: 'Reprendre ma place' }).click()
  await expect(anna.locator('.player').filter({ hasText: 'Zoé' })).not.toContainText('stands in')
  await chooseFromList(anna)
  await myTurn(owner)
  await chooseFromList(owner)
  await myTurn(anna)
  await Promise.all(contexts.map((context) => context.close()))
})
