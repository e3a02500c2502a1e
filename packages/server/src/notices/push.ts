/** Letters to a browser, through the push service of whoever made it. */
import type { PushMessage } from '@waystation/protocol'
import { shortened } from './letter.ts'
import { COMPANY, HOME } from './links.ts'
import { post, type PostOptions } from './post.ts'
import { encrypt, type PushKey } from './push-crypto.ts'
import type { Letter, Outcome, Targets } from './types.ts'

/** Kept for a browser that is closed; after a day the news is old. */
const KEPT_S = 24 * 3600
const SIGNED_FOR_MS = 12 * 3600 * 1000
/** A subscription that has ended. */
const GONE = [404, 410]
/** Bytes that every push service takes, less what encryption adds. */
const LONGEST = 3800

/** What is about no table replaces what is about the same page. */
const TAGS: { readonly [path: string]: string | undefined } = { [COMPANY]: 'company' }

export function pushMessage(letter: Letter): PushMessage {
  const { title, items, language } = letter
  const one = items.length === 1
  const { table, path } = one ? items[0] : { table: null, path: HOME }
  const { items: listed, more } = shortened(letter)
  const body = one ? items[0].body : [...listed.map((item) => item.title), ...(more === null ? [] : [more])].join('\n')
  return { title, body, path, tag: table ?? TAGS[path] ?? 'waystation', table, language }
}

/** `subject`: whom the push service can turn to, https or mailto. */
export class PushSender {
  private readonly key: PushKey
  private readonly subject: string
  private readonly options: PostOptions

  constructor(key: PushKey, subject: string, options: PostOptions) {
    this.key = key
    this.subject = subject
    this.options = options
  }

  send({ endpoint, p256dh, auth }: Targets['push'], letter: Letter): Promise<Outcome> {
    const url = new URL(endpoint)
    const message = pushMessage(letter)
    const headers = {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_S),
      urgency: 'high',
      // One that has not been delivered yet is replaced.
      topic: message.tag,
      authorization: this.key.authorization(url, this.subject, this.options.now() + SIGNED_FOR_MS),
    }
    const body = encrypt({ p256dh, auth }, fitting(message))
    return post(url, { headers, body }, this.options, GONE)
  }
}

function fitting(message: PushMessage): string {
  let { body } = message
  const text = (): string => JSON.stringify({ ...message, body })
  while (Buffer.byteLength(text()) > LONGEST) body = `${Array.from(body).slice(0, -50).join('')}…`
  return text()
}
