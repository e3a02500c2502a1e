/** Beside a player's name: gauchos that can still be placed, and what the herds would bring. */
import type { ElGaucho } from '@waystation/el-gaucho'
import type { FiguresProps } from '../../adapter.ts'
import { CowFace } from '../../art/cow/CowFace.tsx'
import { StandingGaucho } from '../../art/pieces/Gaucho.tsx'
import { Figure } from '../../board/Figure.tsx'
import { price } from './herd.ts'
import { boardWords } from './text/words.ts'

export function Figures({ view, of, language }: FiguresProps<ElGaucho>) {
  const { supply, herds } = view.players[of]
  const { figures } = boardWords(language)
  const worth = herds.reduce((sum, { tiles }) => sum + price(tiles), 0)
  return (
    <>
      <Figure
        label={figures.supply(supply)}
        value={supply}
        picture={
          <g transform="translate(0 20) scale(0.7)">
            <StandingGaucho seat={of} />
          </g>
        }
      />
      <Figure
        label={figures.herds(worth)}
        value={worth}
        picture={
          <g transform="scale(0.66)">
            <CowFace coat="brown" />
          </g>
        }
      />
    </>
  )
}
