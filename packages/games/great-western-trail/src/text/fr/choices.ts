/** Questions et réponses. */
import { CATTLE, PURCHASES } from '../../data/cards.ts'
import { TRADE_VALUES } from '../../data/trail.ts'
import { minus } from '../grammar.ts'
import type { Words } from '../words.ts'

export const choices: Pick<Words, 'decisions' | 'options'> = {
  decisions: {
    place: () => 'Placez votre éleveur sur un bâtiment neutre pour commencer.',
    move: () => 'Déplacez votre éleveur.',
    advance: () => 'Déplacez encore votre éleveur ; vous utiliserez ce lieu.',
    ride: () => 'Avancez sans payer de taxes, ou restez où vous êtes.',
    act: () => 'Utilisez ce lieu, ou terminez votre tour.',
    immediate: () => 'Effectuez cette action maintenant, ou renoncez-y.',
    hire: () => 'Choisissez un travailleur à recruter.',
    build: () => 'Choisissez un bâtiment à construire.',
    site: () => 'Choisissez où construire.',
    takeObjective: () => 'Prenez une carte Objectif.',
    engine: () => 'Avancez votre locomotive.',
    engineBack: () => 'Reculez votre locomotive.',
    engineRetreat: () => 'Reculez votre locomotive sur une case libre quelconque.',
    upgrade: () => 'Développez cette gare avec l’un de vos disques, ou passez.',
    upgradeBehind: () => 'Choisissez une gare derrière votre locomotive à développer.',
    stationMaster: () => 'Donnez un travailleur pour prendre le chef de gare, ou passez.',
    trade: () => 'Choisissez un tipi pour votre commerce.',
    removeHazard: () => 'Choisissez un danger à retirer.',
    buy: () => 'Achetez du bétail avec vos cowboys.',
    discardCards: () => 'Défaussez une carte.',
    removeCards: () => 'Retirez définitivement une carte de votre main.',
    foresight: () => 'Kansas City : choisissez la tuile qui entre en jeu.',
    income: () => 'Kansas City : vendez votre troupeau. Combien de certificats dépensez-vous ?',
    deliver: () => 'Choisissez une ville où livrer.',
    deliveryDisc: () => 'Choisissez le disque à placer dans la ville.',
    leaveKansasCity: () => 'Vous en avez fini à Kansas City.',
  },
  options: (say) => ({
    place: (o) => `commencer sur ${say.node(o.node)}`,
    move: (o) =>
      o.by.length === 0
        ? `aller à ${say.node(o.node)}`
        : `aller à ${say.node(o.node)} en passant par ${say.nodes(o.by)}`,
    action: (o) => say.action(o.print, o.arg),
    auxiliary: (o) => `action de soutien simple : ${say.auxiliary(o.auxiliary)}`,
    objective: (o) => `jouer ${say.card(o.card)}`,
    takeObjective: (o) => `prendre ${say.card(o.card)}`,
    discard: (o) => `défausser ${say.card(o.card)}`,
    remove: (o) => `retirer ${say.card(o.card)}`,
    drawObjective: () => 'prendre la première carte de la pioche Objectif',
    addCattle: () => 'utiliser un cowboy pour ajouter 2 cartes au marché',
    endTurn: () => 'terminer le tour',
    noDisc: () => 'livrer sans disque',
    hire: (o) => `recruter : ${say.worker(o.worker)}, rangée ${o.row + 1}`,
    building: (o) => `bâtiment ${o.number}`,
    site: (o) => `construire sur ${say.node(o.node)}`,
    trade: (o) => {
      const value = TRADE_VALUES[o.index]
      return value < 0
        ? `prendre le tipi à ${minus(value)} et payer ${-value} $`
        : `prendre le tipi à ${value} et gagner ${value} $`
    },
    removeHazard: (o) => `retirer ${say.tile(o.tile)}`,
    foresight: (o) => `placer ${say.tile(o.tile)}`,
    engine: (o) => `locomotive sur ${say.space(o.space)}`,
    buy: (o) => {
      const { cowboys, money } = PURCHASES[o.purchase]
      return `acheter ${say.cards(o.cards.map((c) => CATTLE[c].id))} avec ${say.workers('cowboy', cowboys)} pour ${money} $`
    },
    disc: (o) => `utiliser le ${say.disc(o.disc)}`,
    stationDisc: (o) => `utiliser votre disque de la ${say.station(o.station)}`,
    upgradeBehind: (o) => `développer la ${say.station(o.station)}`,
    worker: (o) => `donner votre dernier travailleur : ${say.worker(o.worker)}`,
    income: (o) =>
      o.certificates === 0
        ? 'vendre sans certificat'
        : `vendre avec ${o.certificates} ${o.certificates === 1 ? 'certificat' : 'certificats'}`,
    deliver: (o) => `livrer à ${say.city(o.city)}`,
    done: () => 'terminé',
    pass: () => 'passer',
    branch: (o) => o.label,
    pick: (o) => o.item,
  }),
}
