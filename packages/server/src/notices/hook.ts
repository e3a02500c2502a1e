/** Letters as JSON, to an address of which people said that somebody listens there. */
import { createHmac } from 'node:crypto'
import type { HookStyle } from '@waystation/protocol'
import { shortened } from './letter.ts'
import { HOME, type Links } from './links.ts'
import { post, type PostOptions } from './post.ts'
import type { Letter, Outcome, Targets } from './types.ts'

const GONE = [404, 410]

/** Where an address leads, as far as its name tells. */
export function styleOf({ hostname }: URL): HookStyle {
  if (/(^|\.)(discord|discordapp)\.com$/.test(hostname)) return 'discord'
  if (/(^|\.)slack\.com$/.test(hostname)) return 'slack'
  return /(^|\.)ntfy\b/.test(hostname) ? 'ntfy' : 'json'
}

interface Request {
  readonly url: URL
  readonly body: object
}

/** The words are plain: nobody is mentioned, nothing is marked up, whatever a player is called. */
const FORMS: { readonly [style in HookStyle]: (url: URL, letter: Letter, links: Links) => Request } = {
  json: (url, letter, links) => {
    const items = letter.items.map(({ kind, table, path, title, body }) => ({
      kind,
      title,
      body,
      table,
      url: links.to(path),
    }))
    const { id, title, language } = letter
    const text = lines(letter, links, (plain) => plain)
    return { url, body: { id, title, text, language, items } }
  },
  discord: (url, letter, links) => {
    const content = lines(letter, links, (text) => text.replace(/[\\*_~`|>#[\]<@:()-]/g, '\\$&'))
    return { url, body: { content, allowed_mentions: { parse: [] } } }
  },
  slack: (url, letter, links) => {
    const named: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
    const text = lines(letter, links, (plain) => plain.replace(/[&<>]/g, (sign) => named[sign]))
    return { url, body: { text, mrkdwn: false, unfurl_links: false } }
  },
  // It takes JSON at its root, with the topic inside.
  ntfy: (url, letter, links) => {
    const [first] = letter.items
    const click = links.to(letter.items.length === 1 ? first.path : HOME)
    const { items, more } = shortened(letter)
    const told = items.map(({ title, body }) => (letter.items.length === 1 ? body : title))
    const message = [...told, ...(more === null ? [] : [more])].join('\n')
    const path = url.pathname.split('/')
    const topic = decodeURIComponent(path.pop() ?? '')
    const root = new URL(url)
    root.pathname = `${path.join('/')}/`
    return { url: root, body: { topic, title: letter.title, message, click } }
  },
}

function lines(letter: Letter, links: Links, plain: (text: string) => string): string {
  const { items, more } = shortened(letter)
  const told = items.map((item) => `${plain(items.length === 1 ? item.body : item.title)}\n${links.to(item.path)}`)
  const rest = more === null ? [] : [`${plain(more)}\n${links.to(HOME)}`]
  return [plain(letter.title), ...told, ...rest].join('\n')
}

export class HookSender {
  private readonly links: Links
  private readonly options: PostOptions

  constructor(links: Links, options: PostOptions) {
    this.links = links
    this.options = options
  }

  /** Signed with the secret of the channel; sent again it has the same id. */
  send({ address, style, secret }: Targets['hook'], letter: Letter): Promise<Outcome> {
    const { url, body } = FORMS[style](new URL(address), letter, this.links)
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'waystation',
      'x-waystation-delivery': letter.id,
      'x-waystation-sent-at': String(this.options.now()),
      'x-waystation-signature': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
    }
    return post(url, { headers, body: text }, this.options, GONE)
  }
}
