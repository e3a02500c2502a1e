/** Who is to stay forgotten, in a file beside the database: an older copy that is put back does not know it. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'deleted.txt'

export class DeletedFile {
  private readonly dataDir: string
  private readonly path: string

  constructor(dataDir: string) {
    this.dataDir = dataDir
    this.path = join(dataDir, FILE)
  }

  ids(): string[] {
    if (!existsSync(this.path)) return []
    return readFileSync(this.path, 'utf8')
      .split('\n')
      .filter((id) => /^[a-z0-9]{20}$/.test(id))
  }

  add(ids: readonly string[]): void {
    mkdirSync(this.dataDir, { recursive: true })
    appendFileSync(this.path, ids.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  }
}
