/** A link for somebody who has lost every way in. It stands in the list of what was done to the account. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { DATABASE_FILE, openStorage } from '../storage/open.ts'
import { Problem } from './problem.ts'

const MINUTE_MS = 60_000

type Where = Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'publicUrl' | 'port'>

export async function unlock(config: Where, name: string, now: number): Promise<{ link: string; minutes: number }> {
  const { dataDir, databaseUrl, publicUrl, port } = config
  if (databaseUrl === null && !existsSync(join(dataDir, DATABASE_FILE)))
    throw new Problem((say) => say.noDatabase(dataDir))
  const storage = await openStorage(config)
  try {
    const account = await storage.identity.accounts.named(name)
    if (!account) throw new Problem((say) => say.noAccount(name))
    const { token, expiresAt } = await storage.identity.unlock(account.id, now)
    const house = publicUrl?.origin ?? `http://localhost:${port}`
    return { link: `${house}/link#${token}`, minutes: Math.round((expiresAt - now) / MINUTE_MS) }
  } finally {
    await storage.close()
  }
}
