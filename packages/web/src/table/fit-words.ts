/** Words that are more than their place holds are set smaller, rather than be scrolled. */
import { useEffect, useRef } from 'preact/hooks'

/** Classes of smaller and smaller letters. */
const SIZES = ['', 'tight', 'tighter']

const overflows = (element: HTMLElement): boolean => element.scrollHeight > element.clientHeight + 1

export function fit(element: HTMLElement): void {
  for (const size of SIZES) {
    element.classList.remove(...SIZES.filter((one) => one !== ''))
    if (size !== '') element.classList.add(size)
    if (!overflows(element)) return
  }
}

/** Told by the browser after it has laid out anyway: measuring then costs nothing, and nothing is laid out twice where all fits. */
export function useFittedWords() {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = words.current
    if (element === null) return undefined
    let told = ''
    const look = (): void => {
      // Its own smaller letters change sizes, too: looked at are other words, another place, and what does not fit all the same.
      const now = `${element.clientWidth} ${element.parentElement?.clientHeight} ${element.textContent}`
      if (now === told && !overflows(element)) return
      told = now
      fit(element)
    }
    const sizes = new ResizeObserver(look)
    const watch = (): void => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    watch()
    const parts = new MutationObserver(watch)
    parts.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [])
  return words
}
