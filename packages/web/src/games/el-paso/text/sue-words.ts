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
  readonly sueWay: string
  readonly sueReason: {
    readonly [reason in 'market' | 'train' | 'build' | 'replace' | 'best' | 'post' | 'wild']: string
  }
  readonly noneYet: string
}
