/** Plays back what happened, one event after the other, then shows the position as it is. */
import type { ElGaucho, Event, View } from '@waystation/el-gaucho'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { BoardProps } from '../../../adapter.ts'
import { advance } from './advance.ts'

/** How long an event is on stage; what is not listed passes at once. */
const SCENES: { readonly [type in Event['type']]?: number } = {
  tileDrawn: 150,
  steppeFilled: 200,
  startHerd: 250,
  diceRolled: 400,
  diceTaken: 320,
  gauchoStands: 340,
  gauchoLies: 340,
  gauchoRises: 300,
  areaOccupied: 340,
  areaUsed: 260,
  areaLeft: 260,
  gauchoReclaimed: 300,
  diceLost: 250,
  dieWished: 300,
  cattleStolen: 380,
  gauchoDisplaced: 380,
  tileSettled: 380,
  roundedUp: 400,
  finalCollection: 400,
  cattleAdded: 300,
  income: 400,
}

/** Longer stories are told faster. */
const LONGEST_MS = 3400

export interface Scene {
  readonly view: View
  readonly event: Event
  readonly ms: number
}

/** The scenes of a story: every event that is worth showing, with the position after it. */
export function scenes(before: View, events: readonly Event[]): Scene[] {
  const out: Scene[] = []
  let view = before
  for (const event of events) {
    view = advance(view, event)
    const ms = SCENES[event.type]
    if (ms !== undefined) out.push({ view, event, ms })
  }
  const total = out.reduce((sum, { ms }) => sum + ms, 0)
  const pace = Math.min(1, LONGEST_MS / total)
  return out.map((scene) => ({ ...scene, ms: Math.round(scene.ms * pace) }))
}

const stillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches

interface Showing {
  readonly view: View
  /** The event on stage, if one is. */
  readonly event: Event | null
  /** Names the moment: things that appear for a moment are keyed by it. */
  readonly moment: number
}

export function useFilm(props: Pick<BoardProps<ElGaucho>, 'view' | 'before' | 'events' | 'onSettled'>): Showing {
  const { view, before, events, onSettled } = props
  const film = useMemo(() => (before === null || stillness() ? [] : scenes(before, events)), [events])
  const [progress, setProgress] = useState({ film, at: 0 })
  const at = progress.film === film ? progress.at : 0
  useEffect(() => {
    if (at < film.length) {
      const timer = setTimeout(() => setProgress({ film, at: at + 1 }), film[at].ms)
      return () => clearTimeout(timer)
    }
    if (events.length > 0) onSettled()
    return undefined
  }, [film, at])
  const scene = film[at]
  return scene === undefined ? { view, event: null, moment: -1 } : { view: scene.view, event: scene.event, moment: at }
}
