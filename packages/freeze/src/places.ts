/** Where frozen rules lie, and what is written about them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@waystation/kernel'

const FROZEN_FOLDER = new URL('../../archive/frozen/', import.meta.url)

export function versionFolder(game: string, rules: number): URL {
  return new URL(`${game}/${rules}/`, FROZEN_FOLDER)
}

export interface Manifest {
  readonly game: string
  readonly rules: number
  /** When this version was frozen for the first time. */
  readonly date: string
  /** Of rules.js. */
  readonly sha256: string
  readonly bytes: number
  /** What this version changed, as its own texts tell it. */
  readonly changed: Readonly<Record<Language, readonly string[]>>
}

export function readManifest(game: string, rules: number): Manifest | null {
  const file = new URL('manifest.json', versionFolder(game, rules))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null
}

/** Every version there is, by game, oldest first. */
export function frozenOnDisk(): ReadonlyMap<string, readonly number[]> {
  const versions = (game: string): readonly number[] =>
    foldersIn(new URL(`${game}/`, FROZEN_FOLDER))
      .map(Number)
      .sort((a, b) => a - b)
  return new Map(foldersIn(FROZEN_FOLDER).map((game) => [game, versions(game)]))
}

function foldersIn(folder: URL): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
