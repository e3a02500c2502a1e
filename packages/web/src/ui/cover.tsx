/** The drawn lid of a box. It comes after the words, so that the page can be read at once. */
import type { FunctionComponent } from 'preact'
import type { CoverProps } from '../art/DefaultCover.tsx'
import { titleOf, webGameOf } from '../games/index.ts'
import { useLoaded } from './loaded.ts'

const loadCover = async (game: string): Promise<FunctionComponent<CoverProps>> =>
  (await webGameOf(game).cover?.()) ?? (await import('../art/DefaultCover.tsx')).DefaultCover

export function Cover({ game }: { readonly game: string }) {
  const lid = useLoaded(() => loadCover(game), [game])
  return (
    <div class="cover" aria-hidden="true">
      {lid.state === 'ready' && <lid.value id={game} title={titleOf(game)} />}
    </div>
  )
}
