import { joined } from '@waystation/wording'
import type { NoticeText } from '../notices.ts'

const names = joined('and')
const among = (game: string, others: readonly string[]): string =>
  others.length === 0 ? game : `${game} with ${names(others)}`

export const notices: NoticeText = {
  turn: (game, others) => `Your turn: ${among(game, others)}`,
  warning: (game, others) => `Your time is running out: ${among(game, others)}`,
  until: (day, time) => `You have until ${time} on ${day}.`,
  waiting: 'The game is waiting for you.',
  invited: (by, game) => `${by} invites you: ${game}`,
  seats: (people) => `At the table: ${names(people)}.`,
  filled: (game, others) => `Your table is complete: ${among(game, others)}`,
  canBegin: 'The game can begin.',
  hasBegun: 'The game has begun.',
  over: (game, others) => `Game over: ${among(game, others)}`,
  score: (name, total) => `${name}: ${total}`,
  named: (by, game) => `${by} wrote to you: ${game}`,
  readChat: 'You can read the message at the table.',
  asked: (by) => `${by} asks to be your friend`,
  answerThere: 'You can say yes or no under “Friends and clubs”.',
  several: (count) => `${count} notices from Waystation`,
  more: (count) => `and ${count} more`,
  trial: { title: 'A trial', body: 'Notices from Waystation arrive here.' },
  why: (house) => `You get this because notices are on for you at ${house}.`,
  settings: 'Change what you get:',
  settingsLink: 'Change what you get',
  stop: 'No more letters of this kind:',
  stopLink: 'No more letters of this kind',
  open: 'To the table',
  openCompany: 'To friends and clubs',
  confirm: {
    subject: 'Confirm your address for Waystation',
    body: (house) => `Somebody asked for notices from ${house} to be sent to this address. If it was you, confirm it:`,
    ignore: 'If it was not you, ignore this letter: there will be no other.',
    ask: (address) => `Send notices to ${address}?`,
    button: 'Confirm this address',
    done: 'Your address is confirmed.',
  },
  unsubscribe: {
    ask: (address) => `No more letters of this kind to ${address}?`,
    button: 'No more letters of this kind',
    done: 'You get no more letters of this kind.',
  },
  expired: 'This link is not valid any more.',
}
