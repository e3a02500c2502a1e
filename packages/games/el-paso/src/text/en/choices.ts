import { counted } from '@waystation/wording'
import { here, ownerHere } from '../phrases/whereabouts.ts'
import {
  BUILDER_BONUS_PRICE,
  DOLLARS_PER_WORKER,
  ENGINEER_BONUS,
  WILD_BONUS,
  WILD_SURCHARGE,
} from '../../data/cards.ts'
import type { WorkerId } from '../../data/cards.ts'
import type { Words } from '../words.ts'
import { withArticle } from './grammar.ts'

const for_ = (price: string, dollars: number): string => (dollars === 0 ? '' : ` for ${price}`)

export const choices: Pick<Words, 'actions' | 'decisions' | 'options'> = {
  actions: (say) => ({
    discard: (a) => {
      const what =
        a.filter === 'any'
          ? 'any cattle card'
          : a.filter === 'value-2'
            ? 'a cattle card of value 2'
            : withArticle(say.breed(a.filter))
      return a.perValue
        ? `discard ${what} for ${say.money(a.dollars)} per point of breeding value`
        : `discard ${what} for ${say.money(a.dollars)}`
    },
    money: (a) => `gain ${say.money(a.dollars)}`,
    certificates: (a) => (a.count === 1 ? 'gain a certificate' : `gain up to ${a.count} certificates`),
    tokens: (a) =>
      `gain ${a.count === 1 ? 'an exchange token' : `${a.count} exchange tokens`}${for_(say.money(a.price), a.price)}`,
    hire: (a) =>
      a.second
        ? `then hire a different worker for ${say.money(a.price)}`
        : `hire a worker ${a.price === 0 ? `for free (${say.money(WILD_SURCHARGE)} for a wild one)` : `for ${say.money(a.price)}`}`,
    buy: () => 'buy a cattle card at the market',
    train: () => 'use the train',
    build: () => 'place or replace a building',
    tile: (a) => {
      const what =
        a.pile === 'either' ? 'an objective or bonus tile' : a.pile === 'bonus' ? 'a bonus tile' : 'an objective tile'
      return `take ${what}${for_(say.money(a.price), a.price)}`
    },
    auxiliary: (a) => (a.max === 1 ? 'an auxiliary action' : 'one or two different auxiliary actions'),
    move: (a) => (a.max === 1 ? `move on ${a.max} step` : `move on up to ${a.max} steps`),
    cattle: (a) => `take a ${say.breed(a.breed)}${for_(say.money(a.price), a.price)}`,
    remove: (a) => `remove a ${say.breed(a.breed)} from your hand`,
  }),
  decisions: (say) => ({
    firstObjective: () => 'Choose your first objective.',
    place: () => 'Put your rancher on a neutral building.',
    move: (view) => {
      const limit = view.seat === null ? 3 : view.players[view.seat].moveLimit
      return `Move your rancher, up to ${limit} steps; each cowboy discarded adds one.`
    },
    act: (view) => `${here(view, say)}: do its actions, each once, in any order; or finish.`,
    visit: (view, names) =>
      `${here(view, say)} belongs to ${ownerHere(view, say, names)}: one auxiliary action, or nothing.`,
    trainCard: () => 'Do the actions of the train card, each once, in any order; or finish.',
    site: () => 'Choose where the building goes, and which workers build it.',
    secondAuxiliary: () => 'You may do a second, different auxiliary action.',
    exchangeAgain: () => 'You may exchange a second time.',
    exchangeDiscard: () => 'Discard a cattle card.',
    removeCattle: () => 'You may remove a cattle card in your hand from the game.',
    revealHand: (view) => `El Paso: last chance for exchange tokens. Your hand is worth ${view.handValue}.`,
    deliver: (view) => `Deliver a hand worth ${view.openHand?.value ?? 0}: choose a trading post and a disc.`,
    rewardHire: () => 'You may hire a worker as a reward.',
    rewardObjective: () => 'Take an objective as a reward.',
    freeMoment: () => 'Your turn is almost over. You may still discard workers for their bonus or use exchange tokens.',
  }),
  options: (say) => {
    const paid = (type: WorkerId, { workers, wilds }: { workers: number; wilds: number }): string =>
      say.staff(type, workers, wilds, DOLLARS_PER_WORKER * (workers + wilds))
    return {
      place: (o) => `Start at ${say.place(o.place)}`,
      move: (o) => {
        const means = o.cowboys === 0 ? '' : `, discarding ${say.worker('cowboy', o.cowboys)}`
        return o.place === 'el-paso'
          ? `Move to El Paso${means}`
          : `Move to ${say.place(o.place)} on ${say.node(o.node)}${means}`
      },
      sell: (o) => `Discard ${withArticle(say.breed(o.breed))} for ${say.money(o.dollars)}`,
      money: (o) => `Gain ${say.money(o.dollars)}`,
      certificates: (o) => (o.count === 1 ? 'Gain a certificate' : `Gain up to ${o.count} certificates`),
      tokens: (o) =>
        `Gain ${o.count === 1 ? 'an exchange token' : `${o.count} exchange tokens`}${for_(say.money(o.dollars), o.dollars)}`,
      hire: (o) => `Hire ${withArticle(say.worker(o.worker))} for ${o.dollars === 0 ? 'free' : say.money(o.dollars)}`,
      buy: (o) => `Buy ${withArticle(say.breed(o.breed))} with ${paid('cowboy', o)}`,
      train: (o) => `Use ${say.train(`${o.train}-front`)} with ${paid('engineer', o)}`,
      build: (o) => `Place building ${o.number}`,
      site: (o) => `On ${say.node(o.node)} with ${say.staff('builder', o.workers, o.wilds)}`,
      otherAction: () => 'Back to the actions of this place',
      takeObjective: (o) => `Take ${say.theTile(o.tile)}${for_(say.money(o.dollars), o.dollars)}`,
      takeBonus: (o) => `Take ${say.theTile(o.tile)}${for_(say.money(o.dollars), o.dollars)}`,
      drawObjective: (o) => `Take the unseen objective on top${for_(say.money(o.dollars), o.dollars)}`,
      drawBonus: (o) => `Take the unseen bonus on top${for_(say.money(o.dollars), o.dollars)}`,
      auxiliary: (o) => `Auxiliary action: ${say.auxiliary(o.auxiliary, o.improved)}`,
      onlyAuxiliary: (o) => `Only an auxiliary action: ${say.auxiliary(o.auxiliary, o.improved)}`,
      cattle: (o) => `Take ${withArticle(say.breed(o.breed))}${for_(say.money(o.dollars), o.dollars)}`,
      remove: (o) => `Remove ${withArticle(say.breed(o.breed))} from the game`,
      discard: (o) => `Discard ${withArticle(say.breed(o.breed))}`,
      exchangeAgain: () => 'Exchange once more',
      reveal: () => 'Reveal your hand and deliver',
      deliver: (o) => {
        const spent =
          o.certificates === 0 ? '' : `, spending ${counted('en')(o.certificates, 'certificate', 'certificates')}`
        return `Deliver to ${say.post(o.post)} with the ${say.disc(o.disc)}${spent}`
      },
      deliverNothing: () => 'Place no disc',
      useToken: () => 'Use an exchange token',
      bonus: (o) => {
        const gain =
          o.worker === 'builder'
            ? `$${BUILDER_BONUS_PRICE} and gain a certificate`
            : `$${o.worker === 'engineer' ? ENGINEER_BONUS : WILD_BONUS}`
        return o.worker === 'builder'
          ? `Discard a builder, pay ${gain}`
          : `Discard ${withArticle(say.worker(o.worker))} for ${gain}`
      },
      done: () => 'Done',
      pass: () => 'No, thanks',
    }
  },
}
