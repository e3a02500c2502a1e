/**
 * Keeps the present rules of a game for ever, so that games begun under them are played to their end under them. A version may be
 * frozen again while it plays the same (its words or its bots got better); what plays differently needs a number of its own.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FrozenRules } from '@waystation/archive'
import type { CatalogEntry } from '@waystation/catalog'
import { LANGUAGES } from '@waystation/kernel'
import { bundleRules } from './bundle.ts'
import { firstFault, type Goldens, goldensOfGame, readGoldens, writeGoldens } from './goldens.ts'
import { type Manifest, readManifest, versionFolder } from './places.ts'

/** What the module exports; its own types stayed behind. */
const TYPES = `import type { Game, GameText, GameTypes } from '@waystation/kernel'

export const game: Game
export const en: GameText<GameTypes>
export const fr: GameText<GameTypes>
`

interface Frozen {
  readonly manifest: Manifest
  readonly module: Uint8Array
  readonly goldens: Goldens
}

/** What is kept of a game; refuses a module that plays differently, and rules that changed under the number they were frozen by. */
export async function frozenFrom(entry: CatalogEntry, today: string): Promise<Frozen> {
  const { id, meta } = entry
  const { rulesVersion: rules } = meta
  const frozen = readGoldens(id, rules)
  const changed = frozen && firstFault(await entry.load(), frozen)
  if (changed)
    throw new Error(`rules ${rules} of ${id} are frozen and played differently; raise rulesVersion. ${changed}`)

  const goldens = goldensOfGame(id)
  const module = await bundleRules(id, fileURLToPath(new URL('../', import.meta.url)))
  const { game, ...texts } = await evaluated(module)
  const fault = firstFault(game, goldens)
  if (fault !== null) throw new Error(`the frozen module of ${id} plays differently: ${fault}`)

  const manifest: Manifest = {
    game: id,
    rules,
    date: readManifest(id, rules)?.date ?? today,
    sha256: createHash('sha256').update(module).digest('hex'),
    bytes: module.length,
    changed: { en: texts.en.changes[rules] ?? [], fr: texts.fr.changes[rules] ?? [] },
  }
  return { manifest, module, goldens }
}

export async function freeze(entry: CatalogEntry, today: string): Promise<Manifest> {
  const { manifest, module, goldens } = await frozenFrom(entry, today)
  const { game, rules } = manifest
  const folder = versionFolder(game, rules)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('rules.js', folder), module)
  writeFileSync(new URL('rules.d.ts', folder), TYPES)
  writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifest, null, 2)}\n`)
  writeGoldens(game, rules, goldens)
  return manifest
}

async function evaluated(module: Uint8Array): Promise<FrozenRules> {
  const address = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
  const loaded = (await import(address)) as FrozenRules
  for (const language of LANGUAGES) if (loaded[language].language !== language) throw new Error(`no ${language} inside`)
  return loaded
}
