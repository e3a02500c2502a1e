/** What a thing is, and why it cannot be used now. */
import type { Reason } from '@waystation/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Target } from '../adapter.ts'
import { t } from '../text/index.ts'
import { OptionChips } from './chips.tsx'
import { place } from './place.ts'
import { type Inspected, useRoom } from './room-context.ts'
import { RulesLink } from './rules-link.tsx'

export function Why() {
  const { panels } = useRoom()
  const inspected = panels.inspected.value
  useEffect(() => {
    const tap = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.why') === null) panels.inspected.value = null
    }
    // In a window of another width the board is laid out anew, and its thing stands elsewhere.
    let width = innerWidth
    const resize = (): void => {
      if (innerWidth !== width) panels.inspected.value = null
      width = innerWidth
    }
    addEventListener('pointerdown', tap, true)
    addEventListener('resize', resize)
    return () => {
      removeEventListener('pointerdown', tap, true)
      removeEventListener('resize', resize)
    }
  }, [panels])
  return inspected === null ? null : <Explanation key={inspected.target} inspected={inspected} />
}

function Explanation({ inspected }: { readonly inspected: Inspected }) {
  const { text, choice, store, panels } = useRoom()
  const reasons = useReasons(inspected.target)
  const box = useRef<HTMLDivElement>(null)
  const help = inspected.component === null ? undefined : text.components[inspected.component]
  const possible = choice.narrowed.value.lit.has(inspected.target) && store.cursor.value === null
  useLayoutEffect(() => {
    if (!box.current) return
    const hides = place(box.current, inspected.anchor)
    // What only came along, or holds no link, lets the pointer through to what lies under it.
    box.current.style.pointerEvents = possible || (hides && !inspected.asked) ? 'none' : ''
  }, [inspected, reasons, possible])
  const name = help?.name ?? nameOf(inspected.anchor)
  if (name === '') return null
  const keep = (): void => {
    panels.inspected.value = inspected
  }
  const close = (): void => {
    panels.inspected.value = null
  }
  return (
    <div ref={box} class="why card" role="tooltip" onMouseEnter={keep} onMouseLeave={close}>
      <strong>{name}</strong>
      {help && <p>{help.help}</p>}
      {possible && <Possible target={inspected.target} />}
      {!possible && reasons.map((reason) => <Because key={reason.code} reason={reason} />)}
    </div>
  )
}

/** What a click would come to, where it is clear already. */
function Possible({ target }: { readonly target: Target }) {
  const { choice, text, names } = useRoom()
  const option = choice.leadsTo(target)
  if (option === null) return <p class="why-possible">{t().why.possible}</p>
  return (
    <>
      <p class="why-possible">{text.option(option, names)}</p>
      <OptionChips option={option} />
    </>
  )
}

/** What has no help of its own is called as it is on the table. */
const nameOf = (anchor: Element): string => (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim()

function Because({ reason }: { readonly reason: Reason }) {
  const { text } = useRoom()
  return (
    <p class="why-not">
      <b>{t().why.notNow}</b> {text.reason(reason)} <RulesLink section={reason.section} />
    </p>
  )
}

/** Asked of the engine, and only while the question makes sense. */
function useReasons(target: string): readonly Reason[] {
  const { store } = useRoom()
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const askable = target !== '' && store.you.value !== null && store.cursor.value === null && !store.live.value?.over
  const seq = store.live.value?.seq
  useEffect(() => {
    let wanted = true
    if (askable)
      store.transport.explain(target).then(
        (found) => wanted && setReasons(found),
        () => wanted && setReasons([]),
      )
    return () => {
      wanted = false
    }
  }, [store, target, askable, seq])
  return reasons
}
