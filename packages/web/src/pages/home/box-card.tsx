import { useLocation } from 'preact-iso'
import { playNow } from '../../play-now.ts'
import type { Box, BoxId } from '../../shelf.ts'
import { t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'

export function BoxCard({ box }: { readonly box: Box }) {
  const { home, boxes } = t()
  const { title, authors, seats, minutes } = box.face
  return (
    <li class={box.entry ? 'box' : 'box coming'}>
      <Cover game={box.id} />
      <div class="box-words">
        <h3>{title}</h3>
        <p class="box-tagline">{boxes[box.id as BoxId]}</p>
        <ul class="facts">
          <li>{home.players(seats.min, seats.max)}</li>
          <li>{home.minutes(minutes.min, minutes.max)}</li>
          <li>
            <Weight level={box.weight} />
          </li>
        </ul>
        <p class="by">{home.by(authors.join(', '))}</p>
        {box.entry ? <BoxButtons box={box} /> : <p class="soon">{home.coming}</p>}
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

function BoxButtons({ box }: { readonly box: Box }) {
  const { home } = t()
  const { route } = useLocation()
  const { entry, id } = box
  if (entry === null) return null
  const begin = (learn: boolean): void => {
    void playNow(entry.meta, learn).then((path) => route(path))
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
