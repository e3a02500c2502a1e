/** Workers in their rows, and what the slots do that are still empty. */
import { FIRST_SCORING_SLOT, type PlayerView, SLOT_VP, WORKER_SLOTS, WORKERS } from '@waystation/great-western-trail'
import { GlyphRows } from '../../../board/glyph.tsx'
import { briefGlyph, slotGlyph } from '../glyphs/glyph.tsx'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { Rosette } from './marks.tsx'
import { WorkerTile } from './Tile.tsx'

const INK = 'var(--piece-ink)'

/** A slot so low has room for one picture. */
const LOW = 36

type WorkerBoxes = NonNullable<Layout['home']['workers']>

export function WorkerRows({
  player,
  slots,
  money,
}: {
  readonly player: PlayerView
  readonly slots: WorkerBoxes
  readonly money: Money
}) {
  return (
    <g>
      {WORKERS.flatMap((worker, row) =>
        slots[worker].map(({ x, y, width, height }, i) => {
          const hired = i < player.workers[worker]
          const action = WORKER_SLOTS[row][i]
          const size = Math.min(width, height)
          // On a low slot points stand only where there is nothing else to draw.
          const scores = i + 1 >= FIRST_SCORING_SLOT && (size > LOW || action.length === 0)
          const points = size > LOW ? { x: width - size * 0.2, y: size * 0.22, r: size * 0.22 } : null
          return (
            <g key={`${worker} ${i}`} transform={`translate(${x} ${y})`}>
              <rect
                width={width}
                height={height}
                rx={size * 0.18}
                fill="var(--gw-slot)"
                stroke={INK}
                stroke-width="0.8"
                opacity={hired ? 0.4 : 1}
              />
              {hired || i === 0 ? (
                <g transform={`translate(${width / 2} ${height / 2})`}>
                  <WorkerTile worker={worker} size={size * 0.92} />
                </g>
              ) : (
                <>
                  {action.length > 0 && (
                    <g transform={`translate(${width / 2} ${height / 2 + (scores ? size * 0.12 : 0)})`}>
                      <GlyphRows
                        glyphs={[width < 40 ? briefGlyph(action[0], money) : slotGlyph(action, money)]}
                        width={width - 4}
                        height={height - 4}
                        largest={1.5}
                      />
                    </g>
                  )}
                  {scores && (
                    <g transform={`translate(${points?.x ?? width / 2} ${points?.y ?? height / 2})`}>
                      <Rosette r={points?.r ?? size * 0.42}>{SLOT_VP}</Rosette>
                    </g>
                  )}
                  {action.length === 0 && !scores && (
                    <g transform={`translate(${width / 2} ${height / 2})`}>
                      <WorkerTile worker={worker} size={size * 0.7} faint />
                    </g>
                  )}
                </>
              )}
            </g>
          )
        }),
      )}
    </g>
  )
}
