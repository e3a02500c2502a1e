import { joined } from '@waystation/wording'
import type { NoticeText } from '../notices.ts'

const names = joined('et')
const among = (game: string, others: readonly string[]): string =>
  others.length === 0 ? game : `${game} avec ${names(others)}`

export const notices: NoticeText = {
  turn: (game, others) => `À vous de jouer : ${among(game, others)}`,
  warning: (game, others) => `Votre temps s’écoule : ${among(game, others)}`,
  until: (day, time) => `Vous avez jusqu’au ${day} à ${time}.`,
  waiting: 'La partie vous attend.',
  invited: (by, game) => `${by} vous invite : ${game}`,
  seats: (people) => `À la table : ${names(people)}.`,
  filled: (game, others) => `Votre table est complète : ${among(game, others)}`,
  canBegin: 'La partie peut commencer.',
  hasBegun: 'La partie a commencé.',
  over: (game, others) => `Partie terminée : ${among(game, others)}`,
  score: (name, total) => `${name} : ${total}`,
  named: (by, game) => `${by} vous a écrit : ${game}`,
  readChat: 'Le message se lit à la table.',
  asked: (by) => `${by} vous demande en ami`,
  answerThere: 'Vous pouvez répondre oui ou non sous « Amis et clubs ».',
  several: (count) => `${count} notifications de Waystation`,
  more: (count) => `et ${count} de plus`,
  trial: { title: 'Un essai', body: 'Les notifications de Waystation arrivent ici.' },
  why: (house) => `Vous recevez ceci parce que vous avez demandé des notifications sur ${house}.`,
  settings: 'Choisir ce que vous recevez :',
  settingsLink: 'Choisir ce que vous recevez',
  stop: 'Ne plus recevoir ce genre de courriel :',
  stopLink: 'Ne plus recevoir ce genre de courriel',
  open: 'Vers la table',
  openCompany: 'Vers les amis et les clubs',
  confirm: {
    subject: 'Confirmez votre adresse pour Waystation',
    body: (house) =>
      `Quelqu’un a demandé que les notifications du site ${house} soient envoyées à cette adresse. Si c’est vous, confirmez-la :`,
    ignore: 'Si ce n’est pas vous, ne faites rien : il n’y aura pas d’autre courriel.',
    ask: (address) => `Envoyer les notifications à ${address} ?`,
    button: 'Confirmer cette adresse',
    done: 'Votre adresse est confirmée.',
  },
  unsubscribe: {
    ask: (address) => `Ne plus envoyer ce genre de courriel à ${address} ?`,
    button: 'Ne plus recevoir ce genre de courriel',
    done: 'Vous ne recevrez plus ce genre de courriel.',
  },
  expired: 'Ce lien n’est plus valable.',
}
