/** What the option about to be taken would do: a ghost of the piece on its place, and the numbers beside it. */
import { At, Ghosts } from '../../board/Ghost.tsx'
import type { ElGaucho, Option, View } from '@waystation/el-gaucho'
import type { GameText } from '@waystation/kernel'
import { LyingGaucho, StandingGaucho } from '../../art/pieces/Gaucho.tsx'
import type { Layout, Spot } from './layout/types.ts'
import { previewNote } from './note.ts'
import { onTile } from './pieces/piece.ts'

interface GhostProps {
  readonly option: Option
  readonly view: View
  readonly layout: Layout
  readonly text: GameText<ElGaucho>
}

export function Ghost(props: GhostProps) {
  const { option, view, layout } = props
  const seat = view.seat ?? 0
  const note = previewNote(option, view, props.text)
  const spot = anchor(option, view, layout)
  return (
    <Ghosts spot={spot} note={note} layout={layout}>
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

/** Top left corner of the thing the option is about. */
function anchor(option: Option, view: View, layout: Layout): Spot | null {
  if ('tile' in option) {
    const onPampa = layout.pastures.flatMap(({ spaces }, i) =>
      spaces.filter((_, n) => view.pastures[i].spaces[n]?.tile === option.tile),
    )
    const atHome = layout.ranch.flatMap(({ herds, loose }) =>
      [...herds.flatMap(({ tiles }) => tiles), ...loose].filter(({ id }) => id === option.tile),
    )
    return onPampa[0] ?? atHome[0] ?? null
  }
  if ('area' in option) return layout.areas.find(({ id }) => id === option.area)?.rect ?? null
  if ('breed' in option && view.seat !== null)
    return layout.ranch[view.seat].herds.find(({ breed }) => breed === option.breed)?.rect ?? null
  if (option.do === 'takeDice') return layout.tray.rect
  return null
}
