/** Stacks and dice of the trays: how many tiles are left, what one costs, and which stacks the dice reach. */
import { DICE, TILE_IDS, type TileId, type View } from '@waystation/wild-tiled-west'
import type { TrayPlaces } from '../../layout/types.ts'
import type { BoardWords } from '../../text/words.ts'
import { DieFace } from '../Dice.tsx'
import { Reach } from './Reach.tsx'
import { Stack } from './Stack.tsx'
import { Tokens } from './Tokens.tsx'

/** What a tile within reach costs with its jumps; see `pricesOf`. */
export type Prices = ReadonlyMap<TileId, number>

interface TraysProps {
  readonly view: View
  readonly places: TrayPlaces
  readonly prices: Prices
  readonly held: TileId | null
  readonly words: BoardWords
}

export function Trays({ view, places, prices, held, words }: TraysProps) {
  const { scale, stacks } = places
  return (
    <g font-family="var(--font-text)">
      {TILE_IDS.map((tile) => (
        <Stack
          key={tile}
          tile={tile}
          left={view.stacks[tile]}
          box={stacks[tile]}
          scale={scale}
          price={prices.get(tile)}
          held={held === tile}
          words={words}
        />
      ))}
      {DICE.flatMap((die) =>
        view[die].map((notch) => (
          <Reach key={`${die} ${notch}`} die={die} notch={notch} view={view} places={places} held={held} />
        )),
      )}
      <Tokens places={places} view={view} words={words} />
    </g>
  )
}

/** Dice in their notches. */
export function DiceInTrays({ view, places }: { readonly view: View; readonly places: TrayPlaces }) {
  return (
    <g font-family="var(--font-text)">
      {DICE.flatMap((die) =>
        view[die].map((notch) => {
          const { x, y } = places.notches[die][notch - 1]
          return (
            <g
              key={`${die} ${notch}`}
              class="wtw-die"
              style={{ transform: `translate(${x}px, ${y}px) scale(${places.scale})` }}
            >
              <DieFace die={die} value={notch} />
            </g>
          )
        }),
      )}
    </g>
  )
}
