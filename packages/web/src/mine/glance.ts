/** Round and scores of a game in the list, from what my seat sees of it. */
import type { PastPosition } from '@waystation/protocol'
import { findGame } from '@waystation/catalog'
import { webGameOf } from '../games/index.ts'
import type { Glance, Round } from '../games/glance.ts'
import { drawnParts } from '../games/web-game.ts'
import { localClient } from '../local/client.ts'
import { t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { type Loaded, useLoaded } from '../ui/loaded.ts'
import type { MyGame } from './my-game.ts'

export interface Glimpse {
  readonly round: Round | null
  /** By seat; null where the rules keep it secret. */
  readonly scores: readonly (number | null)[]
}

const positionOf = ({ where, id }: MyGame): Promise<PastPosition> =>
  where === 'house' ? api.position(id) : localClient().call('position', id)

async function glimpsed(game: MyGame): Promise<Glimpse | null> {
  const { drawn } = drawnParts(webGameOf(game.game), game.rules, findGame(game.game).meta.rulesVersion)
  if (drawn.glance === undefined || game.status !== 'running') return null
  const [glance, { view }] = await Promise.all([drawn.glance(), positionOf(game)])
  return glimpseOf(glance, view, game.seats.length)
}

export function glimpseOf(glance: Glance, view: unknown, seats: number): Glimpse {
  return {
    round: glance.round?.(view) ?? null,
    scores: Array.from({ length: seats }, (_, seat) => glance.score(view, seat)),
  }
}

/** Asked for again when the game has gone on. */
export const useGlimpse = (game: MyGame): Loaded<Glimpse | null> =>
  useLoaded(() => glimpsed(game), [game.where, game.id, game.seq])

/** How far the game is: in its own words, or by its moves. */
export function progressWords({ seq }: MyGame, round: Round | null): string | null {
  const { mine } = t()
  if (round !== null && round.round > 0) {
    return round.year === undefined ? mine.round(round.round) : mine.yearRound(round.year, round.round)
  }
  return seq === null || seq === 0 ? null : mine.move(seq)
}
