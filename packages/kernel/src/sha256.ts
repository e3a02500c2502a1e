/** SHA-256 (FIPS 180-4) in plain TypeScript: the kernel runs where no crypto library is at hand, and synchronously. */
import { utf8 } from './utf8.ts'

const ROUND_CONSTANTS = fractionalRoots(64, 1 / 3)
const INITIAL = fractionalRoots(8, 1 / 2)

/** First 32 bits of the fractional parts of the roots of the first primes, as the standard defines its constants. */
function fractionalRoots(count: number, power: number): Int32Array {
  const out = new Int32Array(count)
  let found = 0
  for (let n = 2; found < count; n++) {
    if (isPrime(n)) out[found++] = ((n ** power % 1) * 4294967296) | 0
  }
  return out
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n))
}

/** Message, the bit 1, zeros, and the length in bits: a whole number of 64-byte blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = ((bytes.length + 8) >> 6) + 1
  const out = new Uint8Array(blocks * 64)
  out.set(bytes)
  out[bytes.length] = 0x80
  const view = new DataView(out.buffer)
  view.setUint32(out.length - 8, Math.floor(bytes.length / 536870912))
  view.setUint32(out.length - 4, (bytes.length << 3) >>> 0)
  return view
}

/** The digest as eight signed 32-bit words. */
export function sha256Words(text: string): Int32Array {
  const message = padded(utf8(text))
  const hash = Int32Array.from(INITIAL)
  const w = new Int32Array(64)
  for (let at = 0; at < message.byteLength; at += 64) compress(hash, w, message, at)
  return hash
}

function compress(hash: Int32Array, w: Int32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + w[i]) | 0
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const working = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] + working[i]) | 0
}

/** The digest of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  let out = ''
  for (const word of sha256Words(text)) out += (word >>> 0).toString(16).padStart(8, '0')
  return out
}
