/** The table in words: for games without a drawn board, and for whoever would rather read. */
import type { Seat } from '@waystation/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { inFigures } from '@waystation/wording'
import { SeatMark } from '../art/SeatMark.tsx'
import '../styles/zone.css'
import '../styles/zones.css'
import { endOfLastTurn } from '../table/log.ts'
import { useRoom } from '../table/room-context.ts'
import { scoreOf } from '../table/score.ts'
import { t } from '../text/index.ts'
import { type Changed, changesSince } from './changes.ts'
import { ZonePanel } from './zone-panel.tsx'
import { partsOf } from './zone-shape.ts'

export function ZonesTable({ view }: { readonly view: unknown }) {
  const { text, names, store } = useRoom()
  const { shared, owned } = partsOf(text.zones(view, names))
  const table = useRef<HTMLDivElement>(null)
  const changed = useChanged()
  useOwnFigure(table)
  const [chosen, setChosen] = useState<Seat | null>(null)
  /** Where there is room for one part only: whether it is a player's. */
  const [atSeat, setAtSeat] = useState(false)
  const seat = chosen ?? store.you.value ?? owned[0]?.seat ?? null
  const look = (at: Seat | null): void => {
    setAtSeat(at !== null)
    if (at !== null) setChosen(at)
  }
  if (owned.length === 0) return <Zones of={shared} view={view} changed={changed} class="zones alone" />
  return (
    <div ref={table} class={atSeat ? 'zones at-seat' : 'zones'}>
      <PartChoice seats={owned.map((part) => part.seat)} seat={seat} atSeat={atSeat} look={look} />
      <Zones of={shared} view={view} changed={changed} class="zones-shared" />
      <Zones
        of={owned.find((part) => part.seat === seat)?.zones ?? []}
        view={view}
        changed={changed}
        class="zones-seat"
      />
    </div>
  )
}

/** What is not as it was at the end of this seat's last turn. */
function useChanged(): Changed {
  const { text, names, store } = useRoom()
  const past = store.past.value
  const from = endOfLastTurn(past, store.you.value)
  return useMemo(
    () => changesSince(from === null || store.cursor.value !== null ? null : text.zones(past[from].view, names)),
    [past, from, store.cursor.value, text, names],
  )
}

/** When this seat is asked, the path on which its figure stands is scrolled to it. */
function useOwnFigure(table: { readonly current: HTMLElement | null }): void {
  const { store } = useRoom()
  const asked = store.decisions.value.length > 0
  const seq = store.live.value?.seq
  useEffect(() => {
    if (asked) table.current?.querySelector('.zone-rows.path .own')?.scrollIntoView({ block: 'nearest' })
  }, [asked, seq])
}

interface ZonesProps {
  readonly changed: Changed
  readonly of: ReturnType<typeof partsOf>['shared']
  readonly view: unknown
  readonly class: string
}

function Zones({ of, view, changed, class: looks }: ZonesProps) {
  return (
    <div class={looks}>
      <div class="zones-flow">
        {of.map((zone) => (
          <ZonePanel key={zone.id} zone={zone} view={view} changed={changed} />
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
  const { names, store, ui } = useRoom()
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
          <SeatMark seat={each} size={20} /> {names(each)} <PartScore score={scoreOf(store.known.value, each, ui)} />
        </button>
      ))}
    </div>
  )
}

function PartScore({ score }: { readonly score: number | null }) {
  if (score === null) return null
  return (
    <b class="part-score">
      {inFigures(score)} <span class="visually-hidden">{t().room.points}</span>
    </b>
  )
}
