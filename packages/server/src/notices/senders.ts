/** All ways by which this house can send, by what it was set up with. */
import type { ServerConfig } from '../config.ts'
import type { Storage } from '../storage/types.ts'
import { Addresses } from './addresses.ts'
import { HookSender } from './hook.ts'
import { Links } from './links.ts'
import { MailSender } from './mail.ts'
import type { PostOptions } from './post.ts'
import { PushKey } from './push-crypto.ts'
import { PushSender } from './push.ts'
import type { ChannelRow, Letter, Outcome } from './types.ts'

export interface Senders {
  readonly links: Links | null
  readonly addresses: Addresses
  readonly pushKey: PushKey
  readonly push: PushSender | null
  readonly mail: MailSender | null
  readonly hook: HookSender | null
}

type Asked = Pick<ServerConfig, 'publicUrl' | 'mail' | 'noticeNetworks'>

/** Without a public address nothing can lead back here, so nothing is sent. `key`: the one that signs cookies. */
export async function makeSenders(
  { publicUrl, mail, noticeNetworks }: Asked,
  storage: Pick<Storage, 'setting'>,
  key: string,
  now: () => number,
): Promise<Senders> {
  const pushKey = new PushKey(await storage.setting('push-key', PushKey.make()))
  const addresses = new Addresses(noticeNetworks)
  if (publicUrl === null) return { links: null, addresses, pushKey, push: null, mail: null, hook: null }
  const links = new Links(publicUrl, key)
  const options: PostOptions = { addresses, now }
  const subject = subjectOf(publicUrl, mail)
  return {
    links,
    addresses,
    pushKey,
    push: subject === null ? null : new PushSender(pushKey, subject, options),
    mail: mail && new MailSender(mail, links),
    hook: new HookSender(links, options),
  }
}

/** Push services want somebody they could turn to. */
function subjectOf(publicUrl: URL, mail: Asked['mail']): string | null {
  if (publicUrl.protocol === 'https:') return publicUrl.href
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0]
  return address === undefined ? null : `mailto:${address}`
}

const NOT_OFFERED: Outcome = { trouble: 'not-allowed', final: false, why: 'this house does not send that way any more' }

export function sendBy(senders: Senders, channel: ChannelRow, letter: Letter): Promise<Outcome> {
  switch (channel.kind) {
    case 'push':
      return senders.push?.send(channel.target, letter) ?? Promise.resolve(NOT_OFFERED)
    case 'mail':
      return senders.mail?.send(channel.id, channel.target, letter) ?? Promise.resolve(NOT_OFFERED)
    case 'hook':
      return senders.hook?.send(channel.target, letter) ?? Promise.resolve(NOT_OFFERED)
  }
}
