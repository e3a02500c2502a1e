/** The key by which this house signs records: names, salt and everything else in them stay as they were handed out. Ed25519. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Storage } from '../storage/types.ts'

export interface HouseKey {
  /** In base64url, 43 letters. */
  readonly public: string
  /** The line that makes a record a signed one. */
  signatureLine(record: string): string
}

/** Made once for each database, whatever number of processes work on it. */
export async function houseKey(storage: Pick<Storage, 'setting'>): Promise<HouseKey> {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const key = createPrivateKey(await storage.setting('house-key', fresh.toString()))
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    public: x,
    signatureLine: (record) => `signed ${x} ${sign(null, Buffer.from(record), key).toString('base64url')}\n`,
  }
}
