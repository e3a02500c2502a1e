/** A turn of Sue's as it would be with one of her cards: step by step, each with the rule she follows. */
import { type ElPaso, type Event, type ForkCount, SOLO_CARDS, type SueAhead, type View } from '@waystation/el-paso'
import type { GameText, Names } from '@waystation/kernel'
import { capitalized } from '@waystation/wording'
import type { BoardWords } from '../text/words.ts'

export interface SueStep {
  readonly what: string
  /** Sentences; none where there is nothing to decide. */
  readonly why: readonly string[]
}

type Reason = keyof BoardWords['sueReason']

export interface Telling {
  readonly view: View
  readonly text: GameText<ElPaso>
  readonly names: Names
  readonly words: BoardWords
}

export function stepsOfTurn(ahead: SueAhead, { view, text, names, words }: Telling): readonly SueStep[] {
  const steps = ahead.events
    .filter(({ type }) => type !== 'tileShown')
    .map((event): SueStep => {
      const what = text.event(event, names)
      if (event.type === 'sueMoved') return { what, why: riding(ahead, view, words) }
      return { what, why: reasonsFor(event, ahead).map((reason) => words.sueReason[reason]) }
    })
  return ahead.draws ? [...steps, { what: words.sueDraws, why: [words.sueReason.wild] }] : steps
}

const cardOf = ({ card }: SueAhead): (typeof SOLO_CARDS)[number] =>
  SOLO_CARDS.find(({ id }) => id === card) ?? SOLO_CARDS[0]

function riding(ahead: SueAhead, view: View, words: BoardWords): readonly string[] {
  const { steps } = cardOf(ahead)
  const far =
    typeof steps === 'number'
      ? words.sueSteps(words.steps(steps))
      : words.sueStepsFor(words.workers[steps](view.sue?.workers.find(({ id }) => id === steps)?.count ?? 0))
  return [capitalized(far), ...ahead.forks.map((fork) => atFork(fork, words))]
}

const atFork = ({ outer, inner }: ForkCount, words: BoardWords): string =>
  words.sueFork(outer, inner, outer < inner ? 'outer' : 'inner')

/** What she did first on a card with three actions was the one she has most workers for. */
function reasonsFor(event: Event, ahead: SueAhead): readonly Reason[] {
  const reason = reasonFor(event, ahead)
  if (reason === null) return []
  const [, first] = ahead.events.filter(({ type }) => type !== 'sueReshuffled')
  return cardOf(ahead).action === 'best-of-three' && event === first ? ['best', reason] : [reason]
}

/** Cattle come from the market, from a train card, or because there was nothing to build. */
function reasonFor({ type }: Event, { action }: SueAhead): Reason | null {
  switch (type) {
    case 'sueTrain':
      return 'train'
    case 'sueTile':
      return 'tile'
    case 'sueBuilt':
      return 'build'
    case 'sueReplaced':
      return 'replace'
    case 'sueDelivered':
      return 'post'
    case 'sueCattle':
      return action === 'market' ? 'market' : action === 'build' ? 'instead' : null
    default:
      return null
  }
}
