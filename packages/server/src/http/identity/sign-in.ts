/** Signing in by passkey or recovery code, and showing again that it is really me. */
import { CeremonyOptions, EnterByCode, EnterByPasskey, Entered, Proof, Proved, SignInOffer } from '@waystation/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { optionsToShow, passkeyShown, type Response } from '../../identity/passkeys.ts'
import type { CeremonyKind, Passkey } from '../../identity/types.ts'
import { Refused } from '../../workers/refused.ts'
import type { Routes } from '../route.ts'
import type { Door } from './door.ts'

interface Shown {
  readonly ceremony: string
  readonly response: Response
}

export function signInRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { identity } = context.storage

  /** A challenge for this browser. */
  const begin = async (
    kind: CeremonyKind,
    visit: { request: FastifyRequest; reply: FastifyReply },
    person: string | null,
    known: readonly Passkey[],
  ) => {
    door.checkChallenge(visit.request)
    const party = door.party(visit.request)
    const browser = door.browser(visit)
    const { id, challenge } = await identity.ceremonies.begin({ kind, browser, person }, context.now())
    return { ceremony: id, options: await optionsToShow(party, known, challenge) }
  }

  /** Whose passkey it is, if it answers the challenge. */
  const shown = async (
    kind: CeremonyKind,
    visit: { request: FastifyRequest; reply: FastifyReply },
    { ceremony: id, response }: Shown,
  ): Promise<string> => {
    const now = context.now()
    const ceremony = await identity.ceremonies.take(id, kind, door.browser(visit), now)
    if (!ceremony) throw new Refused('too-late')
    const passkey = await identity.credentials.at(response.id)
    if (!passkey) throw new Refused('unknown-passkey')
    const { counter, doubted } = await passkeyShown(door.party(visit.request), ceremony, response, passkey)
    await identity.credentials.used(passkey.id, counter, doubted, now)
    const { log } = context.tables.services
    if (doubted) log.warn({ passkey: passkey.id }, 'the counter of a passkey went back: somebody may have a copy')
    return passkey.person
  }

  routes.add(
    { method: 'GET', url: '/api/auth', summary: 'How one can sign in here', reply: SignInOffer },
    async ({ request }) => ({
      passkeys: door.offer(request),
      guest: (await door.guestOf(request))?.name ?? null,
    }),
  )

  routes.add(
    { method: 'POST', url: '/api/auth/passkey/begin', summary: 'Begin to sign in', reply: CeremonyOptions },
    ({ request, reply }) => begin('enter', { request, reply }, null, []),
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/auth/passkey',
      summary: 'Sign in by passkey',
      body: EnterByPasskey,
      reply: Entered,
    },
    async ({ body, request, reply }) => {
      const person = await shown('enter', { request, reply }, body)
      return await door.enter({ request, reply }, person, context.now(), body.bring)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/auth/code',
      summary: 'Sign in by recovery code; all other devices are signed out',
      body: EnterByCode,
      reply: Entered,
    },
    async ({ body, request, reply }) => {
      door.checkTry(request)
      const account = await identity.accounts.named(body.name)
      // Where there is no such account the same work is done, in the same time.
      const good = await identity.codes.use(account?.id ?? 'nobody', body.code, context.now())
      if (!account || !good) throw new Refused('bad-proof')
      await door.endSessions(account.id, { except: null })
      return await door.enter({ request, reply }, account.id, context.now(), body.bring)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/proof/begin',
      summary: 'Begin to show again that it is me',
      reply: CeremonyOptions,
    },
    async ({ request, reply }) => {
      const { person } = door.device(request)
      const { id } = door.party(request)
      const known = (await identity.credentials.of(person)).filter(({ rpId }) => rpId === id)
      if (known.length === 0) throw new Refused('unknown-passkey')
      return await begin('prove', { request, reply }, person, known)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/proof',
      summary: 'Show again that it is me, by passkey or recovery code: lasting acts need it',
      body: Proof,
      reply: Proved,
    },
    async ({ body, request, reply }) => {
      const device = door.device(request)
      const now = context.now()
      if ('code' in body) {
        door.checkTry(request)
        if (!(await identity.codes.use(device.person, body.code, now))) throw new Refused('bad-proof')
      } else if ((await shown('prove', { request, reply }, body)) !== device.person) throw new Refused('bad-proof')
      await identity.sessions.prove(device.id, now)
      const provedUntil = door.provedUntil({ ...device, provedAt: now })
      return { provedUntil: provedUntil ?? now }
    },
  )
}
