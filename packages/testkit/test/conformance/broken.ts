/** The sound game of peddlers/, broken in one place at a time. */
import { defineGame, type Game, type GameDefinition, type Option, type Rule } from '@waystation/kernel'
import { type CheckName, playGame, type Settings } from '../../src/index.ts'
import { definition } from '../peddlers/game.ts'
import { play as soundPlay, take } from '../peddlers/rules.ts'
import type { CardOption, Peddlers } from '../peddlers/types.ts'

type Definition = GameDefinition<Peddlers>
type Steps = Definition['steps']
type PlayRule = Rule<Peddlers, 'play', CardOption>

export const broken = (change: Partial<Definition>): Game<Peddlers> => defineGame({ ...definition, ...change })

export const withSteps = (change: Partial<Steps>): Game<Peddlers> =>
  broken({ steps: { ...definition.steps, ...change } })

/** Another question when a card is to be played. */
export function withPlayAsked(ask: NonNullable<PlayRule['ask']>): Game<Peddlers> {
  const play: PlayRule = { ...soundPlay, ask }
  return withSteps({ play })
}

/** Other options when a card is to be played. */
export function withPlayOptions(change: (options: CardOption[]) => readonly Option[]): Game<Peddlers> {
  return withPlayAsked((s, { seat }) => {
    const cards = s.hands[seat].map((card) => ({ id: `play ${card}`, card }))
    if (cards.length === 0) return null
    return { seat, kind: 'play', options: change(cards) as CardOption[], conceal: true }
  })
}

/** Something besides when a card is played. */
export function withPlayed(more: NonNullable<PlayRule['choose']>): Game<Peddlers> {
  const play: PlayRule = {
    ...soundPlay,
    choose(g, step, option, game) {
      const { seat } = step
      g.s.stalls[seat].push(take(g.s.hands[seat], option.card))
      g.emit({ type: 'played', seat, card: option.card })
      more(g, step, option, game)
    },
  }
  return withSteps({ play })
}

/** What one check says, in the first of a few games where it says something. */
export function found(game: Game<Peddlers>, check: CheckName, checks: Partial<Settings> = {}): string {
  const config = { players: 3, variants: { purse: 'full' } }
  for (let i = 0; i < 5; i++) {
    const { violations } = playGame(game, { seed: `game ${i}`, config, checks: { only: [check], every: 1, ...checks } })
    if (violations.length > 0) return violations[0].message
  }
  return ''
}
