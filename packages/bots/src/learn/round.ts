/** A round of games to learn from, as plain data: any thread can play it. */
import { type Game, type GameTypes, inputNames } from '@waystation/kernel'
import { type Episode, type Played, playEpisode } from './episode.ts'
import { FloatNetwork, type Parts } from './float-network.ts'
import { type PointScale, shapeFor } from './valuer.ts'

export interface Round {
  readonly scale: PointScale
  /** The newest first, then those of former days. */
  readonly networks: readonly Parts[]
  readonly episodes: readonly Episode[]
}

export function playRound<T extends GameTypes>(game: Game<T>, { scale, networks, episodes }: Round): Played[] {
  if (episodes.length === 0) return []
  const shape = shapeFor(inputNames(game, episodes[0].players.length).length)
  return episodes.map((episode) => {
    // Each seat looks from where it looked last, which is near. The greedy ones have nothing to say, but learn with the newest.
    const valuers = episode.players.map((player) => {
      return new FloatNetwork(shape, scale, networks[player === 'greedy' ? 0 : player.network])
    })
    return playEpisode(game, valuers, shape.inputs, episode)
  })
}
