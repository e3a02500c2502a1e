import { localClient } from '../local/client.ts'
import type { Review } from '../local/types.ts'
import type { Transport } from '../transport/types.ts'

/** The finished game, replayed from its record in this browser's own worker. */
export async function reviewOf(transport: Transport): Promise<Review> {
  return localClient().call('review', await transport.record(), null)
}
