/** Everything a language must say about Great Western Trail. A key missing in a language does not compile. */
import type { ComponentText, GameWords, Wording } from '@waystation/kernel'
import type { Action } from '../data/actions.ts'
import type { BreedId } from '../data/cards.ts'
import type { CityId } from '../data/cities.ts'
import type { Task } from '../data/objectives.ts'
import type { AuxiliaryId, DiscId } from '../data/player-board.ts'
import type { MasterBonus } from '../data/station-masters.ts'
import type { HazardType, NeutralLetter, WorkerId } from '../data/tiles.ts'
import type { ReasonCode } from '../reasons.ts'
import type { meta } from '../meta.ts'
import type { Category } from '../scoring.ts'
import type { GreatWesternTrail } from '../types.ts'
import type { Say } from './phrases.ts'

export const DECISION_KINDS = [
  'place',
  'move',
  'advance',
  'ride',
  'act',
  'immediate',
  'hire',
  'build',
  'site',
  'takeObjective',
  'engine',
  'engineBack',
  'engineRetreat',
  'upgrade',
  'upgradeBehind',
  'stationMaster',
  'trade',
  'removeHazard',
  'buy',
  'discardCards',
  'removeCards',
  'foresight',
  'income',
  'deliver',
  'deliveryDisc',
  'leaveKansasCity',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Sections of the rules help, in reading order; reasons point to them. */
export const SECTION_IDS = [
  'goal',
  'setup',
  'turn',
  'movement',
  'fees',
  'location',
  'auxiliary',
  'kansas-city',
  'job-market',
  'delivery',
  'discs',
  'hire',
  'build',
  'engine',
  'stations',
  'trade',
  'cattle',
  'certificates',
  'objectives',
  'ending',
  'scoring',
  'special-cases',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const THINGS = [
  'cattleman',
  'engine',
  'money',
  'certificate',
  'job-market-token',
  'market-deck',
  'objective-deck',
  'supply-pile',
  'hand',
  'draw-pile',
  'discard-pile',
  'herd-value',
] as const
type Thing = (typeof THINGS)[number]

export interface ZoneWords {
  readonly trail: string
  readonly village: string
  /** A part of the trail, from its first space to its last. */
  readonly stretch: (first: string, last: string) => string
  /** A name as a heading: no article, a capital. */
  readonly heading: (name: string) => string
  /** "name: what" */
  readonly labelled: (name: string, what: string) => string
  readonly railroad: string
  readonly cities: string
  readonly jobMarket: string
  readonly row: (row: number, cost: number) => string
  readonly token: string
  readonly tokenTaken: (name: string) => string
  readonly foresight: string
  readonly column: (column: number) => string
  readonly supply: (count: number) => string
  readonly market: string
  readonly deck: (count: number) => string
  readonly objectives: string
  readonly free: string
  readonly none: string
  readonly copies: (count: number, name: string) => string
  readonly owned: (name: string, owner: string) => string
  readonly woods: string
  readonly special: string
  readonly value: (value: number) => string
  readonly cost: (cost: number, vp: number) => string
  readonly hand: string
  readonly handOf: (count: number, limit: number) => string
  readonly pile: string
  readonly discard: string
  readonly herdValue: string
  readonly purse: string
  readonly dollars: (amount: number) => string
  readonly steps: string
  readonly certificates: string
  readonly certificatesOf: (count: number, limit: number, permanent: number) => string
  readonly workers: string
  readonly workerCount: (name: string, count: number) => string
  readonly discs: string
  readonly auxiliaries: string
  readonly closed: string
  readonly single: string
  readonly double: string
  readonly buildings: string
  readonly tiles: string
  readonly ownObjectives: string
  readonly stationMasters: string
  readonly points: string
  readonly cattleman: string
  readonly engineAt: string
}

/** Names of trail spaces, by what they are. */
interface PlaceWords {
  readonly start: string
  readonly neutral: (letter: string) => string
  readonly site: (name: string) => string
  readonly hazard: (type: HazardType, number: number) => string
  readonly hazardSite: (type: HazardType, number: number) => string
  readonly village: (value: number) => string
  readonly villageSite: (number: number) => string
}

/** A place by the tile that lies there. */
interface LocationWords {
  readonly neutral: (letter: NeutralLetter) => string
  readonly building: (name: string, owner: string, site: string) => string
  readonly hazard: (type: HazardType, hand: 'green' | 'black', vp: number) => string
  readonly teepee: (name: string, place: string) => string
}

export interface Spoken extends GreatWesternTrail {
  question: DecisionKind
  reason: ReasonCode
  category: Category
  section: SectionId
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken> {
  readonly breeds: { readonly [b in BreedId]: string }
  readonly cardWithPoints: (breed: string, points: number) => string
  readonly cattleHelp: (value: number, points: number) => string
  readonly workers: { readonly [w in WorkerId]: ComponentText }
  /** "an engineer" */
  readonly aWorker: (worker: WorkerId) => string
  readonly theWorker: (worker: WorkerId) => string
  /** "1 cowboy", "3 cowboys" */
  readonly workerCount: (worker: WorkerId, count: number) => string
  readonly hazards: { readonly [h in HazardType]: string }
  readonly hazard: (type: string, hand: 'green' | 'black', vp: number) => string
  readonly hazardHelp: (vp: number) => string
  readonly theTeepee: (name: string) => string
  readonly teepees: { readonly green: ComponentText; readonly blue: ComponentText }
  /** With what it is for, in a word. */
  readonly neutral: (letter: NeutralLetter) => string
  readonly building: (number: number, side: string) => string
  readonly buildingHelp: (
    print: { craftsmen: number; vp: number; hands: readonly ('green' | 'black')[] },
    actions: string,
  ) => string
  readonly neutralHelp: (actions: string) => string
  readonly places: PlaceWords
  readonly locations: LocationWords
  readonly nodeHelp: (special: string | null, woods: boolean, leadsTo: string | null) => string
  readonly cities: { readonly [c in CityId]: string }
  readonly cityHelp: (
    city: { value: number; black: boolean; repeatable: boolean; money: number; vp: number },
    arrows: readonly string[],
  ) => string
  readonly arrow: (to: string, vp: number, objective: boolean) => string
  readonly station: (number: number) => string
  readonly stationHelp: (cost: number, vp: number, black: boolean, master: boolean) => string
  readonly space: (number: number) => string
  readonly turnout: (number: number) => string
  readonly spaceOfStation: (space: string, station: string) => string
  readonly trackStart: string
  readonly masters: (immediate: string | null, bonus: string) => string
  readonly masterBonus: { readonly [b in MasterBonus]: string }
  readonly masterNames: { readonly [b in MasterBonus]: string }
  readonly discs: { readonly [d in DiscId]: ComponentText }
  readonly auxiliaries: { readonly [a in AuxiliaryId]: ComponentText }
  /** What it does once or twice over: "gain $2". */
  readonly auxiliaryClauses: { readonly [a in AuxiliaryId]: (times: 1 | 2) => string }
  readonly tasks: { readonly [t in Task]: string }
  readonly objective: (tasks: string, vp: number) => string
  /** A card with what it does when played. */
  readonly objectiveWith: (card: string, immediate: string) => string
  readonly objectiveHelp: (immediate: string | null, tasks: string, vp: number, penalty: number) => string
  readonly things: { readonly [t in Thing]: ComponentText }
  readonly notes: (say: Say) => {
    readonly [c in Category]: ((note: { readonly [k: string]: unknown }) => string) | null
  }
  /** A printed action, as a clause: "hire a worker for $2 more". */
  readonly actions: (say: Say) => Wording<Action, 'type', [number | null]>
  readonly zones: ZoneWords
  /** "a or b" */
  readonly either: (items: readonly string[]) => string
}
