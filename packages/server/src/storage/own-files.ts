/** Files that are nobody else's business: seeds, answers, keys and names of running games. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/** A folder that we make, or made, is closed to others; one that was there for other things stays as it is. `sign`: a file of ours in it. */
export function ownFolder(folder: string, sign: string): void {
  const ours = !existsSync(folder) || existsSync(join(folder, sign))
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  if (ours) close(folder, OWNER_ONLY_FOLDER)
}

export function ownFile(file: string): void {
  close(file, OWNER_ONLY_FILE)
}

/** Somebody else's folder, as a volume may be, cannot be changed, and then it is theirs to close. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
