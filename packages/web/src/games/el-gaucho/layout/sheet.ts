/** Which shape the sheet of a desk or a tablet has, so that it fills its stage. */
import type { StageSize } from '../../../board/stage-size.ts'
import { HIGH_WIDTHS, LEAST_HEIGHT, MOST_HEIGHT } from './high.ts'
import { LOW_HEIGHT, LOW_WIDTHS } from './low.ts'

/** `height` null: a low one, which is as high as its herds want. */
export interface Sheet {
  readonly width: number
  readonly height: number | null
}

/** How much wider than high a stage is on which a low board is larger than the usual one. */
const LOW_FROM = 1.55
/** Below this the usual board would leave room under it. */
const HIGH_TO = 1.45
/** A window that is dragged is not drawn anew all the time. */
const STEP = 20

/** Null: the usual one fits, or nothing is known of the stage yet. */
export function sheetFor(stage: StageSize | null): Sheet | null {
  if (stage === null) return null
  const ratio = stage.width / stage.height
  if (ratio >= LOW_FROM)
    return { width: between(LOW_WIDTHS, Math.floor((ratio * LOW_HEIGHT) / STEP) * STEP), height: null }
  if (ratio >= HIGH_TO) return null
  const width = between(HIGH_WIDTHS, Math.ceil((ratio * LEAST_HEIGHT) / STEP) * STEP)
  return { width, height: Math.min(MOST_HEIGHT, Math.floor(width / ratio)) }
}

const between = ({ least, most }: { readonly least: number; readonly most: number }, wanted: number): number =>
  Math.max(least, Math.min(most, wanted))
