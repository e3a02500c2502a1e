/** Beside a player's name: gold, bullets, the mine, bandits, and what the tussle would bring now. */
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import { tussleNow } from '@waystation/wild-tiled-west/standing'
import type { FiguresProps } from '../../adapter.ts'
import { Figure } from '../../board/Figure.tsx'
import { Glyph, type GlyphName } from './small/glyphs.tsx'
import { boardWords } from './text/words.ts'

const picture = (name: GlyphName) => <Glyph name={name} size={2.7} />

export function Figures({ view, of, language, brief }: FiguresProps<WildTiledWest>) {
  const { gold, bullets, mine, standing } = view.players[of]
  const { figures, tussleNow: tussle, signed } = boardWords(language)
  const points = tussleNow(view)[of]
  // Two names leave room for everything, also on a phone.
  const little = brief && view.players.length > 2
  return (
    <>
      {!little && <Figure label={figures.gold(gold)} value={gold} picture={picture('gold')} />}
      {!little && <Figure label={figures.bullets(bullets)} value={bullets} picture={picture('bullet')} />}
      {!little && <Figure label={figures.mine(mine)} value={mine} picture={picture('pickaxe')} />}
      <Figure label={figures.bandits(standing.length)} value={standing.length} picture={picture('bandit')} />
      {points !== 0 && <Figure label={tussle(points)} value={signed(points)} tone={points > 0 ? 'good' : 'bad'} />}
    </>
  )
}
