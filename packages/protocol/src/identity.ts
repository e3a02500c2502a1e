/** Accounts: nobody needs one to play. Passkeys, recovery codes, devices, and what can be taken along or deleted. */
import { z } from 'zod'
import { Language, PersonName } from './basics.ts'
import { Role } from './keeping.ts'

/** Whether this house, as it is reached, can have passkeys; if not, why. */
export const PasskeyOffer = z.enum(['offered', 'numeric-address', 'not-https'])
export type PasskeyOffer = z.infer<typeof PasskeyOffer>

const Id = z.string().regex(/^[a-z0-9]{20}$/)
const Label = z.string().trim().max(60)

export const WhoIAm = z
  .strictObject({ name: PersonName, language: Language, account: z.boolean(), role: Role.nullable() })
  .meta({ id: 'WhoIAm' })
export type WhoIAm = z.infer<typeof WhoIAm>

export const SignInOffer = z.strictObject({
  passkeys: PasskeyOffer,
  /** Who plays in this browser as a guest, whose games can be brought along. */
  guest: z.string().nullable(),
})
export type SignInOffer = z.infer<typeof SignInOffer>

export const Passkey = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    madeAt: z.int(),
    usedAt: z.int().nullable(),
    /** It is kept by a service beyond one device. */
    backedUp: z.boolean(),
    /** When its counter went back: somebody may have a copy. */
    doubtedAt: z.int().nullable(),
    /** It was made for another name of this house, and is of no use here. */
    elsewhere: z.boolean(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

export const DeviceInfo = z
  .strictObject({
    id: Id,
    /** What the browser called itself, in few words; empty where it said nothing. */
    agent: z.string(),
    since: z.int(),
    seenAt: z.int(),
    /** The one that asks. */
    own: z.boolean(),
  })
  .meta({ id: 'DeviceInfo' })
export type DeviceInfo = z.infer<typeof DeviceInfo>

export const MyAccount = z
  .strictObject({
    name: PersonName,
    since: z.int(),
    offer: PasskeyOffer,
    passkeys: z.array(Passkey),
    /** Recovery codes that are good, and whether one was typed back. */
    codes: z.strictObject({ left: z.int(), noted: z.boolean() }),
    devices: z.array(DeviceInfo),
    /** Until when lasting acts need no further proof; null: they do. */
    provedUntil: z.int().nullable(),
    /** When the account will be deleted. */
    leavingAt: z.int().nullable(),
    /** A guest of this browser whose games are not the account's yet. */
    guest: z.string().nullable(),
    /** What I may do for the house. */
    role: Role.nullable(),
  })
  .meta({ id: 'MyAccount' })
export type MyAccount = z.infer<typeof MyAccount>

/** What `navigator.credentials` gives, as JSON; read by the library that checks it. */
const CredentialJson = z.looseObject({ id: z.string().max(1400), type: z.literal('public-key') })
/** What `navigator.credentials` is asked with, as JSON. */
const Options = z.looseObject({ challenge: z.string() })

export const CeremonyOptions = z.strictObject({ ceremony: Id, options: Options }).meta({ id: 'CeremonyOptions' })
export type CeremonyOptions = z.infer<typeof CeremonyOptions>

export const NewAccount = z.strictObject({ name: PersonName })
export const NewCodes = z.strictObject({ codes: z.array(z.string()) })
/** A guest names the account that begins with the passkey. */
export const BeginPasskey = z.strictObject({ name: PersonName.optional() })
export const NewPasskey = z.strictObject({ ceremony: Id, response: CredentialJson, label: Label.default('') })
/** `codes`: of an account that has begun with it. */
export const PasskeyMade = z.strictObject({ codes: z.array(z.string()).nullable() })
export const PasskeyParams = z.strictObject({ passkey: z.string().regex(/^[\w-]{1,1400}$/) })
export const PasskeyLabel = z.strictObject({ label: Label.min(1) })

export const RecoveryCode = z.string().min(16).max(40)
export const TypedCode = z.strictObject({ code: RecoveryCode })

/** `bring`: what was played in this browser as a guest. */
const bring = z.boolean().default(true)
export const EnterByPasskey = z.strictObject({ ceremony: Id, response: CredentialJson, bring })
export const EnterByCode = z.strictObject({ name: PersonName, code: RecoveryCode, bring })
/** `unmerged`: why the guest's games were not brought along. */
export const Entered = z
  .strictObject({
    name: PersonName,
    brought: z.int(),
    unmerged: z.enum(['same-table', 'too-many-guests']).nullable(),
    leavingAt: z.int().nullable(),
  })
  .meta({ id: 'Entered' })
export type Entered = z.infer<typeof Entered>

export const Proof = z.union([
  z.strictObject({ ceremony: Id, response: CredentialJson }),
  z.strictObject({ code: RecoveryCode }),
])
export const Proved = z.strictObject({ provedUntil: z.int() })

const LinkToken = z.string().regex(/^[\w-]{43}$/)
export const NewLink = z.strictObject({ id: Id, token: LinkToken, expiresAt: z.int() })
export type NewLink = z.infer<typeof NewLink>
export const LinkParams = z.strictObject({ link: Id })
/** For the device that made it; `agent`: the one that opened it. */
export const LinkSeen = z.strictObject({
  state: z.enum(['made', 'opened', 'confirmed', 'used', 'refused']),
  agent: z.string().nullable(),
})
export type LinkSeen = z.infer<typeof LinkSeen>
export const LinkDigits = z.strictObject({ digits: z.string().regex(/^\d{4}$/) })
export const OpenLink = z.strictObject({ token: LinkToken })
/** Whose account it leads to; `digits`: to be typed on the other device, null where nothing has to be confirmed. */
export const LinkOpened = z.strictObject({ link: Id, name: PersonName, digits: z.string().nullable() })
export type LinkOpened = z.infer<typeof LinkOpened>
export const UseLink = z.strictObject({ link: Id, bring })
/** Null: not confirmed yet. */
export const LinkUsed = z.strictObject({ entered: Entered.nullable() })

export const DeviceParams = z.strictObject({ device: Id })
export const Leaving = z.strictObject({ leavingAt: z.int() })
