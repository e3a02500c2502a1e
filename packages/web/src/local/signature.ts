/** Whether the house that a record names has signed it, checked by the browser itself. */
import { formatRecord, type GameRecord, signedPart } from '@waystation/kernel'

/** `unchecked`: this browser has no Ed25519, or the page is not a secure one. */
export type Signed = 'unsigned' | 'signed' | 'forged' | 'unchecked'

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

async function houseKey(x: string): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
  } catch {
    return null
  }
}

export async function signedBy(record: GameRecord): Promise<Signed> {
  const { signature } = record
  if (!signature) return 'unsigned'
  const key = await houseKey(signature.key)
  if (!key) return 'unchecked'
  const body = new TextEncoder().encode(signedPart(formatRecord(record)))
  return (await crypto.subtle.verify('Ed25519', key, bytes(signature.text), body)) ? 'signed' : 'forged'
}
