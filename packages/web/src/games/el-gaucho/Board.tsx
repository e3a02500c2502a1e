/** El Gaucho's table: the land and the village, the pieces on it, and the targets over it. */
import type { ElGaucho, View } from '@waystation/el-gaucho'
import { useMemo, useRef } from 'preact/hooks'
import type { BoardProps } from '../../adapter.ts'
import { useAnimation } from '../../board/animation.ts'
import { framed, LiveSheet, StillSheet, type TableProps } from '../../board/Frame.tsx'
import { RegionMarks } from '../../board/RegionMarks.tsx'
import { litBoxes, Spots } from '../../board/Spots.tsx'
import { useStageSize } from '../../board/stage-size.ts'
import './board.css'
import { ANIMATION } from './animation/index.ts'
import { Ghost } from './Ghost.tsx'
import { Labels } from './labels.ts'
import { groundFor, layoutOf } from './layout/layout.ts'
import { sheetFor } from './layout/sheet.ts'
import type { Ground, Layout } from './layout/types.ts'
import { nameDice, piecesOf } from './pieces/piece.ts'
import { Pieces } from './pieces/Pieces.tsx'
import { Land } from './scene/Land.tsx'
import { Banner } from './scene/Banner.tsx'
import { CorralFront, Tray } from './scene/Corral.tsx'
import { Earnings, Wishes } from './scene/Flashes.tsx'
import { PastureMarks } from './scene/PastureMarks.tsx'
import { PesosTrack } from './scene/PesosTrack.tsx'
import { Places } from './scene/Places.tsx'
import { Ranches } from './scene/Ranches.tsx'
import { DrawPile } from './scene/Steppe.tsx'
import { regionBoxes } from './regions.ts'
import { spotsOf } from './spots/spots.ts'
import { targets } from './targets.ts'

export const Board = framed('eg-board', Table)

function Table(props: TableProps<ElGaucho>) {
  const { names, text, lit, picked, preview } = props
  const { view, event, moment } = useAnimation(ANIMATION, props)
  const sheet = useRef<SVGSVGElement>(null)
  const shape = sheetFor(useStageSize(sheet))
  const kind = props.kind === 'tall' ? 'tall' : 'wide'
  const ground = groundFor(kind, view.players.length, shape?.width ?? null, shape?.height ?? null)
  const layout = useMemo(() => layoutOf(view, ground), [view, ground])
  const slots = useDieSlots(view)
  const pieces = useMemo(() => piecesOf(view, layout, slots), [view, layout])
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const chosen = preview === null ? picked : targets(preview)
  const spots = useMemo(() => spotsOf(view, layout, labels, lit, slots), [view, layout, labels, lit])
  return (
    <>
      <StillSheet size={layout}>
        {useMemo(
          () => (
            <Scenery ground={ground} layout={layout} view={view} labels={labels} names={names} text={text} />
          ),
          [layout, view, labels],
        )}
      </StillSheet>
      <StillSheet size={layout}>
        {useMemo(
          () => (
            <Ranches view={view} names={names} places={layout.ranch} />
          ),
          [layout, view, labels],
        )}
      </StillSheet>
      <LiveSheet size={layout} label={labels.words.board} sheet={sheet}>
        <Pieces pieces={pieces} initials={labels.words.initials} rolling={event?.type === 'diceRolled'} />
        <CorralFront ground={ground} />
        <Wishes lit={lit} layout={layout} />
        <Earnings event={event} layout={layout} moment={moment} />
        <Spots {...props} spots={spots} picked={chosen} />
        <RegionMarks boxes={regionBoxes(layout)} />
        {preview !== null && event === null && (
          <Ghost option={preview} view={view} layout={layout} text={text} avoid={litBoxes(spots, props)} />
        )}
      </LiveSheet>
    </>
  )
}

interface SceneryProps {
  readonly ground: Ground
  readonly layout: Layout
  readonly view: View
  readonly labels: Labels
  readonly names: BoardProps<ElGaucho>['names']
  readonly text: BoardProps<ElGaucho>['text']
}

function Scenery({ ground, layout, view, labels, names, text }: SceneryProps) {
  const tray = view.turn === null ? labels.words.diceInFront : labels.words.diceOf(names(view.turn))
  return (
    <>
      <Land ground={ground} />
      <PastureMarks ground={ground} pastures={view.pastures} />
      <DrawPile ground={ground} count={view.pile} removed={view.removedBreed} />
      <Places ground={ground} text={text} touched={view.turn === null ? [] : view.touched} />
      <Tray ground={ground} label={tray} />
      <Banner ground={ground} view={view} text={text} names={names} />
      <PesosTrack layout={layout} />
    </>
  )
}

/** Dice keep their place in the corral until they are taken; new ones get a free place. */
function useDieSlots(view: View): ReadonlyMap<string, number> {
  const slots = useRef(new Map<string, number>())
  const { rodeo } = nameDice(view)
  const keys = new Set(rodeo.map(({ key }) => key))
  for (const key of slots.current.keys()) if (!keys.has(key)) slots.current.delete(key)
  const used = new Set(slots.current.values())
  let next = 0
  for (const { key } of rodeo) {
    if (slots.current.has(key)) continue
    while (used.has(next)) next++
    slots.current.set(key, next)
    used.add(next)
  }
  return slots.current
}
