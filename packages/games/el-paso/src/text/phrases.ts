/** Names of things inside sentences, the same way in every language. */
import { BONUS_IDS, BONUSES } from '../data/bonuses.ts'
import { NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { BREED_IDS, type BreedId, WORKER_IDS, type WorkerId } from '../data/cards.ts'
import { OBJECTIVE_IDS, OBJECTIVES, type ObjectiveTile } from '../data/objectives.ts'
import { type PostId, POSTS } from '../data/posts.ts'
import { TRAIN_CARDS, type TrainFaceId } from '../data/train.ts'
import type { TileId } from '../events.ts'
import type { NameWords } from './words.ts'
import type { Language, Names } from '@waystation/kernel'
import { counted } from '@waystation/wording'
import type { AuxiliaryId, DiscId } from '../data/player-board.ts'
import type { NodeId } from '../data/trail.ts'
import type { PlaceId } from '../data/tiles.ts'
import type { Who } from '../view.ts'

export function phrases(language: Language, words: NameWords): Say {
  const worker: Say['worker'] = (id, count) => {
    const { one, many } = words.workers[id]
    return count === undefined ? one : counted(language)(count, one, many)
  }
  const some = (id: WorkerId, count: number): readonly string[] => (count > 0 ? [worker(id, count)] : [])
  return {
    money: words.money,
    breed: (id) => words.breeds[id],
    breeds: (ids) => words.list(grouped(words, ids)),
    worker,
    workers: (ids) => words.list(WORKER_IDS.flatMap((id) => some(id, ids.filter((one) => one === id).length))),
    staff: (id, workers, wilds, dollars = 0) =>
      words.list([...some(id, workers), ...some('wild', wilds), ...(dollars > 0 ? [words.money(dollars)] : [])]),
    place: (id) => placeName(words, id),
    node: (id) => nodeName(words, id),
    tile: (id) => tileName(words, id),
    theTile: (id) => words.the[isObjective(id) ? 'objective' : 'bonus'](tileName(words, id)),
    train: (id) => words.train(TRAIN_CARDS.find((card) => id.startsWith(card.id))?.engineers ?? 0),
    post: (id) => words.post(POSTS.find((post) => post.id === id)?.value ?? 0),
    disc: (id) => words.discs[id].name,
    auxiliary: (id, improved) => words.auxiliaries[id][improved ? 'improved' : 'name'],
    who: (who, names) => (who === 'sue' ? words.things.sue.name : names(who)),
    list: words.list,
  }
}

/** "2 × Criollo", in the order of the breeds. */
function grouped(words: NameWords, ids: readonly BreedId[]): string[] {
  return BREED_IDS.flatMap((breed) => {
    const count = ids.filter((id) => id === breed).length
    if (count === 0) return []
    return [count === 1 ? words.breeds[breed] : `${count} × ${words.breeds[breed]}`]
  })
}

function placeName(words: NameWords, id: string): string {
  const neutral = NEUTRAL_BUILDINGS.find((building) => building.id === id)
  if (neutral !== undefined) return words.neutral(neutral.letter)
  const [, number, side] = /^building-(\d)([ab])$/.exec(id) ?? []
  return number === undefined ? words.elPaso.name : words.building(Number(number), side)
}

function nodeName(words: NameWords, id: string): string {
  const [kind, rest] = id.split('-')
  if (kind === 's') return words.space(rest)
  return kind === 'n' ? words.neutralSpace(rest.toUpperCase()) : words.elPaso.name
}

/** What an objective asks for. */
export function condition(words: NameWords, tile: ObjectiveTile): string {
  const { conditions } = words
  const cattle = BREED_IDS.flatMap((breed) => {
    const count = tile.cattle?.[breed] ?? 0
    return count === 0 ? [] : [conditions.cattle(count, words.breeds[breed])]
  })
  return [
    ...cattle,
    ...(tile.bonusTiles === undefined ? [] : [conditions.bonusTiles(tile.bonusTiles)]),
    ...(tile.buildingCost === undefined ? [] : [conditions.buildingCost(tile.buildingCost)]),
    ...(tile.post === undefined ? [] : [conditions.post(tile.post)]),
  ].join(' + ')
}

const isObjective = (id: TileId): boolean => OBJECTIVE_IDS.some((other) => other === id)

export function tileName(words: NameWords, id: TileId): string {
  const objective = OBJECTIVE_IDS.findIndex((other) => other === id)
  if (objective >= 0) {
    const tile: ObjectiveTile = OBJECTIVES[objective]
    return words.objective(condition(words, tile), tile.points)
  }
  const { kind, dollars, points } = BONUSES[BONUS_IDS.findIndex((other) => other === id)]
  return words.bonus(words.bonusKinds[kind](dollars), points)
}

/** Small phrases the wording is built from, in the language at hand. */
export interface Say {
  money(dollars: number): string
  breed(id: BreedId): string
  breeds(ids: readonly BreedId[]): string
  worker(id: WorkerId, count?: number): string
  /** Each type with its number. */
  workers(ids: readonly WorkerId[]): string
  /** Workers of a type, wild ones, and money besides. */
  staff(id: WorkerId, workers: number, wilds: number, dollars?: number): string
  place(id: PlaceId): string
  node(id: NodeId): string
  tile(id: TileId): string
  /** With its article. */
  theTile(id: TileId): string
  train(id: TrainFaceId): string
  post(id: PostId): string
  disc(id: DiscId): string
  /** As it is at first, or once its disc is gone. */
  auxiliary(id: AuxiliaryId, improved: boolean): string
  who(who: Who, names: Names): string
  list(items: readonly string[]): string
}
