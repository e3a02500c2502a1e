/** Encrypting for a browser (RFC 8291, aes128gcm of RFC 8188) and saying who sends (VAPID, RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** The one record is the last one. */
const LAST_RECORD = Buffer.from([2])

export interface Subscription {
  /** Public key of the browser, and its secret; base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** `own`: salt and private key, drawn anew for each message. */
export function encrypt(
  { p256dh, auth }: Subscription,
  text: string,
  own: { readonly salt: Buffer; readonly key: Buffer | null } = { salt: randomBytes(16), key: null },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const pair = createECDH(CURVE)
  if (own.key) pair.setPrivateKey(own.key)
  else pair.generateKeys()
  const ours = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const key = hkdf(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(key, own.salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, own.salt, 'Content-Encoding: nonce\0', 12),
  )
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([own.salt, head, ours, sealed])
}

function hkdf(secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** What marks the push messages of this house as its own. */
export class PushKey {
  /** Uncompressed point, base64url: what a browser subscribes with. */
  readonly public: string
  private readonly key: KeyObject

  constructor(pem: string) {
    this.key = createPrivateKey(pem)
    const { x = '', y = '' } = createPublicKey(this.key).export({ format: 'jwk' })
    this.public = Buffer.concat([Buffer.from([4]), ...[x, y].map((n) => Buffer.from(n, 'base64url'))]).toString(
      'base64url',
    )
  }

  static make(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE })
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }

  /** The Authorization header for a push service; `subject`: whom it can turn to. */
  authorization(endpoint: URL, subject: string, expires: number): string {
    const claims = { aud: endpoint.origin, exp: Math.floor(expires / 1000), sub: subject }
    const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(unsigned), { key: this.key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${this.public}`
  }
}
