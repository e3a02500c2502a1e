/** Roads to victory that people have names for. What a style likes counts a little more to it than it is worth. */
import type { Styles } from '@waystation/kernel'
import { sizeOf } from '../data/mask.ts'
import { minePoints } from '../scoring.ts'
import { type State, trackIndex } from '../state.ts'

/** Pleasure in a point, in a cow not yet driven home, in a bandit under the earth. */
const POINT = 0.35
const COW = 0.5
const TOMBSTONE = 0.8

const WRANGLING = trackIndex('wrangling')

export const styles = {
  rancher: {
    pleasure: (s, seat) => POINT * s.players[seat].track[WRANGLING] + COW * sizeOf(s.players[seat].cows),
  },
  miner: { pleasure: (s, seat) => POINT * minePoints(s.players[seat]) },
  sheriff: { pleasure: (s, seat) => TOMBSTONE * sizeOf(s.players[seat].tombstones) },
} as const satisfies Styles<State>
