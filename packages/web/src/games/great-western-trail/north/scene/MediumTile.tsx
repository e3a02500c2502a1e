/** The tile of a medium town: what a shop there does once. Centred on the origin, in the units of a town. */
import type { MediumTileId } from '@waystation/great-western-trail'
import { Lettering } from '../../../../art/Lettering.tsx'
import { Dollars } from '../../../../art/pieces/paper.tsx'
import { BuildSign, Cross, TrainSign } from '../../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../../art/pieces/workers.tsx'
import type { Money } from '../../text/words.ts'
import { mediumTile } from '../medium.ts'

const INK = 'var(--piece-ink)'

const Card = ({ children }: { readonly children?: number }) => (
  <g>
    <rect x="-4.2" y="-5.4" width="8.4" height="10.8" rx="1.4" fill="#efe1c0" stroke={INK} stroke-width="0.9" />
    {children !== undefined && (
      <Lettering y={3.3} size={9.2}>
        {children}
      </Lettering>
    )}
  </g>
)

const Below = ({ children }: { readonly children: string }) => (
  <Lettering y={10.4} size={9.2}>
    {children}
  </Lettering>
)

export function MediumPicture({ id, money }: { readonly id: MediumTileId; readonly money: Money }) {
  const tile = mediumTile(id)
  switch (tile.does) {
    case 'hire':
      return (
        <>
          <g transform="translate(0 -4.6)">
            <WorkerChip look="cowboy" r={6.2} />
          </g>
          <Below>{money(-tile.less)}</Below>
        </>
      )
    case 'remove':
      return (
        <>
          <g transform="translate(-2.6 -4.6)">
            <Card />
          </g>
          <g transform="translate(3.6 -2.4)">
            <Cross r={3.6} />
          </g>
          <Below>{`×${tile.cards}`}</Below>
        </>
      )
    case 'engine':
      return (
        <>
          <g transform="translate(0 -4.6)">
            <TrainSign size={12} />
          </g>
          <Below>{String(tile.spaces)}</Below>
        </>
      )
    case 'moneyOrCattle':
      return (
        <>
          <g transform="translate(-4.6 -4.6)">
            <Dollars r={7.6}>{money(tile.money)}</Dollars>
          </g>
          <path d="M4.4-9L-4.2 10" stroke={INK} stroke-width="0.9" />
          <g transform="translate(5.4 5)">
            <Card>{tile.value}</Card>
          </g>
        </>
      )
    case 'build':
      return (
        <>
          <g transform="translate(0 -4.6)">
            <BuildSign size={12} />
          </g>
          <Below>{money(tile.price)}</Below>
        </>
      )
  }
}
