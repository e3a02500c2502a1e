/** The way to the next table that waits for me, from any page but the one that lists them. `N` on the keyboard. */
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { useNow } from '../clock/now.ts'
import { timeLeft } from '../clock/time-left.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { isTyping } from '../ui/typing.ts'
import { pathOf } from './my-game.ts'
import { waitingForMe } from './store.ts'

/** With less than this left it is said how much. */
const PRESSING_MS = 3600_000
const EVERY_MS = 20_000

/** `keyless`: another one on this page hears the key. */
export function NextTable({ keyless = false }: { readonly keyless?: boolean }) {
  const { path, route } = useLocation()
  const { mine } = t()
  const others = waitingForMe.value.filter((game) => pathOf(game) !== path)
  const next = others.at(0)
  const to = next === undefined ? null : pathOf(next)
  const now = useNow((next?.due ?? null) === null ? null : EVERY_MS)
  useEffect(() => {
    if (to === null || keyless) return
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || isTyping(event)) return
      event.preventDefault()
      route(to)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [to, route, keyless])
  if (next === undefined || to === null) return null
  const left = next.due === null ? null : next.due - now
  return (
    <a class="button small next-table" href={to} aria-keyshortcuts="n">
      <Icon name="next" />
      <span class="next-words">{left !== null && left < PRESSING_MS ? mine.nextIn(timeLeft(left)) : mine.next}</span>
      <span class="count">
        {others.length} <span class="visually-hidden">{mine.waiting}</span>
      </span>
    </a>
  )
}
