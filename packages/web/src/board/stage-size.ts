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
