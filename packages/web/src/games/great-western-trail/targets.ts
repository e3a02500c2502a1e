/**
 * What to click for every option, in any order. Things have the engine's own names where it can be asked why not. A way with several
 * branches is its end and the places beyond its forks; a purchase is cards and, where there is a choice, the cowboys.
 */
import {
  AUXILIARIES,
  BREEDS,
  type CardId,
  CATTLE,
  type Option,
  OBJECTIVES,
  PURCHASES,
  type View,
} from '@waystation/great-western-trail'
import type { Target } from '../../adapter.ts'
import { northComponent, northTargets } from './north/targets.ts'
import { tileComponent } from './labels.ts'

type ActionOption = Extract<Option, { do: 'action' }>

export const isObjective = (card: CardId): boolean => card.startsWith('objective-')
/** A card of the own hand: objective cards have a name of their own, since they can be played. */
export const handTarget = (card: CardId): Target => (isObjective(card) ? `objective ${card}` : `hand ${card}`)
/** Something that is never chosen but can be asked about. */
export const thingTarget = (id: string): Target => `thing ${id}`

/** Cards as the engine counts them: cattle first, then objectives. */
const CARDS: readonly CardId[] = [...CATTLE.map(({ id }) => id), ...OBJECTIVES.map(({ id }) => id)]

function handOf({ players }: View): readonly CardId[] {
  return players.find(({ own }) => own !== null)?.own?.hand ?? []
}

/** The two cards of a breed that go first. */
function pair(view: View, breed: number): readonly Target[] {
  const { id } = BREEDS[breed]
  const faces = CATTLE.filter((card) => card.breed === id).map((card) => card.id)
  const held = faces.flatMap((face) => handOf(view).filter((card) => card === face))
  return held.slice(0, 2).map(handTarget)
}

function actionTargets({ action, print, arg }: ActionOption, view: View): readonly Target[] {
  const cell = `action ${action}`
  switch (print.type) {
    case 'discard':
      return print.what === 'pair' ? [cell, ...pair(view, arg)] : [cell, handTarget(CARDS[arg])]
    case 'auxiliary': {
      const { id } = AUXILIARIES[arg >> 1]
      return [arg % 2 === 0 ? `auxiliary ${id}` : `double ${id}`, cell]
    }
    case 'draw':
      return [cell, `count ${arg}`]
    case 'copy':
      return [cell, `node ${view.trail[arg].node}`]
    default:
      return [cell]
  }
}

function buyTargets({ purchase, cards }: Extract<Option, { do: 'buy' }>): readonly Target[] {
  return [...cards.map((card) => `cattle ${CATTLE[card].id}`), `price ${PURCHASES[purchase].id}`]
}

/** Where a hazard lies. */
const hazardNode = (tile: string, { trail }: View): Target[] =>
  trail.filter((space) => space.tile?.kind === 'hazard' && space.tile.tile === tile).map(({ node }) => `node ${node}`)

export function targets(option: Option, view: View): readonly Target[] {
  switch (option.do) {
    case 'place':
    case 'site':
    case 'trade':
      return [`node ${option.node}`]
    case 'move':
      return [`node ${option.node}`, ...(option.several ? option.by.map((node) => `branch ${node}`) : [])]
    case 'action':
      return actionTargets(option, view)
    case 'auxiliary':
      return [`auxiliary ${option.auxiliary}`]
    case 'objective':
    case 'discard':
    case 'remove':
    case 'lay':
      return [handTarget(option.card)]
    case 'takeObjective':
      return [`card ${option.card}`]
    case 'drawObjective':
      return ['deck objectives']
    case 'addCattle':
      return ['deck cattle']
    case 'hire':
      return [`row ${option.row + 1} ${option.worker}`]
    case 'building':
    case 'turn':
      return [`building ${option.number}`]
    case 'side':
      return [`side ${option.building}`]
    case 'removeHazard':
      return hazardNode(option.tile, view)
    case 'foresight':
      return [`foresight ${view.asked.value} ${option.tile}`]
    case 'engine':
      return [`space ${option.space}`]
    case 'disc':
      return [`disc ${option.disc}`]
    case 'stationDisc':
    case 'upgradeBehind':
      return [`station ${option.station}`]
    case 'worker':
      return [`worker ${option.worker}`]
    case 'income':
      return [`certificate ${option.left}`]
    case 'deliver':
      return [`city ${option.city}`]
    case 'buy':
      return buyTargets(option)
    case 'takeCattle':
      return [`cattle ${option.card}`]
    default:
      return northTargets(option, view)
  }
}

/** The component whose help explains a target. */
export function component(target: Target, view: View): string | null {
  const [kind, id = '', last = ''] = target.split(' ')
  switch (kind) {
    case 'node':
    case 'branch': {
      const tile = view.trail.find((space) => space.node === id)?.tile ?? null
      return tile === null || kind === 'branch' ? `space-${id}` : tileComponent(tile)
    }
    case 'action':
      return `action-${id}`
    case 'row':
    case 'foresight':
      return last
    case 'deck':
      return id === 'cattle' ? 'market-deck' : 'objective-deck'
    case 'building':
      return buildingHelp(Number(id), view)
    case 'side':
      return `building-${id}`
    case 'space':
      return 'engine'
    case 'city':
      return view.cities.find(({ city }) => city === id)?.component ?? null
    case 'certificate':
      return 'certificate'
    case 'price':
      return 'cowboy'
    case 'count':
      return 'draw-pile'
    case 'auxiliary':
    case 'double':
    case 'hand':
    case 'objective':
    case 'card':
    case 'cattle':
    case 'station':
    case 'disc':
    case 'worker':
    case 'thing':
      return id
    default:
      return northComponent(target)
  }
}

/** The side it shows; of a building that is built, the first side. */
function buildingHelp(number: number, { players }: View): string {
  const own = players.find((player) => player.own !== null)?.supply ?? []
  return `building-${own.find((id) => Number.parseInt(id, 10) === number) ?? `${number}a`}`
}
