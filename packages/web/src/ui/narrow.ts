import { useEffect, useState } from 'preact/hooks'

/** As in the styles of pages about people. */
const NARROW = '(max-width: 46rem)'

/** Whether a drawing has a phone's width: its letters stay readable only if it is drawn for that. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const media = matchMedia(NARROW)
    const look = (): void => setNarrow(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return narrow
}
