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

const for_ = (price: string, dollars: number): string => (dollars === 0 ? '' : ` pour ${price}`)

export const choices: Pick<Words, 'actions' | 'decisions' | 'options'> = {
  actions: (say) => ({
    discard: (a) => {
      const what =
        a.filter === 'any'
          ? 'une carte Bétail au choix'
          : a.filter === 'value-2'
            ? 'une carte Bétail de valeur 2'
            : `une ${say.breed(a.filter)}`
      return a.perValue
        ? `défausser ${what} pour ${say.money(a.dollars)} par point de valeur d’élevage`
        : `défausser ${what} pour ${say.money(a.dollars)}`
    },
    money: (a) => `recevoir ${say.money(a.dollars)}`,
    certificates: (a) => (a.count === 1 ? 'recevoir un certificat' : `recevoir jusqu’à ${a.count} certificats`),
    tokens: (a) =>
      `recevoir ${a.count === 1 ? 'un jeton Échange' : `${a.count} jetons Échange`}${for_(say.money(a.price), a.price)}`,
    hire: (a) =>
      a.second
        ? `puis engager un ouvrier différent pour ${say.money(a.price)}`
        : `engager un ouvrier ${a.price === 0 ? `gratuitement (${say.money(WILD_SURCHARGE)} pour un joker)` : `pour ${say.money(a.price)}`}`,
    buy: () => 'acheter une carte Bétail au marché',
    train: () => 'utiliser le train',
    build: () => 'placer ou remplacer un bâtiment',
    tile: (a) => {
      const what =
        a.pile === 'either'
          ? 'une tuile Objectif ou Bonus'
          : a.pile === 'bonus'
            ? 'une tuile Bonus'
            : 'une tuile Objectif'
      return `prendre ${what}${for_(say.money(a.price), a.price)}`
    },
    auxiliary: (a) => (a.max === 1 ? 'une action auxiliaire' : 'une ou deux actions auxiliaires différentes'),
    move: (a) => (a.max === 1 ? `avancer d’${a.max} étape` : `avancer de ${a.max} étapes au plus`),
    cattle: (a) => `prendre une ${say.breed(a.breed)}${for_(say.money(a.price), a.price)}`,
    remove: (a) => `retirer une ${say.breed(a.breed)} de votre main`,
  }),
  decisions: (say) => ({
    firstObjective: () => 'Choisissez votre premier objectif.',
    place: () => 'Placez votre éleveur sur un bâtiment neutre.',
    move: (view) => {
      const limit = view.seat === null ? 3 : view.players[view.seat].moveLimit
      return `Déplacez votre éleveur de ${limit} étapes au plus ; chaque cowboy défaussé en ajoute une.`
    },
    act: (view) => `${here(view, say)} : faites ses actions, chacune une fois, dans l’ordre voulu ; ou terminez.`,
    visit: (view, names) =>
      `Le ${here(view, say)} est à ${ownerHere(view, say, names)} : une action auxiliaire, ou rien.`,
    trainCard: () => 'Faites les actions de la carte Train, chacune une fois, dans l’ordre voulu ; ou terminez.',
    site: () => 'Choisissez où va le bâtiment et quels ouvriers le construisent.',
    secondAuxiliary: () => 'Vous pouvez faire une seconde action auxiliaire, différente.',
    exchangeAgain: () => 'Vous pouvez échanger une seconde fois.',
    exchangeDiscard: () => 'Défaussez une carte Bétail.',
    removeCattle: () => 'Vous pouvez retirer de la partie une carte Bétail de votre main.',
    revealHand: (view) => `El Paso : dernière occasion pour les jetons Échange. Votre main vaut ${view.handValue}.`,
    deliver: (view) => `Livrez une main de valeur ${view.openHand?.value ?? 0} : choisissez un comptoir et un disque.`,
    rewardHire: () => 'Vous pouvez engager un ouvrier en récompense.',
    rewardObjective: () => 'Prenez un objectif en récompense.',
    freeMoment: () =>
      'Votre tour s’achève. Vous pouvez encore défausser des ouvriers pour leur bonus ou utiliser des jetons Échange.',
  }),
  options: (say) => {
    const paid = (type: WorkerId, { workers, wilds }: { workers: number; wilds: number }): string =>
      say.staff(type, workers, wilds, DOLLARS_PER_WORKER * (workers + wilds))
    return {
      place: (o) => `Commencer au ${say.place(o.place)}`,
      move: (o) => {
        const means = o.cowboys === 0 ? '' : `, en défaussant ${say.worker('cowboy', o.cowboys)}`
        return o.place === 'el-paso'
          ? `Aller à El Paso${means}`
          : `Aller au ${say.place(o.place)} sur la ${say.node(o.node)}${means}`
      },
      sell: (o) => `Défausser une ${say.breed(o.breed)} pour ${say.money(o.dollars)}`,
      money: (o) => `Recevoir ${say.money(o.dollars)}`,
      certificates: (o) => (o.count === 1 ? 'Recevoir un certificat' : `Recevoir jusqu’à ${o.count} certificats`),
      tokens: (o) =>
        `Recevoir ${o.count === 1 ? 'un jeton Échange' : `${o.count} jetons Échange`}${for_(say.money(o.dollars), o.dollars)}`,
      hire: (o) =>
        `Engager un ${say.worker(o.worker)}${o.dollars === 0 ? ' gratuitement' : ` pour ${say.money(o.dollars)}`}`,
      buy: (o) => `Acheter une ${say.breed(o.breed)} avec ${paid('cowboy', o)}`,
      train: (o) => `Utiliser la ${say.train(`${o.train}-front`)} avec ${paid('engineer', o)}`,
      build: (o) => `Placer le bâtiment ${o.number}`,
      site: (o) => `Sur la ${say.node(o.node)} avec ${say.staff('builder', o.workers, o.wilds)}`,
      otherAction: () => 'Revenir aux actions du lieu',
      takeObjective: (o) => `Prendre ${say.theTile(o.tile)}${for_(say.money(o.dollars), o.dollars)}`,
      takeBonus: (o) => `Prendre ${say.theTile(o.tile)}${for_(say.money(o.dollars), o.dollars)}`,
      drawObjective: (o) => `Prendre l’objectif caché du dessus${for_(say.money(o.dollars), o.dollars)}`,
      drawBonus: (o) => `Prendre le bonus caché du dessus${for_(say.money(o.dollars), o.dollars)}`,
      auxiliary: (o) => `Action auxiliaire : ${say.auxiliary(o.auxiliary, o.improved)}`,
      onlyAuxiliary: (o) => `Seulement une action auxiliaire : ${say.auxiliary(o.auxiliary, o.improved)}`,
      cattle: (o) => `Prendre une ${say.breed(o.breed)}${for_(say.money(o.dollars), o.dollars)}`,
      remove: (o) => `Retirer une ${say.breed(o.breed)} de la partie`,
      discard: (o) => `Défausser une ${say.breed(o.breed)}`,
      exchangeAgain: () => 'Échanger encore une fois',
      reveal: () => 'Révéler votre main et livrer',
      deliver: (o) => {
        const spent =
          o.certificates === 0 ? '' : `, en dépensant ${counted('fr')(o.certificates, 'certificat', 'certificats')}`
        return `Livrer au ${say.post(o.post)} avec le ${say.disc(o.disc)}${spent}`
      },
      deliverNothing: () => 'Ne poser aucun disque',
      useToken: () => 'Utiliser un jeton Échange',
      bonus: (o) => {
        if (o.worker === 'builder') return `Défausser un bâtisseur et payer ${BUILDER_BONUS_PRICE} $ pour un certificat`
        return `Défausser un ${say.worker(o.worker)} pour ${o.worker === 'engineer' ? ENGINEER_BONUS : WILD_BONUS} $`
      },
      done: () => 'Terminer',
      pass: () => 'Non merci',
    }
  },
}
