/** How much may be said: by one guest, at one table, from one address, whatever number of streams it comes through. */
import { Refused } from '../workers/refused.ts'
import { Allowance } from './allowance.ts'

/** A table, and a house behind one address, have several people who talk. */
const PEOPLE = 4
/** So many messages at a time; the average holds after that. */
const AT_ONCE = 10

interface Speaker {
  readonly guest: string
  readonly table: string
  readonly address: string
}

export class ChatLimit {
  private readonly guests: Allowance
  private readonly tables: Allowance
  private readonly addresses: Allowance

  constructor(perMinute: number) {
    this.guests = new Allowance(perMinute / 60, AT_ONCE)
    this.tables = new Allowance((PEOPLE * perMinute) / 60, PEOPLE * AT_ONCE)
    this.addresses = new Allowance((PEOPLE * perMinute) / 60, PEOPLE * AT_ONCE)
  }

  check({ guest, table, address }: Speaker): void {
    const heard = this.guests.take(guest) && this.addresses.take(address) && this.tables.take(table)
    if (!heard) throw new Refused('too-many-requests')
  }
}
