/** What the house is asked about accounts. */
import type { Language } from '@waystation/kernel'
import type {
  CeremonyOptions,
  Entered,
  LinkOpened,
  LinkSeen,
  MyAccount,
  NewLink,
  SignInOffer,
} from '@waystation/protocol'
import { ask } from '../transport/api.ts'
import { makePasskey, showPasskey } from './passkey.ts'

interface Codes {
  readonly codes: readonly string[]
}

/** A ceremony from its beginning to its end: the browser asks the person in between. */
async function made(body: object): Promise<{ codes: readonly string[] | null }> {
  const { ceremony, options } = await ask<CeremonyOptions>('POST', '/api/me/passkeys/begin', body)
  return await ask('POST', '/api/me/passkeys', { ceremony, response: await makePasskey(options) })
}

async function shown<V>(begin: string, finish: string, more: object = {}): Promise<V> {
  const { ceremony, options } = await ask<CeremonyOptions>('POST', begin)
  return await ask<V>('POST', finish, { ceremony, response: await showPasskey(options), ...more })
}

export const accountApi = {
  offer: () => ask<SignInOffer>('GET', '/api/auth'),
  read: () => ask<MyAccount>('GET', '/api/me/account'),
  rename: (name: string, language: Language) => ask<{ name: string }>('PUT', '/api/me', { name, language }),

  create: (name: string) => made({ name }),
  createWithCodes: (name: string) => ask<Codes>('POST', '/api/me/account', { name }),
  addPasskey: () => made({}),
  labelPasskey: (id: string, label: string) => ask<unknown>('PUT', `/api/me/passkeys/${id}`, { label }),
  removePasskey: (id: string) => ask<unknown>('DELETE', `/api/me/passkeys/${id}`),
  renewCodes: () => ask<Codes>('POST', '/api/me/codes'),
  noteCodes: (code: string) => ask<unknown>('POST', '/api/me/codes/noted', { code }),

  enterByPasskey: (bring: boolean) => shown<Entered>('/api/auth/passkey/begin', '/api/auth/passkey', { bring }),
  enterByCode: (name: string, code: string, bring: boolean) =>
    ask<Entered>('POST', '/api/auth/code', { name, code, bring }),
  prove: () => shown<unknown>('/api/me/proof/begin', '/api/me/proof'),
  proveByCode: (code: string) => ask<unknown>('POST', '/api/me/proof', { code }),

  signOut: () => ask<unknown>('DELETE', '/api/me'),
  signOutDevice: (id: string) => ask<unknown>('DELETE', `/api/me/devices/${id}`),
  signOutOthers: () => ask<unknown>('DELETE', '/api/me/devices'),
  merge: () => ask<unknown>('POST', '/api/me/merge'),

  newLink: () => ask<NewLink>('POST', '/api/me/links'),
  linkSeen: (id: string) => ask<LinkSeen>('GET', `/api/me/links/${id}`),
  confirmLink: (id: string, digits: string) => ask<unknown>('POST', `/api/me/links/${id}/confirm`, { digits }),
  refuseLink: (id: string) => ask<unknown>('DELETE', `/api/me/links/${id}`),
  openLink: (token: string) => ask<LinkOpened>('POST', '/api/auth/link/open', { token }),
  useLink: (link: string, bring: boolean) =>
    ask<{ entered: Entered | null }>('POST', '/api/auth/link', { link, bring }),

  leave: () => ask<unknown>('POST', '/api/me/leaving'),
  stay: () => ask<unknown>('DELETE', '/api/me/leaving'),
}
