import type { CatalogEntry } from '@waystation/catalog'
import { useTagline } from '../../games/tagline.ts'
import { t } from '../../text/index.ts'

/** The small game that shows how everything works. */
export function SampleCard({ entry }: { readonly entry: CatalogEntry }) {
  const { home } = t()
  const tagline = useTagline(entry)
  return (
    <li class="box sample">
      <div class="box-words">
        <h3>{home.sample}</h3>
        <p>
          {tagline} {home.learning}
        </p>
        <div class="box-buttons">
          <a class="button" href={`/new/${entry.id}/solo`}>
            {home.playNow}
          </a>
          <a class="button" href={`/new/${entry.id}/same`}>
            {home.sameScreen}
          </a>
        </div>
      </div>
    </li>
  )
}
