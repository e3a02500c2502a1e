/** El Paso's table: the loop around the walled town, the train along the horizon, the store, a ranch. */
import { type ElPaso, printedOn, type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { useAnimation } from '../../board/animation.ts'
import { framed, LiveSheet, StillSheet, type TableProps } from '../../board/Frame.tsx'
import { RegionMarks } from '../../board/RegionMarks.tsx'
import { litBoxes, Spots } from '../../board/Spots.tsx'
import { sheetHeight, useStageSize } from '../../board/stage-size.ts'
import './board.css'
import { Flights } from './animation/Flights.tsx'
import { ANIMATION } from './animation/index.ts'
import { Ghost } from './Ghost.tsx'
import { Labels } from './labels.ts'
import { layoutFor, sheetOf } from './layout/layout.ts'
import { type Layout, REGIONS, type RegionName } from './layout/types.ts'
import { Land } from './scene/Land.tsx'
import { Ranch } from './scene/Ranch.tsx'
import { StepBadges } from './scene/StepBadges.tsx'
import { Store } from './scene/Store.tsx'
import { Slots } from './scene/Slots.tsx'
import { Town } from './scene/Town.tsx'
import { Riders, Trail } from './scene/Trail.tsx'
import { Train } from './scene/Train.tsx'
import { spotsOf } from './spots/spots.ts'
import { Stops } from './sue/Stops.tsx'
import { type SueStops, sueStops } from './sue/stops.ts'
import { SuePanel } from './sue/SuePanel.tsx'
import { targets } from './targets.ts'

export const Board = framed('ep-board', Table)

/** Whose ranch is shown: the one looked at, one's own, or that of whoever plays. */
export function ranchSeat(view: View, watched: Seat | null): Seat {
  return watched ?? view.seat ?? (typeof view.turn === 'number' ? view.turn : 0)
}

const regionOf = (name: string | null): RegionName => REGIONS.find((region) => region === name) ?? 'trail'

function Table(props: TableProps<ElPaso>) {
  const { names, text, lit, instead, picked, preview, watched } = props
  const sheet = useRef<SVGSVGElement>(null)
  const stage = useStageSize(sheet)
  const showing = useAnimation(ANIMATION, props)
  const { view, event } = showing
  const layout = layoutFor(props.kind, sheetHeight(stage, sheetOf(props.kind)), regionOf(props.region))
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const seat = ranchSeat(view, watched)
  const stops = useMemo(() => sueStops(view), [view])
  const spots = useMemo(
    () => spotsOf({ view, layout, labels, lit, seat, stops }),
    [view, layout, labels, lit, seat, stops],
  )
  const chosen = preview === null ? picked : targets(preview)
  if (layout.shows.includes('sue')) return <SuePanel {...props} view={view} />
  return (
    <>
      <StillSheet size={layout}>
        <Land layout={layout} />
      </StillSheet>
      <LiveSheet size={layout} label={labels.words.board} sheet={sheet}>
        <Scene view={view} layout={layout} labels={labels} seat={seat} stops={stops} />
        <Flights {...showing} before={props.before ?? view} layout={layout} seat={seat} words={labels.words} />
        <g class={insteadOfAll(view) ? 'ep-instead' : undefined}>
          <Spots {...props} spots={spots} picked={chosen} />
        </g>
        {event === null && <StepBadges view={view} layout={layout} lit={lit} seat={seat} />}
        {preview !== null && event === null && (
          <Ghost option={preview} view={view} layout={layout} text={text} avoid={litBoxes(spots, { lit, instead })} />
        )}
        {props.kind !== 'tall' && <RegionMarks boxes={regionBoxes(layout)} />}
      </LiveSheet>
    </>
  )
}

/** An auxiliary action is open here only instead of everything that the building says: it glows in dashes. */
function insteadOfAll({ trail, turn, rules }: View): boolean {
  const here = trail.find(({ ranchers }) => turn !== null && ranchers.includes(turn))
  const place = here?.place ?? null
  const foreign = here !== undefined && here.owner !== null && here.owner !== turn
  if (place === null || place === 'el-paso' || foreign) return false
  return !printedOn(place, rules.chooseOne2a).some((slot) => slot.some(({ type }) => type === 'auxiliary'))
}

const regionBoxes = (layout: Layout) =>
  Object.fromEntries(layout.shows.map((region) => [region, region === 'sue' ? layout.sue : layout[region].rect]))

interface SceneProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: Seat
  readonly stops: SueStops
}

/** On a phone the town stands in the middle of the trail as a picture; its posts have a sheet of their own. */
function Scene(scene: SceneProps) {
  const { layout, view, labels, seat, stops } = scene
  const shows = (region: RegionName): boolean => layout.shows.includes(region)
  const part = (region: RegionName, drawing: ComponentChildren) => drawing && <g data-part={region}>{drawing}</g>
  return (
    <g aria-hidden="true">
      {part('train', shows('train') && <Train {...scene} />)}
      {part('town', (shows('town') || shows('trail')) && <Town {...scene} />)}
      {part(
        'town',
        shows('town') && layout.town.discs !== null && (
          <Slots view={view} slots={layout.town.discs} words={labels.words} seat={seat} />
        ),
      )}
      {part('trail', shows('trail') && <Trail {...scene} />)}
      {shows('trail') && <Riders view={view} layout={layout} />}
      {shows('trail') && <Stops stops={stops} trail={layout.trail} />}
      {part('store', shows('store') && <Store {...scene} />)}
      {part('ranch', shows('ranch') && <Ranch {...scene} />)}
    </g>
  )
}
