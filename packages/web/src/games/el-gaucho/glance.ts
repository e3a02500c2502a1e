import type { ElGaucho } from '@waystation/el-gaucho'
import type { Glance } from '../glance.ts'

export const glance: Glance<ElGaucho> = {
  score: (view, seat) => view.players[seat]?.pesos ?? null,
  round: ({ round }) => ({ round }),
}
