import { localClient } from '../local/client.ts'
import { rematchOf } from '../local/rematch.ts'
import { api } from '../transport/api.ts'
import type { MyGame } from './my-game.ts'
import { savedGame } from './store.ts'

/** A new table with the same people; its address in this client. */
export async function rematch({ where, id }: MyGame): Promise<string> {
  if (where === 'house') return `/table/${(await api.rematch(id)).table.id}`
  const saved = savedGame(id)
  if (saved === undefined) throw new Error(`no game ${id} on this device`)
  return `/local/${await localClient().call('create', rematchOf(saved))}`
}
