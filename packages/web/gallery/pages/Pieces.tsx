/** Every shared piece. */
import type { ComponentChildren } from 'preact'
import { CattleTile, CattleTileBack } from '../../src/art/cow/CattleTile.tsx'
import { COATS } from '../../src/art/cow/coats.ts'
import { Die } from '../../src/art/pieces/Die.tsx'
import { LyingGaucho, StandingGaucho } from '../../src/art/pieces/Gaucho.tsx'
import { Locomotive } from '../../src/art/pieces/Locomotive.tsx'
import { Bullet, Coin, Disc, Horseshoe, Star } from '../../src/art/pieces/small.tsx'

function Show({ box, size, children }: { box: string; size: number; children: ComponentChildren }) {
  return (
    <svg viewBox={box} height={size} style={{ overflow: 'visible' }}>
      {children}
    </svg>
  )
}

const SEATS = [0, 1, 2, 3, 4]

export function Pieces() {
  return (
    <main>
      {[130, 46].map((size) => (
        <div class="shelf" key={size}>
          {COATS.flatMap((coat, i) =>
            [2, 7, 12].map((value) => (
              <Show key={`${coat}${value}`} box="0 0 80 82" size={size}>
                <CattleTile
                  coat={coat}
                  value={value}
                  small={Math.max(1, value >> 1)}
                  initial={['Br', 'O', 'Bl', 'W', 'S'][i]}
                />
              </Show>
            )),
          )}
          <Show box="0 0 80 82" size={size}>
            <CattleTileBack />
          </Show>
        </div>
      ))}
      {[150, 52].map((size) => (
        <div class="shelf" key={size}>
          {SEATS.map((seat) => (
            <Show key={seat} box="-20 -60 40 64" size={size}>
              <StandingGaucho seat={seat} />
            </Show>
          ))}
          {SEATS.map((seat) => (
            <Show key={seat} box="-32 -36 64 40" size={size * 0.6}>
              <LyingGaucho seat={seat} />
            </Show>
          ))}
        </div>
      ))}
      <div class="shelf">
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Show key={value} box="-22 -22 46 48" size={60}>
            <Die value={value} />
          </Show>
        ))}
        {SEATS.map((seat) => (
          <Show key={seat} box="-22 -22 46 48" size={60}>
            <Disc seat={seat} />
          </Show>
        ))}
        {[
          <Coin key="c" />,
          <Coin key="d">{120}</Coin>,
          <Star key="s" />,
          <Bullet key="b" />,
          <Horseshoe key="h" />,
        ].map((piece) => (
          <Show key={piece.key} box="-24 -24 50 52" size={80}>
            {piece}
          </Show>
        ))}
      </div>
      <div class="shelf">
        <Show box="-52 -84 110 88" size={120}>
          <Locomotive />
        </Show>
        {SEATS.map((seat) => (
          <Show key={seat} box="-52 -84 110 88" size={110}>
            <Locomotive seat={seat} />
          </Show>
        ))}
      </div>
    </main>
  )
}
