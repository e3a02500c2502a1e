/** A guided first game: short lessons beside the glowing things they are about. */
import '../../styles/guide.css'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Guide, Lesson, Target } from '../../adapter.ts'
import { language, t } from '../../text/index.ts'
import { useRoom } from '../room-context.ts'
import { Tutorial } from './tutorial.ts'
import { around, beside, type Box } from './placing.ts'

/** Narrower windows have the lesson above the prompt. */
const NARROW = 736
/** There, what it points at is brought this far down the window, where the lesson does not cover it. */
const HEIGHT = 0.2

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
  return (
    <LessonCard key={lesson.id} tutorial={tutorial} lesson={lesson} at={at} title={words.title} text={words.text} />
  )
}

interface LessonCardProps {
  readonly tutorial: Tutorial
  readonly lesson: Lesson
  readonly at: readonly Target[]
  readonly title: string
  readonly text: string
}

function LessonCard({ tutorial, lesson, at, title, text }: LessonCardProps) {
  const card = useRef<HTMLElement>(null)
  const rings = usePlaces(card, at)
  const { guide } = t()
  return (
    <>
      {rings.map(({ left, top, right, bottom }, i) => (
        <div
          key={i}
          class="guide-ring"
          aria-hidden="true"
          style={{ left: left - 2, top: top - 2, width: right - left + 4, height: bottom - top + 4 }}
        />
      ))}
      <aside ref={card} class="guide card" aria-label={guide.title} aria-live="polite">
        <p class="guide-at">{guide.at(tutorial.placeOf(lesson), tutorial.count)}</p>
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

/** Puts the card beside its things and says where they are, now and whenever anything moves. */
function usePlaces(card: { readonly current: HTMLElement | null }, at: readonly Target[]): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([])
  const key = at.join()
  useEffect(() => {
    const [first] = thingsAt(at)
    if (innerWidth >= NARROW || first === undefined) return
    scrollTo({ top: scrollY + first.getBoundingClientRect().top - innerHeight * HEIGHT })
  }, [key])
  useLayoutEffect(() => {
    const place = (): void => {
      const boxes = thingsAt(at).map((thing) => thing.getBoundingClientRect())
      setRings(boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })))
      if (card.current) moveTo(card.current, around(boxes))
    }
    place()
    const moves = ['scroll', 'resize'] as const
    for (const move of moves) addEventListener(move, place, { capture: true, passive: true })
    return () => {
      for (const move of moves) removeEventListener(move, place, { capture: true })
    }
  }, [key])
  return rings
}

function moveTo(card: HTMLElement, thing: Box | null): void {
  const stage = document.querySelector('.stage')?.getBoundingClientRect()
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect()
  const bottom = (prompt?.top ?? innerHeight) - 10
  const room = { left: stage?.left ?? 0, right: stage?.right ?? innerWidth, top: Math.max(8, stage?.top ?? 0), bottom }
  const { left, top } = beside(innerWidth < NARROW ? null : thing, card.getBoundingClientRect(), room)
  card.style.left = `${left}px`
  card.style.top = `${top}px`
}
