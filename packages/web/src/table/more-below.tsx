/** On a small screen, what can be chosen may lie out of sight: a button says so and goes there. */
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

interface Hidden {
  readonly way: 'up' | 'down'
  readonly thing: Element
  /** Just above the prompt. */
  readonly bottom: number
}

/** The nearest thing to choose, if none of them can be seen. */
function nearestHidden(lit: ReadonlySet<string>): Hidden | null {
  const floor = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight
  const things = [...document.querySelectorAll('.stage [data-target]')].filter((thing) =>
    lit.has(thing.getAttribute('data-target') ?? ''),
  )
  const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
  const seen = boxes.some(({ box }) => box.top >= 0 && box.bottom <= floor)
  const [first] = boxes
  if (seen || first === undefined) return null
  return { way: first.box.bottom > floor ? 'down' : 'up', thing: first.thing, bottom: innerHeight - floor + 8 }
}

export function MoreBelow() {
  const { choice } = useRoom()
  const { lit } = choice.narrowed.value
  const [hidden, setHidden] = useState<Hidden | null>(null)
  useEffect(() => {
    const look = (): void => setHidden(nearestHidden(lit))
    const soon = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(soon)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [lit])
  if (hidden === null) return null
  const { room } = t()
  return (
    <button
      type="button"
      class="button small more-below"
      style={{ bottom: hidden.bottom }}
      onClick={() => hidden.thing.scrollIntoView({ block: 'center', behavior: 'smooth' })}
    >
      {hidden.way === 'down' ? room.below : room.above}
    </button>
  )
}
