/** Bytes as text, for data files: neither Node's nor the browser's, since bots use nothing but the language. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function toBase64(bytes: Readonly<Uint8Array>): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += DIGITS[group >> 18] + DIGITS[(group >> 12) & 63]
    text += i + 1 < bytes.length ? DIGITS[(group >> 6) & 63] : '='
    text += i + 2 < bytes.length ? DIGITS[group & 63] : '='
  }
  return text
}

export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0
    for (let n = 0; n < 4; n++) group = (group << 6) | Math.max(0, DIGITS.indexOf(text[i + n]))
    bytes[at++] = group >> 16
    if (at < bytes.length) bytes[at++] = (group >> 8) & 255
    if (at < bytes.length) bytes[at++] = group & 255
  }
  return bytes
}
