/** What a solo card says, for the log. */
import { SOLO_CARDS, type SoloCardId } from '../../data/solo.ts'
import type { NameWords } from '../words.ts'

type SoloNames = Pick<NameWords, 'soloCard' | 'soloSteps' | 'soloActions' | 'workers'>

export interface SoloWords {
  card(id: SoloCardId): string
  says(id: SoloCardId): string
}

export function soloWords(words: SoloNames): SoloWords {
  return {
    card(id) {
      const [, letter, number] = /^solo-([ab])(\d)$/.exec(id) ?? []
      return words.soloCard((letter ?? '').toUpperCase(), number ?? '')
    },
    says(id) {
      const { steps, action } = SOLO_CARDS[SOLO_CARDS.findIndex((card) => card.id === id)]
      return `${words.soloSteps(typeof steps === 'number' ? steps : words.workers[steps].one)} ${words.soloActions[action]}`
    },
  }
}
