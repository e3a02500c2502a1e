/** One zone of the table in words. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { isFact, shapeOf } from './zone-shape.ts'

interface ZoneProps {
  readonly zone: Zone
  readonly view: unknown
}

export function ZonePanel({ zone, view }: ZoneProps) {
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
        <Rows zone={zone} />
      ) : (
        <>
          <div class="zone-picture">{picture}</div>
          <details class="zone-letters">
            <summary>{t().room.inLetters}</summary>
            <Rows zone={zone} />
          </details>
        </>
      )}
    </section>
  )
}

function Rows({ zone }: { readonly zone: Zone }) {
  const shape = shapeOf(zone)
  const columns = zone.rows[0]?.items.length ?? 0
  return (
    <div class={`zone-rows ${shape}`} {...(shape === 'grid' && { style: { '--columns': columns } })}>
      {zone.rows.map((row, i) => (
        <Row key={`${row.label} ${i}`} row={row} />
      ))}
    </div>
  )
}

function Row({ row }: { readonly row: ZoneRow }) {
  return (
    <div class={isFact(row) ? 'zone-row fact' : 'zone-row'}>
      {row.label !== undefined && <span class="zone-label">{row.label}</span>}
      <ul>
        {row.items.map((item, i) => (
          <li key={`${item.text} ${i}`}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Something that has help or can be asked about is a button; the rest is plain text. */
function Item({ item }: { readonly item: ZoneItem }) {
  const { panels, text } = useRoom()
  const { target, component, seat } = item
  const mark = seat === undefined ? null : <SeatMark seat={seat} size={18} />
  const known = component !== undefined && text.components[component] !== undefined
  if (target === undefined && !known) {
    return (
      <span class="zone-item">
        {mark}
        {item.text}
      </span>
    )
  }
  const ask = (event: Event): void => {
    const anchor = event.currentTarget
    if (anchor instanceof Element)
      panels.inspected.value = { target: target ?? '', component: component ?? null, anchor, asked: true }
  }
  return (
    <button type="button" class="zone-item asks" onClick={ask}>
      {mark}
      {item.text}
    </button>
  )
}
