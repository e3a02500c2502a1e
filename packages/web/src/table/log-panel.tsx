/** The log in words; a click on a line shows the board at that moment. */
import { memo } from 'preact/compat'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { SeatMark } from '../art/SeatMark.tsx'
import { t } from '../text/index.ts'
import { LogTeller, type LogTurn } from './log.ts'
import { usePlayback } from './playback.ts'
import { useRoom } from './room-context.ts'

export function LogPanel() {
  const { store, text, names } = useRoom()
  const past = store.told.value
  const teller = useMemo(() => new LogTeller(text, names), [text, names])
  const before = useRef<readonly LogTurn[]>([])
  const turns = useMemo(() => teller.turns(past, before.current), [past, teller])
  before.current = turns
  const end = useRef<HTMLDivElement>(null)
  const cursor = store.cursor.value
  useEffect(() => {
    // With the frame: before it, the board beside the log would be laid out for this alone.
    const soon = requestAnimationFrame(() => end.current !== null && toTheEnd(end.current, cursor))
    return () => cancelAnimationFrame(soon)
  }, [turns, cursor])
  if (turns.length === 0) return <p class="soft">{t().log.empty}</p>
  return (
    <div class="log" ref={end} tabIndex={0} role="region" aria-label={t().room.log}>
      {turns.map((turn, i) => (
        <Turn key={`${i} ${turn.lines[0]?.seq}`} turn={turn} marked={markedIn(turn, cursor)} />
      ))}
    </div>
  )
}

/** Or to the line that is looked at. */
function toTheEnd(list: HTMLElement, cursor: number | null): void {
  const marked = list.querySelector('[aria-current]')
  if (cursor === null) list.scrollTop = list.scrollHeight
  else if (marked instanceof HTMLElement) list.scrollTop = marked.offsetTop - list.clientHeight / 2
}

/** The line that is looked at, if it is one of this turn. */
const markedIn = ({ lines }: LogTurn, cursor: number | null): number | null =>
  lines.some(({ seq }) => seq === cursor) ? cursor : null

/** A turn to which nothing is added is not drawn anew: a game has hundreds of them. */
const Turn = memo(DrawnTurn)

function DrawnTurn({ turn, marked }: { readonly turn: LogTurn; readonly marked: number | null }) {
  const { names } = useRoom()
  const playback = usePlayback()
  const { log } = t()
  return (
    <section class="log-turn">
      <h3>
        {turn.seat !== null && <SeatMark seat={turn.seat} size={18} />}
        {turn.seat === null ? log.begin : names(turn.seat)}
      </h3>
      <ol>
        {turn.lines.map((line, i) => (
          <li key={`${line.seq} ${i}`}>
            <button
              type="button"
              class="log-line"
              title={log.goTo}
              {...(marked === line.seq && { 'aria-current': 'step' })}
              onClick={() => playback.goTo(line.seq)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
