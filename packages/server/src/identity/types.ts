/** What is known of people with an account. */
import type { Guest } from '../storage/types.ts'

/** A device on which somebody with an account is signed in. */
export interface Device {
  readonly id: string
  readonly person: string
  readonly agent: string
  readonly createdAt: number
  readonly seenAt: number
  /** When it was last shown that it is really this person who sits there; null: never. */
  readonly provedAt: number | null
}

export interface SignedIn {
  readonly device: Device
  readonly guest: Guest
}

export interface Passkey {
  /** As authenticators name it. */
  readonly id: string
  readonly person: string
  /** The name of the house it was made for. */
  readonly rpId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
  readonly backedUp: boolean
  readonly label: string
  readonly madeAt: number
  readonly usedAt: number | null
  /** When its counter went back. */
  readonly doubtedAt: number | null
}

export interface Account {
  readonly id: string
  readonly name: string
  readonly since: number
  /** When it is deleted, because its owner asked for it. */
  readonly leavingAt: number | null
}

/** `make`: a passkey is made. `enter`: somebody signs in. `prove`: somebody who is signed in shows that it is they. */
export type CeremonyKind = 'make' | 'enter' | 'prove'

export interface Ceremony {
  readonly challenge: string
  readonly person: string | null
  /** Of the account that is to be made. */
  readonly name: string | null
}
