/** Games by players with different plans: everything in the box has been on the table. */
import { randomPolicy } from '@waystation/testkit'
import { coverage } from '@waystation/testkit/vitest'
import { type GreatWesternTrail, greatWesternTrail } from '../src/index.ts'
import { ALL_MODULES } from './support/modules.ts'
import { builder, collector, croupier, gambler, greedy, railwayman, rancher, shopkeeper } from './support/policies.ts'
import { isRare, topics } from './support/topics.ts'

coverage<GreatWesternTrail>(greatWesternTrail, {
  games: 36,
  policies: [builder, railwayman, rancher, collector, shopkeeper, gambler, croupier, greedy, randomPolicy],
  configs: [
    ...['a', 'b'].map((side) => ({
      players: 2,
      variants: { 'private-buildings': side, 'neutral-buildings': 'shuffled' },
    })),
    ...['a', 'b', 'chosen'].map((side) => ({
      players: 3,
      variants: { ...ALL_MODULES, 'private-buildings': side, 'neutral-buildings': 'shuffled' },
    })),
    { players: 4, variants: { ...ALL_MODULES, 'private-buildings': 'mixed', 'neutral-buildings': 'shuffled' } },
  ],
  topics,
  excused: isRare,
})
