/** What events at the poker table change in a view. */
import type { Event, PlayerView, PokerView, View } from '@waystation/great-western-trail'
import type { Seat } from '@waystation/kernel'

const player = (view: View, seat: Seat, change: (p: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)),
})
const table = (view: View, change: (poker: PokerView) => Partial<PokerView>): View =>
  view.poker === null ? view : { ...view, poker: { ...view.poker, ...change(view.poker) } }

/** A hand is taken back to the discard pile. */
function cleared(p: PlayerView): Partial<PlayerView> {
  const { atPokerTable: there } = p
  if (there === null || there.cardCount === 0) return {}
  const own = there.cards === null ? null : []
  return { discard: [...p.discard, ...(there.cards ?? [])], atPokerTable: { ...there, cardCount: 0, cards: own } }
}

/** The card leaves the hand; only its owner is told which. */
function laid(view: View, e: Extract<Event, { type: 'cardLaid' }>): View {
  const [card] = e.secret?.[e.seat]?.cards ?? []
  return player(view, e.seat, (p) => {
    const hand = [...(p.own?.hand ?? [])]
    if (card !== undefined) hand.splice(hand.indexOf(card), 1)
    return {
      money: p.money - e.price,
      handCount: p.handCount - 1,
      own: p.own === null ? null : { ...p.own, hand },
      atPokerTable:
        p.atPokerTable === null
          ? null
          : {
              ...p.atPokerTable,
              cardCount: p.atPokerTable.cardCount + 1,
              cards: card === undefined ? p.atPokerTable.cards : [...(p.atPokerTable.cards ?? []), card],
            },
    }
  })
}

export function pokerAdvance(view: View, e: Event): View {
  switch (e.type) {
    case 'satDown':
      return player(
        table(view, ({ tokens }) => ({ tokens: tokens.slice(1) })),
        e.seat,
        (p) => ({
          money: p.money + e.money,
          workers: { ...p.workers, [e.worker]: p.workers[e.worker] - 1 },
          atPokerTable: { worker: e.worker, vp: e.vp, cardCount: 0, cards: p.own === null ? null : [] },
        }),
      )
    case 'cardLaid':
      return table(laid(view, e), ({ pot }) => ({ pot: pot + e.price }))
    case 'handsShown':
      return e.hands.reduce(
        (shown, { seat, cards }) =>
          player(shown, seat, ({ atPokerTable: there }) => ({
            atPokerTable: there === null ? null : { ...there, cards },
          })),
        view,
      )
    case 'potWon': {
      const paid = e.winners.reduce((won, seat) => player(won, seat, ({ money }) => ({ money: money + e.each })), view)
      const empty = paid.players.reduce((left, { seat }) => player(left, seat, cleared), paid)
      return table(empty, () => ({ pot: e.left }))
    }
    default:
      return view
  }
}
