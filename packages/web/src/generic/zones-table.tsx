/** The table in words: for games without a drawn board, and for whoever would rather read. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'

export function ZonesTable({ view }: { readonly view: unknown }) {
  const { text, names } = useRoom()
  return (
    <div class="zones">
      {text.zones(view, names).map((zone) => (
        <ZonePanel key={zone.id} zone={zone} />
      ))}
    </div>
  )
}

function ZonePanel({ zone }: { readonly zone: Zone }) {
  const heading = `zone ${zone.id}`.replaceAll(' ', '-')
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
      <div class="zone-rows">
        {zone.rows.map((row, i) => (
          <Row key={`${row.label} ${i}`} row={row} />
        ))}
      </div>
    </section>
  )
}

function Row({ row }: { readonly row: ZoneRow }) {
  return (
    <div class="zone-row">
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
      panels.inspected.value = { target: target ?? '', component: component ?? null, anchor }
  }
  return (
    <button type="button" class="zone-item asks" onClick={ask}>
      {mark}
      {item.text}
    </button>
  )
}
