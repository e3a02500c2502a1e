/**
 * Shares of the players' devices in the seed of their game (docs/fair-dice.md): while the table is open each device commits to one; when
 * the host begins they are shown; when all are there, or the time for it is over, the game is dealt from them and the part of the house.
 */
import { dealtSeed, type Dice, type Share, shareCommitment } from '@waystation/kernel'
import type { NewIntent } from '../notices/types.ts'
import type { SeatShare, TableDice, TableDoc, TableRow } from '../storage/types.ts'
import { Refused } from '../workers/refused.ts'
import { ownSeat } from './seats.ts'

/** A device that is there answers within a second; who does not is not waited for. */
export const DEAL_MS = 5000

/** What becomes of a table: its document, and perhaps more. */
export interface Made {
  readonly doc: TableDoc
  readonly status?: TableRow['status']
  readonly seed?: string
  /** Who is to be told of it. */
  readonly calls?: readonly NewIntent[]
}

function withShare({ doc }: TableRow, seat: number, share: SeatShare | null): TableDoc {
  const { shares, ...dice } = doc.dice ?? noDice(doc)
  return { ...doc, dice: { ...dice, shares: shares.map((old, i) => (i === seat ? share : old)) } }
}

function noDice({ seats }: Pick<TableDoc, 'seats'>): TableDice {
  return { shares: seats.map(() => null), dealBy: null, house: null }
}

export function isDealing({ status, doc }: Pick<TableRow, 'status' | 'doc'>): boolean {
  return status === 'open' && doc.dice !== null && doc.dice.dealBy !== null
}

/** Another one may be put in its place until the game is begun. */
export function commitShare(row: TableRow, guest: string, commitment: string): TableDoc {
  const seat = ownSeat(row, guest)
  if (row.status !== 'open' || isDealing(row)) throw new Refused('already-started')
  return withShare(row, seat, { commitment, secret: null })
}

/** The host begins: at once where no device has a share in it. */
export function beginDealing(row: TableRow, doc: TableDoc, now: number): Made {
  if (isDealing(row)) return { doc }
  if (!doc.dice?.shares.some((share) => share !== null)) return { doc, status: 'running' }
  return { doc: { ...doc, dice: { ...doc.dice, dealBy: now + DEAL_MS } } }
}

/** The same share again changes nothing; the last one that was missing deals. */
export function showShare(row: TableRow, guest: string, secret: string): Made {
  const seat = ownSeat(row, guest)
  const share = row.doc.dice?.shares[seat]
  if (!share || share.commitment !== shareCommitment(secret)) throw new Refused('not-allowed')
  if (!isDealing(row)) {
    if (share.secret !== secret) throw new Refused(row.status === 'open' ? 'not-started' : 'already-started')
    return { doc: row.doc }
  }
  const doc = withShare(row, seat, { ...share, secret })
  const missing = doc.dice?.shares.some((one) => one !== null && one.secret === null) ?? false
  return missing ? { doc } : deal({ ...row, doc })
}

/** From the shares that are there: the house's part becomes one of several, and the seed what follows from all. */
export function deal(row: TableRow): Made {
  const { doc, seed: house } = row
  const dice = doc.dice ?? noDice(doc)
  const seed = dealtSeed({ house, shares: dice.shares.map(shareOf) })
  return { doc: { ...doc, dice: { ...dice, dealBy: null, house } }, status: 'running', seed }
}

function shareOf(share: SeatShare | null): Share {
  if (share === null) return null
  return share.secret === null ? { withheld: share.commitment } : { secret: share.secret }
}

/** The parts of the seed, for the record; undefined where it has only one. */
export function diceOf({ doc }: TableRow): Dice | undefined {
  if (doc.dice === null || doc.dice.house === null) return undefined
  return { house: doc.dice.house, shares: doc.dice.shares.map(shareOf) }
}

/** As a record tells of them. */
export function diceFrom({ house, shares }: Dice): TableDice {
  const stored = shares.map((share) => {
    if (share === null) return null
    return 'secret' in share
      ? { commitment: shareCommitment(share.secret), secret: share.secret }
      : { commitment: share.withheld, secret: null }
  })
  return { shares: stored, dealBy: null, house }
}
