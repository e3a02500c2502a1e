/** What the game did to everybody's rating; bots do not move. Where it did not count it says why. */
import type { ScoreSheet as Sheet } from '@waystation/kernel'
import type { TableResult } from '@waystation/protocol'
import { changeOf } from '../ratings/words.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'

export function RatingRow({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { store } = useRoom()
  const table = store.table.value
  const server = store.transport.kind === 'server'
  const loaded = useLoaded(
    () => (server && table ? ask<TableResult>('GET', `/api/tables/${table.id}/result`) : Promise.resolve(null)),
    [server, table?.id],
  )
  const { ratings } = t()
  if (loaded.state !== 'ready' || loaded.value === null) return null
  const { why, seats } = loaded.value
  if (seats.every(({ rating }) => rating === null)) {
    return (
      <tr>
        <th scope="row">{ratings.rating}</th>
        <td colSpan={sheets.length}>{why && <small>{ratings.terms.not(ratings.unrated[why])}</small>}</td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">
        {ratings.rating} <small>{ratings.change}</small>
      </th>
      {sheets.map(({ seat }) => {
        const rating = seats.find((one) => one.seat === seat)?.rating
        return (
          <td key={seat}>
            {rating ? (
              <>
                <b>{rating.after.points}</b>
                <small>{ratings.change1(changeOf(rating.before, rating.after), rating.after.within)}</small>
              </>
            ) : (
              '–'
            )}
          </td>
        )
      })}
    </tr>
  )
}
