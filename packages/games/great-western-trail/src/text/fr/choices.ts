/** Questions et réponses. */
import { CARDS_ADDED_BY_A_COWBOY, CATTLE, PURCHASES } from '../../data/cards.ts'
import { STATIONS } from '../../data/railroad.ts'
import { NODES, TRADE_VALUES } from '../../data/trail.ts'
import { discCost, faceNamed } from '../phrases/facts.ts'
import { minus } from '../grammar.ts'
import { inTown } from './grammar.ts'
import type { Words } from '../words.ts'

const GIFTS = {
  exchangeToken: 'un jeton Échange',
  certificate: 'un certificat',
  objective: 'une carte Objectif',
} as const

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: (say) => ({
    place: () => 'Placez votre éleveur sur un bâtiment neutre pour commencer.',
    move: ({ asked: a }) => `Déplacez votre éleveur : de 1 à ${a.max} lieux.`,
    advance: ({ asked: a }) =>
      `Déplacez encore votre éleveur ${a.max === 1 ? `d’${a.max} lieu` : `de 1 à ${a.max} lieux`} ; vous utiliserez ce lieu.`,
    ride: ({ asked: a }) => `Avancez de ${a.max} lieux au plus sans payer de taxes, ou restez où vous êtes.`,
    act: ({ asked: a }, names) => {
      const here = a.place === null ? 'ce lieu' : say.location(a.place.node, a.place.tile, names)
      return a.begun ? `Continuez sur ${here}, ou terminez votre tour.` : `Que faites-vous sur ${here} ?`
    },
    immediate: ({ asked: a }) => `Maintenant ou jamais : ${say.either(a.actions)}.`,
    hire: ({ asked: a }) => {
      const change =
        a.price === 0 ? '' : `, pour ${Math.abs(a.price)} $ de ${a.price > 0 ? 'plus' : 'moins'} que la rangée`
      return `Choisissez un travailleur à recruter${change}.`
    },
    build: ({ asked: a }) => `Choisissez un bâtiment à construire, à ${a.price} $ par artisan.`,
    site: ({ asked: a }) => `Choisissez où placer le ${a.building === null ? 'bâtiment' : say.building(a.building)}.`,
    takeObjective: () => 'Prenez une carte Objectif.',
    engine: ({ asked: a }) => `Avancez votre locomotive ${a.max === 1 ? `d’${a.max} case` : `de 1 à ${a.max} cases`}.`,
    engineBack: ({ asked: a }) =>
      `Reculez votre locomotive d’exactement ${a.max === 1 ? `${a.max} case` : `${a.max} cases`}.`,
    engineRetreat: () => 'Reculez votre locomotive sur une case libre quelconque.',
    upgrade: ({ asked: a }) => {
      const station = a.station === null ? 'cette gare' : `la ${say.station(a.station)}`
      return `Développez ${station} pour ${a.price} $ avec l’un de vos disques, ou passez.`
    },
    upgradeBehind: () => 'Choisissez une gare derrière votre locomotive à développer.',
    stationMaster: ({ asked: a }) =>
      `Donnez un travailleur pour prendre le ${a.master === null ? 'chef de gare' : say.master(a.master)}, ou passez.`,
    trade: () => 'Choisissez un tipi pour votre commerce.',
    removeHazard: ({ asked: a }) =>
      `Choisissez un danger à retirer${a.price === 0 ? ' gratuitement' : ` pour ${a.price} $`}.`,
    buy: ({ asked: a }) =>
      `${a.begun ? 'Achetez encore du bétail' : 'Achetez du bétail'} avec ${say.workers('cowboy', a.max)}.`,
    discardCards: ({ asked: a }) =>
      a.max === 1 ? 'Défaussez une carte.' : `Défaussez ${a.max} cartes, l’une après l’autre.`,
    removeCards: ({ asked: a }) =>
      a.max === 1
        ? 'Retirez définitivement une carte de votre main.'
        : `Retirez définitivement ${a.max} cartes au plus de votre main.`,
    foresight: ({ asked: a }) => `Kansas City, prévision ${a.value} : choisissez la tuile qui entre en jeu.`,
    income: () => 'Kansas City : vendez votre troupeau. Combien de certificats dépensez-vous ?',
    deliver: ({ asked: a }) => `Choisissez une ville où livrer, de valeur ${a.value} au plus.`,
    deliveryDisc: ({ asked: a }) =>
      `Choisissez le disque à placer ${a.city === null ? 'dans la ville' : `à ${say.city(a.city)}`}.`,
    leaveKansasCity: () => 'Vous en avez fini à Kansas City.',
    chooseSide: ({ asked: a }) => `Choisissez la face du bâtiment ${a.value} que tous utilisent.`,
    singleAuxiliary: () => 'Choisissez une action de soutien simple, ou passez.',
    sitDown: () => 'Choisissez le travailleur qui s’assoit à la table de poker.',
    ante: ({ asked: a }) =>
      a.begun
        ? `Posez une autre carte face cachée pour ${a.price} $, ou passez.`
        : `Posez une carte face cachée à la table de poker pour ${a.price} $.`,
    openShop: ({ asked: a }) =>
      `Défaussez une carte Bétail de valeur ${a.value} pour placer ${a.max === 1 ? 'un magasin' : `le premier de ${a.max} magasins`}.`,
    placeShop: () => 'Choisissez un centre-ville pour votre magasin.',
    freeCattle: ({ asked: a }) => `Prenez au marché une carte Bétail de valeur ${a.value}.`,
    newYork: () => 'Prenez l’un des chefs de gare placés à côté de New York City.',
    anytime: () => 'Vous pouvez utiliser un jeton Échange.',
  }),
  options: (say) => ({
    place: (o, names) => `commencer sur ${say.location(o.node, o.tile, names)}`,
    move: (o, names) => {
      const by = o.several && o.by.length > 0 ? ` en passant par ${say.nodes(o.by)}` : ''
      const to = `${o.tile === null ? 'à' : 'sur'} ${say.location(o.node, o.tile, names)}`
      return `aller ${to}${by}${o.fee > 0 ? `, en payant ${o.fee} $` : ''}`
    },
    action: (o, names) =>
      o.tile === null ? say.action(o.print, o.arg) : `copier ${say.location(NODES[o.arg].id, o.tile, names)}`,
    auxiliary: (o) => `action de soutien simple : ${say.auxiliaryClause(o.auxiliary, 1)}`,
    objective: (o) => `jouer ${say.cardInFull(o.card)}`,
    takeObjective: (o) => `prendre ${say.cardInFull(o.card)}`,
    discard: (o) => `défausser ${say.aCard(o.card)}`,
    remove: (o) => `retirer ${say.aCard(o.card)}`,
    drawObjective: () => 'prendre la première carte de la pioche Objectif',
    addCattle: () => `utiliser un cowboy pour ajouter ${CARDS_ADDED_BY_A_COWBOY} cartes au marché`,
    endTurn: () => 'terminer le tour',
    noDisc: () => 'livrer sans disque',
    hire: (o) =>
      `recruter ${say.theTile(o.worker)} de la rangée ${o.row + 1} ${o.cost === 0 ? 'gratuitement' : `pour ${o.cost} $`}`,
    building: (o) => {
      const { craftsmen, vp } = faceNamed(o.building)
      return `${say.building(o.building)} : ${say.workers('craftsman', craftsmen)}, ${vp} ${vp === 1 ? 'point' : 'points'}`
    },
    site: (o) => {
      const over = o.over?.kind === 'building' ? `, à la place du ${say.building(o.over.building)}` : ''
      return `construire sur ${say.site(o.node)}${over}, ${o.cost === 0 ? 'gratuitement' : `pour ${o.cost} $`}`
    },
    trade: (o) => {
      const value = TRADE_VALUES[o.index]
      return value < 0
        ? `prendre le ${say.tile(o.tile)} de la case ${minus(value)} et payer ${-value} $`
        : `prendre le ${say.tile(o.tile)} de la case ${value} et gagner ${value} $`
    },
    removeHazard: (o) => `retirer ${say.theTile(o.tile)}`,
    foresight: (o) => `placer ${say.theTile(o.tile)}`,
    engine: (o) => `locomotive sur ${say.space(o.space)}`,
    buy: (o) => {
      const { cowboys, money } = PURCHASES[o.purchase]
      return `acheter ${say.cards(o.cards.map((c) => CATTLE[c].id))} avec ${say.workers('cowboy', cowboys)} pour ${money} $`
    },
    disc: (o) => `utiliser le ${say.disc(o.disc)}${discCost(o.index) > 0 ? ` pour ${discCost(o.index)} $` : ''}`,
    stationDisc: (o) => `utiliser votre disque de la ${say.station(o.station)}`,
    upgradeBehind: (o) => `développer la ${say.station(o.station)} pour ${STATIONS[o.index].cost} $`,
    worker: (o) => `donner ${say.aWorker(o.worker)}`,
    income: (o) => {
      const spent = o.certificates === 1 ? `avec ${o.certificates} certificat` : `avec ${o.certificates} certificats`
      return `vendre ${o.certificates === 0 ? 'sans certificat' : spent} pour ${o.money} $`
    },
    deliver: (o) => `livrer à ${say.city(o.city)}${o.transport > 0 ? `, transport ${o.transport} $` : ''}`,
    side: (o) => {
      const { craftsmen, vp } = faceNamed(o.building)
      return `${say.building(o.building)} : ${say.workers('craftsman', craftsmen)}, ${vp} ${vp === 1 ? 'point' : 'points'}`
    },
    turn: (o) => `retourner un bâtiment : il devient le ${say.building(o.building)}`,
    lay: (o) => `poser ${say.aCard(o.card)} face cachée`,
    shop: (o) => {
      const { price, money, gives } = o.print
      const paid = price > 0 ? `, en payant ${price} $` : ''
      const gained = money > 0 ? `, en gagnant ${money} $` : ''
      return `placer un magasin ${inTown(say.town(o.town))}${paid}${gained}${gives === null ? '' : `, pour ${GIFTS[gives]}`}`
    },
    master: (o) => `prendre le ${say.master(o.master)}`,
    exchange: (o) => `utiliser un jeton Échange : piocher ${o.count}, puis défausser ${o.count}`,
    takeCattle: (o) => `prendre ${say.aCard(o.card)} au marché`,
    done: () => 'terminé',
    pass: () => 'passer',
  }),
}
