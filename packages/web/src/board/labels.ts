/** What a screen reader says about the things on a board: every game adds its own sentences. */
import type { GameText, GameTypes, Language, Names } from '@waystation/kernel'

export abstract class BoardLabels<T extends GameTypes, Words> {
  readonly words: Words
  readonly names: Names
  protected readonly view: T['view']
  readonly text: GameText<T>

  constructor(view: T['view'], names: Names, text: GameText<T>, words: (language: Language) => Words) {
    this.view = view
    this.names = names
    this.text = text
    this.words = words(text.language)
  }

  /** Of a component, in the game's own words. */
  name(id: string): string {
    return this.text.components[id]?.name ?? id
  }
}
