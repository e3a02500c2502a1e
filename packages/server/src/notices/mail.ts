/** Letters by mail: plain and as HTML, with the header by which a mail program unsubscribes (RFC 8058). */
import type { Language } from '@waystation/kernel'
import { NOTICE_KINDS } from '@waystation/protocol'
import { createTransport, type Transporter } from 'nodemailer'
import { escaped } from '../share/card.ts'
import { TEXTS } from '../text/index.ts'
import type { Links } from './links.ts'
import type { Letter, Outcome, Targets } from './types.ts'

export interface MailConfig {
  /** smtp://user:password@host:587, or smtps:// */
  readonly url: string
  readonly from: string
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }
const LONGEST_SUBJECT = 140

interface Mail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Record<string, string>
}

export class MailSender {
  private readonly transport: Transporter
  private readonly from: string
  private readonly links: Links

  constructor({ url, from }: MailConfig, links: Links) {
    this.transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true })
    this.from = from
    this.links = links
  }

  send(channel: string, { address }: Targets['mail'], letter: Letter): Promise<Outcome> {
    const kinds = letter.items.flatMap(({ kind }) => kind ?? NOTICE_KINDS)
    const stop = this.links.stop(channel, kinds)
    const headers = {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    const { id } = letter
    return this.deliver(address, { id, subject: subjectOf(letter), headers, ...bodies(letter, this.links, stop) })
  }

  /** The one letter to an address that nobody has confirmed: it says who asked, and what to do. */
  askToConfirm(channel: string, address: string, language: Language, now: number): Promise<Outcome> {
    const { confirm } = TEXTS[language].notices
    const link = this.links.confirm(channel, now)
    const text = [confirm.body(this.links.host), link, confirm.ignore].join('\n\n')
    const html = page(language, [
      paragraph(confirm.body(this.links.host)),
      button(confirm.button, link),
      paragraph(confirm.ignore),
    ])
    return this.deliver(address, { id: `${channel}-${now}`, subject: confirm.subject, text, html, headers: {} })
  }

  private async deliver(address: string, { id, headers, ...mail }: Mail): Promise<Outcome> {
    try {
      await this.transport.sendMail({
        ...mail,
        from: this.from,
        // As an object: nothing in it is taken for a second address.
        to: { name: '', address },
        messageId: `<${id}@${this.links.host.replace(/:\d+$/, '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
      return 'sent'
    } catch (error) {
      return refusal(error)
    }
  }

  close(): void {
    this.transport.close()
  }
}

/** 5xx is the last word of a mail server about an address; about us (a bad password) it is not. */
function refusal(error: unknown): Outcome {
  const why = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : null
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const about = code === 'EENVELOPE' || code === 'EMESSAGE'
  const final = about && answer >= 500 && answer < 600
  return { trouble: final ? 'refused' : 'unreachable', final, why }
}

function subjectOf({ title, items }: Letter): string {
  const subject = items.length === 1 && items[0].body !== '' ? `${title} – ${items[0].body}` : title
  const letters = Array.from(subject)
  return letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT).join('').trimEnd()}…` : subject
}

function bodies({ title, items, language }: Letter, links: Links, stop: string): Pick<Mail, 'text' | 'html'> {
  const words = TEXTS[language].notices
  const one = items.length === 1
  const plain = items.flatMap((item) => [
    [one ? title : item.title, item.body].filter((line) => line !== '').join('\n'),
    links.to(item.path),
  ])
  const rich = items.flatMap((item) => [
    `<p style="margin:16px 0 4px;font-weight:bold">${escaped(item.title)}</p>`,
    paragraph(item.body),
    button(item.kind === 'asked' ? words.openCompany : words.open, links.to(item.path)),
  ])
  const foot = [words.why(links.host), `${words.settings} ${links.settings}`, `${words.stop} ${stop}`]
  const small = [
    escaped(words.why(links.host)),
    anchor(words.settingsLink, links.settings),
    anchor(words.stopLink, stop),
  ].join('<br>')
  return {
    text: [...plain, '-- ', foot.join('\n')].join('\n\n'),
    html: page(language, [...rich, `<p style="margin:32px 0 0;font-size:13px;color:#6b5a48">${small}</p>`]),
  }
}

const paragraph = (text: string): string => (text === '' ? '' : `<p style="margin:4px 0">${escaped(text)}</p>`)
const anchor = (text: string, link: string): string =>
  `<a style="color:#6b3d22" href="${escaped(link)}">${escaped(text)}</a>`
const button = (text: string, link: string): string =>
  `<p style="margin:12px 0"><a href="${escaped(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2b1d12;color:#fff7e6;text-decoration:none">${escaped(text)}</a></p>`

function page(language: Language, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="margin:0;padding:24px;background:#fdf5e1;color:#2b1d12;font:16px/1.5 sans-serif">${parts.join('')}</body></html>`
}
