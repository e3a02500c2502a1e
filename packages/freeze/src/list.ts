/** The list that the archive is read by, written from what lies in its folder. Literal imports, so that bundlers see them. */
import { writeFileSync } from 'node:fs'
import { frozenOnDisk } from './places.ts'

export function listText(): string {
  const games = [...frozenOnDisk()].map(([game, versions]) => {
    const modules = versions.map((rules) => `    ${rules}: () => import('../frozen/${game}/${rules}/rules.js'),\n`)
    return `  ${game.includes('-') ? `'${game}'` : game}: {\n${modules.join('')}  },\n`
  })
  return `// Written by \`npm run freeze\`.
import type { FrozenRules } from './index.ts'

export const FROZEN: { readonly [game: string]: { readonly [rules: number]: () => Promise<FrozenRules> } } = {
${games.join('')}}
`
}

export function writeList(): void {
  writeFileSync(new URL('../../archive/src/list.ts', import.meta.url), listText())
}
