/** Every answer a player can give. Made once each and shared, so that enumerating them costs next to nothing. */
import { DONE, type DoneOption, type OptionOf, PASS, type PassOption, type Seat } from '@waystation/kernel'
import { BUILDING_IDS, type BuildingId, LAUNDRIES, STACK_COUNT } from './data/buildings.ts'
import { CHURCH_DISCARD, COWBOY_TYPES, type CowboyType, LAUNDRY_DISCARD, TOKENS } from './data/figures.ts'
import { CROSSING_IDS, type CrossingId, PLOT_IDS, type PlotId } from './data/plots.ts'

interface OnBuilding<K extends string> extends OptionOf<K> {
  readonly building: BuildingId
}
interface OfType<K extends string> extends OptionOf<K> {
  readonly cowboy: CowboyType
}
interface AtSeat<K extends string> extends OptionOf<K> {
  readonly target: Seat
}
interface OnStack<K extends string> extends OptionOf<K> {
  /** 1 to 3. */
  readonly stack: number
}

export type SendOption = OnBuilding<'send'> & { readonly cowboy: CowboyType }
export type RecallOption = OnBuilding<'recall'> | OfType<'recallFromMine'>
export type FleeOption = OptionOf<'flee'> | OptionOf<'stand'>
export type CartridgeOption = OptionOf<'load'> | OptionOf<'hold'>
export type AnnexOption = OnBuilding<'annex'> | OnBuilding<'decline'>
/** Posters to the box. */
export type RepentOption = OptionOf<'repent'> & { readonly count: number }
export type HireOption = OfType<'hire'>
export type SheriffOption = OptionOf<'sheriff'> & { readonly crossing: CrossingId }
export type RailOption = OptionOf<'rail'> & { readonly plot: PlotId }
export type BuildOption = OnBuilding<'build'> & { readonly plot: PlotId }
export type CourtOption = OptionOf<'pay'> | OptionOf<'refuse'>
export type GriftOption = (OnBuilding<'grift'> & AtSeat<'grift'>) | (OfType<'griftRanch'> & AtSeat<'griftRanch'>)
export type TelegraphOption = OptionOf<'wireIn'> | OptionOf<'wireOut'>
export type ActivateOption = OnBuilding<'activate'> & AtSeat<'activate'>
export type FinalCartridgesOption = OptionOf<'finalCartridges'> & { readonly count: number }

export type Option =
  | SendOption
  | RecallOption
  | FleeOption
  | CartridgeOption
  | AnnexOption
  | RepentOption
  | HireOption
  | SheriffOption
  | AtSeat<'rob'>
  | OnBuilding<'moveFrom'>
  | OnBuilding<'moveTo'>
  | OnStack<'drawFrom'>
  | BuildOption
  | OnStack<'consult'>
  | OnBuilding<'putNext'>
  | CourtOption
  | GriftOption
  | AtSeat<'denounce'>
  | TelegraphOption
  | RailOption
  | ActivateOption
  | OfType<'champion'>
  | FinalCartridgesOption
  | AtSeat<'aim'>
  | DoneOption
  | PassOption

const MOST_SEATS = 5
const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat)

function only<K extends string>(id: string, kind: K): OptionOf<K> {
  return Object.freeze({ id, do: kind })
}

function forBuildings<K extends string>(kind: K, word: string): readonly OnBuilding<K>[] {
  return BUILDING_IDS.map((building) => Object.freeze({ id: `${word} ${building}`, do: kind, building }))
}

/** By strength minus one. */
function forTypes<K extends string>(kind: K, id: (cowboy: CowboyType) => string): readonly OfType<K>[] {
  return COWBOY_TYPES.map((cowboy) => Object.freeze({ id: id(cowboy), do: kind, cowboy }))
}

function forSeats<K extends string>(kind: K, word: string): readonly AtSeat<K>[] {
  return SEATS.map((target) => Object.freeze({ id: `${word} seat ${target}`, do: kind, target }))
}

function forStacks<K extends string>(kind: K, word: string): readonly OnStack<K>[] {
  return Array.from({ length: STACK_COUNT }, (_, i) =>
    Object.freeze({ id: `${word} stack ${i + 1}`, do: kind, stack: i + 1 }),
  )
}

