/** Tables are looked at once and left alone: what they cost in memory after each five hundred. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Processes } from '../../test/support/processes.ts'
import type { Where } from '../../test/support/storages.ts'
import { memoryMb } from './figures.ts'
import { prepare, SECRET } from './waystation.ts'

const TABLES = 2000
const STEP = 500

export async function idleTables(
  programs: Processes,
  where: Where,
  meta: { readonly id: string; readonly rulesVersion: number },
): Promise<string> {
  const { ids, cookies } = await prepare(where, meta.id, meta.rulesVersion, 2, TABLES)
  const server = await programs.start(where, { secret: SECRET, modules: [], limits: { idleMs: 500 } })
  const marks = [`start ${memoryMb(server.pid).toFixed(0)}`]
  for (const [i, id] of ids.entries()) {
    await fetch(`${server.url}/api/tables/${id}/position`, { headers: { cookie: cookies[0] } })
    if ((i + 1) % STEP !== 0) continue
    await pause(2500)
    marks.push(`${i + 1} tables ${memoryMb(server.pid).toFixed(0)}`)
  }
  const live = /waystation_live_tables (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]
  await server.stop()
  return `memory in MB with idle ${meta.id} tables: ${marks.join(', ')}; ${live} still held`
}
