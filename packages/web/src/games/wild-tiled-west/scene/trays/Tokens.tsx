/** Below the trays: free alleys, and the Sawmill of whoever has one. */
import { emsOf } from '../../../../art/ems.ts'
import type { View } from '@waystation/wild-tiled-west'
import type { TrayPlaces } from '../../layout/types.ts'
import type { BoardWords } from '../../text/words.ts'

const INK = 'var(--piece-ink)'
const BRICKS = 'M0 0H16V16H0ZM1 5.4H15M1 10.6H15M6 1V5.4M10 5.4V10.6M5 10.6V15'

interface TokensProps {
  readonly places: TrayPlaces
  readonly view: View
  readonly words: BoardWords
}

export function Tokens({ places, view, words }: TokensProps) {
  const { alleys, sawmill, scale, rect, banks } = places
  // The river begins soon after them; the question says it too.
  const free = alleys[1].x + alleys[1].width + 5
  const mills = view.seat === null ? 0 : (view.players[view.seat]?.sawmills ?? 0)
  return (
    <g font-weight="700" fill="#f3ddb0" font-size={12 * scale}>
      {alleys.map(({ x, y, width, height }, i) =>
        Array.from({ length: i + 1 }, (_, n) => (
          <path
            key={`${i} ${n}`}
            d={BRICKS}
            transform={`translate(${x + width / 2 - (i + 1) * 9 * scale + n * 18 * scale} ${y + (height - 18 * scale) / 2}) scale(${1.1 * scale})`}
            fill="#c99a5d"
            stroke={INK}
            stroke-width="1.2"
          />
        )),
      )}
      {emsOf(words.free) * 12 * scale < banks[0] - free && (
        <text x={free} y={alleys[1].y + alleys[1].height / 2 + 4 * scale}>
          {words.free}
        </text>
      )}
      <text x={rect.x + 12 * scale} y={rect.y + 20 * scale}>
        {words.nearest}
      </text>
      <text x={rect.x + rect.width - 14 * scale} y={rect.y + 20 * scale} text-anchor="end">
        {words.jump}
      </text>
      {mills > 0 && (
        <>
          <rect {...sawmill} rx="5" fill="#f4c73f" stroke={INK} stroke-width="1.2" />
          <text
            x={sawmill.x + sawmill.width / 2}
            y={sawmill.y + sawmill.height / 2 + 4.4 * scale}
            text-anchor="middle"
            fill={INK}
          >
            {`${words.sawmill}${mills > 1 ? ` ×${mills}` : ''}`}
          </text>
        </>
      )}
    </g>
  )
}
