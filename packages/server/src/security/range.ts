/** Ranges of addresses, as keepers of the house write them: one address, or a network. */
import { BlockList, isIP } from 'node:net'

export interface Range {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

const BITS = { ipv4: 32, ipv6: 128 } as const
/** Wider ones would shut out half of the world by a slip. */
const WIDEST = { ipv4: 8, ipv6: 19 } as const
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const familyOf = (address: string): Range['family'] => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; null: it is none, is too wide, or is this very machine. */
export function rangeOf(text: string): Range | null {
  const [address, bits, ...more] = text.trim().split('/')
  if (isIP(address) === 0 || more.length > 0 || isLoopback(address)) return null
  const family = familyOf(address)
  const wide = bits === undefined ? BITS[family] : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  return wide < WIDEST[family] || wide > BITS[family] ? null : { address, bits: wide, family }
}

export const rangeText = ({ address, bits }: Range): string => `${address}/${bits}`

export const isLoopback = (address: string): boolean => LOOPBACK.check(address, familyOf(address))

/** Whether addresses lie in one of many ranges; which one, if they do. */
export class Ranges<T> {
  private readonly all = new BlockList()
  private readonly each: { list: BlockList; of: T }[] = []

  add({ address, bits, family }: Range, of: T): void {
    const list = new BlockList()
    for (const to of [this.all, list]) to.addSubnet(address, bits, family)
    this.each.push({ list, of })
  }

  at(address: string): T | null {
    if (this.each.length === 0 || isIP(address) === 0) return null
    const family = familyOf(address)
    if (!this.all.check(address, family)) return null
    return this.each.find(({ list }) => list.check(address, family))?.of ?? null
  }
}
