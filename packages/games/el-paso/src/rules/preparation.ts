/** "Mise en place": tiles turned up, herds shuffled and dealt, a first objective each, and the starting capital. */
import { BONUS_IDS } from '../data/bonuses.ts'
import { BUILDING_NUMBERS } from '../data/buildings.ts'
import { WORKER_IDS } from '../data/cards.ts'
import { OBJECTIVE_IDS } from '../data/objectives.ts'
import { SOLO_CARDS } from '../data/solo.ts'
import { STARTING_CAPITAL } from '../data/table.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import type { TakeOption } from '../options.ts'
import { NO_SHOWN } from '../state.ts'
import { trainFaceId } from '../data/tiles.ts'
import type { Rule, Context } from '../types.ts'
import { faceName } from './build.ts'
import { drawCattle, handLimit } from './herd.ts'
import { pushObjectives, take } from './supply.ts'
import { beginTurn } from './turn.ts'

export const prepare: Rule<'prepare'> = {
  run(g) {
    const { s } = g
    g.emit({
      type: 'tableLaid',
      buildings: BUILDING_NUMBERS.map((number) => faceName(s, number)),
      train: TRAIN_CARDS.map((_, card) => trainFaceId(card, s.rules.backs)),
    })
    turnUpTiles(g)
    s.players.forEach((p, seat) => {
      g.shuffle(p.pile)
      drawCattle(g, seat, handLimit(p))
    })
    welcomeSue(g)
    g.then(...s.players.map((_, seat) => ({ do: 'firstObjective' as const, seat })), { do: 'capital' })
  },
}

function turnUpTiles(g: Context): void {
  const { s } = g
  g.shuffle(s.objectives)
  g.shuffle(s.bonuses)
  s.objectivesShown = s.objectivesShown.map(() => s.objectives.pop() ?? NO_SHOWN)
  s.bonusesShown = s.bonusesShown.map(() => s.bonuses.pop() ?? NO_SHOWN)
  const tiles = [
    ...s.objectivesShown.map((tile) => OBJECTIVE_IDS[tile]),
    ...s.bonusesShown.map((tile) => BONUS_IDS[tile]),
  ]
  g.emit({ type: 'tilesShown', tiles })
}

function welcomeSue(g: Context): void {
  const { sue } = g.s
  if (sue === null) return
  const cards = sue.deck.map((card) => SOLO_CARDS[card].id)
  g.emit({ type: 'sueArrives', row: sue.row.map((worker) => WORKER_IDS[worker]), cards })
  g.shuffle(sue.deck)
  g.shuffle(sue.supply)
}

/** One of the face-up tiles, replaced at once. */
export const firstObjective: Rule<'firstObjective', TakeOption> = {
  ask(s, { seat }) {
    const options: TakeOption[] = []
    pushObjectives(s, 0, false, options)
    return { seat, kind: 'firstObjective', options }
  },
  choose: (g, { seat }, option) => take(g, seat, option),
}

export const capital: Rule<'capital'> = {
  run(g) {
    g.s.players.forEach((p, seat) => {
      const { dollars, tokens } = STARTING_CAPITAL[seat]
      p.money = dollars
      p.tokens = tokens
      g.emit({ type: 'capital', seat, dollars, tokens })
    })
    g.s.phase = 'rounds'
    beginTurn(g, 0)
  },
}
