/** Shares: how often which place, and how often seats and openings won, with how far the truth may lie. */
import { wilson } from '@waystation/bots/arena'
import type { Figures } from '@waystation/protocol'
import { t } from '../../text/index.ts'
import { NumberTable } from '../../ui/number-table.tsx'
import { ENOUGH, type Group, percent } from './groups.ts'
import { statisticsWords } from './text/index.ts'

/** Openings of fewer games say nothing; and so many are shown. */
const FEW = 5
const SHOWN = 8
/** A smaller share of a bar has no room for its number, which the table has. */
const LEGIBLE = 0.13

export function PlaceBars({ groups }: { readonly groups: readonly Group[] }) {
  const words = statisticsWords()
  const { profile } = t()
  return (
    <section class="card group">
      <h2>{words.places}</h2>
      <p class="soft">{wins(groups)}</p>
      <div class="place-bars" aria-hidden="true">
        {groups.map(({ name, who, figures: { places, games } }) => (
          <div key={name} class="place-row">
            <span class={who === 'own' ? 'strong' : ''}>{name}</span>
            <span class="stack">
              {places.map((n, i) => (
                <span key={i} class={`part part-${i}`} style={{ flexGrow: n / games }}>
                  {n / games >= LEGIBLE && <b>{words.share(percent(n / games))}</b>}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <details>
        <summary>{profile.asTable}</summary>
        <PlaceTable groups={groups} />
      </details>
    </section>
  )
}

function PlaceTable({ groups }: { readonly groups: readonly Group[] }) {
  const words = statisticsWords()
  const most = Math.max(...groups.map(({ figures }) => figures.places.length))
  return (
    <NumberTable label={words.places} heads={['', ...Array.from({ length: most }, (_, i) => words.place(i + 1))]}>
      {groups.map(({ name, figures: { places, games } }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {Array.from({ length: most }, (_, i) => (
            <td key={i}>{words.share(percent((places.at(i) ?? 0) / games))}</td>
          ))}
        </tr>
      ))}
    </NumberTable>
  )
}

/** How often whoever the page is about wins, and between what the truth may lie. */
function wins(groups: readonly Group[]): string {
  const words = statisticsWords()
  const [first] = groups
  if (first === undefined || first.who === 'legend' || first.figures.games < ENOUGH) return ''
  const { places, games } = first.figures
  const [low, high] = wilson(places.at(0) ?? 0, games)
  return words.wins(first.name, percent((places.at(0) ?? 0) / games), percent(low), percent(high))
}

interface WonProps {
  readonly title: string
  readonly lead: string
  readonly rows: Figures['seats']
  readonly label: (key: string) => string
}

function Won({ title, lead, rows, label }: WonProps) {
  const words = statisticsWords()
  if (rows.length === 0) return null
  return (
    <section class="card group">
      <h2>{title}</h2>
      <p class="soft">{lead}</p>
      <table class="numbers">
        <tbody>
          {rows.map(({ key, n, won }) => {
            const [low, high] = wilson(won, n)
            return (
              <tr key={key}>
                <th scope="row">{label(key)}</th>
                <td class="range-cell">
                  <span class="range" aria-hidden="true">
                    <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
                    <b style={{ left: `${(100 * won) / n}%` }} />
                  </span>
                </td>
                <td>
                  {words.share(percent(won / n))}{' '}
                  <small class="soft">{words.between(percent(low), percent(high), n)}</small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Of the page's own person where there are enough games, otherwise of the house. */
function whose(groups: readonly Group[]): Group | undefined {
  const own = groups.find(({ who }) => who === 'own')
  return own && own.figures.games >= ENOUGH ? own : groups.find(({ who }) => who === 'house')
}

export function SeatShares({ groups }: { readonly groups: readonly Group[] }) {
  const words = statisticsWords()
  const house = groups.find(({ who }) => who === 'house')
  const rows = (house?.figures.seats ?? []).filter(({ n }) => n > 0)
  return (
    <Won
      title={words.seats}
      lead={`${words.house}. ${words.seatsSay}`}
      rows={rows}
      label={(key) => words.seat(Number(key) + 1)}
    />
  )
}

interface OpeningProps {
  readonly groups: readonly Group[]
  /** What a component of the game is called. */
  component(id: string): string
}

export function OpeningShares({ groups, component }: OpeningProps) {
  const words = statisticsWords()
  const group = whose(groups)
  const rows = (group?.figures.openings ?? []).filter(({ n }) => n >= FEW).slice(0, SHOWN)
  const kinds: { readonly [kind: string]: string } = words.openings
  const kind = rows.at(0)?.key.split(' ', 1)[0] ?? ''
  const label = (key: string): string => {
    const name = key.slice(kind.length + 1)
    return kind === 'building' ? words.building(name) : component(name)
  }
  return (
    <Won
      title={kinds[kind] ?? words.opening}
      lead={`${group?.name ?? ''}. ${words.openingsSay(FEW)}`}
      rows={[...rows].sort((a, b) => b.won / b.n - a.won / a.n)}
      label={label}
    />
  )
}
