/** What a game calls its categories, variants and components. Games of earlier rules had others: those go by their ids. */
import type { GameText, GameTypes } from '@waystation/kernel'

export interface GameWords {
  category(this: void, id: string): string
  variant(this: void, id: string, value?: string): string
  component(this: void, id: string): string
}

function known(say: () => string | undefined, otherwise: string): string {
  try {
    return say() ?? otherwise
  } catch {
    return otherwise
  }
}

/** Null: its words are still on their way. */
export function gameWords(text: GameText<GameTypes> | null): GameWords {
  return {
    category: (id) => known(() => text?.category(id), id),
    variant: (id, value) => known(() => text?.variant(id, value), value ?? id),
    component: (id) => known(() => text?.components[id]?.name, id),
  }
}
