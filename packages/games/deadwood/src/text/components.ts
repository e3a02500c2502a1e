/** Name and help of every component. */
import type { ComponentText } from '@waystation/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { numbered } from './phrases.ts'
import { THINGS, type Words } from './words.ts'

export function components(words: Words): { readonly [id: string]: ComponentText } {
  const out: Record<string, ComponentText> = {}
  for (const { id, type, stack } of BUILDINGS) {
    out[id] = { name: numbered(words, id).bare, help: `${words.buildings[type].help} ${words.back(stack)}` }
  }
  for (const thing of THINGS) out[thing] = words.things[thing]
  return out
}
