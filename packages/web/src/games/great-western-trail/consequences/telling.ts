/** What an option costs, brings and leads to, told chip by chip. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { GameText } from '@waystation/kernel'
import type { Consequence } from '../../../adapter.ts'
import { type BoardWords, boardWords } from '../text/words.ts'

export const cost = (words: string): Consequence => ({ kind: 'cost', words })
export const gain = (words: string): Consequence => ({ kind: 'gain', words })
export const note = (words: string): Consequence => ({ kind: 'note', words })

export class Telling {
  readonly told: Consequence[] = []
  readonly words: BoardWords
  readonly name: (id: string) => string

  constructor(text: GameText<GreatWesternTrail>) {
    this.words = boardWords(text.language)
    this.name = (id) => text.components[id]?.name ?? id
  }

  cost(words: string): this {
    this.told.push(cost(words))
    return this
  }

  gain(words: string): this {
    this.told.push(gain(words))
    return this
  }

  note(words: string): this {
    this.told.push(note(words))
    return this
  }

  pay(dollars: number): this {
    return dollars === 0 ? this : this.cost(this.words.money(-dollars))
  }

  earn(dollars: number): this {
    return dollars === 0 ? this : this.gain(this.words.gain(this.words.money(dollars)))
  }

  points(count: number): this {
    if (count === 0) return this
    return count > 0 ? this.gain(this.words.points(count)) : this.cost(this.words.points(count))
  }

  certificates(count: number): this {
    return count === 0 ? this : this.gain(this.words.gain(this.words.certificates(count)))
  }
}
