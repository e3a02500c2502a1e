/**
 * Addresses that people may have the server call: none inside the house, whatever they are written like and whatever a name
 * resolves to. Checked at the very connection, so that a name cannot mean one thing when it is checked and another when it is called.
 */
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not the open internet (IANA's special-purpose registries), and what leads from it into a network of the old kind. */
const INSIDE: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
]

function listOf(networks: readonly (readonly [network: string, bits: number])[]): BlockList {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, familyOf(network))
  return list
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const inside = listOf(INSIDE)

export class ForbiddenAddress extends Error {}

type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  /** With an error there are no addresses, whatever Node's own types say. */
  found: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void

export class Addresses {
  private readonly allowed: BlockList
  private readonly opened: boolean
  private readonly resolve: Resolve

  /** `allowed`: networks inside that the keeper of the house opens for it, such as `10.0.0.7/32`. */
  constructor(allowed: readonly string[], resolver: Resolve = resolve) {
    this.allowed = listOf(allowed.map(network))
    this.opened = allowed.length > 0
    this.resolve = resolver
  }

  /** Refuses what can be refused without asking anybody: plain http outside, and addresses in numbers that are inside. */
  check(url: URL): void {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const known = url.protocol === 'https:' || (url.protocol === 'http:' && this.opened)
    if (!known) throw new ForbiddenAddress('not https')
    if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('with a password')
    if (isIP(host) !== 0 && !this.mayCall(host, url)) throw new ForbiddenAddress('inside the house')
  }

  /** For the connection itself: every address that the name has must be one that may be called. */
  lookupFor(url: URL): LookupFunction {
    return (name, options, found) => {
      this.resolve(name, { ...options, all: true }, (error, addresses = []) => {
        const open = addresses.length > 0 && addresses.every(({ address }) => this.mayCall(address, url))
        const refused = error ?? (open ? null : new ForbiddenAddress('a name for something inside the house'))
        if (refused) found(refused, options.all === true ? [] : '', 0)
        else if (options.all === true) found(null, addresses)
        else found(null, addresses[0].address, addresses[0].family)
      })
    }
  }

  /** Without encryption only to where the keeper has opened the way. */
  private mayCall(address: string, { protocol }: URL): boolean {
    const family = familyOf(address)
    return this.allowed.check(address, family) || (protocol === 'https:' && !inside.check(address, family))
  }
}

function network(text: string): [string, number] {
  const [address, bits] = text.split('/')
  return [address, bits === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(bits)]
}
