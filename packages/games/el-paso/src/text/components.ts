/** Help for every component, put together from the data and the words of a language. */
import type { ComponentText } from '@waystation/kernel'
import { worded } from '@waystation/wording'
import type { Face } from '../data/actions.ts'
import { BONUSES } from '../data/bonuses.ts'
import { COMMON_BUILDINGS, NEUTRAL_BUILDINGS } from '../data/buildings.ts'
import { CATTLE, WORKERS } from '../data/cards.ts'
import { OBJECTIVES } from '../data/objectives.ts'
import { AUXILIARIES, DISCS } from '../data/player-board.ts'
import { POSTS } from '../data/posts.ts'
import { SOLO_CARDS } from '../data/solo.ts'
import { TRAIN_CARDS } from '../data/train.ts'
import { condition, tileName } from './phrases.ts'
import { soloWords } from './phrases/solo.ts'
import { THINGS, type Words } from './words.ts'
import type { Say } from './phrases.ts'

type Entry = readonly [string, ComponentText]

export function components(words: Words, say: Say): { readonly [id: string]: ComponentText } {
  const solo = soloWords(words)
  return Object.fromEntries([
    ...CATTLE.map((card): Entry => [card.id, { name: words.breeds[card.id], help: words.breedHelp(card) }]),
    ...WORKERS.map((card): Entry => [card.id, workerText(card, words)]),
    ['el-paso', words.elPaso] as const,
    ...faces(words, say),
    ...POSTS.map((post): Entry => [post.id, { name: words.post(post.value), help: words.postHelp(post) }]),
    ...DISCS.map(({ id }): Entry => [id, words.discs[id]]),
    ...AUXILIARIES.map((id): Entry => [id, { name: words.auxiliaries[id].name, help: words.auxiliaries[id].help }]),
    ...tiles(words),
    ...SOLO_CARDS.map(({ id }): Entry => [id, { name: solo.card(id), help: solo.says(id) }]),
    ...THINGS.map((id): Entry => [id, words.things[id]]),
  ])
}

function workerText(card: (typeof WORKERS)[number], words: Words): ComponentText {
  const { one, help } = words.workers[card.id]
  return { name: one, help: `${help} ${words.workerHelp(card)}` }
}

/** The printed actions of a face, one phrase per slot. */
export function faceActions(face: Face, words: Words, say: Say): string[] {
  const actions = words.actions(say)
  return face.map((slot) => slot.map((action) => worded(actions, 'type', action)).join(' / '))
}

function faces(words: Words, say: Say): Entry[] {
  const neutral = NEUTRAL_BUILDINGS.map((building): Entry => {
    const help = words.faceHelp(faceActions(building.face, words, say))
    return [building.id, { name: words.neutral(building.letter), help }]
  })
  const common = COMMON_BUILDINGS.flatMap(({ number, points, a, b }) =>
    Object.entries({ a, b }).map(([side, face]): Entry => {
      const help = words.buildingHelp({ number, points, actions: faceActions(face, words, say) })
      return [`building-${number}${side}`, { name: words.building(number, side), help }]
    }),
  )
  const train = TRAIN_CARDS.flatMap(({ id, engineers, front, back }) =>
    Object.entries({ front, back }).map(([side, face]): Entry => {
      const help = words.trainHelp(engineers, faceActions(face, words, say))
      return [`${id}-${side}`, { name: words.train(engineers), help }]
    }),
  )
  return [...neutral, ...common, ...train]
}

function tiles(words: Words): Entry[] {
  const objectives = OBJECTIVES.map((tile): Entry => {
    const help = words.objectiveHelp(condition(words, tile), tile.points)
    return [tile.id, { name: tileName(words, tile.id), help }]
  })
  const bonuses = BONUSES.map(({ id, kind, dollars, points }): Entry => {
    const help = words.bonusHelp(words.bonusKinds[kind](dollars), points)
    return [id, { name: tileName(words, id), help }]
  })
  return [...objectives, ...bonuses]
}
