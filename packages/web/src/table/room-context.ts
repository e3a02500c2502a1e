/** What every part of a table's page works with. */
import { type Signal, signal } from '@preact/signals'
import type { GameText, GameTypes, Names, Seat } from '@waystation/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { GamePictures, GameUi, Target } from '../adapter.ts'
import type { WebGame } from '../games/web-game.ts'
import type { Choice } from './choice.ts'
import type { RegionView } from './region-view.ts'
import type { TableStore } from './store.ts'
import type { Visit } from './visit.ts'

export const TABS = ['options', 'log', 'chat', 'rules'] as const
export type Tab = (typeof TABS)[number]

export interface Inspected {
  readonly target: Target
  /** The component behind it, whose help is shown. */
  readonly component: string | null
  readonly anchor: Element
  /** On purpose: then it stays to be read and used, even over something that may be chosen. */
  readonly asked: boolean
}

/** What is open on the page besides the board. */
export class Panels {
  readonly tab: Signal<Tab>
  readonly options = signal(false)
  readonly result = signal(false)
  readonly settings = signal(false)
  /** On the score sheet: whether chart and review are folded out. */
  readonly review = signal(false)
  readonly inspected = signal<Inspected | null>(null)
  /** The chapter of the rules help to be shown. */
  readonly section = signal<string | null>(null)
  /** How many messages have been read. */
  readonly chatSeen = signal(0)
  /** Whose things the board shows in the place of one's own. */
  readonly watched = signal<Seat | null>(null)
  /** Phone: whether the sheet is drawn up. */
  readonly sheet = signal(false)

  constructor(tab: Tab) {
    this.tab = signal(tab)
  }

  rules(section: string): void {
    this.section.value = section
    this.tab.value = 'rules'
    this.sheet.value = true
    this.inspected.value = null
  }
}

export interface Room {
  readonly store: TableStore
  readonly choice: Choice
  readonly regionView: RegionView
  readonly panels: Panels
  readonly visit: Visit
  readonly text: GameText<GameTypes>
  readonly ui: GameUi | null
  readonly pictures: GamePictures | null
  readonly illustrations: WebGame['illustrations']
  readonly guide: WebGame['guide']
  /** The game has a board, which does not understand the rules of this table. */
  readonly undrawn: boolean
  readonly names: Names
  readonly mode: 'table' | 'replay'
  /** A first game: with hints, and the rules open beside the table. */
  readonly learn: boolean
}

const Context = createContext<Room | null>(null)
export const RoomProvider = Context.Provider

export function useRoom(): Room {
  const room = useContext(Context)
  if (room === null) throw new Error('not at a table')
  return room
}
