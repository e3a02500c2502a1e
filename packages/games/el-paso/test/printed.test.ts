import { tellsPrinted } from '@waystation/testkit/vitest'
import { joined, numeral } from '@waystation/wording'
import { BONUS_COUNT, type BonusKind, BONUSES, TRIPLE_EXCHANGE } from '../src/data/bonuses.ts'
import { BUILDING_COPIES, COMMON_BUILDINGS, NEUTRAL_BUILDINGS, PROPERTY_MARKERS } from '../src/data/buildings.ts'
import {
  BUILDER_BONUS_PRICE,
  CATTLE,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  WILD_BONUS,
  WILD_SURCHARGE,
  WORKERS,
} from '../src/data/cards.ts'
import { OBJECTIVE_COUNT, OBJECTIVES } from '../src/data/objectives.ts'
import {
  AUX_DOLLARS,
  DISC_COUNT,
  DISCS,
  HIGHEST_CERTIFICATE,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  REMOVAL_LIMIT,
  START_HAND_LIMIT,
  START_MOVE_LIMIT,
} from '../src/data/player-board.ts'
import { LOWEST_BLACK_POST, POST_REWARD_DOLLARS, POST_REWARD_HIRE_PRICE, POSTS } from '../src/data/posts.ts'
import {
  deckSize,
  SOLO_CARDS,
  SUE_FIRST_POST,
  SUE_FULL_GROUP,
  SUE_MARKET,
  SUE_POSTS,
  SUE_SUPPLY,
} from '../src/data/solo.ts'
import {
  DOLLARS_PER_POINT,
  EL_PASO_DOLLARS,
  SIMMENTAL_SPACE_POINTS,
  SIMMENTAL_STACK,
  STARTING_CAPITAL,
  TILES_SHOWN,
} from '../src/data/table.ts'
import { FORKS, NODE_IDS, NODES } from '../src/data/trail.ts'
import { TRAIN_CARDS } from '../src/data/train.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { type Both, dollars, face, name, points, told } from './support/printed.ts'

const idsOf = (nodes: readonly number[]): readonly string[] => nodes.map((node) => NODE_IDS[node])
/** "s-3" is space 3, "n-b" that of neutral building B. */
const called = (node: string): string => node.slice('s-'.length).toUpperCase()
const [and, et] = [joined('and'), joined('et')]

