/** Ceremonies with authenticators; the library is loaded at the first of them. */
import { Refused } from '../workers/refused.ts'
import type { NewPasskey } from './credentials.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Ceremony, Passkey } from './types.ts'

const load = () => import('@simplewebauthn/server')
type Library = Awaited<ReturnType<typeof load>>
type Made = Parameters<Library['verifyRegistrationResponse']>[0]['response']
type Shown = Parameters<Library['verifyAuthenticationResponse']>[0]['response']

/** What the browser sent: the library reads it, and throws at whatever is not as it should be. */
export type Response = { readonly id: string }

const TIMEOUT_MS = 5 * 60 * 1000
const HOUSE = 'Waystation'

interface Owner {
  readonly id: string
  readonly name: string
}

const named = ({ id, transports }: Passkey) => ({ id, transports: [...transports] })

export async function optionsToMake(
  { id }: RelyingParty,
  owner: Owner,
  known: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer>,
) {
  const { generateRegistrationOptions } = await load()
  return await generateRegistrationOptions({
    rpName: HOUSE,
    rpID: id,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.name,
    userDisplayName: owner.name,
    challenge,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** `known`: the passkeys it may be; none: whichever the authenticator has for this house. */
export async function optionsToShow(
  { id }: RelyingParty,
  known: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer>,
) {
  const { generateAuthenticationOptions } = await load()
  return await generateAuthenticationOptions({
    rpID: id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
    ...(known.length > 0 && { allowCredentials: known.map(named) }),
  })
}

export async function passkeyMade(
  { id, origin }: RelyingParty,
  { challenge }: Pick<Ceremony, 'challenge'>,
  response: Response,
  { person, label, now }: { person: string; label: string; now: number },
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await load()
  const found = await verifyRegistrationResponse({
    response: response as Made,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(untrue)
  if (!found.verified) throw new Refused('bad-proof')
  const { credential, credentialBackedUp } = found.registrationInfo
  return {
    id: credential.id,
    person,
    rpId: id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
    label,
    madeAt: now,
  }
}

/** What its counter says, and whether that is less than it should be: some authenticators do not count, and say 0 for ever. */
export async function passkeyShown(
  { id, origin }: RelyingParty,
  { challenge }: Pick<Ceremony, 'challenge'>,
  response: Response,
  passkey: Passkey,
): Promise<{ counter: number; doubted: boolean }> {
  const { verifyAuthenticationResponse } = await load()
  const found = await verifyAuthenticationResponse({
    response: response as Shown,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // The library would lock out whoever's counter went back; copies are rarer than authenticators that count badly.
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: 0, transports: [...passkey.transports] },
  }).catch(untrue)
  if (!found.verified) throw new Refused('bad-proof')
  const counter = found.authenticationInfo.newCounter
  return { counter, doubted: (counter > 0 || passkey.counter > 0) && counter <= passkey.counter }
}

function untrue(): never {
  throw new Refused('bad-proof')
}
