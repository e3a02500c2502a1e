/** Wild Tiled West's table: what the trays offer, one's own land, and the tile in the hand between them. */
import type { Option, PlayerView, Question, View, WildTiledWest } from '@waystation/wild-tiled-west'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useAnimation } from '../../board/animation.ts'
import { framed, LiveSheet, StillSheet, type TableProps } from '../../board/Frame.tsx'
import { RegionMarks } from '../../board/RegionMarks.tsx'
import { Spots } from '../../board/Spots.tsx'
import { sheetHeight, useStageSize } from '../../board/stage-size.ts'
import { animationTo } from './animation/index.ts'
import { Moving } from './animation/Moving.tsx'
import './board.css'
import './laying.css'
import { Ghost } from './Ghost.tsx'
import { Labels } from './labels.ts'
import { U } from './land/paths.ts'
import { planOf, planOfSide } from './land/plan.ts'
import { TownSigns } from './land/TownSigns.tsx'
import { DragFromTray } from './laying/drag.ts'
import { holdOf } from './laying/hold.ts'
import { LayingLayer } from './laying/Layer.tsx'
import { Laying } from './laying/laying.ts'
import { Teller } from './laying/Teller.tsx'
import { layoutFor, sheetOf } from './layout/layout.ts'
import { type RegionName, REGIONS } from './layout/phone.ts'
import type { Layout } from './layout/types.ts'
import { regionBoxes } from './regions.ts'
import { Chooser } from './scene/Chooser.tsx'
import { Land, LandHead } from './scene/Land.tsx'
import { Mine } from './scene/Mine.tsx'
import { Offers } from './scene/Offers.tsx'
import { Others } from './scene/Others.tsx'
import { OwnPartners } from './scene/OwnPartners.tsx'
import { Purse } from './scene/Purse.tsx'
import { Store } from './scene/Store.tsx'
import { Supply } from './scene/Supply.tsx'
import { TrayGround } from './scene/trays/TrayGround.tsx'
import { DiceInTrays, Trays } from './scene/trays/Trays.tsx'
import { Wrangle } from './scene/Wrangle.tsx'
import { Years } from './scene/Years.tsx'
import { pricesOf, type Sight, spotsOf } from './spots.ts'
import { sideOf } from './squares.ts'
import { targets } from './targets.ts'

export const Board = framed('wtw', Table)

function Table(props: TableProps<WildTiledWest>) {
  const { names, text, lit, picked, preview, asked, seat } = props
  const showing = useAnimation(animationTo(props.view), props)
  const { view } = showing
  const prices = useMemo(() => pricesOf(asked?.options ?? []), [asked])
  const sheet = useRef<SVGSVGElement>(null)
  const layout = layoutFor(
    props.kind,
    regionOf(props),
    prices.size,
    sheetHeight(useStageSize(sheet), sheetOf(props.kind)),
  )
  const labels = useMemo(() => new Labels(view, names, text), [view, names, text])
  const shown = view.players[asked === null ? (props.watched ?? seat ?? view.active) : (seat ?? 0)]
  const sight = useMemo(
    (): Sight => ({ view, layout, labels, lit, shown, prices }),
    [view, layout, labels, lit, shown, prices],
  )
  const spots = useMemo(() => spotsOf(sight), [sight])
  const laying = useLaying(props, view)
  const chosen = preview === null ? picked : targets(preview)
  const drag = useMemo(() => new DragFromTray(laying), [laying])
  drag.props = props
  drag.layout = layout
  const still = useMemo(() => layout.trays && <TrayGround places={layout.trays} />, [layout])
  const calm = showing.event === null
  return (
    <>
      <StillSheet size={layout}>{still}</StillSheet>
      <LiveSheet size={layout} label={labels.words.board} sheet={sheet}>
        <g
          onPointerDown={drag.press}
          onPointerMove={drag.move}
          onPointerUp={drag.lift}
          onPointerCancel={drag.lift}
          onClickCapture={drag.click}
        >
          <Scene sight={sight} preview={preview} laying={laying} />
          <RegionMarks boxes={regionBoxes(layout)} />
          <Moving {...showing} before={props.before ?? view} layout={layout} shown={shown.seat} />
          <Spots {...props} spots={spots} picked={chosen} />
          <Signs sight={sight} preview={preview} />
          {calm && preview !== null && <Ghost option={preview} sight={sight} />}
          {calm && layout.grid !== null && (
            <LayingLayer laying={laying} grid={layout.grid} labels={labels} text={text} onCommit={props.onCommit} />
          )}
        </g>
      </LiveSheet>
      <Teller
        laying={laying}
        labels={labels}
        text={text}
        touch={props.kind === 'tall' || byFinger()}
        onGesture={props.onGesture}
      />
    </>
  )
}

