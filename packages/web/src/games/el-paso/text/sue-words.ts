/** Words about Sue, the opponent of the solo game. */
export interface SueWords {
  readonly sue: string
  readonly sueNext: string
  readonly suePlayed: string
  readonly sueAhead: (count: number) => string
  readonly sueShuffles: string
  readonly sueStrategy: string
  readonly sueFetches: { readonly [worker in 'cowboy' | 'builder' | 'engineer']: (what: string) => string }
  readonly suePosts: string
  readonly sueCattle: string
  readonly sueTiles: string
  readonly sueSupply: (count: number) => string
  readonly suePoints: string
  readonly sueDraws: string
  /** How far she rides: so many steps, or one for each of these workers. */
  readonly sueSteps: (steps: string) => string
  readonly sueStepsFor: (workers: string) => string
  /** Locations on both ways, and the way she takes. */
  readonly sueFork: (outer: number, inner: number, takes: 'outer' | 'inner') => string
  readonly sueMayStop: (cards: number, all: number) => string
  readonly sueReason: {
    readonly [reason in
      | 'market'
      | 'train'
      | 'tile'
      | 'build'
      | 'replace'
      | 'instead'
      | 'best'
      | 'post'
      | 'wild']: string
  }
  readonly noneYet: string
}
