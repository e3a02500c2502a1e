import type { CatalogEntry } from '@waystation/catalog'
import { useLocation } from 'preact-iso'
import { titleOf, webGameOf } from '../../games/index.ts'
import { useTagline } from '../../games/tagline.ts'
import { playNow } from '../../play-now.ts'
import { t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'

export function BoxCard({ entry }: { readonly entry: CatalogEntry }) {
  const { home } = t()
  const { authors, seats, minutes } = entry.meta
  const { weight } = webGameOf(entry.id)
  const tagline = useTagline(entry)
  return (
    <li class="box">
      <Cover game={entry.id} />
      <div class="box-words">
        <h3>{titleOf(entry.id)}</h3>
        <p class="box-tagline">{tagline}</p>
        <ul class="facts">
          <li>{home.players(seats.min, seats.max)}</li>
          <li>{home.minutes(minutes.min, minutes.max)}</li>
          {weight !== undefined && (
            <li>
              <Weight level={weight} />
            </li>
          )}
        </ul>
        {authors.length > 0 && <p class="by">{home.by(authors.join(', '))}</p>}
        <BoxButtons entry={entry} />
      </div>
    </li>
  )
}

function Weight({ level }: { readonly level: number }) {
  return (
    <span class="weight" role="img" aria-label={t().home.weight(level)} title={t().home.weight(level)}>
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} class={step <= level ? 'horseshoe on' : 'horseshoe'} />
      ))}
    </span>
  )
}

function BoxButtons({ entry: { id, meta } }: { readonly entry: CatalogEntry }) {
  const { home } = t()
  const { route } = useLocation()
  const begin = (learn: boolean): void => {
    void playNow(meta, learn).then((path) => route(path))
  }
  return (
    <div class="box-buttons">
      <button type="button" class="button primary large" onClick={() => begin(false)}>
        {home.playNow}
        <small>{home.playNowHint}</small>
      </button>
      <a class="button" href={`/new/${id}/friends`}>
        {home.withFriends}
      </a>
      <a class="button" href={`/new/${id}/same`}>
        {home.sameScreen}
      </a>
      <button type="button" class="button" onClick={() => begin(true)}>
        {home.learn}
      </button>
      <div class="box-links">
        <a class="button quiet" href={`/rules/${id}`}>
          {home.rules}
        </a>
        <a class="button quiet" href={`/new/${id}/solo`}>
          {home.choose}
        </a>
      </div>
    </div>
  )
}
