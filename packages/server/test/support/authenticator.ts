/** An authenticator in software: real keys and real signatures, as a phone or a key on a ring makes them. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { CeremonyOptions } from '@waystation/protocol'
import type { Person } from './person.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** The few shapes of CBOR that are needed: whole numbers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** What can be wrong with an answer. */
interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

export class Authenticator {
  readonly id = randomBytes(32)
  readonly origin: string
  counter = 0
  private readonly keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

  constructor(origin: string) {
    this.origin = origin
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Makes the passkey. */
  make({ options }: CeremonyOptions, wrong: Wrong = {}) {
    const clientData = this.clientData('webauthn.create', options.challenge, wrong)
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(point)])
    const authData = Buffer.concat([this.data(USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL, wrong), credential])
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const response = {
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(cbor(object)),
      transports: [],
    }
    return this.answer(response)
  }

  /** Shows it: every time its counter goes on. */
  show({ options }: CeremonyOptions, wrong: Wrong = {}) {
    this.counter++
    const clientData = this.clientData('webauthn.get', options.challenge, wrong)
    const authData = this.data(USER_PRESENT | USER_VERIFIED, wrong)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey)
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    })
  }

  private answer(response: object) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string, wrong: Wrong): string {
    const { origin = this.origin } = wrong
    return JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false })
  }

  private data(flags: number, { rpId = new URL(this.origin).hostname }: Wrong): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
}

/** Begins something with an authenticator. */
export async function begun(person: Person, path: string, body: object = {}): Promise<CeremonyOptions> {
  return CeremonyOptions.parse(await person.send('POST', path, body))
}
