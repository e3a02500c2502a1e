/** What one address, or a house with a network to itself, has open. */
import type { Socket } from './socket.ts'

/** Unsent bytes of all streams of one address. */
const MAX_UNSENT_PER_ADDRESS = 16 * 1024 * 1024

type Stream = Pick<Socket, 'unsent'> & { readonly far: Pick<Socket['far'], 'network'> }

export class Neighbours {
  private readonly byNetwork = new Map<string, Set<Stream>>()

  /** How many it has. */
  count(network: string): number {
    return this.byNetwork.get(network)?.size ?? 0
  }

  add(stream: Stream): void {
    const { network } = stream.far
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? new Set()).add(stream))
  }

  remove(stream: Stream): void {
    const { network } = stream.far
    const held = this.byNetwork.get(network)
    held?.delete(stream)
    if (held?.size === 0) this.byNetwork.delete(network)
  }

  /** Many together read too little: whoever is to be sent more, and has not read the last, is cut. */
  crowded(network: string): boolean {
    let unsent = 0
    for (const stream of this.byNetwork.get(network) ?? []) unsent += stream.unsent
    return unsent > MAX_UNSENT_PER_ADDRESS
  }
}
