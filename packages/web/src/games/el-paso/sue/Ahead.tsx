/** What each card still to come would make Sue do now, and the rule she follows: so that she can be checked by hand. */
import { type ElPaso, SOLO_CARDS, type SueAhead, sueAhead } from '@waystation/el-paso'
import { capitalized } from '@waystation/wording'
import { useMemo } from 'preact/hooks'
import type { RivalProps } from '../../../adapter.ts'
import type { BoardWords } from '../text/words.ts'
import { SoloCard } from './SoloCard.tsx'

type Reason = keyof BoardWords['sueReason']

/** The rules that decide what happens on this card, in the order she goes by. */
function reasons({ card, events, draws }: SueAhead): readonly Reason[] {
  const { action } = SOLO_CARDS.find(({ id }) => id === card) ?? SOLO_CARDS[0]
  const told = (type: string): boolean => events.some((event) => event.type === type)
  const found: Reason[] = action === 'best-of-three' ? ['best'] : []
  if (told('sueTrain')) found.push('train')
  else if (told('sueReplaced')) found.push('replace')
  else if (told('sueBuilt')) found.push('build')
  else if (action === 'build') found.push('replace')
  else if (told('sueCattle')) found.push('market')
  if (draws) found.push('wild')
  if (told('sueDelivered')) found.push('post')
  return found
}

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
          const said = first.events.filter(({ type }) => type !== 'tileShown').map((event) => text.event(event, names))
          return (
            <li key={first.card}>
              <SoloCard card={first.card} view={view} />
              <details>
                <summary>
                  <b>{capitalized(cards.map((card) => text.components[card]?.name ?? card).join(', '))}</b>
                  <br />
                  {[...said, ...(first.draws ? [words.sueDraws] : [])].join(' ')}
                </summary>
                <p>{text.components[first.card]?.help}</p>
                <p>{words.sueWay}</p>
                {reasons(first).map((reason) => (
                  <p key={reason}>{words.sueReason[reason]}</p>
                ))}
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
