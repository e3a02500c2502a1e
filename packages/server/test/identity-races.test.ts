/** Two devices at the same moment: on PostgreSQL at two processes. Of each pair one wins, and nobody is locked out. */
import { LinkOpened, MyAccount, NewLink } from '@waystation/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator, begun } from './support/authenticator.ts'
import { HOUSE, House } from './support/house.ts'
import type { Person } from './support/person.ts'
import { postgresBackend, sqliteBackend } from './support/storages.ts'

const TRIES = 5

describe.each([sqliteBackend(), postgresBackend()])('two devices at once on $name', (backend) => {
  const house = new House(backend)
  beforeAll(() => house.open())
  afterAll(() => house.close())

  /** The same browser, or another one, at each process. */
  const atBoth = (cookies: readonly string[]): Person[] =>
    cookies.map((cookie, i) => Object.assign(house.browser().at(house.urls[i % house.urls.length]), { cookie }))

  async function statuses(people: readonly Person[], method: string, path: string, bodies: readonly unknown[]) {
    const answers = await Promise.all(people.map((person, i) => person.fetch(method, path, bodies[i])))
    return answers.map(({ ok }) => ok)
  }

  it('answer one challenge: one comes in', async () => {
    const { key } = await house.member('Ada')
    for (let i = 0; i < TRIES; i++) {
      const browser = house.browser()
      const ceremony = await begun(browser, '/api/auth/passkey/begin')
      const body = { ceremony: ceremony.ceremony, response: key.show(ceremony) }
      const both = atBoth([browser.cookie, browser.cookie])
      expect((await statuses(both, 'POST', '/api/auth/passkey', [body, body])).filter(Boolean)).toHaveLength(1)
    }
  })

  it('type one recovery code: one comes in', async () => {
    const { codes } = await house.coded('Bea')
    for (const code of codes.slice(0, TRIES)) {
      const body = { name: 'Bea', code }
      expect((await statuses(atBoth(['', '']), 'POST', '/api/auth/code', [body, body])).filter(Boolean)).toHaveLength(1)
    }
  })

  it('open one link: one is shown digits; and used by it twice at once it lets in once', async () => {
    const { person } = await house.member('Cleo')
    for (let i = 0; i < TRIES; i++) {
      const { id, token } = NewLink.parse(await person.send('POST', '/api/me/links'))
      const answers = await Promise.all(
        atBoth(['', '']).map(async (device) => ({
          device,
          answer: await device.fetch('POST', '/api/auth/link/open', { token }),
        })),
      )
      const [winner, ...others] = answers.filter(({ answer }) => answer.ok)
      expect(others).toEqual([])
      const { digits } = LinkOpened.parse(await winner.answer.json())
      await person.send('POST', `/api/me/links/${id}/confirm`, { digits })
      const { cookie } = winner.device
      const used = await statuses(atBoth([cookie, cookie]), 'POST', '/api/auth/link', [{ link: id }, { link: id }])
      expect(used.filter(Boolean)).toHaveLength(1)
    }
  })

  it('remove one passkey each: a way in stays', async () => {
    for (let i = 0; i < TRIES; i++) {
      const { person, key } = await house.member(`Dora number ${i}`)
      const second = new Authenticator(HOUSE)
      const ceremony = await begun(person, '/api/me/passkeys/begin')
      await person.send('POST', '/api/me/passkeys', { ceremony: ceremony.ceremony, response: second.make(ceremony) })
      const both = atBoth([person.cookie, person.cookie])
      const answers = await Promise.all(
        [key, second].map(({ id }, at) => both[at].fetch('DELETE', `/api/me/passkeys/${id.toString('base64url')}`)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await person.get('/api/me/account', MyAccount)).passkeys).toHaveLength(1)
    }
  })

  it('ask for names that look alike: one has it', async () => {
    const [one, two] = [await house.member('Edna'), await house.member('Faye')]
    for (let i = 0; i < TRIES; i++) {
      const name = `Rosa of the ${i}th hill`
      const alike = name.replace('o', 'о').toUpperCase()
      const both = atBoth([one.person.cookie, two.person.cookie])
      const bodies = [name, alike].map((asked) => ({ name: asked, language: 'en' }))
      expect((await statuses(both, 'PUT', '/api/me', bodies)).filter(Boolean)).toHaveLength(1)
    }
  })
})
