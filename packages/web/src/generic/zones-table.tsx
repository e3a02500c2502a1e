/** The table in words: for games without a drawn board, and for whoever would rather read. */
import type { Seat } from '@waystation/kernel'
import { useState } from 'preact/hooks'
import { SeatMark } from '../art/SeatMark.tsx'
import '../styles/zone.css'
import '../styles/zones.css'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { ZonePanel } from './zone-panel.tsx'
import { partsOf } from './zone-shape.ts'

export function ZonesTable({ view }: { readonly view: unknown }) {
  const { text, names, store } = useRoom()
  const { shared, owned } = partsOf(text.zones(view, names))
  const [chosen, setChosen] = useState<Seat | null>(null)
  /** Where there is room for one part only: whether it is a player's. */
  const [atSeat, setAtSeat] = useState(false)
  const seat = chosen ?? store.you.value ?? owned[0]?.seat ?? null
  const look = (at: Seat | null): void => {
    setAtSeat(at !== null)
    if (at !== null) setChosen(at)
  }
  if (owned.length === 0) return <Zones of={shared} view={view} class="zones alone" />
  return (
    <div class={atSeat ? 'zones at-seat' : 'zones'}>
      <PartChoice seats={owned.map((part) => part.seat)} seat={seat} atSeat={atSeat} look={look} />
      <Zones of={shared} view={view} class="zones-shared" />
      <Zones of={owned.find((part) => part.seat === seat)?.zones ?? []} view={view} class="zones-seat" />
    </div>
  )
}

interface ZonesProps {
  readonly of: ReturnType<typeof partsOf>['shared']
  readonly view: unknown
  readonly class: string
}

function Zones({ of, view, class: looks }: ZonesProps) {
  return (
    <div class={looks}>
      <div class="zones-flow">
        {of.map((zone) => (
          <ZonePanel key={zone.id} zone={zone} view={view} />
        ))}
      </div>
    </div>
  )
}

interface PartChoiceProps {
  readonly seats: readonly Seat[]
  readonly seat: Seat | null
  readonly atSeat: boolean
  readonly look: (at: Seat | null) => void
}

/** Which player's things to show; on a narrow screen also the middle of the table. */
function PartChoice({ seats, seat, atSeat, look }: PartChoiceProps) {
  const { names, store } = useRoom()
  const { room } = t()
  const asked = store.shown.value?.waiting ?? []
  const looks = (each: Seat): string => {
    const turn = asked.some((waiting) => waiting.seat === each) ? ' turn' : ''
    return `part${each === seat ? ' shown' : ''}${turn}`
  }
  return (
    <div class="zones-parts" role="group" aria-label={room.parts}>
      <button type="button" class="part middle" aria-pressed={!atSeat} onClick={() => look(null)}>
        {room.middle}
      </button>
      {seats.map((each) => (
        <button
          key={each}
          type="button"
          class={looks(each)}
          aria-pressed={each === seat}
          data-seat={each}
          onClick={() => look(each)}
        >
          <SeatMark seat={each} size={20} /> {names(each)}
        </button>
      ))}
    </div>
  )
}
