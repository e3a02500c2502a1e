/** My account: begun in place of the guest I was, with a passkey or, where there are none, with recovery codes alone. */
import {
  BeginPasskey,
  CeremonyOptions,
  MyAccount,
  NewAccount,
  NewCodes,
  NewPasskey,
  type Passkey as PasskeyInfo,
  PasskeyLabel,
  PasskeyMade,
  PasskeyParams,
  TypedCode,
} from '@waystation/protocol'
import { NameTaken } from '../../identity/accounts.ts'
import { optionsToMake, passkeyMade } from '../../identity/passkeys.ts'
import type { Passkey } from '../../identity/types.ts'
import { Refused } from '../../workers/refused.ts'
import { type Routes, signedIn } from '../route.ts'
import type { Door } from './door.ts'

const MOST_PASSKEYS = 20

export function accountRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { identity } = context.storage

  routes.add(
    { method: 'GET', url: '/api/me/account', summary: 'My account, ways in and devices', reply: MyAccount },
    async ({ request }) => {
      const own = door.device(request)
      const account = await identity.accounts.at(own.person)
      if (!account) throw new Refused('sign-in-first')
      const { name, since, leavingAt } = account
      const offer = door.offer(request)
      const here = offer === 'offered' ? door.party(request).id : ''
      const passkeys = (await identity.credentials.of(own.person)).map((one) => passkeyInfo(one, here))
      const devices = (await identity.sessions.of(own.person, context.now())).map((one) => {
        return { id: one.id, agent: one.agent, since: one.createdAt, seenAt: one.seenAt, own: one.id === own.id }
      })
      const codes = await identity.codes.left(own.person)
      const provedUntil = door.provedUntil(own)
      const guest = (await door.guestOf(request))?.name ?? null
      const role = request.guest?.role ?? null
      return { name, since, leavingAt, offer, passkeys, devices, codes, provedUntil, guest, role }
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/account',
      summary: 'An account without a passkey: the codes are the only way in',
      body: NewAccount,
      reply: NewCodes,
      status: 201,
    },
    async ({ guest, body: { name }, request, reply }) => {
      const person = signedIn(guest).id
      if (request.device) throw new Refused('not-allowed')
      const agent = door.agent(request)
      const opened = await identity.open({ person, name, passkey: null, agent }, context.now()).catch(taken)
      if (!opened) throw new Refused('too-late')
      await door.opened({ request, reply }, opened.cookie)
      return { codes: opened.codes }
    },
  )
  passkeyRoutes(routes, door)
  codeRoutes(routes, door)
}

function passkeyInfo(passkey: Passkey, here: string): PasskeyInfo {
  const { id, label, madeAt, usedAt, backedUp, doubtedAt, rpId } = passkey
  return { id, label, madeAt, usedAt, backedUp, doubtedAt, elsewhere: here !== '' && rpId !== here }
}

export function taken(error: unknown): never {
  throw error instanceof NameTaken ? new Refused('name-taken') : error
}

function passkeyRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { identity } = context.storage

  routes.add(
    {
      method: 'POST',
      url: '/api/me/passkeys/begin',
      summary: 'Begin to make a passkey; a guest names the account that begins with it',
      body: BeginPasskey,
      reply: CeremonyOptions,
    },
    async ({ guest, body, request, reply }) => {
      const person = signedIn(guest)
      door.checkChallenge(request)
      const party = door.party(request)
      const name = request.device ? person.name : (body.name ?? person.name)
      if (request.device) door.proved(request)
      else if (!(await identity.accounts.nameIsFree(name, person.id, context.now()))) throw new Refused('name-taken')
      const known = await identity.credentials.of(person.id)
      if (known.length >= MOST_PASSKEYS) throw new Refused('not-allowed')
      const browser = door.browser({ request, reply })
      const begun = await identity.ceremonies.begin({ kind: 'make', browser, person: person.id, name }, context.now())
      const options = await optionsToMake(party, { id: person.id, name }, known, begun.challenge)
      return { ceremony: begun.id, options }
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/passkeys',
      summary: 'A passkey of mine; with the first one a guest has an account',
      body: NewPasskey,
      reply: PasskeyMade,
      status: 201,
    },
    async ({ guest, body, request, reply }) => {
      const person = signedIn(guest).id
      const now = context.now()
      const ceremony = await identity.ceremonies.take(body.ceremony, 'make', door.browser({ request, reply }), now)
      if (ceremony?.person !== person) throw new Refused('too-late')
      const label = body.label || door.agent(request)
      const passkey = await passkeyMade(door.party(request), ceremony, body.response, { person, label, now })
      if (request.device) {
        if (!(await identity.credentials.add(passkey))) throw new Refused('bad-proof')
        return { codes: null }
      }
      const account = { person, name: ceremony.name ?? '', passkey, agent: door.agent(request) }
      const opened = await identity.open(account, now).catch(taken)
      if (!opened) throw new Refused('too-late')
      await door.opened({ request, reply }, opened.cookie)
      return { codes: opened.codes }
    },
  )

  const one = { url: '/api/me/passkeys/:passkey', params: PasskeyParams, reply: null } as const
  routes.add(
    { ...one, method: 'PUT', summary: 'Call a passkey something else', body: PasskeyLabel },
    async ({ params, body, request }) => {
      const { person } = door.device(request)
      if (!(await identity.credentials.rename(person, params.passkey, body.label))) throw new Refused('not-found')
    },
  )

  routes.add({ ...one, method: 'DELETE', summary: 'Remove a passkey, unless it is the last way in' }, async (call) => {
    const { person } = door.proved(call.request)
    const { passkey } = call.params
    if (!(await identity.credentials.of(person)).some(({ id }) => id === passkey)) throw new Refused('not-found')
    if (!(await identity.removePasskey(person, passkey))) throw new Refused('last-way-in')
  })
}

function codeRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { identity } = context.storage

  routes.add(
    { method: 'POST', url: '/api/me/codes', summary: 'New recovery codes in place of the old ones', reply: NewCodes },
    async ({ request }) => ({ codes: await identity.renewCodes(door.proved(request).person, context.now()) }),
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/codes/noted',
      summary: 'I have written the codes down: here is one, which stays good',
      body: TypedCode,
      reply: null,
    },
    async ({ request, body }) => {
      const { person } = door.device(request)
      door.checkTry(request)
      if (!(await identity.codes.note(person, body.code, context.now()))) throw new Refused('bad-proof')
    },
  )
}
