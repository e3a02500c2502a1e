/** The best at a game: of all time, and of this week. */
import { type Leaderboard, PACES, SPANS } from '@waystation/protocol'
import { useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import '../styles/people.css'
import { titleOf } from '../games/index.ts'
import { PersonLink } from '../ratings/person-link.tsx'
import { RatingWords } from '../ratings/words.tsx'
import { Pick } from '../settings/fields.tsx'
import { t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { NumberTable } from '../ui/number-table.tsx'
import { useTitle } from '../ui/title.ts'

export function LeaderboardPage() {
  const { params } = useRoute()
  const game = params['game'] ?? ''
  const { best, ratings } = t()
  const title = best.title(titleOf(game))
  useTitle(title)
  const [pace, setPace] = useState<(typeof PACES)[number]>('days')
  const [span, setSpan] = useState<(typeof SPANS)[number]>('all')
  const path = `/api/ratings/${game}?pace=${pace}&span=${span}`
  const loaded = useLoaded(() => ask<Leaderboard>('GET', path), [path])
  const rows = loaded.state === 'ready' ? loaded.value.rows : []
  return (
    <div class="page narrow">
      <header>
        <h1>{title}</h1>
        <p class="tagline">{best.lead}</p>
      </header>
      <div class="row">
        <Pick legend={best.pace} values={PACES} chosen={pace} label={(one) => ratings.paces[one]} choose={setPace} />
        <Pick legend={best.span} values={SPANS} chosen={span} label={(one) => best.spans[one]} choose={setSpan} />
      </div>
      {loaded.state === 'ready' && rows.length === 0 && <p class="empty">{best.none}</p>}
      {rows.length > 0 && (
        <NumberTable
          label={title}
          heads={[t().profile.place, best.who, ratings.rating, ...(span === 'week' ? [best.gained] : [])]}
        >
          {rows.map((row) => (
            <tr key={row.place}>
              <td>{row.place}</td>
              <th scope="row">
                <PersonLink {...row} /> <small class="soft">{ratings.games(row.games)}</small>
              </th>
              <td>
                <RatingWords rating={row.rating} />
              </td>
              {row.gained !== null && <td>{row.gained > 0 ? `+${row.gained}` : row.gained}</td>}
            </tr>
          ))}
        </NumberTable>
      )}
      <p>
        <a href={`/statistics/${game}`}>{t().profile.statistics}</a>
      </p>
    </div>
  )
}
