/** The box beside the plan of a table: what one is about to play. */
import type { Meta } from '@waystation/kernel'
import { BOX_IDS } from '../../shelf.ts'
import { t } from '../../text/index.ts'
import { Cover } from '../../ui/cover.tsx'

export function BoxFacts({ meta }: { readonly meta: Pick<Meta, 'id' | 'title' | 'authors' | 'seats' | 'minutes'> }) {
  const { home, boxes } = t()
  const box = BOX_IDS.find((id) => id === meta.id) ?? 'tic-tac-toe'
  return (
    <aside class="box facts-box" aria-label={meta.title}>
      <Cover game={meta.id} />
      <div class="box-words">
        <p class="box-tagline">{boxes[box]}</p>
        <ul class="facts">
          <li>{home.players(meta.seats.min, meta.seats.max)}</li>
          <li>{home.minutes(meta.minutes.min, meta.minutes.max)}</li>
        </ul>
        <p class="by">{home.by(meta.authors.join(', '))}</p>
        <a href={`/rules/${meta.id}`}>{home.rules}</a>
      </div>
    </aside>
  )
}
