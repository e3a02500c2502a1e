/** Where letters lead. No link holds a session: who follows one is who their browser says they are. */
import { NOTICE_KINDS, type NoticeKind } from '@waystation/protocol'
import { sign, unsign } from '../security/secrets.ts'

const DAY_MS = 24 * 3600 * 1000
/** How long an address can be confirmed. */
const CONFIRM_WITHIN_MS = 3 * DAY_MS

/** What a token in a letter allows, and nothing else. */
export type Permit =
  | { readonly what: 'confirm'; readonly channel: string }
  | { readonly what: 'stop'; readonly channel: string; readonly kinds: readonly NoticeKind[] }

export const LETTER_PATH = '/api/letters'

/** Pages of the client: all of one's tables; friends and clubs; a table. */
export const HOME = '/'
export const COMPANY = '/company'
export const tablePath = (id: string): string => `/table/${id}`

export class Links {
  private readonly base: URL
  private readonly key: string

  /** `key`: the one that signs cookies; what is signed here is signed by another one that follows from it. */
  constructor(base: URL, key: string) {
    this.base = base
    this.key = `${key} letters`
  }

  get settings(): string {
    return this.at('/settings')
  }

  get host(): string {
    return this.base.host
  }

  /** A page of the client. */
  to(path: string): string {
    return this.at(path)
  }

  confirm(channel: string, now: number): string {
    return this.letter(['confirm', channel, (now + CONFIRM_WITHIN_MS).toString(36)])
  }

  stop(channel: string, kinds: readonly NoticeKind[]): string {
    return this.letter(['stop', channel, [...new Set(kinds)].join('+')])
  }

  /** Null for what we have not signed, or not for so long. */
  permit(token: string, now: number): Permit | null {
    const [what, channel, rest = ''] = (unsign(token, this.key) ?? '').split('~')
    if (what === 'confirm' && Number.parseInt(rest, 36) > now) return { what, channel }
    if (what !== 'stop') return null
    const said = rest.split('+')
    return { what, channel, kinds: NOTICE_KINDS.filter((kind) => said.includes(kind)) }
  }

  private letter(parts: readonly string[]): string {
    return this.at(`${LETTER_PATH}/${sign(parts.join('~'), this.key)}`)
  }

  private at(path: string): string {
    return new URL(path, this.base).href
  }
}
