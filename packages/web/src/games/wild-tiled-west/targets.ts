/** Things on the board by name, and which of them lead to which option. Stacks and squares are called as the rules call them. */
import {
  type BoardId,
  type CellId,
  cellOf,
  type Face,
  type Option,
  type Suit,
  type View,
  type WildTiledWest,
} from '@waystation/wild-tiled-west'
import type { Gestures, Target } from '../../adapter.ts'
import { sideOf } from './squares.ts'

export const stackTarget = (tile: string): Target => `stack ${tile}`
export const dieTarget = (die: string, notch: number): Target => `die ${die} ${notch}`
export const alleysTarget = (count: number): Target => `alleys ${count}`
export const SAWMILL: Target = 'sawmill'
export const wrangleTarget = (cows: number): Target => `wrangle ${cows}`
export const aceTarget = (suit: Suit): Target => `ace ${suit}`
export const partnerTarget = (partner: string): Target => `partner ${partner}`
export const DECK: Target = 'partner-deck'
export const sideTarget = (board: BoardId, face: Face): Target => `side ${board} ${face}`
export const storeTarget = (gold: number): Target => `store ${gold}`
/** Things one can only ask about. */
export const thingTarget = (thing: string): Target => `thing ${thing}`

/** How a tile is turned and where it lies is said by the hand that holds it (`laying`). */
export function targets(option: Option): readonly Target[] {
  switch (option.do) {
    case 'board':
      return [sideTarget(option.board, option.face)]
    case 'keep':
    case 'partner':
      return [partnerTarget(option.partner)]
    case 'drawPartner':
      return [DECK]
    case 'draft':
      return [stackTarget(option.tile), dieTarget(option.die, option.notch)]
    case 'saw':
      return [stackTarget(option.tile)]
    case 'alleys':
      return [alleysTarget(option.count)]
    case 'sawmill':
      return [SAWMILL]
    case 'store':
      return [storeTarget(option.gold)]
    case 'shoot':
    case 'bury':
    case 'hill':
      return [option.cell]
    case 'wrangle':
      return [wrangleTarget(option.cows)]
    case 'ace':
      return [aceTarget(option.suit)]
    default:
      return []
  }
}

/** Taking a tile goes on until it lies somewhere. */
export const gestures: Gestures<WildTiledWest> = {
  begins: (option) => option.do === 'draft' || option.do === 'saw' || option.do === 'alleys',
  within: ['turn-piece', 'lay-piece', 'homestead-place', 'signpost-place'],
}

const CELL = /^[a-k]\d+$/

/** The component whose help a thing shows. */
export function component(target: Target, view: View): string | null {
  const [kind, ...rest] = target.split(' ')
  switch (kind) {
    case 'stack':
    case 'partner':
    case 'thing':
      return rest[0]
    case 'die':
      return `${rest[0]}-die`
    case 'alleys':
      return rest[0] === '1' ? 'alley' : 'alley-pair'
    case 'sawmill':
      return 'sawmill'
    case 'wrangle':
      return 'contract'
    case 'ace':
      return 'ace'
    case 'partner-deck':
      return 'partner-deck'
    case 'side':
      return rest.join(' ')
    case 'store':
      return 'carpenters'
    default:
      return CELL.test(target) ? squareComponent(view, target) : null
  }
}

const PRINTS: { readonly [print: string]: string } = {
  hill: 'bandit',
  'bandit-hill': 'bandit',
  mine: 'mine',
  pickaxe: 'mine',
  horseshoe: 'horseshoe',
  gold: 'gold',
  bullet: 'bullet',
  cow: 'cow',
  alley: 'alley',
  lasso: 'lasso',
  signpost: 'signpost',
  rail: 'railroad',
  depot: 'railroad',
  market: 'cattle-drive',
  'ace-card': 'pair-of-aces',
}

/** What is most worth knowing about a square of one's own board. */
function squareComponent(view: View, id: CellId): string {
  const player = view.players[view.seat ?? 0]
  const on = (cells: readonly CellId[]): boolean => cells.includes(id)
  if (on(player.standing)) return 'bandit'
  if (on(player.tombstones)) return 'tombstone'
  if (on(player.sheriffs)) return 'sheriff'
  if (on(player.boots)) return 'boot'
  if (on(player.cows)) return 'cow'
  const tile = player.tiles.find(({ cells }) => cells.includes(id))
  if (tile !== undefined) return tile.tile
  if (on(player.covered)) return 'alley'
  const print = printOn(view, id)
  return PRINTS[print] ?? (print.startsWith('post-') ? 'pair-of-aces' : 'square')
}

function printOn(view: View, id: CellId): string {
  const player = view.players[view.seat ?? 0]
  if (player.board === null || player.face === null) return 'empty'
  return sideOf(player.board, player.face).prints[cellOf(id)]
}
