/** Plays back what happened, one event after the other, then shows the position as it is. */
import { useEffect, useMemo, useState } from 'preact/hooks'

export interface BoardAnimation<V, E> {
  /** The position after one more event, as far as it is drawn. */
  readonly advance: (view: V, event: E) => V
  /** What is shown while the event is on stage; without it, the position after it. */
  readonly during?: (view: V, event: E) => V
  /** How long an event is on stage; 0: it passes at once. */
  readonly ms: (event: E) => number
  /** Longer stories are told faster. */
  readonly longest: number
}

export interface Scene<V, E> {
  readonly view: V
  readonly event: E
  readonly ms: number
  /** Which of the events this is. */
  readonly at: number
}

/** The scenes of a story: every event that is worth showing. */
export function scenes<V, E>(animation: BoardAnimation<V, E>, before: V, events: readonly E[]): Scene<V, E>[] {
  const out: Scene<V, E>[] = []
  let view = before
  for (const [at, event] of events.entries()) {
    const after = animation.advance(view, event)
    const ms = animation.ms(event)
    if (ms > 0) out.push({ view: animation.during?.(view, event) ?? after, event, ms, at })
    view = after
  }
  const total = out.reduce((sum, { ms }) => sum + ms, 0)
  const pace = Math.min(1, animation.longest / total)
  return out.map((scene) => ({ ...scene, ms: Math.round(scene.ms * pace) }))
}

/** The page is marked according to the player's choice, and where there is none to that of the system. */
export const stillness = (): boolean => document.documentElement.dataset['motion'] === 'none'

export interface Showing<V, E> {
  readonly view: V
  /** The event on stage, if one is. */
  readonly event: E | null
  /** How long it is on stage. */
  readonly ms: number
  /** Names the moment: things that appear for a moment are keyed by it. */
  readonly moment: number
  /** What has been told so far, the event on stage included. */
  readonly told: readonly E[]
}

interface Story<V, E> {
  readonly view: V
  readonly before: V | null
  readonly events: readonly E[]
  readonly onSettled: () => void
  readonly onTold: (events: number) => void
}

export function useAnimation<V, E>(
  animation: BoardAnimation<V, E>,
  { view, before, events, onSettled, onTold }: Story<V, E>,
): Showing<V, E> {
  const frames = useMemo(() => (before === null || stillness() ? [] : scenes(animation, before, events)), [events])
  const [progress, setProgress] = useState({ frames, at: 0 })
  const at = progress.frames === frames ? progress.at : 0
  useEffect(() => {
    if (at < frames.length) {
      onTold(frames[at].at + 1)
      const timer = setTimeout(() => setProgress({ frames, at: at + 1 }), frames[at].ms)
      return () => clearTimeout(timer)
    }
    if (events.length > 0) onSettled()
    return undefined
  }, [frames, at])
  const scene = frames[at]
  if (scene === undefined) return { view, event: null, ms: 0, moment: -1, told: events }
  return { view: scene.view, event: scene.event, ms: scene.ms, moment: at, told: events.slice(0, scene.at + 1) }
}
