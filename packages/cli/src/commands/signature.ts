/** Whether the house that a record names has signed it. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { formatRecord, type GameRecord, signedPart } from '@waystation/kernel'

function keyOf(x: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return null
  }
}

/** Ed25519 over everything before the signature; false too where there is none. */
export function isSigned(record: GameRecord): boolean {
  const { signature } = record
  const key = signature ? keyOf(signature.key) : null
  if (!signature || !key) return false
  return verify(null, Buffer.from(signedPart(formatRecord(record))), key, Buffer.from(signature.text, 'base64url'))
}
