/** What to click on the table in words for an option of a game without a drawn board: things whose name the option has in it. */
import type { GameText, GameTypes, Names, Option } from '@waystation/kernel'
import type { Target } from '../adapter.ts'

const namesIn = (id: string): readonly string[] => id.split(/[\s,:+>]+/)

/** Numbers alone say too little: a 3 may be a row, a price or a die. */
const telling = (word: string): boolean => /\D/.test(word) && word.length > 1

export function optionTargets(text: GameText<GameTypes>, names: Names) {
  let at: unknown
  let things: ReadonlyMap<string, Target> = new Map()
  return (option: Option, view: unknown): readonly Target[] => {
    if (at !== view) {
      at = view
      things = thingsOn(text, view, names)
    }
    return [...new Set(namesIn(option.id).flatMap((word) => things.get(word) ?? []))]
  }
}

/** By the last word of their names, as far as that word names only one thing. */
function thingsOn(text: GameText<GameTypes>, view: unknown, names: Names): ReadonlyMap<string, Target> {
  const found = new Map<string, Target | null>()
  for (const { target } of text.zones(view, names).flatMap(({ rows }) => rows.flatMap(({ items }) => items))) {
    if (target === undefined) continue
    const word = namesIn(target).at(-1) ?? ''
    if (telling(word)) found.set(word, found.has(word) && found.get(word) !== target ? null : target)
  }
  return new Map([...found].flatMap(([word, target]) => (target === null ? [] : [[word, target] as const])))
}
