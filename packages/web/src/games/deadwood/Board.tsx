/** Deadwood's table: the town in its gulch, the outskirts, the ranches, and the duels fought over it. */
import type { Deadwood, Event, PlotId, View } from '@waystation/deadwood'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { BoardProps } from '../../adapter.ts'
import { type Showing, stillness, useAnimation } from '../../board/animation.ts'
import { framed, LiveSheet, StillSheet, type TableProps } from '../../board/Frame.tsx'
import { RegionMarks } from '../../board/RegionMarks.tsx'
import { litBoxes, Spots } from '../../board/Spots.tsx'
import { sheetHeight, useStageSize } from '../../board/stage-size.ts'
import './board.css'
import { follow, type Showdown, showdownOf } from './duel/showdown.ts'
import { ShowdownStage } from './duel/Showdown.tsx'
import { Flights } from './animation/Flights.tsx'
import { ANIMATION } from './animation/index.ts'
import { Ghost } from './Ghost.tsx'
import { Labels } from './labels.ts'
import { layoutFor } from './layout/layout.ts'
import { isLow, LOW_SHEET, WIDE_SHEET } from './layout/presets.ts'
import type { Layout } from './layout/types.ts'
import { Gauge } from './scene/Gauge.tsx'
import { Land } from './scene/Land.tsx'
import { BootHill, Mine, mineSpots, Waiting } from './scene/Outskirts.tsx'
import { Ranches } from './scene/Ranches.tsx'
import { Stack, Tray } from './scene/Stacks.tsx'
import { regionBoxes } from './regions.ts'
import { spotsOf, trayTiles } from './spots.ts'
import { targets } from './targets.ts'
import { Railway } from './town/Railway.tsx'
import { Lamplight, Sheriff, Watch } from './town/Sheriff.tsx'
import { Asked, Town, Townsfolk } from './town/Town.tsx'

export const Board = framed('dw-board', Table)

function Table(props: TableProps<Deadwood>) {
  const { names, text, lit, picked, preview } = props
  const showing = useAnimation(ANIMATION, props)
  const { view, event, moment } = showing
  const sheet = useRef<SVGSVGElement>(null)
  const stage = useStageSize(sheet)
  const low = isLow(stage)
  const height = sheetHeight(stage, low ? LOW_SHEET : WIDE_SHEET)
  const layout = layoutFor(props.kind === 'tall' ? 'tall' : 'wide', view.players.length, view.viewer, height, low)
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const spots = useMemo(() => spotsOf(view, layout, labels, lit), [view, layout, labels, lit])
  const chosen = preview === null ? picked : targets(preview, view)
  const duel = useShowdown(props, showing)
  return (
    <>
      <StillSheet size={layout}>
        <Land layout={layout} />
      </StillSheet>
      <LiveSheet size={layout} label={labels.words.board} sheet={sheet}>
        <Scene view={view} layout={layout} labels={labels} event={event} ms={showing.ms} />
        <Flights {...showing} before={props.before ?? view} layout={layout} />
        <Drawn view={view} layout={layout} labels={labels} lit={lit} />
        <Spots {...props} spots={spots} picked={chosen} />
        {/* Over the rings: these are thin beside the figures, but would hide the numbers at their feet. */}
        <g class="dw-over" aria-hidden="true">
          <Townsfolk view={view} layout={layout} />
        </g>
        <Sheriff view={view} layout={layout} />
        {preview !== null && event === null && (
          <Ghost {...{ view, layout, labels, text }} option={preview} avoid={litBoxes(spots, props)} />
        )}
        <RegionMarks boxes={regionBoxes(layout)} />
        {duel !== null && <ShowdownStage duel={duel} layout={layout} labels={labels} moment={moment} />}
      </LiveSheet>
    </>
  )
}

interface SceneProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly event: Event | null
  readonly ms: number
}

const CHANGED: readonly Event['type'][] = ['built', 'stationBuilt']

const changedPlot = (event: Event | null): PlotId | null =>
  event !== null && CHANGED.includes(event.type) && 'plot' in event ? event.plot : null

function Scene({ view, layout, labels, event, ms }: SceneProps) {
  return (
    <g aria-hidden="true">
      <Gauge rect={layout.gauge} view={view} name={labels.name('pool')} />
      {view.stacks.map(({ tiles }, i) => (
        <Stack key={i} rect={layout.stacks[i]} number={i + 1} count={tiles.length} top={tiles[0] ?? null} />
      ))}
      <BootHill rect={layout.bootHill} name={labels.name('boot-hill')} view={view} />
      <Mine rect={layout.mine} name={labels.name('mine')} />
      <Lamplight view={view} layout={layout} />
      <Town view={view} layout={layout} labels={labels} rising={changedPlot(event)} />
      <Railway view={view} layout={layout} event={event} ms={ms} />
      <Watch view={view} layout={layout} />
      <Waiting spots={mineSpots(view, layout.mine)} />
      <Asked view={view} layout={layout} />
      <Ranches view={view} layout={layout} labels={labels} />
    </g>
  )
}

function Drawn({ view, layout, labels, lit }: Omit<SceneProps, 'event' | 'ms'> & Pick<BoardProps, 'lit'>) {
  const { tiles, stack } = trayTiles(view, lit)
  if (tiles.length === 0) return null
  const title = stack === null ? labels.words.toBuild : labels.words.inStack(stack)
  return <Tray layout={layout} tiles={tiles} labels={labels} title={title} />
}

/** How long the end of a duel is shown where nothing moves. */
const STILL_MS = 3500

/** The duel to be watched: played back as an animation; where nothing moves, its end stays for a while. */
function useShowdown(props: BoardProps<Deadwood>, { view, event, told }: Showing<View, Event>): Showdown | null {
  const { before, events } = props
  const last = useMemo(() => (before !== null && stillness() ? lastShowdown(before, events) : null), [events])
  const [passed, setPassed] = useState<Showdown | null>(null)
  useEffect(() => {
    if (last === null) return undefined
    const timer = setTimeout(() => setPassed(last), STILL_MS)
    return () => clearTimeout(timer)
  }, [last])
  if (event !== null && before !== null) return told.reduce(follow, showdownOf(before))
  return showdownOf(view) ?? (last === passed ? null : last)
}

/** The last one that came to an end in these events. */
function lastShowdown(before: View, events: readonly Event[]): Showdown | null {
  let duel = showdownOf(before)
  let ended: Showdown | null = null
  for (const event of events) {
    duel = follow(duel, event)
    if (duel !== null && duel.outcome !== null) ended = duel
  }
  return ended
}
