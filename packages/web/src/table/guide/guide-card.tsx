/** A guided first game: short lessons beside the glowing things they are about. */
import '../../styles/guide.css'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Guide, Target } from '../../adapter.ts'
import { language, t } from '../../text/index.ts'
import { useRoom } from '../room-context.ts'
import { Tutorial } from './tutorial.ts'
import type { Box } from '../../art/ink.ts'

/** Loaded for learners of games that have a guide. */
export function GuidedGame() {
  const { guide: load, learn, mode } = useRoom()
  const [guide, setGuide] = useState<Guide | null>(null)
  const wanted = learn && mode === 'table'
  useEffect(() => {
    if (wanted) void load?.().then((loaded) => setGuide(() => loaded))
  }, [load, wanted])
  return guide === null ? null : <Lessons guide={guide} />
}

function Lessons({ guide }: { readonly guide: Guide }) {
  const { store, choice } = useRoom()
  const tutorial = useMemo(() => new Tutorial(guide, store, choice, sessionStorage), [guide, store, choice])
  useEffect(() => () => tutorial.dispose(), [tutorial])
  const lesson = tutorial.lesson.value
  const now = tutorial.context.value
  if (lesson === null || now === null) return null
  const words = guide.words(language())[lesson.id]
  const at = lesson.at?.(now) ?? []
  return <LessonCard key={lesson.id} tutorial={tutorial} at={at} title={words.title} text={words.text} />
}

interface LessonCardProps {
  readonly tutorial: Tutorial
  readonly at: readonly Target[]
  readonly title: string
  readonly text: string
}

function LessonCard({ tutorial, at, title, text }: LessonCardProps) {
  const rings = usePlaces(at)
  const { guide } = t()
  return (
    <>
      {rings.map(({ x, y, width, height }, i) => (
        <div
          key={i}
          class="guide-ring"
          aria-hidden="true"
          style={{ left: `${x - 2}px`, top: `${y - 2}px`, width: `${width + 4}px`, height: `${height + 4}px` }}
        />
      ))}
      <aside class="guide card" aria-label={guide.title} aria-live="polite">
        <p class="guide-at">{guide.at(tutorial.place.value, tutorial.count.value)}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <div class="row">
          <button type="button" class="button small primary" onClick={() => tutorial.read()}>
            {guide.next}
          </button>
          <button type="button" class="button small quiet" onClick={() => tutorial.skip()}>
            {guide.skip}
          </button>
        </div>
      </aside>
    </>
  )
}

const thingsAt = (at: readonly Target[]): readonly Element[] =>
  at.flatMap((target) => [...document.querySelectorAll(`.stage [data-target="${CSS.escape(target)}"]`)])

/** Where the things are that a lesson points at, now and whenever anything moves. They are brought into sight first. */
function usePlaces(at: readonly Target[]): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([])
  const key = at.join()
  useEffect(() => {
    const [first] = thingsAt(at)
    if (first !== undefined && !inSight(first)) first.scrollIntoView({ block: 'center' })
  }, [key])
  useLayoutEffect(() => {
    const place = (): void =>
      setRings(
        thingsAt(at)
          .filter(inSight)
          .map((thing) => thing.getBoundingClientRect()),
      )
    place()
    return onceMoved(place)
  }, [key])
  return rings
}

/** Calls when anything on the stage may lie elsewhere: boards are drawn anew for another size only after the window has told of it. */
function onceMoved(act: () => void): () => void {
  let due = 0
  const soon = (): void => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(act)
  }
  const events = ['scroll', 'resize', 'transitionend'] as const
  for (const event of events) addEventListener(event, soon, { capture: true, passive: true })
  const [drawn, sized] = [new MutationObserver(soon), new ResizeObserver(soon)]
  for (const stage of document.querySelectorAll('.stage')) {
    drawn.observe(stage, { subtree: true, childList: true, attributes: true })
    sized.observe(stage)
  }
  return () => {
    cancelAnimationFrame(due)
    for (const event of events) removeEventListener(event, soon, { capture: true })
    drawn.disconnect()
    sized.disconnect()
  }
}

function inSight(thing: Element): boolean {
  const stage = thing.closest('.stage')?.getBoundingClientRect()
  const { top, bottom } = thing.getBoundingClientRect()
  return stage !== undefined && top >= stage.top && bottom <= stage.bottom
}
