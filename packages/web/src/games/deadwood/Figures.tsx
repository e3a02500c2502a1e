/** Beside a player's name: cowboys at home, cartridges, ponies and posters. */
import type { Deadwood } from '@waystation/deadwood'
import type { FiguresProps } from '../../adapter.ts'
import { Cowboy } from '../../art/pieces/Cowboy.tsx'
import { Poster } from '../../art/pieces/Poster.tsx'
import { Bullet, Horseshoe } from '../../art/pieces/small.tsx'
import { Figure } from '../../board/Figure.tsx'
import { boardWords } from './text/words.ts'

export function Figures({ view, of, language, brief }: FiguresProps<Deadwood>) {
  const { ranch, cartridges, ponies, posters } = view.players[of]
  const { figures } = boardWords(language)
  const home = ranch.novice + ranch.gunslinger + ranch.veteran
  return (
    <>
      <Figure
        label={figures.home(home)}
        value={home}
        picture={
          <g transform="translate(0 20) scale(0.66)">
            <Cowboy seat={of} strength={1} badge={false} />
          </g>
        }
      />
      {!brief && <Figure label={figures.cartridges(cartridges)} value={cartridges} picture={<Bullet />} />}
      {!brief && <Figure label={figures.ponies(ponies)} value={ponies} picture={<Horseshoe />} />}
      <Figure label={figures.posters(posters)} value={posters} picture={<Poster />} />
    </>
  )
}
