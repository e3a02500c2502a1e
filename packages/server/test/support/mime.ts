/** A mail as its reader sees it: as much of MIME as our own letters use. */
export interface Mail {
  readonly to: readonly string[]
  /** When it was taken, by the clock of the machine. */
  readonly at: number
  readonly subject: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

export function readMail(source: string): Omit<Mail, 'to' | 'at'> {
  const { headers, body } = split(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')))
  const of = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return { subject: words(headers.get('subject') ?? ''), headers, text: of('text/plain'), html: of('text/html') }
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const unfolded = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: source.slice(end + 4) }
}

function decoded(body: string, how: string): string {
  if (how === 'base64') return Buffer.from(body, 'base64').toString()
  return how === 'quoted-printable' ? unquoted(body.replace(/=\r\n/g, '')).replace(/\r\n/g, '\n').trimEnd() : body
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Encoded words of RFC 2047. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : unquoted(text.replace(/_/g, ' ')),
    )
}
