import { useEffect, useState } from 'preact/hooks'

/** The time, told again after so many milliseconds; null: it stands still. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (every === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
