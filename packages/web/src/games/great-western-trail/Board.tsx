/** The table: cities over the railroad, the trail through the country, the markets beside it, a player's place below. */
import type { GreatWesternTrail, Option, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { Target } from '../../adapter.ts'
import { useAnimation } from '../../board/animation.ts'
import { framed, LiveSheet, StillSheet, type TableProps } from '../../board/Frame.tsx'
import { RegionMarks } from '../../board/RegionMarks.tsx'
import { useShared } from '../../board/shared.ts'
import { litBoxes, Spots } from '../../board/Spots.tsx'
import { sheetHeight, useStageSize } from '../../board/stage-size.ts'
import './board.css'
import { ANIMATION } from './animation/index.ts'
import { Flights } from './animation/Flights.tsx'
import { Turning } from './animation/Turning.tsx'
import { Ghost } from './Ghost.tsx'
import { Labels } from './labels.ts'
import { sheetOf } from './layout/desk.ts'
import { layoutFor } from './layout/layout.ts'
import { type Layout, modulesOf, REGIONS, type RegionName } from './layout/types.ts'
import { nearTown } from './north/closeup.ts'
import { NorthLand } from './north/land/NorthLand.tsx'
import { TownCloseUp } from './north/scene/CloseUp.tsx'
import { North } from './north/scene/North.tsx'
import { PokerTable } from './poker/PokerTable.tsx'
import { Showing } from './poker/Showing.tsx'
import { Home } from './scene/Home.tsx'
import { Land } from './scene/Land.tsx'
import { Markets } from './scene/Markets.tsx'
import { Offers, Sides } from './scene/Offers.tsx'
import { PointedWay, usePointed } from './scene/PointedWay.tsx'
import { Railroad } from './scene/Railroad.tsx'
import { StepBadges } from './scene/StepBadges.tsx'
import { Riders, Trail } from './scene/Trail.tsx'
import { Way } from './scene/Way.tsx'
import { Waymarks } from './scene/Waymarks.tsx'
import { isBranch, type OpenRoad, openRoads } from './spots/roads-open.ts'
import { spotsOf } from './spots/spots.ts'
import { targets } from './targets.ts'

export const Board = framed('gw-board', Table)

/** Whoever moves begins where the own cattleman stands; from the start the trail leads to the first house. */
function standsAt({ view, seat, asked, picked }: TableProps<GreatWesternTrail>): Target | null {
  if (seat === null || picked.length > 0 || asked?.options.some((option) => option.do === 'move') !== true) return null
  const { at } = view.players[seat]
  return `node ${at === 'start' ? 'neutral-a' : at}`
}

/** Whose place is shown: the one looked at, one's own, or the first. */
export function homeSeat(props: { readonly watched: Seat | null; readonly seat: Seat | null }): Seat {
  return props.watched ?? props.seat ?? 0
}

const regionOf = (name: string | null): RegionName | null => REGIONS.find((region) => region === name) ?? null

function Table(props: TableProps<GreatWesternTrail>) {
  const { names, text, lit, instead, picked, preview, asked } = props
  const sheet = useRef<SVGSVGElement>(null)
  const stage = useStageSize(sheet)
  const showing = useAnimation(ANIMATION, props)
  const { event } = showing
  const view = useShared(showing.view)
  const layout = layoutFor(props.kind, sheetHeight(stage, sheetOf(props.kind)), regionOf(props.region), modulesOf(view))
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const seat = homeSeat(props)
  const own = props.seat ?? 0
  const roads = useMemo(() => openRoads(asked?.options ?? [], picked, view), [asked, picked, view])
  const open = useMemo(() => openOn(props, roads), [lit, instead, picked, roads])
  const near = nearTown(picked, lit)
  const spots = useSpots({ view, layout, labels, lit: open, seat, near }, event !== null)
  const chosen = preview === null ? picked : targets(preview, view)
  const { money } = labels.words
  const { pointed, onInspect } = usePointed(props.onInspect)
  const ringed = event === null && [...open].some((target) => PLACES.test(target))
  return (
    <>
      <StillSheet size={layout}>
        {useKept(layout).map((each) => (
          <g key={`${each.height} ${each.shows.join(' ')}`} {...(each !== layout && { display: 'none' })}>
            <Land layout={each} />
            {each.north !== null && each.shows.includes('north') && <NorthLand box={each.north} />}
          </g>
        ))}
      </StillSheet>
      <LiveSheet size={layout} label={labels.words.board} sheet={sheet}>
        <Scene
          view={view}
          layout={layout}
          labels={labels}
          seat={seat}
          preview={event === null ? preview : null}
          own={own}
          ringed={ringed}
          pointed={
            event === null && preview === null && asked !== null ? (
              <PointedWay {...{ pointed, lit, picked, view, layout }} options={asked.options} seat={own} />
            ) : null
          }
        />
        <Flights {...showing} before={props.before ?? view} layout={layout} seat={seat} words={labels.words} />
        {event !== null && (
          <Turning
            event={event}
            view={view}
            layout={layout}
            seat={seat}
            money={money}
            ms={showing.ms}
            key={showing.moment}
          />
        )}
        {event === null && (
          <g aria-hidden="true">
            {asked !== null && <Offers view={view} layout={layout} seat={own} open={open} money={money} />}
            <Sides view={view} layout={layout} seat={own} open={open} money={money} />
          </g>
        )}
        {event === null && <TownCloseUp view={view} layout={layout} labels={labels} town={near} />}
        <Spots {...props} spots={spots} picked={chosen} onInspect={onInspect} around={standsAt(props)} />
        {ringed && <OnTheRoad {...{ view, layout }} />}
        {event === null && <Waymarks roads={roads} layout={layout} money={money} />}
        {event === null && asked !== null && (
          <StepBadges view={view} layout={layout} seat={own} lit={lit} options={asked.options} money={money} />
        )}
        {preview !== null && event === null && (
          <Ghost
            option={preview}
            view={view}
            layout={layout}
            text={text}
            seat={own}
            spots={spots}
            avoid={litBoxes(spots, { lit, instead })}
          />
        )}
        {event?.type === 'handsShown' && <Showing event={event} labels={labels} sheet={layout} />}
        {props.kind !== 'tall' && <RegionMarks boxes={regionBoxes(layout)} />}
      </LiveSheet>
    </>
  )
}

/** What can be chosen and what is chosen. Branches of a fork glow once the place to go to is picked, and only those that differ. */
function openOn(
  { lit, instead, picked }: Pick<TableProps<GreatWesternTrail>, 'lit' | 'instead' | 'picked'>,
  roads: readonly OpenRoad[],
): ReadonlySet<Target> {
  const forks = new Set<Target>(roads.map(({ node }) => `branch ${node}`))
  const others = [...lit, ...instead].filter((target) => !isBranch(target) || forks.has(target))
  return new Set<Target>([...others, ...picked])
}

/** Where cattlemen stand: rings around these places go behind them, so that each can be told by its letter. */
const PLACES = /^(node|branch) /

const OnTheRoad = ({ view, layout }: Pick<SceneProps, 'view' | 'layout'>) =>
  layout.shows.includes('trail') && (
    <g aria-hidden="true" pointer-events="none" data-part="trail">
      <Riders view={view} layout={layout} />
    </g>
  )

/** The whole board, and what was near last. */
const KEPT = 4

/**
 * Countries that have been drawn: regions come near and go again with every other question, and what would be thrown away
 * each time has to be collected while somebody looks.
 */
function useKept(layout: Layout): readonly Layout[] {
  const kept = useRef<readonly Layout[]>([])
  if (!kept.current.includes(layout)) kept.current = [...kept.current, layout].slice(-KEPT)
  return kept.current
}

/** While something moves nothing can be chosen: what can be asked about stays where it was until the film is over. */
function useSpots(scene: Parameters<typeof spotsOf>[0], moving: boolean): ReturnType<typeof spotsOf> {
  const kept = useRef<{ readonly layout: Layout; readonly spots: ReturnType<typeof spotsOf> } | null>(null)
  const { view, layout, labels, lit, seat, near } = scene
  const spots = useMemo(
    () => (moving && kept.current?.layout === layout ? kept.current.spots : spotsOf(scene)),
    [view, layout, labels, lit, seat, near, moving],
  )
  kept.current = { layout, spots }
  return spots
}

function regionBoxes({ trail, railroad, markets, home, north, poker }: Layout) {
  return {
    trail: trail.rect,
    railroad: railroad.rect,
    markets: onTheRight(markets),
    home: home.rect,
    ...(north !== null && { north }),
    ...(poker !== null && { poker }),
  }
}

/** On the whole sheet jobs stand on the other side of the trail: cattle and objectives stand for all markets. */
const onTheRight = ({ cattle, objectives }: Layout['markets']) => ({
  ...cattle,
  height: objectives.y + objectives.height - cattle.y,
})

interface SceneProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: Seat
  /** Whose answer is looked at before it is given. */
  readonly own: Seat
  readonly preview: Option | null
  /** Cattlemen are drawn over the rings, not here. */
  readonly ringed: boolean
  /** The way to what is pointed at. */
  readonly pointed: ComponentChildren
}

function Scene(scene: SceneProps) {
  const { layout, view, labels, preview, own, ringed, pointed } = scene
  /** What belongs to a region says so, however often it is drawn over others. */
  const part = (region: RegionName, drawing: ComponentChildren) =>
    layout.shows.includes(region) && <g data-part={region}>{drawing}</g>
  return (
    <g aria-hidden="true">
      {part('north', <North {...scene} />)}
      {part('railroad', <Railroad {...scene} />)}
      {part('trail', preview?.do === 'move' && <Way option={preview} view={view} layout={layout} seat={own} />)}
      {part('trail', pointed)}
      {part('trail', <Trail view={view} layout={layout} money={labels.words.money} />)}
      {part('poker', <PokerTable {...scene} />)}
      {part('markets', <Markets {...scene} />)}
      {!ringed && part('trail', <Riders view={view} layout={layout} />)}
      {part('home', <Home {...scene} />)}
    </g>
  )
}
