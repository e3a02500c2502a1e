/** A network that learned a game, as data: what `packages/bots` opens and plays by. Plain JSON, so that it can be a file of its own. */
export interface StoredNetwork {
  /** The command. */
  readonly made: string
  /** Digest of the names of its inputs. */
  readonly inputs: string
  /** How many inputs there are, and hidden units of the first layer, and of the second. */
  readonly shape: { readonly inputs: number; readonly first: number; readonly second: number }
  /** Points are told as so many spreads above the usual. */
  readonly scale: { readonly usual: number; readonly spread: number }
  /** What it learned to play for: a point of the best rival costs so many of one's own, and the win is worth so many. */
  readonly aim: { readonly rival: number; readonly win: number }
  /** By layer. */
  readonly biases: readonly (readonly number[])[]
  readonly factors: readonly (readonly number[])[]
  /** Of all layers, in base64. */
  readonly weights: string
  /** How many times as sure of itself it has to be for its chances to come true: found by games, where it was looked at. Default: 1. */
  readonly sureness?: number
  /** After so many answers bots no longer go by it: set where players decide how long a game lasts. Default: they always do. */
  readonly longest?: number
}
