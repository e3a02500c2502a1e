/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly phase: string
  readonly round: string
  readonly startPlayer: string
  readonly pile: string
  readonly removedBreed: string
  readonly pampa: string
  readonly pasture: (number: number, total: number) => string
  readonly free: string
  readonly covered: string
  readonly rodeo: string
  readonly diceLeft: string
  readonly diceTaken: (name: string) => string
  readonly none: string
  readonly areas: string
  readonly steppe: string
  readonly faceDown: (count: number) => string
  readonly known: string
  readonly fetched: string
  readonly hand: string
  readonly discarded: string
  readonly pesos: string
  readonly gauchos: string
  readonly incoming: string
  readonly standing: (name: string) => string
  readonly lying: (name: string) => string
}
