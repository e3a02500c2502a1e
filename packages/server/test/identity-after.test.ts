/** What is left of a way in: after an account was made, after it was deleted, and after the house has moved to another name. */
import { MyAccount, WhoIAm } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begun } from './support/authenticator.ts'
import { House } from './support/house.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const DAY = 24 * 3600 * 1000

describe.each([sqliteBackend(), postgresBackend()])('on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  it('neither the guest’s cookie nor a session is worth anything once the account is deleted', async () => {
    const guest = await house.guest('Ann')
    const asGuest = guest.cookie
    await guest.send('POST', '/api/me/account', { name: 'Ann' })
    const asMember = guest.cookie
    const table = await guest.open('tic-tac-toe')
    const old = (cookie: string) => Object.assign(house.browser(), { cookie })
    expect(await old(asGuest).refused('GET', '/api/me')).toBe('sign-in-first')
    await guest.send('POST', '/api/me/leaving')
    await house.later(7 * DAY)
    for (const cookie of [asGuest, asMember]) {
      expect(await old(cookie).refused('GET', '/api/me')).toBe('sign-in-first')
      expect(await old(cookie).refused('POST', `/api/tables/${table}/leave`, {})).toBe('sign-in-first')
    }
  })

  it('a passkey for another name of the house is said to be one, and codes let in', async () => {
    const { person, key, codes } = await house.member('Bea')
    const passkeys = async () => (await person.get('/api/me/account', MyAccount)).passkeys
    expect((await passkeys())[0].elsewhere).toBe(false)
    await house.stop()
    await house.start({ publicUrl: new URL('https://moved.example') })
    Object.assign(person, house.browser(), { cookie: person.cookie })
    expect((await passkeys())[0].elsewhere).toBe(true)
    const phone = house.browser()
    const ceremony = await begun(phone, '/api/auth/passkey/begin')
    const body = { ceremony: ceremony.ceremony, response: key.show(ceremony) }
    expect(await phone.refused('POST', '/api/auth/passkey', body)).toBe('bad-proof')
    await phone.send('POST', '/api/auth/code', { name: 'Bea', code: codes[2] })
    expect((await phone.get('/api/me', WhoIAm)).name).toBe('Bea')
    await phone.send('POST', '/api/me/passkeys/begin', {})
  })
})
