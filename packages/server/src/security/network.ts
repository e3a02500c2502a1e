/** Whose tries count together: an address, or the network that a house with IPv6 has to itself. */
import { isIPv6 } from 'node:net'

const GROUPS = 8
const OF_ONE_HOUSE = 4

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before, after] = address.split('%')[0].split('::')
  const left = before.split(':').filter((group) => group !== '')
  const right = (after ?? '').split(':').filter((group) => group !== '')
  // An address of the older kind may stand at the end, for two groups: it is far from the beginning.
  const missing = after === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length)
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  const mapped = groups.slice(0, OF_ONE_HOUSE).every((group) => /^0+$/.test(group))
  return mapped ? address : groups.slice(0, OF_ONE_HOUSE).join(':')
}
