/** A text as a server sends it over a WebSocket (RFC 6455, 5.2): one frame, final, not masked. */

const TEXT = 0x81
/** A length that stands in the second byte itself, or in the two bytes after it; in eight beyond that. */
const SHORT = 125
const MEDIUM = 0xffff

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = headOf(length)
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (length <= SHORT) frame[1] = length
  else if (length <= MEDIUM) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  // As many bytes as letters: all of them plain, which are copied faster.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8')
  return frame
}

function headOf(length: number): number {
  if (length <= SHORT) return 2
  return length <= MEDIUM ? 4 : 10
}
