/** One zone of the table in words. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import type { Changed } from './changes.ts'
import { isFact, shapeOf } from './zone-shape.ts'

interface ZoneProps {
  readonly zone: Zone
  readonly view: unknown
  readonly changed: Changed
}

export function ZonePanel({ zone, view, changed }: ZoneProps) {
  const { pictures, choice } = useRoom()
  const heading = `zone ${zone.id}`.replaceAll(' ', '-')
  const picture = pictures?.zone?.(zone, view, choice.preview.value) ?? null
  return (
    <section
      class={`zone zone-${zone.kind}`}
      aria-labelledby={heading}
      {...(zone.owner !== undefined && { 'data-seat': zone.owner })}
    >
      <h3 id={heading}>
        {zone.owner !== undefined && <SeatMark seat={zone.owner} size={22} />}
        {zone.title}
      </h3>
      {picture === null ? (
        <Rows zone={zone} changed={changed} />
      ) : (
        <>
          <div class="zone-picture">{picture}</div>
          <details class="zone-letters">
            <summary>{t().room.inLetters}</summary>
            <Rows zone={zone} changed={changed} />
          </details>
        </>
      )}
    </section>
  )
}

function Rows({ zone, changed }: Pick<ZoneProps, 'zone' | 'changed'>) {
  const shape = shapeOf(zone)
  const columns = zone.rows[0]?.items.length ?? 0
  return (
    <div class={`zone-rows ${shape}`} {...(shape === 'grid' && { style: { '--columns': columns } })}>
      {zone.rows.map((row, i) => (
        <Row key={`${row.label} ${i}`} row={row} changed={(text) => changed(zone.id, row.label, text)} />
      ))}
    </div>
  )
}

function Row({ row, changed }: { readonly row: ZoneRow; readonly changed: (text: string) => boolean }) {
  return (
    <div class={isFact(row) ? 'zone-row fact' : 'zone-row'}>
      {row.label !== undefined && <span class="zone-label">{row.label}</span>}
      <ul>
        {row.items.map((item, i) => (
          <li key={`${item.text} ${i}`}>
            <Item item={item} changed={changed(item.text)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What can be chosen is chosen where it stands; what has help or can be asked about explains itself; the rest is plain text. */
function Item({ item, changed }: { readonly item: ZoneItem; readonly changed: boolean }) {
  const { panels, text, choice, store } = useRoom()
  const { target, component, seat } = item
  const { lit, instead } = choice.narrowed.value
  const chosen = target !== undefined && choice.picked.value.includes(target)
  const open = target !== undefined && store.cursor.value === null && (chosen || lit.has(target) || instead.has(target))
  const known = component !== undefined && text.components[component] !== undefined
  const looks = [
    changed && 'changed',
    open && lit.has(target) && 'lit',
    chosen && 'chosen',
    seat !== undefined && seat === store.you.value && 'own',
  ].filter((look) => look !== false)
  const words = (
    <>
      {seat !== undefined && <SeatMark seat={seat} size={18} />}
      {item.text}
      {changed && <span class="visually-hidden">{t().room.changed}</span>}
    </>
  )
  if (target === undefined && !known) return <span class={['zone-item', ...looks].join(' ')}>{words}</span>
  const press = (event: Event): void => {
    if (open) {
      panels.inspected.value = null
      choice.target(target)
      return
    }
    const anchor = event.currentTarget
    if (anchor instanceof Element)
      panels.inspected.value = { target: target ?? '', component: component ?? null, anchor, asked: true }
  }
  return (
    <button
      type="button"
      class={['zone-item', 'asks', ...looks].join(' ')}
      {...(open && { 'data-target': target, 'aria-pressed': chosen })}
      onClick={press}
    >
      {words}
    </button>
  )
}
