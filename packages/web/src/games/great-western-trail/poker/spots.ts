/** What can be asked about at the poker table. Nothing is chosen there: workers and cards are chosen in one's own place. */
import { BANK_ADDS } from '@waystation/great-western-trail'
import type { Spot } from '../../../board/Spots.tsx'
import { type Scene, spot } from '../spots/scene.ts'
import { placeBox, pokerLayout, potBox, tokensBox } from './layout.ts'
import { pokerWords } from './text/words.ts'

export function pokerSpots({ view, layout, labels }: Scene): readonly Spot[] {
  if (layout.poker === null || view.poker === null) return []
  const table = pokerLayout(layout.poker)
  const words = pokerWords(labels.language)
  const { money } = labels.words
  const places = view.players.map(({ seat, atPokerTable: there }) => {
    const parts = there === null ? [words.empty] : [labels.name(there.worker), words.cards(there.cardCount)]
    return spot('thing poker-table', placeBox(table, seat), words.place(labels.names(seat), parts), 5, `place ${seat}`)
  })
  const { pot, tokens } = view.poker
  const left = tokens.map((token) => words.token(token.vp, money(token.money)))
  return [
    spot('thing poker-table', potBox(table), words.pot(money(pot), money(BANK_ADDS)), 8, 'pot'),
    ...places,
    spot('thing bonus-token', tokensBox(table), words.tokens(left)),
  ]
}
