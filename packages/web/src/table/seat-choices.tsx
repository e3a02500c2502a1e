/** Leaving a running table, or leaving the seat to a bot; and a bot for somebody who does not come. */
import type { SeatInfo, TableInfo } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { myGames } from '../mine/store.ts'
import { botIds, usualBot } from '../opponents.ts'
import { botTitle } from '../people.ts'
import { t } from '../text/index.ts'
import { api } from '../transport/api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { hasStandIn } from './player-state.tsx'
import { useRoom } from './room-context.ts'
import type { TableStore } from './store.ts'

/** Only where somebody else would have to wait. */
export function LeaveTable() {
  const { store, mode } = useRoom()
  const { seats } = t()
  const [open, setOpen] = useState(false)
  const playing = mode === 'table' && store.transport.kind === 'server' && store.live.value?.over === false
  if (!playing || store.ownSeat.value?.presence !== 'here') return null
  return (
    <>
      <button type="button" class="button small quiet" onClick={() => setOpen(true)}>
        {seats.leave}
      </button>
      {open && <LeaveDialog close={() => setOpen(false)} />}
    </>
  )
}

function LeaveDialog({ close }: { readonly close: () => void }) {
  const { store } = useRoom()
  const { seats } = t()
  const table = store.table.value
  const [bot, setBot] = useState(() => table?.standIn ?? usualBot())
  const { act, refused } = useAct(close)
  if (table === null) return null
  return (
    <Dialog title={seats.title} close={close}>
      <div class="group">
        <section class="seat-choice">
          <p>{seats.untilBack}</p>
          <div class="row">
            <Level value={bot} set={setBot} />
            <button type="button" class="button primary" onClick={() => act(api.leave(table.id, bot))}>
              {seats.botPlays}
            </button>
          </div>
        </section>
        <section class="seat-choice">
          <p>{seats.keepSeat}</p>
          <a class="button" href="/">
            {seats.goHome}
          </a>
        </section>
        <section class="seat-choice">
          <p>{seats.resignSure}</p>
          <button type="button" class="button" onClick={() => act(api.resign(table.id))}>
            {seats.resign}
          </button>
        </section>
        {refused && <Refused />}
      </div>
    </Dialog>
  )
}

/**
 * A bot for somebody who is waited for and not here: the host decides, or everybody who plays after two weeks without a clock. Another one where a bot plays already: so does the host, and everybody
 * who plays where a clock has run out.
 */
export function OfferStandIn() {
  const { store, mode, names } = useRoom()
  const { seats } = t()
  const [open, setOpen] = useState(false)
  const absent = absentSeat(store)
  const seat = absent ?? relievedSeat(store)
  if (mode !== 'table' || seat === null) return null
  const name = names(seat)
  const title = absent === null ? seats.otherBotFor(name) : seats.standInFor(name)
  return (
    <>
      <button type="button" class={absent === null ? 'button quiet' : 'button'} onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && <StandInDialog {...{ seat, title }} close={() => setOpen(false)} />}
    </>
  )
}

function absentSeat({ table, you, live, decisions, connected, cursor }: TableStore): number | null {
  const info = table.value
  if (info === null || you.value === null || (info.host !== you.value && !isSilent(info))) return null
  if (live.value === null || cursor.value !== null || decisions.value.length > 0) return null
  const waited = live.value.waiting.map(({ seat }) => seat)
  const absent = (seat: SeatInfo): boolean =>
    waited.includes(seat.seat) && seat.kind === 'person' && !hasStandIn(seat) && !connected.value.includes(seat.seat)
  return info.seats.find((seat) => seat.seat !== you.value && absent(seat))?.seat ?? null
}

/** As the server has it. */
const SILENT_MS = 14 * 24 * 3600_000

/** No clock runs, and nobody has answered for so long that it is not the host's alone to decide. */
function isSilent({ id, clock }: TableInfo): boolean {
  const game = myGames.value.find((one) => one.id === id)
  return clock === null && game?.status === 'running' && Date.now() - game.since >= SILENT_MS
}

/** A seat whose stand-in I may choose. */
function relievedSeat({ table, you, live, cursor }: TableStore): number | null {
  const info = table.value
  if (info === null || you.value === null || live.value?.over !== false || cursor.value !== null) return null
  const hosting = info.host === you.value
  const mine = ({ seat, presence, awayBy }: SeatInfo): boolean =>
    seat !== you.value && presence === 'away' && (hosting || awayBy === 'clock')
  return info.seats.find((seat) => hasStandIn(seat) && mine(seat))?.seat ?? null
}

interface StandInProps {
  readonly seat: number
  readonly title: string
  readonly close: () => void
}

function StandInDialog({ seat, title, close }: StandInProps) {
  const { store, names } = useRoom()
  const { seats } = t()
  const table = store.table.value
  const [bot, setBot] = useState(() => table?.seats[seat]?.bot ?? table?.standIn ?? usualBot())
  const { act, refused } = useAct(close)
  if (table === null) return null
  return (
    <Dialog title={title} close={close}>
      <div class="group">
        <section class="seat-choice">
          <p>{seats.standInHint(names(seat))}</p>
          <div class="row">
            <Level value={bot} set={setBot} />
            <button type="button" class="button primary" onClick={() => act(api.standIn(table.id, seat, bot))}>
              {seats.seatBot}
            </button>
          </div>
        </section>
        {refused && <Refused />}
      </div>
    </Dialog>
  )
}

/** A bot plays for me: one click, and the seat is mine again. */
export function TakeBack() {
  const { store, mode } = useRoom()
  const { seats } = t()
  const own = store.ownSeat.value
  const table = store.table.value
  const { act, refused } = useAct(() => undefined)
  if (mode !== 'table' || table === null || own?.presence !== 'away' || own.bot === null) return null
  return (
    <div class="row" role="alert">
      <span>{own.awayBy === 'clock' ? seats.outOfTime(botTitle(own.bot)) : seats.playsForYou(botTitle(own.bot))}</span>
      <button type="button" class="button primary" onClick={() => act(api.comeBack(table.id))}>
        {seats.takeBack}
      </button>
      {refused && <Refused />}
    </div>
  )
}

interface LevelProps {
  readonly value: string
  readonly set: (bot: string) => void
}

function Level({ value, set }: LevelProps) {
  const known = botIds()
  const ids = known.includes(value) ? known : [value, ...known]
  return (
    <select
      class="field"
      aria-label={t().seats.level}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    >
      {ids.map((id) => (
        <option key={id} value={id}>
          {botTitle(id)}
        </option>
      ))}
    </select>
  )
}

function useAct(acted: () => void) {
  const [refused, setRefused] = useState(false)
  const act = (asked: Promise<unknown>): void => {
    asked.then(acted, () => setRefused(true))
  }
  return { act, refused }
}

const Refused = () => (
  <p class="refused" role="alert">
    {t().refused.other}
  </p>
)