tellsPrinted(
  { en, fr },
  {
    cattle: {
      data: CATTLE,
      told([card, field], fact) {
        const { id } = CATTLE[Number(card)]
        if (field === 'value') return { in: id, en: `breeding value ${fact}`, fr: `valeur d’élevage ${fact}` }
        if (field === 'points') return points(id, fact)
        if (field === 'copies') return { in: id, en: `${fact} cards`, fr: `${fact} cartes` }
        if (field === 'startingHerd') return fact === 0 ? { why: 'not in a starting herd' } : { in: id }
        if (field !== 'cowboys') return null
        return fact === 0 ? { why: 'not sold' } : { in: id, en: `takes ${fact} cowboy`, fr: `${fact} cowboy` }
      },
    },
    workers: {
      data: WORKERS,
      told([card, field], fact) {
        const { id } = WORKERS[Number(card)]
        if (field === 'points') return points(id, fact)
        return field === 'copies' ? { in: id, en: `${fact} cards`, fr: `${fact} cartes` } : null
      },
    },
    'bonuses of workers': { data: [BUILDER_BONUS_PRICE, ENGINEER_BONUS, WILD_BONUS], told: dollars('worker-bonus') },
    'wild workers': { data: WILD_SURCHARGE, told: dollars('hire') },
    'what a worker costs to use': { data: DOLLARS_PER_WORKER, told: dollars('market') },
    'neutral buildings': {
      data: NEUTRAL_BUILDINGS,
      told([building, field, ...at], fact) {
        const { id, face: slots } = NEUTRAL_BUILDINGS[Number(building)]
        return field === 'face' ? face(id, at, fact, slots) : null
      },
    },
    'common buildings': {
      data: COMMON_BUILDINGS.flatMap(({ number, points: worth, a, b }) => [
        { id: `building-${number}a`, number, worth, face: a },
        { id: `building-${number}b`, number, worth, face: b },
      ]),
      told([index, field, ...at], fact) {
        const { number, a, b } = COMMON_BUILDINGS[Math.floor(Number(index) / 2)]
        const id = `building-${number}${Number(index) % 2 === 0 ? 'a' : 'b'}`
        if (field === 'number') return { in: id, en: `Takes ${fact} builder`, fr: `Coûte ${fact} bâtisseur` }
        if (field === 'worth') return points(id, fact)
        return field === 'face' ? face(id, at, fact, Number(index) % 2 === 0 ? a : b) : null
      },
    },
    'tiles of a building': { data: BUILDING_COPIES, told: () => ({ in: 'build', en: 'two tiles', fr: 'deux tuiles' }) },
    'property markers': { data: PROPERTY_MARKERS, told: told('property-marker') },
    train: {
      data: TRAIN_CARDS.flatMap(({ id, engineers, front, back }) => [
        { id: `${id}-front`, engineers, face: front },
        { id: `${id}-back`, engineers, face: back },
      ]),
      told([index, field, ...at], fact) {
        const { id, front, back } = TRAIN_CARDS[Math.floor(Number(index) / 2)]
        const side = Number(index) % 2 === 0 ? 'front' : 'back'
        const where = `${id}-${side}`
        if (field === 'engineers') return { in: where, en: `Takes ${fact} engineer`, fr: `Coûte ${fact} ingénieur` }
        return field === 'face' ? face(where, at, fact, side === 'front' ? front : back) : null
      },
    },
    posts: {
      data: POSTS,
      told([post, field], fact) {
        const { id } = POSTS[Number(post)]
        if (field === 'x' || field === 'y') return { why: 'where it is drawn' }
        if (field === 'value') return { in: id, en: `breeding value of ${fact}`, fr: `valeur d’élevage de ${fact}` }
        if (field === 'points') return fact === 0 ? { why: 'worth nothing' } : points(id, fact)
        if (field !== 'reward') return null
        const rewards: { readonly [reward: string]: Both } = {
          money: { en: `$${POST_REWARD_DOLLARS}`, fr: `${POST_REWARD_DOLLARS} $` },
          objective: { en: 'an objective tile', fr: 'une tuile Objectif' },
          hire: { en: 'hire a worker for free', fr: 'engagez un ouvrier gratuitement' },
        }
        return { in: id, ...rewards[fact] }
      },
    },
    'black corners of posts': {
      data: POSTS.map(({ blackCorners }) => (blackCorners ? 'black' : 'plain')),
      told: ([post], corners) => ({
        in: POSTS[Number(post)].id,
        en: corners === 'black' ? 'Takes any disc' : 'Takes no disc with black corners',
        fr: corners === 'black' ? 'Accepte tous les disques' : 'N’accepte pas les disques aux angles noirs',
      }),
    },
    'posts for several discs': {
      data: POSTS.map(({ repeatable }) => (repeatable ? 'several' : 'one')),
      told: ([post], discs) => ({
        in: POSTS[Number(post)].id,
        en: discs === 'several' ? 'several discs' : 'Only one of your discs',
        fr: discs === 'several' ? 'plusieurs disques' : 'Un seul de vos disques',
      }),
    },
    'a hire as a reward': {
      data: POST_REWARD_HIRE_PRICE,
      told: () => ({ in: 'post-9', en: 'for free', fr: 'gratuitement' }),
    },
    discs: {
      data: DISCS,
      told([disc, field], fact) {
        const { id } = DISCS[Number(disc)]
        if (field !== 'dollars') return null
        return fact === 0 ? { why: 'neither costs nor brings money' } : dollars(id)([], Math.abs(Number(fact)))
      },
    },
    'black corners of discs': {
      data: DISCS.map(({ blackCorners }) => (blackCorners ? LOWEST_BLACK_POST : 'plain')),
      told: ([disc], post) => (post === 'plain' ? null : { in: DISCS[Number(disc)].id }),
    },
    'how many discs': { data: DISC_COUNT, told: told('setup') },
    limits: { data: [START_MOVE_LIMIT, LATER_MOVE_LIMIT], told: told('move') },
    'limits of the hand': { data: [START_HAND_LIMIT, LATER_HAND_LIMIT], told: told('draw') },
    'the certificate track': { data: HIGHEST_CERTIFICATE, told: told('certificates') },
    'cards removed': { data: REMOVAL_LIMIT, told: told('remove') },
    'auxiliary money': { data: AUX_DOLLARS, told: dollars('aux-money') },
    objectives: {
      data: OBJECTIVES,
      told([tile, field, breed], fact) {
        const { id } = OBJECTIVES[Number(tile)]
        if (field === 'points') return points(id, fact)
        if (field === 'cattle') {
          const { en: english, fr: french } = name(breed)
          return fact === 1
            ? { in: id, en: english, fr: french }
            : { in: id, en: `${fact} ${english}`, fr: `${fact} ${french}` }
        }
        if (field === 'bonusTiles') return { in: id, en: `${fact} bonus tile`, fr: `${fact} tuile` }
        if (field === 'buildingCost')
          return { in: id, en: `at least ${fact} builders`, fr: `au moins ${fact} bâtisseurs` }
        return field === 'post' ? { in: id, en: `trading post ${fact}`, fr: `comptoir ${fact}` } : null
      },
    },
    bonuses: {
      data: BONUSES,
      told([tile, field], fact) {
        const { id, dollars: amount } = BONUSES[Number(tile)]
        const kinds: { readonly [kind in BonusKind]: Partial<Both> } = {
          'triple-exchange': {
            en: `${numeral('en')(TRIPLE_EXCHANGE)} exchanges`,
            fr: `${numeral('fr')(TRIPLE_EXCHANGE)} échanges`,
          },
          'permanent-certificate': { en: 'permanent certificate', fr: 'certificat permanent' },
          'remove-cattle': { en: 'remove one cattle card', fr: 'retirer une carte Bétail' },
          'count-duplicate': { en: 'count one duplicate', fr: 'compter un doublon' },
          'remove-for-money': { en: `card for $${amount}`, fr: `Bétail pour ${amount} $` },
          'gain-money': { en: `gain $${amount}`, fr: `recevoir ${amount} $` },
        }
        if (field === 'points') return points(id, fact)
        if (field === 'kind') return { in: id, ...kinds[fact as BonusKind] }
        if (field !== 'dollars') return null
        return fact === 0 ? { why: 'no money' } : dollars(id)([], fact)
      },
    },
    'how many tiles': { data: [OBJECTIVE_COUNT, BONUS_COUNT, TILES_SHOWN], told: told('setup') },
    'prices of spaces': {
      data: NODES.map(({ price }) => price),
      told: (_keys, price) => {
        const spaces = NODES.filter((node) => node.price === price).map(({ id }) => called(id))
        return { in: 'build', en: `${and(spaces)}: $${price}`, fr: `${et(spaces)} : ${price} $` }
      },
    },
    'ways of the forks': {
      data: FORKS.map((fork) => (fork === null ? null : { outer: idsOf(fork.outer), inner: idsOf(fork.inner) })),
      told: ([at, way]) => {
        const fork = FORKS[Number(at)]
        const nodes = idsOf((way === 'outer' ? fork?.outer : fork?.inner) ?? []).map(called)
        return way === 'outer'
          ? { in: 'move', en: `the outer way goes by ${and(nodes)}`, fr: `l’extérieur passe par ${et(nodes)}` }
          : { in: 'move', en: `the inner one by ${and(nodes)}`, fr: `l’intérieur par ${et(nodes)}` }
      },
    },
    'the Simmental stack': {
      data: SIMMENTAL_STACK,
      told: ([players]) => (players === '1' ? { why: 'as for two' } : { in: 'setup' }),
    },
    'starting capital': {
      data: STARTING_CAPITAL,
      told: ([, field], fact) =>
        field === 'dollars'
          ? dollars('setup')([], fact)
          : { in: 'setup', ...(fact === 1 && { en: 'a token', fr: 'un jeton' }) },
    },
    'El Paso': { data: EL_PASO_DOLLARS, told: dollars('el-paso') },
    'the Simmental space': { data: SIMMENTAL_SPACE_POINTS, told: told('simmental-space') },
    'points for money': { data: DOLLARS_PER_POINT, told: dollars('scoring') },
    'solo cards': {
      data: SOLO_CARDS,
      told([card, field], fact) {
        const { id } = SOLO_CARDS[Number(card)]
        if (field !== 'steps') return null
        if (typeof fact === 'string') return { in: id, ...name(fact) }
        return { in: id, en: `moves ${fact} step`, fr: fact === 1 ? 'd’une étape' : `de ${fact} étapes` }
      },
    },
    'solo decks': { data: [deckSize('A'), deckSize('B')], told: told('solo-setup') },
    'Sue’s supply': { data: SUE_SUPPLY, told: told('solo-setup') },
    'Sue’s first post': { data: SUE_FIRST_POST, told: told('solo-setup') },
    'Sue’s posts': { data: SUE_POSTS, told: told('solo-turn') },
    'Sue’s market': {
      data: SUE_MARKET,
      told: ([cowboys], breed) => {
        const { en: english, fr: french } = name(String(breed))
        const count = Number(cowboys) + 1
        return { in: 'solo-actions', en: `${count} ${english}`, fr: `${count} ${french}` }
      },
    },
    'Sue’s groups': { data: SUE_FULL_GROUP, told: told('solo-actions') },
  },
)
