/** Statistics of a game: of the house, and of one person beside it. */
import type { Figures, Statistics } from '@waystation/protocol'
import { findGame, loadText } from '@waystation/catalog'
import { useLocation, useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import '../styles/people.css'
import { titleOf } from '../games/index.ts'
import { botTitle } from '../people.ts'
import { nameOf } from '../ratings/person-link.tsx'
import { Pick } from '../settings/fields.tsx'
import { language, t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'
import { PlaceBars, SeatShares } from './statistics/shares.tsx'
import { SheetTable } from './statistics/sheet-table.tsx'
import { Spreads } from './statistics/spreads.tsx'

/** Under so many games nothing is compared. */
const ENOUGH = 10

export interface Group {
  readonly name: string
  readonly figures: Figures
}

export function StatisticsPage() {
  const { params } = useRoute()
  const { query } = useLocation()
  const game = params['game'] ?? ''
  const subject = query['subject']
  const { statistics: words } = t()
  const [players, setPlayers] = useState('all')
  const [year, setYear] = useState('all')
  const asked = new URLSearchParams({
    ...(players !== 'all' && { players }),
    ...(year !== 'all' && { year }),
    ...(subject !== undefined && { subject }),
  }).toString()
  const path = `/api/statistics/${game}`
  const loaded = useLoaded(() => ask<Statistics>('GET', `${path}?${asked}`), [game, asked])
  const text = useLoaded(() => loadText(findGame(game), language(), findGame(game).meta.rulesVersion), [game])
  const found = loaded.state === 'ready' ? loaded.value : null
  const person = found?.own
    ? nameOf({ name: found.name ?? '', bot: subject?.startsWith('bot:') ? subject.slice(4) : null })
    : null
  const title = person === null ? words.title(titleOf(game)) : words.of(person, titleOf(game))
  useTitle(title)
  if (!found) return <p class="page">{loaded.state === 'failed' ? words.none : t().app.loading}</p>
  const groups = groupsOf(found, person)
  const category = (id: string): string => (text.state === 'ready' ? text.value.category(id) : id)
  return (
    <div class="page statistics">
      <header>
        <h1>{title}</h1>
      </header>
      <div class="row">
        <Pick
          legend={words.players}
          values={['all', ...found.players.map(String)]}
          chosen={players}
          label={(value) => (value === 'all' ? words.all : value)}
          choose={setPlayers}
        />
        <Pick
          legend={words.year}
          values={['all', ...found.years.map(String)]}
          chosen={year}
          label={(value) => (value === 'all' ? words.all : value)}
          choose={setYear}
        />
      </div>
      {found.own !== null && found.own.games < ENOUGH && <p class="soft">{words.few(found.own.games)}</p>}
      {groups.length === 0 ? (
        <p class="empty">{words.none}</p>
      ) : (
        <div class="figures">
          <Spreads groups={groups} />
          <SheetTable groups={groups} category={category} />
          <PlaceBars groups={groups} />
          <SeatShares groups={groups} />
          <Length groups={groups} />
        </div>
      )}
      <p class="row">
        <a href={`${path}/csv?${asked}`} download={`${game}.csv`}>
          {words.csv}
        </a>
        <a href={`/ratings/${game}`}>{words.best}</a>
      </p>
    </div>
  )
}

function groupsOf({ own, house, legend }: Statistics, person: string | null): Group[] {
  const groups: Group[] = [
    ...(own && person !== null ? [{ name: person, figures: own }] : []),
    { name: t().statistics.house, figures: house },
    { name: botTitle('legend'), figures: legend },
  ]
  return groups.filter(({ figures }) => figures.games > 0)
}

function Length({ groups }: { readonly groups: readonly Group[] }) {
  const { statistics: words } = t()
  const timed = groups.flatMap(({ name, figures: { minutes } }) => (minutes ? [{ name, half: minutes.parts[2] }] : []))
  if (timed.length === 0) return null
  return (
    <section class="card group">
      <h2>{words.length}</h2>
      <p class="soft">{words.median}</p>
      <ul class="plain">
        {timed.map(({ name, half }) => (
          <li key={name}>{words.minutes(name, half)}</li>
        ))}
      </ul>
    </section>
  )
}
