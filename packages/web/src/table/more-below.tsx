/** On a small screen, what can be chosen may lie out of sight: a button at that edge says so and goes there. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { visibleBottom } from '../ui/visible-bottom.ts'
import { ARROW, BUTTON, EDGE, edgePlace } from './edge-place.ts'
import { useRoom } from './room-context.ts'

interface Hidden {
  readonly above: Way | null
  readonly below: Way | null
}

/** To the nearest thing that cannot be seen. */
interface Way {
  readonly thing: Element
  /** Where its button stands. */
  readonly left: number
  readonly top: number
  /** There is no room for words that would not hide what can be chosen here. */
  readonly short: boolean
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
    .map(({ thing, box }) => ({ thing, box, middle: box.top + box.height / 2 }))
    .sort((a, b) => a.middle - b.middle)
  const open = things.map(({ box }) => box)
  const way = (thing: Element | undefined, top: number): Way | null =>
    thing === undefined ? null : { thing, ...edgePlace(stage, top, open) }
  return {
    above: way(things.filter(({ middle }) => middle < highest).at(-1)?.thing, highest + EDGE),
    below: way(things.find(({ middle }) => middle > lowest)?.thing, lowest - EDGE - BUTTON.height),
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
  return (
    <>
      {hidden.above !== null && <More way={hidden.above} name="more-above" words={room.above} />}
      {hidden.below !== null && <More way={hidden.below} name="more-below" words={room.below} />}
    </>
  )
}

interface MoreProps {
  readonly way: Way
  readonly name: 'more-above' | 'more-below'
  readonly words: string
}

function More({ way: { thing, left, top, short }, name, words }: MoreProps) {
  const { width, height } = short ? ARROW : BUTTON
  return (
    <button
      type="button"
      class={`button small ${name}`}
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
      {...(short && { 'aria-label': words })}
      onClick={() => thing.scrollIntoView({ block: 'center', behavior: 'smooth' })}
    >
      {short ? (name === 'more-above' ? '↑' : '↓') : words}
    </button>
  )
}