/** A tablet is as wide as a small desk, but has neither a wheel nor keys. */
const byFinger = (): boolean => matchMedia('(pointer: coarse)').matches

const isRegion = (region: string | null): region is RegionName => REGIONS.some((name) => name === region)

/** The part that a phone shows; what lies beyond it is a tab away. */
const regionOf = ({ region, kind }: TableProps<WildTiledWest>): RegionName | null =>
  kind === 'tall' && isRegion(region) ? region : null

/** What is held follows from the question and what was chosen. */
function useLaying({ seat, asked, preview }: TableProps<WildTiledWest>, view: View): Laying {
  const laying = useMemo(() => new Laying(), [])
  const hold = useMemo(() => holdOf(view, seat, asked, preview), [view, seat, asked, preview])
  useEffect(() => {
    laying.take(hold === null || asked === null ? null : { hold, view, asked: asked.kind as Question })
  }, [laying, hold])
  useEffect(() => laying.forget(), [view])
  useEffect(() => () => laying.close(), [laying])
  return laying
}

interface SceneProps {
  readonly sight: Sight
  readonly preview: Option | null
  readonly laying: Laying
}

/** Everything that does not move with the hand: drawn anew when the position or what can be chosen changes. */
function Scene({ sight, preview, laying }: SceneProps) {
  const { view, layout, labels, shown, prices } = sight
  const held = preview?.do === 'draft' || preview?.do === 'saw' ? preview.tile : null
  const trays = useMemo(
    () => layout.trays && <Trays view={view} places={layout.trays} prices={prices} held={held} words={labels.words} />,
    [view, layout, prices, held, labels],
  )
  const land = useMemo(() => <OwnLand sight={sight} preview={preview} />, [shown, layout, labels, preview?.id])
  return (
    <g aria-hidden="true">
      {layout.years && <Years rect={layout.years} view={view} words={labels.words} />}
      {trays}
      {layout.trays && <DiceInTrays view={view} places={layout.trays} />}
      {layout.offers && <Offers places={layout.offers} prices={prices} labels={labels} held={held} />}
      {layout.wrangle && <Wrangle rect={layout.wrangle} view={view} words={labels.words} />}
      {layout.supply && <Supply rect={layout.supply} view={view} labels={labels} />}
      {land}
      <Own layout={layout} player={shown} laying={laying} />
      {layout.partners && (
        <OwnPartners rect={layout.partners} player={shown} labels={labels} own={shown.seat === view.seat} />
      )}
      {layout.others && <Others rect={layout.others} view={view} labels={labels} />}
      <Store {...sight} />
      <Chooser {...sight} />
    </g>
  )
}

/** The land that is shown: of somebody, or the side of a board that is tried. */
function landOf(shown: PlayerView, preview: Option | null) {
  const tried = preview?.do === 'board' ? preview : null
  const [board, face] = tried === null ? [shown.board, shown.face] : [tried.board, tried.face]
  const side = board === null || face === null ? null : sideOf(board, face)
  return { side, plan: tried === null || side === null ? planOf(shown) : planOfSide(side) }
}

/** The names of towns, over the rings of what can be chosen: alleys may be laid right under them. */
function Signs({ sight: { layout, shown }, preview }: Pick<SceneProps, 'sight' | 'preview'>) {
  const { grid } = layout
  const plan = useMemo(() => landOf(shown, preview).plan, [shown, preview?.id])
  if (grid === null || plan === null) return null
  return (
    <g
      class="wtw-signs"
      aria-hidden="true"
      font-family="var(--font-text)"
      transform={`translate(${grid.x} ${grid.y}) scale(${grid.cell / U})`}
    >
      <TownSigns plan={plan} />
    </g>
  )
}

function OwnLand({
  sight: { layout, labels, shown },
  preview,
}: {
  readonly sight: Sight
  readonly preview: Option | null
}) {
  const { side, plan } = landOf(shown, preview)
  return (
    <>
      {layout.head && (
        <LandHead
          rect={layout.head}
          player={shown}
          name={labels.names(shown.seat)}
          board={side === null ? '' : labels.name(`${side.board} ${side.face}`)}
          stars={side?.stars ?? 0}
        />
      )}
      {layout.frame && layout.grid && <Land frame={layout.frame} grid={layout.grid} plan={plan} />}
    </>
  )
}

/** Figures of one's own, with what they would become while a tile is tried. */
function Own({
  layout,
  player,
  laying,
}: {
  readonly layout: Layout
  readonly player: PlayerView
  readonly laying: Laying
}) {
  const after = laying.foresight.value?.after ?? null
  const then = after?.seat === player.seat ? after : null
  return (
    <>
      {layout.purse && <Purse rect={layout.purse} player={player} after={then} />}
      {layout.mine && <Mine rect={layout.mine} player={player} after={then} />}
    </>
  )
}
