/** What other choices cost and bring, as far as that can be told at once. */
import {
  type Option,
  type PartnerId,
  PARTNERS,
  STORED_GOLD_POINTS,
  TOMBSTONE_POINTS,
  type View,
  type WildTiledWest,
  WRANGLE_POINTS,
} from '@waystation/wild-tiled-west'
import { acesWorth, conditionsMet } from '@waystation/wild-tiled-west/standing'
import type { GameText } from '@waystation/kernel'
import { h } from 'preact'
import type { Consequence } from '../../adapter.ts'
import { Glyph, type GlyphName } from './small/glyphs.tsx'
import { boardWords } from './text/words.ts'
import { BONUS_GLYPHS } from './scene/Wrangle.tsx'

export const chip = (kind: Consequence['kind'], glyph: GlyphName, words: string): Consequence => ({
  kind,
  words,
  picture: h(Glyph, { name: glyph, size: 2.7 }),
})

/** Points of a partner as the land is today. */
function partnerWorth(view: View, partner: PartnerId): number {
  const { seat } = view
  if (seat === null || view.players[seat].board === null) return 0
  const met = conditionsMet(view, seat, partner)
  const conditions = PARTNERS.find(({ id }) => id === partner)?.conditions ?? []
  return conditions.reduce((sum, { points }, i) => sum + (met[i] ? points : 0), 0)
}

export function consequences(option: Option, view: View, text: GameText<WildTiledWest>): readonly Consequence[] {
  const words = boardWords(text.language)
  const player = view.seat === null ? null : view.players[view.seat]
  if (player === null) return []
  switch (option.do) {
    case 'wrangle': {
      const contract = view.contracts.find(({ cows }) => cows === option.cows)
      const bonus =
        contract === undefined
          ? []
          : [chip('gain', BONUS_GLYPHS[contract.contract] ?? 'signs', words.bonus(contract.contract, contract.bonus))]
      return [chip('gain', 'cow', words.points(WRANGLE_POINTS[option.cows])), ...bonus]
    }
    case 'shoot':
      return [chip('cost', 'bullet', words.bullets(-1)), chip('gain', 'tombstone', words.pointsAtEnd(TOMBSTONE_POINTS))]
    case 'bury':
      return [chip('gain', 'tombstone', words.pointsAtEnd(TOMBSTONE_POINTS))]
    case 'hill': {
      const now = player.standing.length
      return [chip('cost', 'bandit', words.banditsStand(now, now + 1))]
    }
    case 'ace': {
      const more = acesWorth(view, player.seat, option.suit) - acesWorth(view, player.seat)
      return [chip('gain', option.suit, words.setWorth(more))]
    }
    case 'keep':
    case 'partner':
      return [chip('note', 'partner', words.worthNow(partnerWorth(view, option.partner)))]
    case 'store':
      return option.gold === 0
        ? []
        : [
            chip('cost', 'gold', words.gold(-option.gold)),
            chip('gain', 'signs', words.pointsAtEnd(option.gold * STORED_GOLD_POINTS)),
          ]
    default:
      return []
  }
}
