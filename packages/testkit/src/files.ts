/** Where transcripts, golden games and tables of rules lie. The only part of the testkit that touches the disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Names of the files in a folder with this ending, sorted; none when there is no such folder. */
export function filesIn(folder: URL, ending: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
}

/** The same for all folders below, as paths from this one. */
export function filesBelow(folder: URL, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

export function readText(folder: URL, name: string): string | null {
  const file = new URL(name, folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function writeText(folder: URL, name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(name, folder), text)
}
