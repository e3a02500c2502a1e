/** The drawn lid of a box. It comes after the words, so that the page can be read at once. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface LidProps {
  readonly game: string
}

export function Cover({ game }: LidProps) {
  const [Lid, setLid] = useState<ComponentType<LidProps> | null>(null)
  useEffect(() => {
    void import('../art/covers/BoxCover.tsx').then(({ BoxCover }) => setLid(() => BoxCover))
  }, [])
  return (
    <div class="cover" aria-hidden="true">
      {Lid && <Lid game={game} />}
    </div>
  )
}
