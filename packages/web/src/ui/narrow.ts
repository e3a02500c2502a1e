import { useEffect, useState } from 'preact/hooks'

/** As in the styles of pages about people. */
const NARROW = '(max-width: 46rem)'

/** Whether a drawing has a phone's width: its letters stay readable only if it is drawn for that. */
export const useNarrow = (): boolean => useMedia(NARROW)

/** Whether the window is such a one, also after it has changed. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const look = (): void => setMatches(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [query])
  return matches
}
