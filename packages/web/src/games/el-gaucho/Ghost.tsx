/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { At, Ghosts } from '../../board/Ghost.tsx'
import type { ElGaucho, Option, View } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import { LyingGaucho, StandingGaucho } from '../../art/pieces/Gaucho.tsx'
import { square } from './layout/parts.ts'
import type { Layout, Rect } from './layout/types.ts'
import { consequences } from './note.ts'
import { onTile } from './pieces/piece.ts'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly text: GameText<ElGaucho>
  readonly avoid: readonly Rect[]
}

export function Ghost(props: GhostProps) {
  const { option, view, layout } = props
  const seat = view.seat ?? 0
  const spot = thingOf(option, view, layout)
  return (
    <Ghosts thing={spot} consequences={consequences(option, view, props.text)} layout={layout} avoid={props.avoid}>
      {(option.do === 'stand' || option.do === 'raise' || option.do === 'wake' || option.do === 'displace') && spot && (
        <At spot={onTile(spot, layout.tile, true)} scale={layout.tile / 84}>
          <StandingGaucho seat={seat} />
        </At>
      )}
      {option.do === 'lay' && spot && (
        <At spot={onTile(spot, layout.tile, false)} scale={layout.tile / 84}>
          <LyingGaucho seat={seat} />
        </At>
      )}
      {(option.do === 'occupy' || option.do === 'first') && (
        <At
          spot={layout.areas.find(({ id }) => id === option.area)?.seats[seat] ?? { x: 0, y: 0 }}
          scale={layout.gaucho}
        >
          <StandingGaucho seat={seat} />
        </At>
      )}
    </Ghosts>
  )
}

/** What the option is about. */
function thingOf(option: Option, view: View, layout: Layout): Rect | null {
  if ('tile' in option) {
    const onPampa = layout.pastures.flatMap(({ spaces }, i) =>
      spaces
        .filter((_, n) => view.pastures[i].spaces[n]?.tile === option.tile)
        .map((spot) => square(spot, layout.tile)),
    )
    const atHome = layout.ranch.flatMap(({ herds, loose, tile }) =>
      [...herds.flatMap(({ tiles }) => tiles), ...loose]
        .filter(({ id }) => id === option.tile)
        .map(({ x, y }) => square({ x, y }, tile)),
    )
    return onPampa[0] ?? atHome[0] ?? null
  }
  if ('area' in option) return layout.areas.find(({ id }) => id === option.area)?.rect ?? null
  if ('breed' in option && view.seat !== null)
    return layout.ranch[view.seat].herds.find(({ breed }) => breed === option.breed)?.rect ?? null
  if (option.do === 'takeDice') return layout.tray.rect
  return null
}
