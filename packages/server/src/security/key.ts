/** The key that signs cookies. All processes on one database use the same. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_LENGTH, type ServerConfig } from '../config.ts'
import { UsageError } from '../ops/problem.ts'
import type { Storage } from '../storage/types.ts'
import { newSecret } from './secrets.ts'

export async function signingKey(
  config: Pick<ServerConfig, 'secret' | 'dataDir'>,
  storage: Pick<Storage, 'kind' | 'setting'>,
): Promise<string> {
  if (config.secret !== null) return config.secret
  if (storage.kind === 'postgres') return await storage.setting('cookie-key', newSecret())
  return keyFile(config.dataDir)
}

function keyFile(dataDir: string): string {
  const file = join(dataDir, 'cookie.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' })
  }
  chmodSync(file, 0o600)
  const key = readFileSync(file, 'utf8').trim()
  // An empty one would sign nothing: everybody could be anybody.
  if (key.length < SECRET_LENGTH) throw new UsageError((say) => say.shortSecret(file, SECRET_LENGTH))
  return key
}
