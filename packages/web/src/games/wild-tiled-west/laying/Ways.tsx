/** Buttons of the hand in the prompt: turn, flip, and every way round with the number of its places. */
import type { Labels } from '../labels.ts'
import { SmallPiece, V } from '../small/SmallTiles.tsx'
import { anchorsOf, inWay } from './hand.ts'
import type { Laying } from './laying.ts'
import { shapeOf, waysOf } from './shape.ts'

interface WaysProps {
  readonly laying: Laying
  readonly labels: Labels
}

export function Ways({ laying, labels }: WaysProps) {
  const [held, hand] = [laying.held.value, laying.hand.value]
  if (held === null || hand === null || held.hold.turned) return null
  const { hold } = held
  const ways = waysOf(hold.piece)
  if (ways.length < 2) return null
  const { words } = labels
  return (
    <div class="wtw-tool">
      <div class="wtw-ways" role="group" aria-label={words.ways}>
        {ways.map((turn) => {
          const places = anchorsOf(hold, turn).length
          return (
            <button
              key={turn}
              type="button"
              class="wtw-way"
              data-way={turn}
              aria-pressed={turn === hand.turn}
              aria-label={words.way(words.turnedBy[turn], places)}
              disabled={places === 0}
              onClick={() => laying.change((each, from) => inWay(each, from, turn))}
            >
              <Picture piece={hold.piece} turn={turn} />
              <span>{places}</span>
            </button>
          )
        })}
      </div>
      <div class="wtw-moves">
        <button type="button" class="button small" aria-keyshortcuts="r" onClick={() => laying.turn('right')}>
          <Sign d="M-5.6-3A6.6 6.6 0 1 1-6.4 2.4M-9.4-3.4L-1.6-2.2L-6.2-9Z" /> <span>{words.turn}</span> <kbd>R</kbd>
        </button>
        <button type="button" class="button small" aria-keyshortcuts="f" onClick={() => laying.turn('flip')}>
          <Sign d="M0-9V9M-2.4-6V6H-9ZM2.4-6V6H9Z" /> <span>{words.flip}</span> <kbd>F</kbd>
        </button>
      </div>
    </div>
  )
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="-11 -11 22 22" width="20" height="20" aria-hidden="true" focusable="false">
    <path d={d} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>
)

export function Picture({ piece, turn }: { readonly piece: Parameters<typeof shapeOf>[0]; readonly turn: number }) {
  const { width, height } = shapeOf(piece, turn)
  const side = Math.max(width, height, 3) * V
  const box = `${(width * V - side) / 2 - 2} ${(height * V - side) / 2 - 2} ${side + 4} ${side + 5}`
  return (
    <svg viewBox={box} aria-hidden="true" focusable="false">
      <SmallPiece piece={piece} turn={turn} />
    </svg>
  )
}
