/** Tells the shell what the hand is doing: the sentence of the prompt, its chips, and what a screen reader says. */
import type { GameText, Reason } from '@waystation/kernel'
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardProps, Consequence, Gesture } from '../../../adapter.ts'
import type { Labels } from '../labels.ts'
import { consequencesOf } from './consequences.ts'
import { anchorOf, countOf, type Hand, type Hold, placeOf } from './hand.ts'
import type { Laying } from './laying.ts'
import { Ways } from './Ways.tsx'

interface TellerProps extends Pick<BoardProps, 'onGesture'> {
  readonly laying: Laying
  readonly labels: Labels
  readonly text: GameText<WildTiledWest>
  /** Fingers, not a mouse. */
  readonly touch: boolean
}

/** A hand that has not moved on by then rests. */
const REST_MS = 40

export function Teller({ laying, labels, text, touch, onGesture }: TellerProps) {
  const [held, hand, foresight, whyNot] = [
    laying.held.value,
    laying.hand.value,
    laying.foresight.value,
    laying.whyNot.value,
  ]
  const last = useRef<typeof held>(null)
  useEffect(() => {
    if (held === null || hand === null) {
      onGesture(null)
      return undefined
    }
    const player = held.view.players[held.hold.seat]
    const consequences = foresight === null ? [] : consequencesOf(foresight, player, labels)
    const reason = whyNot?.reasons.at(0) ?? null
    const refused = reason === null ? null : text.reason(reason)
    const tell = (): void =>
      onGesture(gestureOf({ laying, hold: held.hold, hand, labels, consequences, reason, refused, touch }))
    // A hand on its way is drawn first: nobody reads the prompt of a square that is left at once.
    const passing = hand.spot !== null && !hand.placed && last.current === held
    last.current = held
    if (!passing) {
      tell()
      return undefined
    }
    const timer = setTimeout(tell, REST_MS)
    return () => clearTimeout(timer)
  }, [held, hand, foresight, labels, touch])
  // At once: the effects of a board that takes the place of this one may come before those that end this one.
  useLayoutEffect(() => () => onGesture(null), [])
  return null
}

interface Told {
  readonly laying: Laying
  readonly hold: Hold
  readonly hand: Hand
  readonly labels: Labels
  readonly consequences: readonly Consequence[]
  readonly reason: Reason | null
  readonly refused: string | null
  readonly touch: boolean
}

function gestureOf({ laying, hold, hand, labels, consequences, reason, refused, touch }: Told): Gesture {
  const { words } = labels
  const piece = labels.name(hold.piece)
  const answers = laying.answers.peek()
  const { all } = countOf(hold, hand)
  const over = hand.spot !== null
  return {
    answers: answers ?? hold.taking,
    ready: answers !== null,
    letGo: hand.placed,
    sentence: answers === null ? words.whereTo(piece) : words.lay(piece),
    spoken: spoken({ hold, hand, labels, consequences, refused }),
    detail: over ? refused : `${words.places(all)}. ${touch ? words.howTouch : words.how}`,
    section: over ? (reason?.section ?? null) : null,
    consequences,
    region: 'mine',
    tools: <Ways laying={laying} labels={labels} />,
    commit: words.layIt,
    back: words.putBack,
  }
}

/** "Wild Corral, turned right, at d1. −1 gold. 1 bandit shot: c2. Place 1 of 5." */
function spoken({
  hold,
  hand,
  labels,
  consequences,
  refused,
}: Pick<Told, 'hold' | 'hand' | 'labels' | 'consequences' | 'refused'>): string {
  const { words } = labels
  const anchor = anchorOf(hold, hand)
  const piece = labels.name(hold.piece)
  if (anchor === null) return words.layer(piece)
  const cell = placeOf(hold, hand) ?? cellName(anchor.row, anchor.column) ?? words.offBoard
  const { at, all } = countOf(hold, hand)
  const rest =
    refused === null ? [...consequences.map(({ words: each }) => `${each}.`), words.placeOf(at, all)] : [refused]
  return [words.at(piece, words.turnedBy[hand.turn], cell), ...rest].join(' ')
}

const cellName = (row: number, column: number): string | null => {
  const letter = 'abcdefghijk'[column]
  return letter === undefined || row < 0 || row > 10 ? null : `${letter}${row + 1}`
}
