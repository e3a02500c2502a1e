/** On a small screen, what can be chosen may lie out of sight: a button at that edge says so and goes there. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { visibleBottom } from '../ui/visible-bottom.ts'
import { useRoom } from './room-context.ts'

interface Hidden {
  readonly above: Element | null
  readonly below: Element | null
  /** Just below the upper edge of the stage, and just above the prompt. */
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** The nearest things to choose that cannot be seen, in either direction; null: there is no stage to be seen. */
function hiddenThings(lit: ReadonlySet<string>): Hidden | null {
  const stage = document.querySelector('.stage')?.getBoundingClientRect()
  if (stage === undefined || stage.height === 0) return null
  const highest = Math.max(0, stage.top)
  const lowest = visibleBottom()
  const things = [...document.querySelectorAll('.stage [data-target]')]
    .filter((thing) => lit.has(thing.getAttribute('data-target') ?? ''))
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    .map(({ thing, box }) => ({ thing, middle: box.top + box.height / 2 }))
    .sort((a, b) => a.middle - b.middle)
  return {
    above: things.filter(({ middle }) => middle < highest).at(-1)?.thing ?? null,
    below: things.find(({ middle }) => middle > lowest)?.thing ?? null,
    left: (stage.left + stage.right) / 2,
    top: highest + 8,
    bottom: innerHeight - lowest + 8,
  }
}

export function MoreBelow() {
  const { choice, store, ui, regionView } = useRoom()
  // Other regions have a dot on their tab.
  const shown = regionView.small.value ? regionView.shown.value : null
  const view = store.live.value?.view
  const lit = useMemo(() => {
    const { lit: choosable, later } = choice.narrowed.value
    const all = new Set([...choosable].filter((target) => !later.has(target)))
    if (shown === null || ui?.regions === undefined) return all
    const { regions } = ui
    return new Set([...all].filter((target) => (regions.of(target, view) ?? shown) === shown))
  }, [choice.narrowed.value, shown, ui, view])
  const [hidden, setHidden] = useState<Hidden | null>(null)
  useEffect(() => {
    const look = (): void => setHidden(hiddenThings(lit))
    const soon = requestAnimationFrame(look)
    // The stage has no size while something lies over it, and comes back with another one.
    const sizes = new ResizeObserver(look)
    const stage = document.querySelector('.stage')
    if (stage !== null) sizes.observe(stage)
    addEventListener('scroll', look, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(soon)
      sizes.disconnect()
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [lit])
  if (hidden === null) return null
  const { room } = t()
  const goTo = (thing: Element) => () => thing.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return (
    <>
      {hidden.above !== null && (
        <button
          type="button"
          class="button small more-above"
          style={{ left: `${hidden.left}px`, top: `${hidden.top}px` }}
          onClick={goTo(hidden.above)}
        >
          {room.above}
        </button>
      )}
      {hidden.below !== null && (
        <button
          type="button"
          class="button small more-below"
          style={{ left: `${hidden.left}px`, bottom: `${hidden.bottom}px` }}
          onClick={goTo(hidden.below)}
        >
          {room.below}
        </button>
      )}
    </>
  )
}
