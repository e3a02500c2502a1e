/** What each card still to come would make Sue do now, and the rule she follows: so that she can be checked by hand. */
import { type ElPaso, type SueAhead, sueAhead } from '@waystation/el-paso'
import { capitalized } from '@waystation/wording'
import { useMemo } from 'preact/hooks'
import type { RivalProps } from '../../../adapter.ts'
import type { BoardWords } from '../text/words.ts'
import { SoloCard } from './SoloCard.tsx'
import { stepsOfTurn } from './steps.ts'

interface AheadProps extends RivalProps<ElPaso> {
  readonly words: BoardWords
}

export function Ahead({ view, names, text, words }: AheadProps) {
  const ahead = useMemo(() => sueAhead(view), [view])
  const shuffled = view.sue?.deck.length === 0
  if (view.phase === 'over') return null
  return (
    <div class="sue-ahead">
      <h3>{words.sueNext}</h3>
      <p class="soft">{shuffled ? words.sueShuffles : words.sueAhead(ahead.length)}</p>
      <ul>
        {grouped(ahead).map(({ first, cards }) => {
          const steps = stepsOfTurn(first, { view, text, names, words })
          return (
            <li key={first.card}>
              <SoloCard card={first.card} view={view} />
              <details>
                <summary>
                  <b>{capitalized(cards.map((card) => text.components[card]?.name ?? card).join(', '))}</b>
                  <br />
                  {steps.map(({ what }) => what).join(' ')}
                </summary>
                <ol>
                  {steps.map(({ what, why }) => (
                    <li key={what}>
                      {what} <span class="soft">{why.join(' ')}</span>
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface Group {
  readonly first: SueAhead
  readonly cards: readonly SueAhead['card'][]
}

/** Cards that would lead to the same are told together. */
function grouped(ahead: readonly SueAhead[]): readonly Group[] {
  const groups = new Map<string, { first: SueAhead; cards: SueAhead['card'][] }>()
  for (const one of ahead) {
    const key = JSON.stringify([one.events, one.draws])
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { first: one, cards: [one.card] })
    else known.cards.push(one.card)
  }
  return [...groups.values()]
}
