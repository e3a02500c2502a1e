/** Links that were given away: where they lead, and going there. */
import { Enter, LinkFollowed, LinkTarget } from '@waystation/protocol'
import { TooManyClubs } from '../../company/clubs.ts'
import type { LinkTo } from '../../company/links.ts'
import { Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'
import { type Routes, signedIn } from '../route.ts'
import { tooMany } from './bonds.ts'

export function companyLinkRoutes(routes: Routes, context: Context): void {
  const { company, results } = context.storage
  const leadsTo = async (token: string): Promise<LinkTo> => {
    const to = await company.links.target(token, context.key)
    if (!to) throw new Refused('bad-invite')
    return to
  }

  routes.add(
    {
      method: 'POST',
      url: '/api/company/link',
      summary: 'Where a link leads: to somebody’s friendship, or into a club',
      body: Enter,
      reply: LinkTarget,
    },
    async ({ body }) => {
      const { kind, subject } = await leadsTo(body.invite)
      const club = kind === 'club' ? await company.clubs.at(subject) : null
      const name = club?.name ?? (await results.reader.person(subject))?.name
      if (name === undefined) throw new Refused('bad-invite')
      return { kind, name, members: club?.members.length ?? null }
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/company/link/follow',
      summary: 'Become a friend, or a member of the club',
      body: Enter,
      reply: LinkFollowed,
    },
    async ({ guest, body }) => {
      const me = signedIn(guest)
      const { kind, subject } = await leadsTo(body.invite)
      if (kind === 'club') {
        const entered = await company.clubs.enter(subject, me.id, context.now()).catch(tooManyClubs)
        if (!entered) throw new Refused('bad-invite')
        return { club: subject }
      }
      if (subject === me.id) throw new Refused('not-allowed')
      // Whoever has blocked the other: the link says no more than one that was taken back.
      const friends = await company.bonds.befriend(me.id, subject, context.now()).catch(tooMany)
      if (!friends) throw new Refused('bad-invite')
      return { club: null }
    },
  )
}

/** A club has as many members, or somebody as many clubs, as there may be. */
export function tooManyClubs(error: unknown): never {
  if (error instanceof TooManyClubs) throw new Refused('too-many-clubs')
  return tooMany(error)
}
