/** How somebody wants to be called to a table. */
import {
  Channel,
  ChannelParams,
  ChannelTrial,
  NewChannel,
  NoticePrefs,
  NoticeSettings,
  TableNotices,
  TableParams,
} from '@waystation/protocol'
import { trialLetter } from '../notices/letter.ts'
import { channelInfo, hashOf, newChannel } from '../notices/new-channel.ts'
import type { Notices } from '../notices/notices.ts'
import { sendBy } from '../notices/senders.ts'
import { DEFAULT_PREFS } from '../notices/timing.ts'
import type { ChannelRow, Outcome } from '../notices/types.ts'
import { Allowance } from '../security/allowance.ts'
import { newId } from '../security/secrets.ts'
import type { Guest } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import type { Context } from './context.ts'
import { type Routes, signedIn } from './route.ts'

const MOST_CHANNELS = 12
const DAY_S = 24 * 3600
/** Letters to addresses that nobody has confirmed could be used against people: so many a day to one address. */
const CONFIRMATIONS_PER_DAY = 3
const TRIALS_PER_DAY = 30
const NO_TABLE_WISHES: TableNotices = { turn: null, over: null, named: null }

export function noticeRoutes(routes: Routes, context: Context, notices: Notices): void {
  const { senders } = notices
  const { channels } = context.storage.notices
  routes.add(
    { method: 'GET', url: '/api/me/notices', summary: 'How I am called, and by which ways', reply: NoticeSettings },
    async ({ guest }) => {
      const { id } = signedIn(guest)
      const { push, mail, hook, pushKey } = senders
      return {
        prefs: (await channels.prefs(id)) ?? DEFAULT_PREFS,
        channels: (await channels.of(id)).map(channelInfo),
        offers: { push: push && pushKey.public, mail: mail !== null, hook: hook !== null },
      }
    },
  )

  routes.add(
    { method: 'PUT', url: '/api/me/notices', summary: 'When I am called', body: NoticePrefs, reply: NoticePrefs },
    async ({ guest, body }) => {
      await channels.putPrefs(signedIn(guest).id, body)
      return body
    },
  )

  const one = { params: TableParams, url: '/api/tables/:id/notices', reply: TableNotices } as const
  routes.add({ ...one, method: 'GET', summary: 'When I am called to this table' }, async ({ params, guest }) => {
    const { id } = signedIn(guest)
    await context.table(params.id, guest)
    return (await channels.tableNotices(id, [params.id])).get(params.id) ?? NO_TABLE_WISHES
  })

  routes.add(
    { ...one, method: 'PUT', summary: 'Change when I am called to this table', body: TableNotices },
    async ({ params, guest, body }) => {
      const { id } = signedIn(guest)
      await context.table(params.id, guest)
      await channels.putTableNotices(id, params.id, body)
      return body
    },
  )
  channelRoutes(routes, context, notices)
}

function channelRoutes(routes: Routes, context: Context, notices: Notices): void {
  const { senders } = notices
  const { channels, outbox } = context.storage.notices
  const confirmations = new Allowance(CONFIRMATIONS_PER_DAY / DAY_S, CONFIRMATIONS_PER_DAY)
  const trials = new Allowance(TRIALS_PER_DAY / DAY_S, TRIALS_PER_DAY)

  /** A first letter to an address, or a trial; how it went is kept with the channel. It delays nothing that follows. */
  const write = async (channel: ChannelRow, { language }: Guest): Promise<Outcome> => {
    const now = context.now()
    const confirming = channel.kind === 'mail' && channel.state !== 'on'
    if (confirming && !confirmations.take(hashOf(channel))) throw new Refused('too-many-requests')
    const outcome =
      confirming && senders.mail
        ? await senders.mail.askToConfirm(channel.id, channel.target.address, language, now)
        : await sendBy(senders, channel, trialLetter(newId(), language))
    await outbox.report(channel.id, outcome === 'sent' ? null : outcome.trouble)
    return outcome
  }

  const own = async (id: string, guest: Guest): Promise<ChannelRow> => {
    const channel = await channels.at(id)
    if (channel?.person !== guest.id) throw new Refused('not-found')
    return channel
  }

  routes.add(
    {
      method: 'POST',
      url: '/api/me/channels',
      summary: 'A way to reach me: a browser, an address, a hook',
      body: NewChannel,
      reply: Channel,
      status: 201,
    },
    async ({ guest, body, request }) => {
      const person = signedIn(guest)
      if (!trials.take(person.id)) throw new Refused('too-many-requests')
      const row = newChannel(senders, person.id, body, context.now())
      const known = await channels.of(person.id)
      const hash = hashOf(row)
      const again = known.some((other) => other.kind === row.kind && hashOf(other) === hash)
      if (!again && known.length >= MOST_CHANNELS) throw new Refused('too-many-channels')
      // Whoever signs out of a browser is not called there any more.
      const session = row.kind === 'push' ? (request.device?.id ?? null) : null
      const stored = await channels.put(row, hash, session)
      if (stored.state === 'on') await notices.catchUp(person.id)
      else await write(stored, person)
      return channelInfo((await channels.at(stored.id)) ?? stored)
    },
  )

  routes.add(
    {
      method: 'DELETE',
      url: '/api/me/channels/:channel',
      summary: 'Reach me no longer that way',
      params: ChannelParams,
      reply: null,
    },
    async ({ guest, params }) => {
      const channel = await own(params.channel, signedIn(guest))
      await channels.remove(channel.id)
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/channels/:channel/test',
      summary: 'Try whether something arrives; an address that is not confirmed gets that letter again',
      params: ChannelParams,
      reply: ChannelTrial,
    },
    async ({ guest, params }) => {
      const person = signedIn(guest)
      const channel = await own(params.channel, person)
      if (!trials.take(person.id)) throw new Refused('too-many-requests')
      const outcome = await write(channel, person)
      return { trouble: outcome === 'sent' ? null : outcome.trouble }
    },
  )
}
