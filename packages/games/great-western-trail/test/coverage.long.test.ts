/** Games by players with different plans: everything in the box has been on the table. */
import { randomPolicy } from '@waystation/testkit'
import { coverage } from '@waystation/testkit/vitest'
import { type GreatWesternTrail, greatWesternTrail } from '../src/index.ts'
import { builder, collector, greedy, railwayman, rancher } from './support/policies.ts'
import { topics } from './support/topics.ts'

coverage<GreatWesternTrail>(greatWesternTrail, {
  games: 90,
  policies: [builder, railwayman, rancher, collector, greedy, randomPolicy],
  configs: ['a', 'b'].map((side) => ({
    players: 2,
    variants: { 'private-buildings': side, 'neutral-buildings': 'shuffled' },
  })),
  topics,
})
