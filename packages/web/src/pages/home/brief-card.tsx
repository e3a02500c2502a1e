/** A box for somebody who has games going on: small, and no button on it is louder than those of the games that wait. */
import type { CatalogEntry } from '@waystation/catalog'
import { useLocation } from 'preact-iso'
import { shortTitle, titleOf } from '../../games/index.ts'
import { playNow } from '../../play-now.ts'
import { t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'

export function BriefCard({ entry: { id, meta } }: { readonly entry: CatalogEntry }) {
  const { home } = t()
  const { route } = useLocation()
  const begin = (learn: boolean): void => {
    void playNow(meta, learn).then((path) => route(path))
  }
  return (
    <li class="box">
      <Cover game={id} />
      <div class="box-words">
        <h3>{shortTitle(titleOf(id))}</h3>
        <ul class="facts">
          <li>{home.players(meta.seats.min, meta.seats.max)}</li>
          <li>{home.minutes(meta.minutes.min, meta.minutes.max)}</li>
        </ul>
        <button type="button" class="button" onClick={() => begin(false)}>
          {home.playNow}
        </button>
        <details>
          <summary>{home.moreWays}</summary>
          <div class="brief-ways">
            <a href={`/new/${id}/friends`}>{home.withFriends}</a>
            <a href={`/new/${id}/same`}>{home.sameScreen}</a>
            <a href={`/new/${id}/solo`}>{home.choose}</a>
            <button type="button" class="button small quiet" onClick={() => begin(true)}>
              {home.learn}
            </button>
            <a href={`/rules/${id}`}>{home.rules}</a>
          </div>
        </details>
      </div>
    </li>
  )
}
