/** Who is looking: a seat, a spectator, or, once a game is over, somebody who may see it all. */
import {
  type Game,
  type GameEvent,
  type GameText,
  type GameTypes,
  type Names,
  redact,
  type Seat,
  type Zone,
} from '@waystation/kernel'

export type Viewer = Seat | null | 'all'

export function seenBy(event: GameEvent, viewer: Viewer): GameEvent {
  return viewer === 'all' ? event : redact(event, viewer)
}

export interface Shown {
  readonly game: Game
  readonly text: GameText<GameTypes>
  readonly names: Names
}

/** The table as the viewer sees it. */
export function zonesFor(shown: Shown, state: GameTypes['state'], viewer: Viewer): readonly Zone[] {
  if (viewer === 'all') return openZones(shown, state)
  return shown.text.zones(shown.game.view(state, viewer), shown.names)
}

/** The spectator's table, and beside it whatever each seat sees differently, marked as that seat's. */
function openZones(shown: Shown, state: GameTypes['state']): readonly Zone[] {
  const open = new Map(zonesFor(shown, state, null).map((zone) => [zone.id, zone]))
  const spectator = new Map(open)
  for (const { seat } of shown.game.scores(state)) {
    for (const zone of zonesFor(shown, state, seat)) {
      if (same(zone, spectator.get(zone.id))) continue
      const id = zone.owner === seat ? zone.id : `${zone.id} ${seat}`
      open.set(id, { ...zone, id, owner: seat })
    }
  }
  return [...open.values()]
}

function same(a: Zone, b: Zone | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
