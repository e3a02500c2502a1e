/** The result at a glance, as a link to it is shown: who won by how much, on the lid of the box. */
import type { ScoreSheet } from '@waystation/kernel'
import { inFigures } from '@waystation/wording'
import { seatIdentity } from '../art/seats.ts'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'
import { locale, t } from '../text/index.ts'
import { Cover } from '../ui/cover.tsx'
import { victoryOf } from './victory.ts'

const MOST_ROWS = 5

export function ShareCard({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  const { store, text, names } = useRoom()
  const table = store.table.value
  if (table === null) return null
  const best = Math.max(1, ...sheets.map(({ total }) => total))
  const rows = [...sheets].sort((a, b) => a.rank - b.rank).slice(0, MOST_ROWS)
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(table.updatedAt)
  return (
    <figure class="share-card" aria-label={t().end.card}>
      <Cover game={table.game} />
      <div class="share-words">
        <p class="share-game">{text.title}</p>
        <p class="share-title">{victoryOf(sheets, names).short}</p>
        <ol>
          {rows.map(({ seat, total }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <span class="share-name">{names(seat)}</span>
              <span
                class="share-bar"
                style={{ '--share': Math.max(0, total / best), background: seatIdentity(seat).colour }}
              />
              <b>{inFigures(total)}</b>
            </li>
          ))}
        </ol>
        <p class="share-foot">
          <span class="brand">{t().app.name}</span> <time>{day}</time>
        </p>
      </div>
    </figure>
  )
}
