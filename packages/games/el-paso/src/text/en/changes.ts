import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'A builder’s bonus that a delivery makes possible comes before cards are drawn.',
    'Whoever has reached the end of the game does nothing more after El Paso.',
  ],
}
