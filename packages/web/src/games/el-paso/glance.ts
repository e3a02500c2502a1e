import { type ElPaso, pointsSoFar } from '@waystation/el-paso'
import type { Glance } from '../glance.ts'

export const glance: Glance<ElPaso> = {
  score: pointsSoFar,
}