/** By strength minus one, then building. */
export const SEND: readonly (readonly SendOption[])[] = COWBOY_TYPES.map((cowboy) =>
  BUILDING_IDS.map((building) =>
    Object.freeze({ id: `send ${cowboy} to ${building}`, do: 'send' as const, cowboy, building }),
  ),
)
export const RECALL = forBuildings('recall', 'call back from')
export const RECALL_FROM_MINE = forTypes('recallFromMine', (cowboy) => `call back ${cowboy} from mine`)
export const FLEE = only('flee', 'flee')
export const STAND = only('stand and fight', 'stand')
export const LOAD = only('use cartridge', 'load')
export const HOLD = only('use no cartridge', 'hold')
export const ANNEX = forBuildings('annex', 'annex')
export const DECLINE = forBuildings('decline', 'leave alone')
/** One poster, two and so on, with all the laundries. */
export const REPENT: readonly RepentOption[] = Array.from(
  { length: CHURCH_DISCARD + LAUNDRY_DISCARD * LAUNDRIES.length },
  (_, i) => Object.freeze({ id: `discard ${i + 1}`, do: 'repent' as const, count: i + 1 }),
)
export const HIRE = forTypes('hire', (cowboy) => `hire ${cowboy}`)
export const SHERIFF: readonly SheriffOption[] = CROSSING_IDS.map((crossing) =>
  Object.freeze({ id: `sheriff to ${crossing}`, do: 'sheriff' as const, crossing }),
)
export const ROB = forSeats('rob', 'take from')
export const MOVE_FROM = forBuildings('moveFrom', 'move from')
export const MOVE_TO = forBuildings('moveTo', 'move to')
export const DRAW_FROM = forStacks('drawFrom', 'draw from')
/** By building, then plot. */
export const BUILD: readonly (readonly BuildOption[])[] = BUILDING_IDS.map((building) =>
  PLOT_IDS.map((plot) => Object.freeze({ id: `build ${building} on ${plot}`, do: 'build' as const, building, plot })),
)
export const CONSULT = forStacks('consult', 'consult')
export const PUT_NEXT = forBuildings('putNext', 'next')
export const PAY = only('pay the court', 'pay')
export const REFUSE = only('take a poster', 'refuse')
/** By building, then seat. */
export const GRIFT: readonly (readonly GriftOption[])[] = BUILDING_IDS.map((building) =>
  SEATS.map((target) =>
    Object.freeze({ id: `lure seat ${target} from ${building}`, do: 'grift' as const, building, target }),
  ),
)
/** By seat, then strength minus one. */
export const GRIFT_RANCH: readonly (readonly GriftOption[])[] = SEATS.map((target) =>
  COWBOY_TYPES.map((cowboy) =>
    Object.freeze({ id: `lure ${cowboy} of seat ${target} from ranch`, do: 'griftRanch' as const, cowboy, target }),
  ),
)
export const DENOUNCE = forSeats('denounce', 'denounce')
export const WIRE_IN = only('add posters to the pool', 'wireIn')
export const WIRE_OUT = only('remove posters from the pool', 'wireOut')
export const LAY_RAIL: readonly RailOption[] = PLOT_IDS.map((plot) =>
  Object.freeze({ id: `rail on ${plot}`, do: 'rail' as const, plot }),
)
/** By building, then seat. */
export const ACTIVATE: readonly (readonly ActivateOption[])[] = BUILDING_IDS.map((building) =>
  SEATS.map((target) =>
    Object.freeze({ id: `activate ${building} of seat ${target}`, do: 'activate' as const, building, target }),
  ),
)
export const CHAMPION = forTypes('champion', (cowboy) => `champion ${cowboy}`)
export const FINAL_CARTRIDGES: readonly FinalCartridgesOption[] = Array.from(
  { length: TOKENS.cartridges + 1 },
  (_, n) => Object.freeze({ id: `use ${n} cartridges`, do: 'finalCartridges' as const, count: n }),
)
export const AIM = forSeats('aim', 'aim at')

export { DONE, PASS }
