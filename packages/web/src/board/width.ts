/** The width a board is given; null before it is known. Its arrangement follows. */
import { useLayoutEffect, useState } from 'preact/hooks'

/** Where nothing is laid out, as in a DOM without a browser. */
const UNKNOWN = 1200

export const widthOf = (element: Element): number => element.clientWidth || UNKNOWN

export function useWidth(frame: { readonly current: HTMLElement | null }): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => setWidth(widthOf(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return width
}
