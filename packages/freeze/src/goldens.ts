/** Golden games kept beside frozen rules: what they offered and computed, position by position, on the day they were frozen. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Game, GameTypes } from '@waystation/kernel'
import { type Golden, goldenFault } from '@waystation/testkit'
import { versionFolder } from './places.ts'

export type Goldens = Readonly<Record<string, Golden>>

const FILE = 'goldens.json.gz'

/** The golden games as the game itself keeps them. */
export function goldensOfGame(game: string): Goldens {
  const folder = new URL(`../../games/${game}/test/goldens/`, import.meta.url)
  const part = (name: string, ending: keyof Golden): string =>
    readFileSync(new URL(`${name}.${ending}`, folder), 'utf8')
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.record'))
    .map((file) => file.replace(/\.record$/, ''))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const golden = { record: part(name, 'record'), scores: part(name, 'scores'), digests: part(name, 'digests') }
      return [name, golden]
    }),
  )
}

export function readGoldens(game: string, rules: number): Goldens | null {
  const file = new URL(FILE, versionFolder(game, rules))
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as Goldens) : null
}

/** The same games, compressed by another version of Node, are other bytes: they stay as they are. */
export function writeGoldens(game: string, rules: number, goldens: Goldens): void {
  if (JSON.stringify(readGoldens(game, rules)) === JSON.stringify(goldens)) return
  writeFileSync(new URL(FILE, versionFolder(game, rules)), gzipSync(JSON.stringify(goldens), { level: 9 }))
}

/** Where the game first plays another way than these do; null if nowhere. */
export function firstFault<T extends GameTypes>(game: Game<T>, goldens: Goldens): string | null {
  for (const [name, golden] of Object.entries(goldens)) {
    const fault = goldenFault(game, golden)
    if (fault !== null) return `${name}: ${fault}`
  }
  return null
}
