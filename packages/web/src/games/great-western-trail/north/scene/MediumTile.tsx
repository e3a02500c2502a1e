/** The tile of a medium town: what a shop there does once. Centred on the origin, in the units of a town. */
import type { MediumTileId } from '@waystation/great-western-trail'
import { Lettering } from '../../../../art/Lettering.tsx'
import { BuildSign, Cross, TrainSign } from '../../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../../art/pieces/workers.tsx'
import type { Money } from '../../text/words.ts'
import { mediumTile } from '../medium.ts'

const INK = 'var(--piece-ink)'

const Coin = ({ r }: { readonly r: number }) => <circle r={r} fill="var(--coin)" stroke={INK} stroke-width="0.9" />

const Card = ({ letters = 9.2, children }: { readonly letters?: number; readonly children?: number }) => (
  <g>
    <rect x="-4.2" y="-5.4" width="8.4" height="10.8" rx="1.4" fill="#efe1c0" stroke={INK} stroke-width="0.9" />
    {children !== undefined && (
      <Lettering y={letters * 0.36} size={letters}>
        {children}
      </Lettering>
    )}
  </g>
)

/** Of the room beside the trade spaces. */
const WIDTH = 21

const Below = ({ letters, children }: { readonly letters: number; readonly children: string }) => (
  <Lettering y={10.6} size={letters} within={WIDTH}>
    {children}
  </Lettering>
)

interface MediumPictureProps {
  readonly id: MediumTileId
  /** Size of the smallest letters. */
  readonly letters: number
  readonly money: Money
}

export function MediumPicture({ id, letters, money }: MediumPictureProps) {
  const tile = mediumTile(id)
  switch (tile.does) {
    case 'hire':
      return (
        <>
          <g transform="translate(0 -5.4)">
            <WorkerChip look="cowboy" r={6.2} />
          </g>
          <Below letters={letters}>{money(-tile.less)}</Below>
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
          <Below letters={letters}>{`×${tile.cards}`}</Below>
        </>
      )
    case 'engine':
      return (
        <>
          <g transform="translate(0 -5.4)">
            <TrainSign size={12} />
          </g>
          <Below letters={letters}>{String(tile.spaces)}</Below>
        </>
      )
    case 'moneyOrCattle':
      return (
        <>
          <g transform="translate(-3.4 -4.8)">
            <Coin r={6.8} />
            <Lettering y={letters * 0.36} size={letters}>
              {money(tile.money)}
            </Lettering>
          </g>
          <g transform="translate(6 6)">
            <Card letters={letters}>{tile.value}</Card>
          </g>
        </>
      )
    case 'build':
      return (
        <>
          <g transform="translate(0 -5.4)">
            <BuildSign size={12} />
          </g>
          <Below letters={letters}>{money(tile.price)}</Below>
        </>
      )
  }
}
