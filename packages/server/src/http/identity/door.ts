/** Who comes in, and how sure that is: sessions begun and ended, lasting acts that need a fresh proof, tries that are counted. */
import type { Entered, PasskeyOffer } from '@waystation/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountCookieCleared, accountCookieSet, browserOf, marked, markOf } from '../../identity/cookies.ts'
import { MergeRefused } from '../../identity/merge.ts'
import { relyingParty, type RelyingParty } from '../../identity/relying-party.ts'
import type { Device } from '../../identity/types.ts'
import { agentOf } from '../../security/agent.ts'
import { Allowance } from '../../security/allowance.ts'
import { clearedCookies, COOKIE_LIFETIME_MS } from '../../security/cookie.ts'
import { networkOf } from '../../security/network.ts'
import type { Guest } from '../../storage/types.ts'
import { HeldBack, Refused } from '../../workers/refused.ts'
import type { Context } from '../context.ts'

/** How long a proof is fresh. */
const PROOF_MS = 10 * 60 * 1000
/** Challenges are asked for more often than codes are guessed: pages do so by themselves. */
const CHALLENGES_PER_TRY = 6

/** One request and its answer. */
export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export class Door {
  readonly context: Context
  readonly secure: boolean
  private readonly tries: Allowance
  private readonly challenges: Allowance

  constructor(context: Context) {
    this.context = context
    this.secure = context.config.publicUrl?.protocol === 'https:'
    const { signInsPerMinute: most } = context.config.rates
    this.tries = new Allowance(most / 60, most)
    this.challenges = new Allowance((most * CHALLENGES_PER_TRY) / 60, most * CHALLENGES_PER_TRY)
  }

  /** Something that could be guessed is tried. Counted by where it comes from: no stranger's tries lock anybody out. */
  checkTry({ ip }: FastifyRequest): void {
    if (!this.tries.take(networkOf(ip))) throw new Refused('too-many-requests')
  }

  checkChallenge({ ip }: FastifyRequest): void {
    if (!this.challenges.take(networkOf(ip))) throw new Refused('too-many-requests')
  }

  browser({ request, reply }: Visit): string {
    return browserOf(request, reply, this.secure)
  }

  offer(request: FastifyRequest): PasskeyOffer {
    const party = relyingParty(this.context.config, request)
    return typeof party === 'string' ? party : 'offered'
  }

  party(request: FastifyRequest): RelyingParty {
    const party = relyingParty(this.context.config, request)
    if (typeof party === 'string') throw new Refused('no-passkeys')
    return party
  }

  agent({ headers }: FastifyRequest): string {
    return agentOf(headers['user-agent'])
  }

  /** Somebody with an account. */
  device({ device }: FastifyRequest): Device {
    if (!device) throw new Refused('sign-in-first')
    return device
  }

  provedUntil({ provedAt }: Device): number | null {
    return provedAt !== null && provedAt + PROOF_MS > this.context.now() ? provedAt + PROOF_MS : null
  }

  /** The same, who has just shown that it is they. */
  proved(request: FastifyRequest): Device {
    const device = this.device(request)
    if (this.provedUntil(device) === null) throw new Refused('prove-first')
    return device
  }

  /** The guest of this browser, beside whoever is signed in. */
  async guestOf({ session }: FastifyRequest): Promise<Guest | null> {
    return session && (await this.context.storage.guest(session.guest, this.context.now(), session.id))
  }

  /** A session begins; the one there was ends. `bring`: what was played here as a guest comes along. */
  async enter(visit: Visit, person: string, provedAt: number | null, bring: boolean): Promise<Entered> {
    const { identity } = this.context.storage
    const { device } = visit.request
    const now = this.context.now()
    const account = await identity.accounts.at(person)
    if (!account) throw new Refused('bad-proof')
    await this.checkWelcome(visit.request, person)
    const cookie = await identity.sessions.begin(person, this.agent(visit.request), provedAt, now)
    if (device) await this.endSessions(device.person, { only: device.id })
    void visit.reply.header('set-cookie', accountCookieSet(cookie, this.secure))
    await this.mark(visit, person)
    const { name, leavingAt } = account
    return { name, leavingAt, ...(bring ? await this.bring(visit, person) : { brought: 0, unmerged: null }) }
  }

  /** Whoever is banned comes in nowhere, by whatever way. */
  private async checkWelcome(request: FastifyRequest, person: string): Promise<void> {
    const { keeper, storage } = this.context
    const kept = await storage.keeping.whoIs(person)
    const shut = keeper.shut({ person: kept, browser: markOf(request), address: request.ip })
    if (shut) throw new HeldBack('banned', shut)
  }

  /** This browser is one of theirs. */
  async mark({ request, reply }: Visit, person: string): Promise<void> {
    const browser = marked(request, reply, this.secure)
    await this.context.storage.keeping.cameWith(browser, person, this.context.now())
  }

  /** What the guest of this browser has is the account's from now on. */
  async bring(visit: Visit, person: string): Promise<Pick<Entered, 'brought' | 'unmerged'>> {
    const guest = await this.guestOf(visit.request)
    if (!guest) return { brought: 0, unmerged: null }
    const { storage, tables } = this.context
    try {
      const changed = await storage.identity.merge(guest.id, person, this.context.now())
      for (const table of changed) await tables.heard({ kind: 'doc', table })
      await this.forgetGuest(visit)
      return { brought: changed.length, unmerged: null }
    } catch (error) {
      if (error instanceof MergeRefused) return { brought: 0, unmerged: error.why }
      throw error
    }
  }

  /** A guest has become somebody with an account, who is let in. */
  async opened(visit: Visit, cookie: string): Promise<void> {
    await this.forgetGuest(visit)
    void visit.reply.header('set-cookie', accountCookieSet(cookie, this.secure))
  }

  /** The signed cookie of this browser is good for nothing any more. */
  async forgetGuest({ request, reply }: Visit): Promise<void> {
    void reply.header('set-cookie', clearedCookies(this.secure))
    if (!request.session) return
    const { id } = request.session
    const now = this.context.now()
    await this.context.storage.endSession(id, now, now - COOKIE_LIFETIME_MS)
    await this.context.storage.tell([{ kind: 'signed-out', sessions: [id] }])
    this.context.signedOut([id])
  }

  /** In every process, streams and all. */
  async endSessions(person: string, which: { only: string } | { except: string | null }): Promise<string[]> {
    const ended = await this.context.storage.identity.endSessions(person, which, this.context.now())
    this.context.signedOut(ended)
    return ended
  }

  /** Signs out of this device; as a guest: is forgotten here. */
  async leave(visit: Visit): Promise<void> {
    const { device } = visit.request
    if (!device) return await this.forgetGuest(visit)
    await this.endSessions(device.person, { only: device.id })
    void visit.reply.header('set-cookie', accountCookieCleared(this.secure))
  }
}
