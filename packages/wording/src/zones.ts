/** What the zones of a table are written with. */
import type { Names, ZoneItem } from '@waystation/kernel'

/** A view, the people at the table, and the words of a language. */
export interface Telling<View, Words, Say> {
  readonly view: View
  readonly names: Names
  readonly words: Words
  readonly say: Say
}

/** The same for a game that writes its zones as methods. */
export abstract class TableText<View, Words, Say> {
  protected readonly view: View
  protected readonly names: Names
  protected readonly words: Words
  protected readonly say: Say

  constructor({ view, names, words, say }: Telling<View, Words, Say>) {
    this.view = view
    this.names = names
    this.words = words
    this.say = say
  }
}

/** A row always says something: when nothing lies there, that nothing does. */
export const itemsOr = (items: readonly ZoneItem[], nothing: ZoneItem): readonly ZoneItem[] =>
  items.length === 0 ? [nothing] : items
