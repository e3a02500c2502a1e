/** Finished games of somebody, the latest first, with earlier ones on request. */
import type { PlayedGame } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { inFigures } from '@waystation/wording'
import { titleOf } from '../../games/index.ts'
import { PersonLink } from '../../ratings/person-link.tsx'
import { changeOf } from '../../ratings/words.tsx'
import { t } from '../../text/index.ts'
import { ask } from '../../transport/api.ts'
import { NumberTable } from '../../ui/number-table.tsx'
import { when } from '../../ui/when.ts'

interface Page {
  readonly games: readonly PlayedGame[]
  readonly next: number | null
}

export function LastGames({ subject, games, next }: Page & { readonly subject: string }) {
  const { profile } = t()
  const [page, setPage] = useState<Page>({ games, next })
  const more = async (): Promise<void> => {
    const earlier = await ask<Page>('GET', `/api/people/${subject}/games?before=${page.next}`)
    setPage({ games: [...page.games, ...earlier.games], next: earlier.next })
  }
  return (
    <section class="card group">
      <h2>{profile.last}</h2>
      <NumberTable
        label={profile.last}
        heads={[profile.game, profile.place, profile.points, profile.others, t().ratings.rating]}
        kind="last-games"
      >
        {page.games.map((game, i) => (
          <Row key={i} game={game} />
        ))}
      </NumberTable>
      {page.next !== null && (
        <button type="button" class="button quiet" onClick={() => void more()}>
          {profile.more}
        </button>
      )}
    </section>
  )
}

function Row({ game: { table, game, endedAt, place, players, total, others, rating } }: { readonly game: PlayedGame }) {
  const { profile } = t()
  return (
    <tr>
      <th scope="row">
        {table === null ? titleOf(game) : <a href={`/table/${table}`}>{titleOf(game)}</a>}{' '}
        <small class="soft">{when(endedAt)}</small>
      </th>
      <td>
        <span class={place === 1 ? 'place first' : 'place'}>{profile.placeOf(place, players)}</span>
      </td>
      <td data-title={profile.points}>{inFigures(total)}</td>
      <td>
        {others.map((other, i) => (
          <span key={i}>
            {i > 0 && ', '}
            <PersonLink {...other} /> {inFigures(other.total)}
          </span>
        ))}
      </td>
      <td class="moved">{rating && changeOf(rating.before, rating.after)}</td>
    </tr>
  )
}
