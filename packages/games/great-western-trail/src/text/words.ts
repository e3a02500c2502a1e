/** Everything a language must say about Great Western Trail. A key missing in a language does not compile. */
import type { ComponentText } from '@waystation/kernel'
import type { GameWords, Wording } from '@waystation/wording'
import type { Action } from '../data/actions.ts'
import type { AuxiliaryId } from '../data/auxiliaries.ts'
import type { BreedId } from '../data/cards.ts'
import type { CityId } from '../data/cities.ts'
import type { Task } from '../data/objectives.ts'
import type { DiscId } from '../data/player-board.ts'
import type { MasterBonus, StationMasterId } from '../data/station-masters.ts'
import type { HazardType, NeutralLetter, WorkerId } from '../data/tiles.ts'
import type { TERMS } from '../heuristic/outlook.ts'
import type { ReasonCode, SectionId } from '../reasons.ts'
import type { meta } from '../meta.ts'
import type { Category } from '../scoring.ts'
import type { GreatWesternTrail } from '../types.ts'
import type { Say } from './phrases.ts'
import type { Question } from '../questions.ts'
import type { ArrowPrint, CityPrint, RailsWords, StationPrint } from './words/rails.ts'
import type { ZoneWords } from './words/zones.ts'

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
  'red-cross',
  'shop',
  'exchange-token',
  'bell-space',
  'poker-table',
  'bonus-token',
] as const
type Thing = (typeof THINGS)[number]

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
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  term: keyof typeof TERMS
  variants: typeof meta.variants
  say: Say
}

export interface Words extends GameWords<Spoken>, RailsWords {
  readonly breeds: { readonly [b in BreedId]: string }
  readonly cardWithPoints: (breed: string, points: number) => string
  /** "a Jersey", "2 Jersey" */
  readonly someCattle: (name: string, count: number) => string
  readonly cattleHelp: (value: number, points: number) => string
  readonly workers: { readonly [w in WorkerId]: ComponentText }
  /** What the slots of a row do for the worker who comes there. */
  readonly slotActions: (slots: readonly { readonly slot: number; readonly action: string }[]) => string
  /** "an engineer" */
  readonly aWorker: (worker: WorkerId) => string
  readonly theWorker: (worker: WorkerId) => string
  /** "1 cowboy", "3 cowboys" */
  readonly workerCount: (worker: WorkerId, count: number) => string
  readonly hazards: { readonly [h in HazardType]: string }
  readonly hazard: (type: string, hand: 'green' | 'black', vp: number) => string
  readonly hazardHelp: (vp: number) => string
  readonly theTeepee: (name: string) => string
  /** "2 green teepees" */
  readonly teepeeCount: (colour: 'green' | 'blue', count: number) => string
  readonly teepees: { readonly green: ComponentText; readonly blue: ComponentText }
  /** With what it is for, in a word. */
  readonly neutral: (letter: NeutralLetter) => string
  readonly building: (number: number, side: string) => string
  readonly buildingHelp: (
    print: { craftsmen: number; vp: number; hands: readonly ('green' | 'black')[] },
    actions: string,
  ) => string
  readonly neutralHelp: (actions: string) => string
  /** What a printed action needs to be understood, besides its clause. */
  readonly actionNotes: { readonly [type in Action['type']]?: string }
  readonly places: PlaceWords
  readonly locations: LocationWords
  readonly nodeHelp: (special: string | null, addOn: string | null, woods: boolean, leadsTo: string | null) => string
  readonly cities: { readonly [c in CityId]: string }
  readonly cityHelp: (city: CityPrint, arrows: readonly string[]) => string
  readonly arrow: (to: string, arrow: ArrowPrint) => string
  readonly station: (number: number) => string
  readonly stationHelp: (station: StationPrint) => string
  readonly space: (number: number) => string
  readonly turnout: (number: number) => string
  readonly spaceOfStation: (space: string, station: string) => string
  readonly trackStart: string
  readonly masters: (immediate: string | null, permanent: number, bonus: string | null) => string
  readonly masterBonus: { readonly [b in MasterBonus]: string | null }
  readonly masterNames: { readonly [m in StationMasterId]: string }
  readonly discs: { readonly [d in DiscId]: ComponentText }
  readonly auxiliaries: { readonly [a in AuxiliaryId]: ComponentText }
  /** What it does once or twice over: "gain $2". */
  readonly auxiliaryClauses: { readonly [a in AuxiliaryId]: (times: 1 | 2) => string }
  /** "station", "2 stations" */
  readonly tasks: { readonly [t in Task]: (count: number) => string }
  readonly objective: (tasks: string, vp: number) => string
  readonly theObjective: (tasks: string, vp: number) => string
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
