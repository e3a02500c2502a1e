/** The browser's own questions for a passkey. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { CeremonyOptions, PasskeyOffer } from '@waystation/protocol'

type Options = CeremonyOptions['options']

/** Made by the library at the other end, which has the same shapes. */
export const makePasskey = (options: Options) =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })

export const showPasskey = (options: Options) => startAuthentication({ optionsJSON: options })

/** Why there are none here; null: there are. */
export function withoutPasskeys(offer: PasskeyOffer): Exclude<PasskeyOffer, 'offered'> | 'browser' | null {
  if (offer !== 'offered') return offer
  return browserSupportsWebAuthn() ? null : 'browser'
}
