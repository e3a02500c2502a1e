/** Words for the map of Rails to the North. */
import type { MediumTileId } from '../../data/rails/medium-towns.ts'
import type { SECTIONS, TownId, TownType } from '../../data/rails/towns.ts'

export interface CityPrint {
  readonly value: number
  readonly black: boolean
  readonly repeatable: boolean
  readonly money: number
  readonly objective: boolean
  readonly master: boolean
  readonly vp: number
  readonly vpPerBell: number
  /** A shop is needed there. */
  readonly onMap: boolean
  /** Towns that a disc there opens. */
  readonly opens: string | null
}

export interface ArrowPrint {
  readonly vp: number
  readonly gives: 'objective' | 'exchangeToken' | null
}

export interface StationPrint {
  readonly cost: number
  readonly vp: number
  readonly black: boolean
  readonly master: boolean
  /** The space or turnout of the track; null on the map. */
  readonly at: string | null
}

export interface RailsWords {
  readonly towns: { readonly [t in TownId]: string }
  readonly mapStations: { readonly green: string; readonly red: string }
  readonly townTypes: { readonly [t in TownType]: string }
  readonly sectionNames: { readonly [s in (typeof SECTIONS)[number]]: string }
  readonly townHelp: (town: { type: TownType; section: string; spaces: string; next: string; gates: string }) => string
  /** A trade space: "pay $2", "an exchange token", or nothing. */
  readonly tradeSpace: {
    readonly pay: (money: number) => string
    readonly gain: (money: number) => string
    readonly exchangeToken: string
    readonly certificate: string
    readonly objective: string
    readonly bare: string
  }
  readonly mediumTiles: { readonly [m in MediumTileId]: string }
  readonly mediumHelp: (action: string) => string
  readonly townHall: string
}
