/** What is left to a player: full ink runs, grey stands, red and a word when it is short. */
import type { ClockSetting, SeatTime } from '@waystation/protocol'
import { useNow } from '../clock/now.ts'
import { isShort, moment, TICKING_MS, timeLeft } from '../clock/time-left.ts'
import { Watch } from '../clock/watch.tsx'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

const EVERY_MS = 20_000

export function PlayerClock({ of }: { readonly of: number }) {
  const { store } = useRoom()
  const setting = store.table.value?.clock ?? null
  const told = store.clock.value
  const time = told?.seats[of]
  if (setting === null || told === null || time === undefined) return null
  return <Running setting={setting} time={time} ahead={told.now - told.heard} />
}

interface RunningProps {
  readonly setting: ClockSetting
  readonly time: SeatTime
  /** How far the server's clock is ahead of this device's. */
  readonly ahead: number
}

function Running({ setting, time, ahead }: RunningProps) {
  const { clock } = t()
  const due = time.due === null ? null : time.due - ahead
  const ticking = due !== null && due - Date.now() < TICKING_MS
  const now = useNow(due === null ? null : ticking ? 250 : EVERY_MS)
  const left = due === null ? time.free + time.bank : due - now
  const short = due !== null && isShort(setting.kind, left)
  const whole = setting.kind === 'live' ? setting.bankMs : setting.turnMs + setting.reserveMs
  return (
    <span
      class={`player-clock ${setting.kind}${due === null ? '' : ' runs'}${short ? ' short' : ''}`}
      role="timer"
      {...(due !== null && { title: clock.until(moment(due, now)) })}
    >
      <Watch part={left / whole} size={16} />
      <span>{timeLeft(left)}</span>
      {short && (
        <span class="visually-hidden">
          {setting.kind === 'live' ? clock.underMinute : clock.soon(moment(due, now))}
        </span>
      )}
    </span>
  )
}
