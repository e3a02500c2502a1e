export interface BotRating {
  readonly mu: number
  readonly sigma: number
}

/** Ratings of the bots at one game; `greedy` is 25 by definition. */
export interface BotRatings {
  /** The command that made it. */
  readonly made: string
  readonly rules: number
  readonly players: number
  readonly games: number
  readonly bots: { readonly [bot: string]: BotRating | undefined }
}
