/** A table before the game: who sits where, the invitation, bots, and the start. */
import { findGame } from '@waystation/catalog'
import type { Punctuality, SeatInfo } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { SeatMark } from '../../art/SeatMark.tsx'
import { botIds } from '../../opponents.ts'
import { ClockTerms } from '../../clock/terms.tsx'
import { settingWords } from '../../clock/time-left.ts'
import { named } from '../../names/ask-name.tsx'
import { botTitle, seatName } from '../../people.ts'
import { termsWords } from '../../ratings/words.tsx'
import { titleOf } from '../../games/index.ts'
import { Chat } from '../../table/chat.tsx'
import type { TableStore } from '../../table/store.ts'
import { t } from '../../text/index.ts'
import { api } from '../../transport/api.ts'
import { introduce } from '../../transport/introduced.ts'
import { sitDown } from '../../end/shares.ts'
import { Punctual, usePunctuality } from '../../company/punctual.tsx'
import { InviteFriends, ShowToClub } from '../../company/invite-friends.tsx'
import { Companions } from '../../invitations/companions.tsx'
import { Invitations } from '../../invitations/invitations.tsx'
import { RulesVersion } from '../../ui/rules-version.tsx'
import { useTitle } from '../../ui/title.ts'
import { BoxFacts } from '../new-table/box-facts.tsx'

export function WaitingRoom({ store }: { readonly store: TableStore }) {
  const table = store.table.value
  const you = store.you.value
  const { waiting, setup } = t()
  useTitle(waiting.title)
  const [refused, setRefused] = useState(false)
  if (table === null) return null
  /** What the server refuses is said here. */
  const act: Act = (asked) => {
    asked.then(
      () => setRefused(false),
      () => setRefused(true),
    )
  }
  const hosting = you !== null && table.host === you
  const taken = table.seats.map(({ name }) => name)
  const kept = usePunctuality(table.id, taken.join())
  const free = table.seats.some(({ kind }) => kind === 'open')
  return (
    <div class="page beside waiting">
      <header>
        <h1>{titleOf(table.game)}</h1>
        <p class="tagline">
          {waiting.title} · {settingWords(table.clock)} · <RulesVersion game={table.game} rules={table.rules} />
        </p>
      </header>
      <div class="lists waiting-side">
        <section class="card group waiting-chat" aria-labelledby="waiting-chat">
          <h2 id="waiting-chat">{t().room.chat}</h2>
          <Chat store={store} />
        </section>
        <BoxFacts entry={findGame(table.game)} />
      </div>
      <div class="card group">
        <ul class="seats">
          {table.seats.map((seat) => (
            <WaitingSeat key={seat.seat} {...{ seat, taken, you, act, kept }} table={table.id} host={table.host} />
          ))}
        </ul>
        {hosting && <Invitations table={table.id} ready />}
        {table.hints && <p class="soft">{setup.hints}</p>}
        <p class="soft">{termsWords(table.rating)}</p>
        <ClockTerms table={table} />
        {hosting && <ShowToClub table={table} />}
        {hosting && free && <InviteFriends table={table.id} seated={taken.join()} />}
        {hosting && free && <Companions table={table.id} seated={taken.join()} />}
        {refused && (
          <p class="refused" role="alert">
            {t().refused.other}
          </p>
        )}
        <StartRow store={store} hosting={hosting} act={act} />
      </div>
    </div>
  )
}

type Act = (asked: Promise<unknown>) => void

interface SeatProps {
  readonly seat: SeatInfo
  readonly table: string
  /** Names at the table. */
  readonly taken: readonly string[]
  readonly you: number | null
  readonly host: number | null
  readonly act: Act
  readonly kept: readonly Punctuality['seats'][number][]
}

function WaitingSeat({ seat, table, taken, you, host, act, kept }: SeatProps) {
  const { waiting, bots } = t()
  const hosting = you !== null && host === you
  const open = seat.kind === 'open'
  const sit = async (): Promise<void> => {
    if (!(await named(taken))) return
    await introduce()
    await sitDown(table, seat.seat)
  }
  return (
    <li class="seat-row" data-seat={seat.seat}>
      <SeatMark seat={seat.seat} size={30} />
      <span class={open ? 'grow soft' : 'grow'}>
        {seatName(seat)}
        {seat.seat === you && ` (${waiting.you})`}
        {seat.seat === host && ` · ${waiting.host}`}
        {seat.kind === 'bot' && seat.name !== '' && ` · ${bots.bot}`}
        {seat.seat !== you && <Punctual kept={kept.find((one) => one.seat === seat.seat)} />}
      </span>
      {open && you === null && (
        <button type="button" class="button primary" onClick={() => act(sit())}>
          {waiting.sit}
        </button>
      )}
      {open && hosting && <BotChoice seat={seat.seat} table={table} act={act} />}
      {seat.kind === 'bot' && hosting && (
        <button type="button" class="button quiet" onClick={() => act(api.arrange(table, seat.seat, null))}>
          {waiting.clear}
        </button>
      )}
    </li>
  )
}

interface BotChoiceProps {
  readonly seat: number
  readonly table: string
  readonly act: Act
}

function BotChoice({ seat, table, act }: BotChoiceProps) {
  const { waiting } = t()
  return (
    <select
      class="field"
      aria-label={`${waiting.addBot} (${waiting.free})`}
      value=""
      onChange={({ currentTarget }) => act(api.arrange(table, seat, currentTarget.value))}
    >
      <option value="" disabled>
        {waiting.addBot}
      </option>
      {botIds().map((id) => (
        <option key={id} value={id}>
          {botTitle(id)}
        </option>
      ))}
    </select>
  )
}

interface StartProps {
  readonly store: TableStore
  readonly hosting: boolean
  readonly act: Act
}

function StartRow({ store, hosting, act }: StartProps) {
  const { waiting } = t()
  const table = store.table.value
  if (table === null) return null
  const full = table.seats.every(({ kind }) => kind !== 'open')
  const host = table.seats.find(({ seat }) => seat === table.host)
  return (
    <div class="row start-row">
      {hosting && (
        <button type="button" class="button primary large" disabled={!full} onClick={() => act(api.start(table.id))}>
          {waiting.start}
        </button>
      )}
      {store.you.value !== null && (
        <button type="button" class="button quiet" onClick={() => act(api.leave(table.id))}>
          {waiting.leave}
        </button>
      )}
      {!full && <p class="soft">{waiting.needAll}</p>}
      {full && !hosting && host && <p class="soft">{waiting.hostStarts(seatName(host))}</p>}
    </div>
  )
}
