/** Records that were opened from files: kept as long as the tab, so that a reload does not lose them. */
import { localClient } from '../local/client.ts'
import { api } from '../transport/api.ts'

const keyOf = (id: string): string => `waystation record ${id}`

export function keepRecord(text: string): string {
  const id = crypto.randomUUID()
  sessionStorage.setItem(keyOf(id), text)
  return id
}

/** The record behind an address: of a game on this device, of a finished table, or from a file. */
export async function recordAt(kind: string, id: string): Promise<string> {
  if (kind === 'table') return api.record(id)
  if (kind === 'file') {
    const text = sessionStorage.getItem(keyOf(id))
    if (text === null) throw new Error('the record is no longer here')
    return text
  }
  const client = localClient()
  await client.call('open', id)
  const text = await client.call('record', id)
  await client.call('close', id)
  return text
}
