/** Shares: how often which place, and how often each seat won, with how far the truth may lie. */
import { wilson } from '@waystation/bots/arena'
import { t } from '../../text/index.ts'
import type { Group } from '../statistics.tsx'

const percent = (share: number): number => Math.round(100 * share)

export function PlaceBars({ groups }: { readonly groups: readonly Group[] }) {
  const { statistics: words } = t()
  return (
    <section class="card group">
      <h2>{words.places}</h2>
      <table class="numbers">
        <tbody>
          {groups.map(({ name, figures: { places, games } }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {places.map((n, i) => (
                <td key={i}>
                  {words.shareOf(i + 1, percent(n / games))}
                  <span class="bar" style={{ width: `${percent(n / games)}%` }} aria-hidden="true" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function SeatShares({ groups }: { readonly groups: readonly Group[] }) {
  const { statistics: words } = t()
  const house = groups.find(({ name }) => name === words.house)
  if (!house) return null
  return (
    <section class="card group">
      <h2>{words.seats}</h2>
      <p class="soft">{words.seatsSay}</p>
      <table class="numbers">
        <tbody>
          {house.figures.seats.map(({ key, n, won }) => {
            const [low, high] = wilson(won, n)
            return (
              <tr key={key}>
                <th scope="row">{words.seat(Number(key) + 1)}</th>
                <td>
                  {words.share(percent(won / n))}
                  <span class="bar" style={{ width: `${percent(won / n)}%` }} aria-hidden="true" />
                </td>
                <td class="soft">{words.between(percent(low), percent(high), n)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
