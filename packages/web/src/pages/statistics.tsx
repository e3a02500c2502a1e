/** Statistics of a game: of the house, and of one person beside it. */
import type { Statistics } from '@waystation/protocol'
import { findGame, loadText } from '@waystation/catalog'
import { useLocation, useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import '../styles/people.css'
import { titleOf } from '../games/index.ts'
import { nameOf } from '../ratings/person-link.tsx'
import { Pick } from '../settings/fields.tsx'
import { language, t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { useTitle } from '../ui/title.ts'
import { ENOUGH, type Group, groupsOf } from './statistics/groups.ts'
import { gameWords } from './statistics/game-words.ts'
import { Legend } from './statistics/marks.tsx'
import { OpeningShares, PlaceBars, SeatShares } from './statistics/shares.tsx'
import { SheetTable } from './statistics/sheet-table.tsx'
import { Spreads } from './statistics/spreads.tsx'
import { statisticsWords } from './statistics/text/index.ts'

export function StatisticsPage() {
  const { params } = useRoute()
  const { query } = useLocation()
  const game = params['game'] ?? ''
  const subject = query['subject']
  const words = statisticsWords()
  const [players, setPlayers] = useState('all')
  const [year, setYear] = useState('all')
  const [variant, setVariant] = useState('all')
  const asked = new URLSearchParams({
    ...(players !== 'all' && { players }),
    ...(year !== 'all' && { year }),
    ...(variant !== 'all' && { variant }),
    ...(subject !== undefined && { subject }),
  }).toString()
  const path = `/api/statistics/${game}`
  const loaded = useLoaded(() => ask<Statistics>('GET', `${path}?${asked}`), [game, asked])
  const text = useLoaded(
    () => loadText(findGame(game), language(), findGame(game).meta.rulesVersion),
    [game, language()],
  )
  const found = loaded.state === 'ready' ? loaded.value : null
  const person = found?.own
    ? nameOf({ name: found.name ?? '', bot: subject?.startsWith('bot:') ? subject.slice(4) : null })
    : null
  const title = person === null ? words.title(titleOf(game)) : words.of(person, titleOf(game))
  useTitle(title)
  if (!found) return <p class="page">{loaded.state === 'failed' ? words.none : t().app.loading}</p>
  const groups = groupsOf(found, person)
  const named = gameWords(text.state === 'ready' ? text.value : null)
  return (
    <div class="page statistics">
      <header>
        <h1>{title}</h1>
        {subject !== undefined && found.own !== null && (
          <p>
            <a href={`/people/${subject}`}>{words.back}</a>
          </p>
        )}
      </header>
      <div class="row">
        <Pick
          legend={words.players}
          values={['all', ...found.players.map(String)]}
          chosen={players}
          label={(value) => (value === 'all' ? words.all : value)}
          choose={setPlayers}
        />
        <Variants found={found} chosen={variant} choose={setVariant} name={named.variant} />
        <Pick
          legend={words.year}
          values={['all', ...found.years.map(String)]}
          chosen={year}
          label={(value) => (value === 'all' ? words.all : value)}
          choose={setYear}
        />
      </div>
      <Legend groups={groups} said={({ name, figures }) => words.counted(name, figures.games)} />
      {found.own !== null && found.own.games < ENOUGH && <p class="soft">{words.few(found.own.games)}</p>}
      {groups.length === 0 ? (
        <p class="empty">{words.none}</p>
      ) : (
        <div class="figures">
          <Spreads groups={groups} />
          <SheetTable groups={groups} category={named.category} />
          <PlaceBars groups={groups} />
          <SeatShares groups={groups} />
          <OpeningShares groups={groups} component={named.component} />
          <Length groups={groups} />
        </div>
      )}
      <p class="soft">{words.whatCounts}</p>
      <p class="row">
        <a href={`${path}/csv?${asked}`} download={`${game}.csv`}>
          {words.csv}
        </a>
        <a href={`/ratings/${game}`}>{words.best}</a>
      </p>
    </div>
  )
}

interface VariantsProps {
  readonly found: Statistics
  readonly chosen: string
  readonly choose: (variant: string) => void
  name(id: string, value?: string): string
}

/** Each value of each variant that was played, unless all games were alike. */
function Variants({ found, chosen, choose, name }: VariantsProps) {
  const values = [
    ...new Set(found.variants.flatMap((one) => Object.entries(one).map(([id, value]) => `${id}:${value}`))),
  ]
  const ids = new Set(values.map((value) => value.split(':')[0]))
  if (values.length <= ids.size) return null
  const label = (key: string): string => {
    const [id, value] = key.split(':')
    return statisticsWords().variantIs(name(id), name(id, value))
  }
  return (
    <label class="labelled variants">
      {statisticsWords().variant}
      <select class="field" value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="all">{statisticsWords().all}</option>
        {values.sort().map((key) => (
          <option key={key} value={key}>
            {label(key)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Length({ groups }: { readonly groups: readonly Group[] }) {
  const words = statisticsWords()
  const timed = groups.flatMap(({ who, name, figures: { minutes, answers } }) =>
    minutes && who !== 'legend' ? [{ name, minutes, answers }] : [],
  )
  if (timed.length === 0) return null
  return (
    <section class="card group">
      <h2>{words.length}</h2>
      <p class="soft">{words.median}</p>
      <ul class="plain">
        {timed.map(({ name, minutes: { parts }, answers }) => (
          <li key={name}>
            {words.minutes(name, parts[2])} <small class="soft">{words.minutesMost(parts[0], parts[4])}</small>
            {answers && <small class="soft"> {words.answers(answers.parts[2])}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
