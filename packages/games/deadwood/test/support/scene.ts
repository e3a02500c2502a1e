/** Positions built by hand, dice that fall as told, and a table to play them at. */
import { Rng, type RngWords, type Seat } from '@waystation/kernel'
import { loadedDice, Stage as PlainStage } from '@waystation/testkit'
import { type BuildingId, buildingOf, SALOON_X, STACK_OF } from '../../src/data/buildings.ts'
import { type CowboyType, DIE_FACES, STAR_PLOTS, STRENGTHS } from '../../src/data/figures.ts'
import { type CrossingId, crossingOf, type PlotId, plotOf, RAIL_TILES } from '../../src/data/plots.ts'
import { type Deadwood, deadwood, type State } from '../../src/index.ts'
import { post, slot, strengthOf } from '../../src/rules/cowboys.ts'
import { RAIL, STATION } from '../../src/state.ts'

export interface Scene {
  readonly players?: number
  /** Whose turn it is. */
  readonly turn?: Seat
  /** Buildings besides Town Hall, Sheriff's Office and Church; the Saloon stands on r3c3 unless told otherwise. */
  readonly town?: { readonly [id in BuildingId]?: PlotId }
  readonly cowboys?: { readonly [id in BuildingId]?: readonly (readonly [Seat, CowboyType])[] }
  readonly ranch?: { readonly [seat: number]: readonly CowboyType[] }
  readonly mine?: { readonly [seat: number]: readonly CowboyType[] }
  readonly money?: readonly number[]
  readonly posters?: readonly number[]
  readonly cartridges?: readonly number[]
  readonly ponies?: readonly number[]
  readonly pool?: number
  readonly box?: number
  readonly sheriff?: CrossingId
  readonly line?: readonly PlotId[]
  /** From the top. */
  readonly stacks?: readonly (readonly BuildingId[])[]
  readonly dice?: readonly number[]
}

const loaded = (faces: readonly number[]): RngWords => loadedDice(faces.map((face) => ({ faces: DIE_FACES, face })))

/** Gangs that are listed are replaced, the others stay as they are. */
function setGangs(places: number[], gangs: Scene['ranch'] = {}): void {
  for (const [seat, types] of Object.entries(gangs)) {
    for (const strength of STRENGTHS) places[slot(Number(seat), strength)] = 0
    for (const type of types) places[slot(Number(seat), strengthOf(type))]++
  }
}

function build(s: State, town: Scene['town'], stacks: Scene['stacks']): void {
  for (const plot of STAR_PLOTS) s.lots[plot] = -1
  const placed = new Set([SALOON_X])
  const saloon = town?.['saloon-x'] ?? 'r3c3'
  for (const [id, plot] of Object.entries({ 'saloon-x': saloon, ...town })) {
    const building = buildingOf(id as BuildingId)
    placed.add(building)
    s.lots[plotOf(plot)] = building
  }
  s.drawn = []
  s.stacks = s.stacks.map((tiles, stack) => {
    const listed = stacks?.[stack]?.map(buildingOf).reverse()
    return listed ?? tiles.filter((tile) => !placed.has(tile) && STACK_OF[tile] === stack)
  })
}

function layLine(s: State, line: readonly PlotId[]): void {
  s.line = line.map(plotOf)
  s.line.forEach((plot, i) => {
    s.lots[plot] = i < RAIL_TILES ? RAIL : STATION
  })
}

/** Only what the scene lists is on the table; whatever it leaves out is as at the start of a game. */
export function sceneState(scene: Scene): State {
  const { players = 3, turn = 0 } = scene
  const s = deadwood.setup({ players, variants: {} }, new Rng('scene'))
  s.agenda = [
    { do: 'endTurn', seat: turn },
    { do: 'turn', seat: turn },
  ]
  s.active = turn
  build(s, scene.town, scene.stacks)
  layLine(s, scene.line ?? [])
  setGangs(s.ranch, scene.ranch)
  setGangs(s.mine, scene.mine)
  for (const [id, standing] of Object.entries(scene.cowboys ?? {})) {
    for (const [seat, type] of standing) post(s, buildingOf(id as BuildingId), seat, strengthOf(type))
  }
  s.money = [...(scene.money ?? s.money)]
  s.posters = [...(scene.posters ?? s.posters)]
  s.cartridges = [...(scene.cartridges ?? s.cartridges)]
  s.ponies = [...(scene.ponies ?? s.ponies)]
  s.pool = scene.pool ?? s.pool
  s.box = scene.box ?? s.box
  if (scene.sheriff) s.sheriff = crossingOf(scene.sheriff)
  if (scene.dice) s.rng = loaded(scene.dice)
  return s
}

/** A game in progress with its log. */
export class Stage extends PlainStage<Deadwood> {
  constructor(scene: Scene) {
    super(deadwood, sceneState(scene))
  }

  /** Dice for what comes next. */
  roll(...faces: readonly number[]): this {
    this.state.rng = loaded(faces)
    return this
  }

  at(plot: PlotId) {
    return deadwood.view(this.state, null).plots[plotOf(plot)]
  }

  player(seat: Seat) {
    return deadwood.view(this.state, null).players[seat]
  }
}
