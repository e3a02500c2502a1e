/** What an answer at the poker table costs and may bring. */
import {
  BANK_ADDS,
  type GreatWesternTrail,
  type Option,
  type PlayerView,
  type View,
} from '@waystation/great-western-trail'
import type { GameText } from '@waystation/kernel'
import type { Consequence } from '../../../adapter.ts'
import { cost, gain, note } from '../consequences/telling.ts'
import { boardWords } from '../text/words.ts'
import { valueOf } from './Cards.tsx'
import { pokerWords } from './text/words.ts'

/** Sitting down, laying a card, showing all hands; nothing for other answers. */
export function pokerConsequences(
  option: Option,
  view: View,
  player: PlayerView,
  text: GameText<GreatWesternTrail>,
): readonly Consequence[] {
  const { poker, asked } = view
  if (poker === null) return []
  const words = boardWords(text.language)
  const table = pokerWords(text.language)
  const after = (more: number): Consequence => note(table.potWould(words.money(poker.pot + BANK_ADDS + more)))
  if (option.do === 'lay')
    return [
      cost(words.cost(table.toThePot(words.money(asked.price)))),
      note(table.yourHand(handValue(player) + valueOf(option.card))),
      after(asked.price),
    ]
  // A worker is given for a station master as well: then a station is asked about.
  if (option.do === 'worker' && asked.station === null) {
    const [token] = poker.tokens
    const name = text.components[option.worker]?.name ?? ''
    return [
      cost(words.cost(name)),
      ...(token === undefined ? [] : [gain(words.gain(words.money(token.money))), gain(words.points(token.vp))]),
    ]
  }
  if (option.do === 'action' && option.print.type === 'showdown') {
    const others = view.players.filter(({ seat }) => seat !== player.seat)
    const cards = others.reduce((sum, { atPokerTable: there }) => sum + (there?.cardCount ?? 0), 0)
    return [after(0), note(table.yourHand(handValue(player))), note(table.against(cards))]
  }
  if (option.do === 'action' && option.print.type === 'ante') return [after(0)]
  return []
}

const handValue = ({ atPokerTable: there }: PlayerView): number =>
  (there?.cards ?? []).reduce((sum, card) => sum + valueOf(card), 0)
