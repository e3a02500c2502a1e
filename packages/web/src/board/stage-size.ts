/** The room a board has on its stage. Where the page scrolls, the stage is as high as the board and says nothing: then null. */
import { useLayoutEffect, useState } from 'preact/hooks'

export interface StageSize {
  readonly width: number
  readonly height: number
}

export function useStageSize(part: { readonly current: Element | null }): StageSize | null {
  const [size, setSize] = useState<StageSize | null>(null)
  useLayoutEffect(() => {
    const stage = part.current?.closest('.stage') ?? null
    if (stage === null) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = stage
      const fixed = getComputedStyle(stage).containerType === 'size'
      setSize((old) => {
        if (!fixed || width === 0 || height === 0) return null
        return old?.width === width && old.height === height ? old : { width, height }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])
  return size
}

/** Width of a sheet, its lowest and highest height, and the one it has where the page scrolls. */
export interface SheetRange {
  readonly width: number
  readonly lowest: number
  readonly highest: number
  readonly usual: number
}

/** A window that is dragged is not drawn anew all the time. */
const STEP = 4

/** The height of a sheet that fills its stage. */
export function sheetHeight(stage: StageSize | null, { width, lowest, highest, usual }: SheetRange): number {
  if (stage === null) return usual
  const height = (stage.height / stage.width) * width
  return lowest + Math.floor((Math.min(highest, Math.max(lowest, height)) - lowest) / STEP) * STEP
}
