/** Everything a language must say about El Paso. A key missing in a language does not compile. */
import type { ComponentText } from '@waystation/kernel'
import type { GameWords, Wording } from '@waystation/wording'
import type { Action } from '../data/actions.ts'
import type { BonusKind } from '../data/bonuses.ts'
import type { BreedId, WorkerId } from '../data/cards.ts'
import type { AuxiliaryId, DiscId } from '../data/player-board.ts'
import type { SoloAction } from '../data/solo.ts'
import type { TERMS } from '../heuristic/outlook.ts'
import type { ReasonCode, SectionId } from '../reasons.ts'
import type { meta } from '../meta.ts'
import type { Category } from '../scoring.ts'
import type { Phase } from '../state.ts'
import type { ElPaso } from '../types.ts'
import type { ZoneWords } from './words/zones.ts'
import type { Question } from '../questions.ts'
import type { Say } from './phrases.ts'

export const THINGS = [
  'rancher',
  'money',
  'exchange-token',
  'certificate',
  'permanent-certificate',
  'hand',
  'herd',
  'draw-pile',
  'discard-pile',
  'reject-pile',
  'property-marker',
  'empty-space',
  'simmental-space',
  'objective-stack',
  'bonus-stack',
  'sue',
  'sue-supply',
  'solo-deck',
] as const
export type Thing = (typeof THINGS)[number]

export interface PostFacts {
  readonly value: number
  readonly blackCorners: boolean
  readonly repeatable: boolean
  readonly reward: 'money' | 'objective' | 'hire' | null
  readonly points: number
}

export interface Spoken extends ElPaso {
  question: Question
  reason: ReasonCode
  category: Category
  section: SectionId
  term: keyof typeof TERMS
  variants: typeof meta.variants
  say: Say
}

/** What things are called, and what their help says. */
export interface NameWords extends Pick<GameWords<Spoken>, 'title' | 'tagline' | 'list' | 'categories' | 'variants'> {
  readonly money: (dollars: number) => string
  readonly points: (points: number) => string
  readonly breeds: { readonly [breed in BreedId]: string }
  readonly breedHelp: (facts: {
    value: number
    points: number
    copies: number
    startingHerd: number
    cowboys: number
  }) => string
  readonly workers: { readonly [worker in WorkerId]: { one: string; many: string; help: string } }
  readonly workerHelp: (facts: { points: number; copies: number }) => string
  readonly elPaso: ComponentText
  readonly neutral: (letter: string) => string
  readonly building: (number: number, side: string) => string
  readonly faceHelp: (actions: readonly string[]) => string
  readonly buildingHelp: (facts: { number: number; points: number; actions: readonly string[] }) => string
  readonly train: (engineers: number) => string
  readonly trainHelp: (engineers: number, actions: readonly string[]) => string
  readonly space: (number: string) => string
  readonly neutralSpace: (letter: string) => string
  readonly post: (value: number) => string
  readonly postHelp: (facts: PostFacts) => string
  readonly discs: { readonly [disc in DiscId]: ComponentText }
  readonly auxiliaries: { readonly [auxiliary in AuxiliaryId]: ComponentText & { readonly improved: string } }
  readonly conditions: {
    readonly cattle: (count: number, breed: string) => string
    readonly bonusTiles: (count: number) => string
    readonly buildingCost: (cost: number) => string
    readonly post: (value: number) => string
  }
  readonly objective: (condition: string, points: number) => string
  /** The name of a tile with its article. */
  readonly the: { readonly [pile in 'objective' | 'bonus']: (name: string) => string }
  readonly objectiveHelp: (condition: string, points: number) => string
  readonly bonusKinds: { readonly [kind in BonusKind]: (dollars: number) => string }
  readonly bonus: (effect: string, points: number) => string
  readonly bonusHelp: (effect: string, points: number) => string
  readonly soloCard: (letter: string, number: string) => string
  readonly soloSteps: (steps: number | string) => string
  readonly soloActions: { readonly [action in SoloAction | 'delivery']: string }
  readonly scored: (category: string, points: number) => string
  readonly things: { readonly [thing in Thing]: ComponentText }
  readonly phases: { readonly [phase in Phase]: string }
  readonly notes: {
    readonly dollars: (dollars: number) => string
    readonly space: (points: number) => string
    readonly objectives: (fulfilled: string, failed: string) => string
    readonly none: string
    readonly cards: (count: number) => string
    readonly sue: (points: number, handicap: number, categories: string) => string
  }
}

export interface Words extends NameWords, GameWords<Spoken> {
  readonly actions: (say: Say) => Wording<Action, 'type', []>
  readonly zones: ZoneWords
}
