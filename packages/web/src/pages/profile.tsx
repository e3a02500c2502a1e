/** A person or a bot: who, ratings, the curve of one of them, last games, whom they play with. */
import type { Curve, GameRating, Profile } from '@waystation/protocol'
import { useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import '../styles/people.css'
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
  const [chosen, choose] = useState<GameRating | null>(profile.ratings[0] ?? null)
  const { profile: words } = t()
  return (
    <div class="page beside profile">
      <Heading profile={profile} />
      <div class="lists">
        {profile.finished === 0 && <p class="empty">{words.none}</p>}
        <Ratings ratings={profile.ratings} chosen={chosen} choose={choose} />
        {chosen && profile.bot === null && <Curved subject={profile.subject} of={chosen} />}
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

/** They choose the curve. */
function Ratings({ ratings, chosen, choose }: RatingsProps) {
  const words = t().ratings
  if (ratings.length === 0) return null
  return (
    <section>
      <h2>{t().profile.ratings}</h2>
      <ul class="rating-cards">
        {ratings.map((one) => (
          <li key={`${one.game} ${one.pace}`}>
            <button type="button" class="card" aria-pressed={one === chosen} onClick={() => choose(one)}>
              <strong>{titleOf(one.game)}</strong>
              <RatingWords rating={one.rating} />
              <small class="soft">
                {words.paces[one.pace]}
                {one.games > 0 && ` · ${words.games(one.games)}`}
              </small>
            </button>
            <a href={`/statistics/${one.game}`}>{t().profile.statistics}</a>
          </li>
        ))}
      </ul>
    </section>
  )
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

function Opponents({ profile: { opponents } }: { readonly profile: Profile }) {
  const { profile: words } = t()
  if (opponents.length === 0) return null
  return (
    <section class="card group">
      <h2>{words.opponents}</h2>
      <ul class="plain">
        {opponents.map((who, i) => (
          <li key={i} class="opponent">
            <Brand id={who.subject ?? ''} name={nameOf(who)} size={32} />
            <PersonLink {...who} />
            <span class="soft">{words.ahead(who.ahead, who.games)}</span>
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
      <ul class="plain">
        {best.map(({ game, players, total }) => (
          <li key={`${game} ${players}`}>
            {titleOf(game)}, {words.players(players)}: <b>{total}</b>
          </li>
        ))}
      </ul>
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
