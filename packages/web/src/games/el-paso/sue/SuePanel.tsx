/** Sue's place: what she played, what she may do next and by which rule, what she has, her points so far. */
import { type ElPaso, SOLO_CARDS, type SueView } from '@waystation/el-paso'
import type { RivalProps } from '../../../adapter.ts'
import { Points } from '../../../art/pieces/paper.tsx'
import { IdentityMark } from '../../../art/SeatMark.tsx'
import { identityOf } from '../identity.ts'
import { boardWords } from '../text/words.ts'
import { Ahead } from './Ahead.tsx'
import { Holdings } from './Holdings.tsx'
import { SoloCard } from './SoloCard.tsx'
import './sue.css'

export function SuePanel(props: RivalProps<ElPaso>) {
  const { view, text, language } = props
  const { sue } = view
  if (sue === null) return null
  const words = boardWords(language)
  const name = (id: string): string => text.components[id]?.name ?? id
  return (
    <section class={view.turn === 'sue' ? 'sue turn' : 'sue'} aria-label={words.sue}>
      <h2>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <IdentityMark identity={identityOf('sue')} r={10} on="colour" />
        </svg>
        {words.sue}
        <span class="sue-total">
          {sue.total} <span class="visually-hidden">{words.suePoints}</span>
        </span>
      </h2>
      <LastCard sue={sue} view={props.view} says={(id) => text.components[id]?.help ?? ''} title={words.suePlayed} />
      <Ahead {...props} words={words} />
      <Holdings view={view} sue={sue} words={words} name={name} />
      <dl class="sue-points">
        {sue.scores.map(({ category, points }) => (
          <div key={category}>
            <dt>{text.category(category)}</dt>
            <dd>
              <svg viewBox="-14 -14 28 28" aria-hidden="true">
                <Points r={11}>{points}</Points>
              </svg>
              <span class="visually-hidden">{points}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface LastCardProps {
  readonly sue: SueView
  readonly view: RivalProps<ElPaso>['view']
  readonly says: (card: string) => string
  readonly title: string
}

function LastCard({ sue, view, says, title }: LastCardProps) {
  const last = SOLO_CARDS.find(({ id }) => id === sue.discard[sue.discard.length - 1])
  if (last === undefined) return null
  return (
    <div class="sue-last">
      <SoloCard card={last.id} view={view} />
      <p>
        <b>{title}</b>
        <br />
        {says(last.id)}
      </p>
    </div>
  )
}
