/** A way that somebody wants to be reached by, checked. */
import { createHash } from 'node:crypto'
import type { Channel, NewChannel } from '@waystation/protocol'
import { newId, newSecret } from '../security/secrets.ts'
import { Refused } from '../workers/refused.ts'
import { ForbiddenAddress } from './addresses.ts'
import { styleOf } from './hook.ts'
import { encrypt } from './push-crypto.ts'
import type { Senders } from './senders.ts'
import type { ChannelRow, Targets } from './types.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What tells one from another, and tells nobody where it leads. */
export function hashOf(row: ChannelRow): string {
  return hash(row.kind === 'push' ? row.target.endpoint : row.target.address.toLowerCase())
}

export function newChannel(senders: Senders, person: string, asked: NewChannel, now: number): ChannelRow {
  if (senders[asked.kind] === null) throw new Refused('not-offered')
  const common = { id: newId(), person, trouble: null, madeAt: now, sentAt: null } as const
  switch (asked.kind) {
    case 'push':
      return { ...common, kind: 'push', state: 'on', target: pushTarget(senders, asked) }
    case 'mail':
      return { ...common, kind: 'mail', state: 'unconfirmed', target: { address: asked.address } }
    case 'hook': {
      const url = callable(senders, asked.address)
      const target = { address: url.href, style: asked.style ?? styleOf(url), secret: newSecret() }
      return { ...common, kind: 'hook', state: 'on', target }
    }
  }
}

function pushTarget(senders: Senders, { endpoint, keys, label }: NewChannel & { kind: 'push' }): Targets['push'] {
  try {
    encrypt(keys, 'a trial')
  } catch {
    // Not a point of the curve: nothing could ever be sent there.
    throw new Refused('bad-address')
  }
  return { endpoint: callable(senders, endpoint).href, ...keys, label }
}

/** What can be known without a call; where a name leads is looked at with every call. */
function callable({ addresses }: Senders, address: string): URL {
  const url = new URL(address)
  try {
    addresses.check(url)
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new Refused('bad-address')
    throw error
  }
  return url
}

/** As its owner sees it. */
export function channelInfo(row: ChannelRow): Channel {
  const { id, kind, state, trouble, sentAt } = row
  const own = kind === 'hook' ? { style: row.target.style, secret: row.target.secret } : { style: null, secret: null }
  return {
    id,
    kind,
    label: labelOf(row),
    endpoint: kind === 'push' ? hashOf(row) : null,
    ...own,
    state,
    trouble,
    sentAt,
  }
}

/** The path of a hook is its password. */
export function labelOf({ kind, target }: ChannelRow): string {
  if (kind === 'push') return target.label
  return kind === 'mail' ? target.address : `${new URL(target.address).origin}/…`
}
