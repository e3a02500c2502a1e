/** The lids of the boxes, as the build of the client draws them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const read = new Map<string, Promise<string | null>>()

/** Null: a game that came with its own server module, or a client that was built without lids. */
export function lidOf(webDir: string, game: string): Promise<string | null> {
  const path = join(webDir, 'covers', `${game}.svg`)
  const known = read.get(path) ?? readFile(path, 'utf8').catch(() => null)
  read.set(path, known)
  return known
}
