import { counted } from '@waystation/wording'
import { soloWords } from '../phrases/solo.ts'
import { toldNext } from '../phrases/auxiliary.ts'
import type { Words } from '../words.ts'
import { withArticle } from './grammar.ts'
import { names as words } from './names.ts'

const solo = soloWords(words)
const count = counted('en')

export const events: Words['events'] = (say) => {
  const paid = (e: { workers: number; wilds: number; dollars: number }, type: 'cowboy' | 'builder' | 'engineer') =>
    say.staff(type, e.workers, e.wilds, e.dollars)
  return {
    tableLaid: (e) => `Common buildings in play: ${say.list(e.buildings.map((id) => id.slice('building-'.length)))}.`,
    tilesShown: (e) => `Face up: ${say.list(e.tiles.map((id) => say.tile(id)))}.`,
    sueArrives: (e) =>
      `Sue plays with ${say.list(e.row.map((id) => say.worker(id)))}, in this order, and ${e.cards.length} solo cards.`,
    capital: (e, names) =>
      `${names(e.seat)} gains ${say.money(e.dollars)} and ${count(e.tokens, 'exchange token', 'exchange tokens')}.`,
    turnBegins: (e, names) => `${names(e.seat)}’s turn.`,
    placed: (e, names) => `${names(e.seat)} starts at ${say.place(e.place)}.`,
    moved: (e, names) => {
      const means = e.cowboys === 0 ? '' : `, discarding ${say.worker('cowboy', e.cowboys)}`
      return `${names(e.seat)} moves ${count(e.steps, 'step', 'steps')} to ${say.place(e.place)}${means}.`
    },
    cattleDiscarded: (e, names) =>
      `${names(e.seat)} discards ${withArticle(say.breed(e.breed))}${e.dollars === 0 ? '' : ` for ${say.money(e.dollars)}`}.`,
    moneyGained: (e, names) => `${names(e.seat)} gains ${say.money(e.dollars)}.`,
    certificatesGained: (e, names) => `${names(e.seat)} gains ${count(e.count, 'certificate', 'certificates')}.`,
    tokensGained: (e, names) => {
      const price = e.dollars === 0 ? '' : ` for ${say.money(e.dollars)}`
      return `${names(e.seat)} gains ${count(e.count, 'exchange token', 'exchange tokens')}${price}.`
    },
    hired: (e, names) =>
      `${names(e.seat)} hires ${withArticle(say.worker(e.worker))} for ${e.dollars === 0 ? 'free' : say.money(e.dollars)}.`,
    cattleBought: (e, names) => `${names(e.seat)} buys ${withArticle(say.breed(e.breed))} with ${paid(e, 'cowboy')}.`,
    trainUsed: (e, names) => `${names(e.seat)} uses ${say.train(e.train)} with ${paid(e, 'engineer')}.`,
    built: (e, names) =>
      `${names(e.seat)} places ${say.place(e.place)} on ${say.node(e.node)} for ${paid(e, 'builder')}.`,
    replaced: (e, names) =>
      `${names(e.seat)} replaces ${say.place(e.instead)} on ${say.node(e.node)} with ${say.place(e.place)}, for ${paid(e, 'builder')}.`,
    tileTaken: (e, names) => {
      const price = e.dollars === 0 ? '' : ` for ${say.money(e.dollars)}`
      return `${names(e.seat)} takes ${say.theTile(e.tile)}${e.unseen ? ' unseen' : ''}${price}.`
    },
    tileShown: (e) => `${say.theTile(e.tile)} is revealed.`,
    cattleGained: (e, names) =>
      `${names(e.seat)} takes ${withArticle(say.breed(e.breed))}${e.dollars === 0 ? '' : ` for ${say.money(e.dollars)}`}.`,
    cattleRemoved: (e, names) => {
      const money = e.dollars === 0 ? '' : ` and gains ${say.money(e.dollars)}`
      return `${names(e.seat)} removes ${withArticle(say.breed(e.breed))} from the game${money}.`
    },
    auxiliaryUsed: (e, names) =>
      toldNext(e.auxiliary)
        ? `${names(e.seat)} uses an auxiliary action.`
        : `${names(e.seat)} uses an auxiliary action: ${say.auxiliary(e.auxiliary, e.improved)}.`,
    tokenUsed: (e, names) => `${names(e.seat)} uses an exchange token.`,
    workerBonus: (e, names) =>
      e.certificates > 0
        ? `${names(e.seat)} discards ${withArticle(say.worker(e.worker))} and pays ${say.money(-e.dollars)} for a certificate.`
        : `${names(e.seat)} discards ${withArticle(say.worker(e.worker))} for ${say.money(e.dollars)}.`,
    drew: (e, names) => {
      const own = e.secret?.[e.seat]?.cards
      const seen = own !== undefined && own.length > 0 ? `: ${say.breeds(own)}` : ''
      const found = e.workers.length === 0 ? '' : `; workers drawn: ${say.workers(e.workers)}`
      return `${names(e.seat)} draws ${count(e.count, 'cattle card', 'cattle cards')}${seen}${found}.`
    },
    reshuffled: (e, names) => `${names(e.seat)} shuffles the discard pile.`,
    reachedElPaso: (e, names) => `${names(e.seat)} reaches El Paso and gains ${say.money(e.dollars)}.`,
    simmentalTaken: (e, names) => `${names(e.seat)} takes a Simmental; ${e.left} left.`,
    lastSimmental: () => 'That was the last Simmental: the end is near.',
    simmentalSpace: (e, names) => `${names(e.seat)}’s rancher stands on the Simmental space: ${e.points} points.`,
    handRevealed: (e, names) => {
      const extra = [
        ...(e.duplicates > 0 ? [`${e.duplicates} for duplicates`] : []),
        ...(e.permanent > 0 ? [`${e.permanent} for permanent certificates`] : []),
      ]
      const more = extra.length === 0 ? '' : `, plus ${say.list(extra)}`
      const shown = e.cards.length === 0 ? 'an empty hand' : say.breeds(e.cards)
      return `${names(e.seat)} reveals ${shown}: breeding value ${e.different}${more}.`
    },
    delivered: (e, names) => {
      const spent = e.certificates === 0 ? '' : ` and ${count(e.certificates, 'certificate', 'certificates')}`
      return `${names(e.seat)} delivers to ${say.post(e.post)} with the ${say.disc(e.disc)}${spent}.`
    },
    nothingDelivered: (e, names) => `${names(e.seat)} cannot place a disc.`,
    handDiscarded: (e, names) => `${names(e.seat)} discards ${say.breeds(e.cards)}.`,
    sueCard: (e) => `Sue turns ${solo.card(e.card)}: ${solo.says(e.card)}`,
    sueReshuffled: () => 'The solo cards are shuffled.',
    sueMoved: (e) => `Sue moves ${count(e.steps, 'step', 'steps')} to ${say.place(e.place)}.`,
    sueCattle: (e) => `Sue takes ${withArticle(say.breed(e.breed))}.`,
    sueWorker: (e) =>
      e.worker === e.as
        ? `Sue draws ${withArticle(say.worker(e.worker))}.`
        : `Sue draws ${withArticle(say.worker(e.worker))}, who joins as ${withArticle(say.worker(e.as))}.`,
    sueTrain: (e) => `Sue uses ${say.train(e.train)}.`,
    sueTile: (e) => `Sue takes ${say.theTile(e.tile)}.`,
    sueBuilt: (e) => `Sue places ${say.place(e.place)} on ${say.node(e.node)}.`,
    sueReplaced: (e) => `Sue replaces ${say.place(e.instead)} on ${say.node(e.node)} with ${say.place(e.place)}.`,
    sueIdle: () => 'There is nothing left for Sue here.',
    sueSimmental: (e) => `Sue takes a Simmental; ${e.left} left.`,
    sueSimmentalSpace: (e) => `Sue’s rancher stands on the Simmental space: ${e.points} points.`,
    sueDelivered: (e) => `Sue delivers to ${say.post(e.post)}.`,
    lastTurns: (e) => `Last turns: ${e.turns === 1 ? 'one more' : `${e.turns} more`}.`,
    gameOver: (e, names) => {
      if (e.sue !== null) {
        return e.winners.length === 1
          ? `${names(e.winners[0])} matches or beats Sue’s ${e.sue} points and wins.`
          : `Sue wins with ${e.sue} points.`
      }
      return e.winners.length === 1
        ? `${names(e.winners[0])} wins.`
        : `${say.list(e.winners.map(names))} share the victory.`
    },
  }
}
