import { decisionKinds, eventTypes, optionKinds, reasonCodes } from '@waystation/testkit'
import { coverage } from '@waystation/testkit/vitest'
import { lastMatch } from '../src/index.ts'
import type { LastMatch } from '../src/types.ts'

coverage<LastMatch>(lastMatch, {
  games: 30,
  topics: {
    event: eventTypes('taken', 'won'),
    decision: decisionKinds('turn'),
    option: optionKinds((option) => option.id, 'take 1', 'take 2', 'take 3'),
    reason: { expected: ['too-few'], atPosition: (position) => reasonCodes(position, 0) },
  },
})
