/** Positions built by hand, dice that fall as told, and a table to play them at. */
import { Rng, type Seat } from '@waystation/kernel'
import { loadedDice, Stage as PlainStage } from '@waystation/testkit'
import { BOARD_IDS, type BoardId, FACES, type Face, sideIndex, SIDES } from '../../src/data/boards.ts'
import { type Contract, CONTRACTS } from '../../src/data/figures.ts'
import { type CellId, cellOf } from '../../src/data/grid.ts'
import { PARTNER_IDS, type PartnerId } from '../../src/data/partners.ts'
import { BANDIT_CARD_IDS, type BanditCardId } from '../../src/data/solo.ts'
import { type PieceId, pieceOf, type TileId } from '../../src/data/tiles.ts'
import { FACES_OF } from '../../src/data/trays.ts'
import { type State, type WildTiledWest, wildTiledWest as game } from '../../src/index.ts'
import { withCells } from '../../src/data/mask.ts'
import { putDown } from '../../src/rules/laying.ts'
import type { Step } from '../../src/steps.ts'

/** A piece, its turn (0 to 7) and the square of its first cell. */
export type Lying = readonly [PieceId, number, CellId]

export interface Settler {
  /** Default: Lone Star Flats, classic side, for the first seat, then the next boards. */
  readonly board?: BoardId
  readonly face?: Face
  readonly gold?: number
  readonly bullets?: number
  readonly mine?: number
  readonly lying?: readonly Lying[]
  /** Extra bandits, on any square. */
  readonly bandits?: readonly CellId[]
  readonly boots?: readonly CellId[]
  readonly aces?: readonly number[]
  readonly partner?: PartnerId
  readonly second?: PartnerId
}

export interface Scene {
  readonly players?: number
  readonly settlers?: readonly Settler[]
  readonly turn?: Seat
  readonly year?: number
  readonly round?: number
  readonly prairie?: readonly number[]
  readonly river?: readonly number[]
  readonly stacks?: { readonly [tile in TileId]?: number }
  readonly contracts?: readonly Contract[]
  readonly row?: readonly PartnerId[]
  /** From the top. */
  readonly banditCards?: readonly BanditCardId[]
  /** What is to be done; default: the turn of `turn`. */
  readonly agenda?: readonly Step[]
}

function settle(s: State, seat: Seat, settler: Settler): void {
  const player = s.players[seat]
  const board = settler.board === undefined ? seat : BOARD_IDS.indexOf(settler.board)
  player.side = sideIndex(board, FACES.indexOf(settler.face ?? 'classic'))
  const { fields, cows, bandits } = SIDES[player.side]
  Object.assign(player, { fields, cows, standing: bandits })
  for (const [piece, turn, at] of settler.lying ?? []) putDown(player, pieceOf(piece), turn, cellOf(at))
  player.standing = withCells(player.standing, (settler.bandits ?? []).map(cellOf))
  player.boots = withCells(player.boots, (settler.boots ?? []).map(cellOf))
  player.gold = settler.gold ?? player.gold
  player.bullets = settler.bullets ?? player.bullets
  player.mine = settler.mine ?? player.mine
  player.aces = settler.aces ?? player.aces
  player.partner = PARTNER_IDS.indexOf(settler.partner ?? 'rancher')
  if (settler.second !== undefined) player.second = PARTNER_IDS.indexOf(settler.second)
}

export function sceneState(scene: Scene): State {
  const { players = Math.max(2, scene.settlers?.length ?? 0), turn = 0 } = scene
  const s = game.setup(
    { players, variants: { boards: 'chosen', sides: 'chosen', contracts: 'first-game' } },
    new Rng('scene'),
  )
  s.players.forEach((_, seat) => settle(s, seat, scene.settlers?.[seat] ?? {}))
  Object.assign(s, { year: scene.year ?? 1, round: scene.round ?? 1, first: 0 })
  s.prairie = scene.prairie ?? []
  s.river = scene.river ?? []
  for (const [tile, count] of Object.entries(scene.stacks ?? {})) s.stacks[pieceOf(tile as TileId)] = count
  if (scene.contracts) s.contracts = scene.contracts.map((contract) => CONTRACTS.indexOf(contract))
  const held = s.players.flatMap(({ partner, second }) => [partner, second])
  const deck = s.deck.filter((card) => !held.includes(card))
  s.row = (scene.row ?? []).map((id) => PARTNER_IDS.indexOf(id))
  s.deck = deck.filter((card) => !s.row.includes(card))
  if (s.ridge !== null && scene.banditCards) {
    s.ridge.deck = scene.banditCards.map((id) => BANDIT_CARD_IDS.indexOf(id)).reverse()
  }
  s.agenda = [...(scene.agenda ?? [{ do: 'turn', seat: turn }, { do: 'endRound' }])].reverse()
  return s
}

/** A game in progress with its log. */
export class Stage extends PlainStage<WildTiledWest> {
  constructor(scene: Scene) {
    super(game, sceneState(scene))
  }

  /** Drafts, turns and lays in one go; questions with a single answer are not asked. */
  lay(draft: string, turn: string, at: string): this {
    for (const id of [draft, turn, at]) if (this.options.includes(id)) this.play(id)
    return this
  }

  /** Dice for what comes next: first the prairie dice, then the river dice. */
  roll(prairie: readonly number[], river: readonly number[]): this {
    const fall = (faces: number) => (face: number) => ({ faces, face })
    this.state.rng = loadedDice([...prairie.map(fall(FACES_OF.prairie)), ...river.map(fall(FACES_OF.river))])
    return this
  }

  player(seat: Seat) {
    return game.view(this.state, seat).players[seat]
  }
}
