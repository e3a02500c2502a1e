/** The box beside the plan of a table: what one is about to play. */
import type { CatalogEntry } from '@waystation/catalog'
import { useTagline } from '../../games/tagline.ts'
import { t } from '../../text/index.ts'
import { titleOf } from '../../games/index.ts'
import { Cover } from '../../ui/cover.tsx'

export function BoxFacts({ entry }: { readonly entry: CatalogEntry }) {
  const { home } = t()
  const { meta } = entry
  const tagline = useTagline(entry)
  return (
    <aside class="box facts-box" aria-label={titleOf(meta.id)}>
      <Cover game={meta.id} />
      <div class="box-words">
        <p class="box-tagline">{tagline}</p>
        <ul class="facts">
          <li>{home.players(meta.seats.min, meta.seats.max)}</li>
          <li>{home.minutes(meta.minutes.min, meta.minutes.max)}</li>
        </ul>
        {meta.authors.length > 0 && <p class="by">{home.by(meta.authors.join(', '))}</p>}
        <a href={`/rules/${meta.id}`}>{home.rules}</a>
      </div>
    </aside>
  )
}
