import type { RuleChanges } from '@waystation/kernel'

export const changes: RuleChanges = {
  2: [
    'A builder’s bonus that a delivery makes possible comes before cards are drawn.',
    'Whoever has reached the end of the game does nothing more after El Paso.',
  ],
  3: [
    'Placing a building is used up once its space is chosen; until then you can go back after using a token or a worker.',
    'Sides of buildings and train cards can be chosen one by one.',
    'For Sue, a building of hers on which her rancher stands is the nearest one.',
  ],
}
