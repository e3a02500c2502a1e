/** A person or a bot: who, ratings, the curve of one of them, last games, whom they play with. */
import { type Curve, type GameRating, type Pace, PACES, type Profile } from '@waystation/protocol'
import { useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import '../styles/people.css'
import { inFigures } from '@waystation/wording'
import { AboutPerson } from '../company/about-person.tsx'
import { titleOf } from '../games/index.ts'
import { Brand } from '../ratings/brand.tsx'
import { RatingCurve } from '../ratings/curve.tsx'
import { nameOf, PersonLink } from '../ratings/person-link.tsx'
import { RatingWords } from '../ratings/words.tsx'
import { Pick } from '../settings/fields.tsx'
import { language, t } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { useLoaded } from '../ui/loaded.ts'
import { NumberTable } from '../ui/number-table.tsx'
import { useTitle } from '../ui/title.ts'
import { LastGames } from './profile/last-games.tsx'

export function ProfilePage() {
  const { params } = useRoute()
  const subject = params['subject'] ?? ''
  const loaded = useLoaded(() => ask<Profile>('GET', `/api/people/${subject}`), [subject])
  useTitle(loaded.state === 'ready' ? nameOf(loaded.value) : null)
  if (loaded.state === 'loading') return <p class="page">{t().app.loading}</p>
  if (loaded.state === 'failed') return <p class="page empty">{t().profile.missing}</p>
  return <Shown key={loaded.value.subject} profile={loaded.value} />
}

function Shown({ profile }: { readonly profile: Profile }) {
  const [chosen, choose] = useState<GameRating | null>(() => mostPlayed(profile.ratings))
  const { profile: words } = t()
  return (
    <div class="page beside profile">
      <Heading profile={profile} />
      <div class="lists">
        {profile.finished === 0 && <p class="empty">{words.none}</p>}
        <Ratings ratings={profile.ratings} chosen={chosen} choose={choose} />
        {chosen && profile.bot === null && <Curved subject={profile.subject} of={chosen} />}
        <Titles profile={profile} />
        {profile.games.length > 0 && <LastGames subject={profile.subject} games={profile.games} next={profile.next} />}
      </div>
      <aside class="lists">
        {profile.you && <Choice profile={profile} />}
        <Opponents profile={profile} />
        <Best profile={profile} />
        <Now profile={profile} />
      </aside>
    </div>
  )
}

function Heading({ profile }: { readonly profile: Profile }) {
  const { profile: words } = t()
  const { since, finished, won } = profile
  const day = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' })
  const facts = [since === null ? words.bot : words.since(day.format(since)), words.finished(finished, won)]
  return (
    <header class="profile-head">
      <Brand id={profile.subject} name={nameOf(profile)} size={64} />
      <div>
        <h1>{nameOf(profile)}</h1>
        <p class="tagline">{facts.join(' · ')}</p>
        {!profile.you && profile.bot === null && (
          <AboutPerson named whom={{ person: profile.subject }} name={nameOf(profile)} />
        )}
      </div>
    </header>
  )
}

interface RatingsProps {
  readonly ratings: readonly GameRating[]
  readonly chosen: GameRating | null
  choose(rating: GameRating): void
}

function mostPlayed(ratings: readonly GameRating[]): GameRating | null {
  return [...ratings].sort((a, b) => b.games - a.games)[0] ?? null
}

/** Those of one pace at a time: they choose the curve. */
function Ratings({ ratings: all, chosen, choose }: RatingsProps) {
  const words = t().ratings
  const paces = PACES.filter((pace) => all.some((one) => one.pace === pace))
  if (chosen === null) return null
  const ratings = all.filter(({ pace }) => pace === chosen.pace)
  const change = (pace: Pace): void => {
    const other = all.filter((one) => one.pace === pace)
    const next = other.find(({ game }) => game === chosen.game) ?? mostPlayed(other)
    if (next) choose(next)
  }
  return (
    <section>
      <h2>{t().profile.ratings}</h2>
      {paces.length > 1 && (
        <Pick
          legend={t().best.pace}
          values={paces}
          chosen={chosen.pace}
          label={(pace) => words.paces[pace]}
          choose={change}
        />
      )}
      <ul class="rating-cards">
        {ratings.map((one) => (
          <li key={`${one.game} ${one.pace}`}>
            <button type="button" class="card" aria-pressed={one === chosen} onClick={() => choose(one)}>
              <strong>{titleOf(one.game)}</strong>
              <RatingWords rating={one.rating} />
              <small class="soft">{factsOf(one, paces.length > 1)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a pace is chosen above the cards, it is not said once more on each. */
function factsOf({ pace, games }: GameRating, chosen: boolean): string {
  const words = t().ratings
  return [...(chosen ? [] : [words.paces[pace]]), ...(games > 0 ? [words.games(games)] : [])].join(' · ')
}

function Curved({ subject, of: { game, pace } }: { readonly subject: string; readonly of: GameRating }) {
  const path = `/api/people/${subject}/curve?game=${game}&pace=${pace}`
  const loaded = useLoaded(() => ask<Curve>('GET', path), [path])
  const title = t().profile.curve(titleOf(game))
  if (loaded.state !== 'ready' || loaded.value.points.length === 0) return null
  return (
    <section class="card group">
      <h2>{title}</h2>
      <RatingCurve key={path} curve={loaded.value} title={title} />
      <p>
        <a href={`/statistics/${game}?subject=${subject}`}>{t().profile.statistics}</a>
      </p>
    </section>
  )
}

/** Who finished ahead of whom: of people, and of bots apart from them. */
function Opponents({ profile: { opponents } }: { readonly profile: Profile }) {
  const { profile: words } = t()
  const people = opponents.filter(({ bot }) => bot === null)
  const bots = opponents.filter(({ bot }) => bot !== null)
  return (
    <>
      <OpponentList title={words.opponents} opponents={people} />
      <OpponentList title={words.againstBots} opponents={bots} />
    </>
  )
}

function OpponentList({ title, opponents }: { readonly title: string; readonly opponents: Profile['opponents'] }) {
  const { profile: words } = t()
  if (opponents.length === 0) return null
  return (
    <section class="card group">
      <h2>{title}</h2>
      <ul class="plain">
        {opponents.map((who, i) => (
          <li key={i} class="opponent">
            <Brand id={who.subject ?? ''} name={nameOf(who)} size={32} />
            <span class="opponent-words">
              <PersonLink {...who} /> <small class="soft">{words.ahead(who.ahead, who.games)}</small>
              <meter min={0} max={who.games} value={who.ahead} aria-hidden="true" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Best({ profile: { best } }: { readonly profile: Profile }) {
  const { profile: words } = t()
  if (best.length === 0) return null
  return (
    <section class="card group">
      <h2>{words.best}</h2>
      <ul class="plain best">
        {best.map(({ game, players, total, table }) => (
          <li key={`${game} ${players}`}>
            <span>
              {titleOf(game)}, {words.players(players)}
            </span>
            <b>{table === null ? inFigures(total) : <a href={`/table/${table}`}>{inFigures(total)}</a>}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Games by title and result. */
function Titles({ profile: { subject, titles } }: { readonly profile: Profile }) {
  const { profile: words } = t()
  if (titles.length === 0) return null
  return (
    <section class="card group">
      <h2>{words.titles}</h2>
      <NumberTable label={words.titles} heads={[words.game, words.played, words.won]}>
        {titles.map(({ game, finished, won }) => (
          <tr key={game}>
            <th scope="row">
              <a href={`/statistics/${game}?subject=${subject}`} aria-label={`${titleOf(game)} (${words.statistics})`}>
                {titleOf(game)}
              </a>
            </th>
            <td>{finished}</td>
            <td>{words.wonOf(won, Math.round((100 * won) / finished))}</td>
          </tr>
        ))}
      </NumberTable>
    </section>
  )
}

function Now({ profile: { tables } }: { readonly profile: Profile }) {
  if (tables.length === 0) return null
  return (
    <section class="card group">
      <h2>{t().profile.tables}</h2>
      <ul class="plain">
        {tables.map(({ id, game }) => (
          <li key={id}>
            <a href={`/table/${id}`}>{titleOf(game)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether others may read it: one's own alone. */
function Choice({ profile }: { readonly profile: Profile }) {
  const { profile: words } = t()
  const [shown, setShown] = useState(profile.shown)
  return (
    <section class="card group">
      <Pick
        legend={words.shown}
        values={['public', 'private']}
        chosen={shown}
        label={(value) => words[value]}
        hint={words.shownHint}
        choose={(value) => void ask('PUT', '/api/me/profile', { shown: value }).then(() => setShown(value))}
      />
    </section>
  )
}
