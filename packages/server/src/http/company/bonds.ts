/** Friends, people whom one follows, people whom one does not want to meet. */
import { BondParams, CompanyAnswer, CompanyLink, Relation, Whom } from '@waystation/protocol'
import type { BondKind, BondRow } from '../../company/bonds.ts'
import { TooMany } from '../../company/bonds.ts'
import { Allowance } from '../../security/allowance.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import { type Routes, signedIn } from '../route.ts'
import { seenTables, whereaboutsOf } from './whereabouts.ts'
import { met, somebodyElse } from './whom.ts'

/** How often somebody may ask others for something in a day. */
const REQUESTS_PER_DAY = 100
const A_DAY_S = 24 * 3600

export function bondRoutes(routes: Routes, context: Context): void {
  const { storage } = context
  const { bonds, links } = storage.company
  const allowance = new Allowance(REQUESTS_PER_DAY / A_DAY_S, REQUESTS_PER_DAY)
  const asking = (person: string): void => {
    if (!allowance.take(person)) throw new Refused('too-many-requests')
  }

  routes.add(
    {
      method: 'GET',
      url: '/api/me/company',
      summary: 'My friends, and people I follow or block',
      reply: CompanyAnswer,
    },
    async ({ guest }) => await companyOf(context, signedIn(guest).id),
  )

  routes.add(
    { method: 'POST', url: '/api/company', summary: 'What somebody is to me', body: Whom, reply: Relation },
    async ({ guest, body }) => {
      const { id } = signedIn(guest)
      const other = await met(context, body, signedIn(guest))
      const { friend, follows, blocked } = await bonds.between(id, other.id)
      return { name: other.name, you: other.id === id, friend, follows, blocked, public: other.public }
    },
  )

  routes.add(
    { method: 'POST', url: '/api/company/friends', summary: 'Ask somebody to be my friend', body: Whom, reply: null },
    async ({ guest, body }) => {
      const me = signedIn(guest)
      const other = await somebodyElse(context, body, me)
      asking(me.id)
      const { now, heard } = await bonds.ask(me.id, other.id, context.now()).catch(tooMany)
      if (now === 'blocked') throw new Refused('not-allowed')
      if (!heard) return
      context.tables.mine.asked(other.id, me.name)
      await storage.tell([{ kind: 'asked', person: other.id, by: me.name }])
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/company/follows',
      summary: 'Follow the public tables of somebody whose profile is public',
      body: Whom,
      reply: null,
    },
    async ({ guest, body }) => {
      const me = signedIn(guest)
      const other = await somebodyElse(context, body, me)
      if (!other.public) throw new Refused('not-allowed')
      await bonds.follow(me.id, other.id, context.now()).catch(tooMany)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/company/blocks',
      summary: 'Never meet somebody by chance, read nothing of theirs, get no invitations from them; nobody tells them',
      body: Whom,
      reply: null,
    },
    async ({ guest, body }) => {
      const me = signedIn(guest)
      const other = await somebodyElse(context, body, me)
      // Whoever is being brought together with somebody at this moment is so before it, or not at all.
      await storage.alone(() => bonds.block(me.id, other.id, context.now()).catch(tooMany))
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/company/:bond',
      summary: 'Say yes to somebody who asks to be my friend',
      params: BondParams,
      reply: null,
    },
    async ({ guest, params }) => {
      const done = await bonds.accept(signedIn(guest).id, params.bond, context.now()).catch(tooMany)
      if (!done) throw new Refused('not-found')
    },
  )

  routes.add(
    {
      method: 'DELETE',
      url: '/api/me/company/:bond',
      summary: 'End a friendship, a request, following or blocking',
      params: BondParams,
      reply: null,
    },
    async ({ guest, params }) => {
      if (!(await bonds.end(signedIn(guest).id, params.bond))) throw new Refused('not-found')
    },
  )

  const link = { url: '/api/me/company/link' } as const
  routes.add(
    { ...link, method: 'PUT', summary: 'A new link by which people become my friends', reply: CompanyLink },
    async ({ guest }) => {
      const to = { kind: 'friend', subject: signedIn(guest).id } as const
      asking(to.subject)
      return { link: await links.renew(to, context.key, context.now()) }
    },
  )
  routes.add(
    { ...link, method: 'DELETE', summary: 'Take that link back', reply: null },
    async ({ guest }) => await links.revoke({ kind: 'friend', subject: signedIn(guest).id }),
  )
}

/** What one person may not have more of. */
export function tooMany(error: unknown): never {
  throw error instanceof TooMany ? new Refused('too-many-people') : error
}

async function companyOf(context: Context, me: string): Promise<CompanyAnswer> {
  const { bonds, links } = context.storage.company
  const all = await bonds.of(me)
  const of = (kind: BondKind): BondRow[] => all.filter((bond) => bond.kind === kind)
  const [friends, follows] = [of('friend'), of('follows')]
  const people = [...friends, ...follows].map(({ person }) => person)
  const seen = await seenTables(context, people)
  // Who has blocked me plays unseen, and nothing tells that from somebody who does not play.
  const unseen = await bonds.apart(me)
  const shown = ({ person, public: open }: BondRow) => (open && !unseen.has(person) ? seen(person) : [])
  const askedMe = (await bonds.askedOf(me)).map(bondInfo)
  // What stands before their eyes needs no letter.
  if (askedMe.length > 0) await context.storage.notices.outbox.seenRequests(me)
  return {
    friends: friends.map((bond) => {
      return { ...bondInfo(bond), whereabouts: whereaboutsOf(context, bond.person), tables: seen(bond.person) }
    }),
    askedMe,
    asked: of('asked').map(bondInfo),
    follows: follows.map((bond) => ({ ...bondInfo(bond), tables: shown(bond) })),
    blocked: of('blocked').map(bondInfo),
    link: await links.of({ kind: 'friend', subject: me }, context.key),
  }
}

function bondInfo({ id, name, person, public: open, at }: BondRow) {
  return { id, name, person: open ? person : null, at }
}
