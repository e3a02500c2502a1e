import { counted } from '@waystation/wording'
import { soloWords } from '../phrases/solo.ts'
import { toldNext } from '../phrases/auxiliary.ts'
import type { Words } from '../words.ts'
import { names as words } from './names.ts'

const solo = soloWords(words)
const count = counted('fr')

const far = (steps: number): string => (steps === 1 ? 'd’une étape' : `de ${steps} étapes`)

export const events: Words['events'] = (say) => {
  const paid = (e: { workers: number; wilds: number; dollars: number }, type: 'cowboy' | 'builder' | 'engineer') =>
    say.staff(type, e.workers, e.wilds, e.dollars)
  return {
    tableLaid: (e) => `Bâtiments communs en jeu : ${say.list(e.buildings.map((id) => id.slice('building-'.length)))}.`,
    tilesShown: (e) => `Face visible : ${say.list(e.tiles.map((id) => say.tile(id)))}.`,
    sueArrives: (e) =>
      `Sue joue avec ${say.list(e.row.map((id) => say.worker(id)))}, dans cet ordre, et ${e.cards.length} cartes Solo.`,
    capital: (e, names) =>
      `${names(e.seat)} reçoit ${say.money(e.dollars)} et ${count(e.tokens, 'jeton Échange', 'jetons Échange')}.`,
    turnBegins: (e, names) => `Au tour de ${names(e.seat)}.`,
    placed: (e, names) => `${names(e.seat)} commence au ${say.place(e.place)}.`,
    moved: (e, names) => {
      const means = e.cowboys === 0 ? '' : `, en défaussant ${say.worker('cowboy', e.cowboys)}`
      const where = e.place === 'el-paso' ? 'jusqu’à El Paso' : `jusqu’au ${say.place(e.place)}`
      return `${names(e.seat)} avance ${far(e.steps)} ${where}${means}.`
    },
    cattleDiscarded: (e, names) =>
      `${names(e.seat)} défausse une ${say.breed(e.breed)}${e.dollars === 0 ? '' : ` pour ${say.money(e.dollars)}`}.`,
    moneyGained: (e, names) => `${names(e.seat)} reçoit ${say.money(e.dollars)}.`,
    certificatesGained: (e, names) => `${names(e.seat)} reçoit ${count(e.count, 'certificat', 'certificats')}.`,
    tokensGained: (e, names) => {
      const price = e.dollars === 0 ? '' : ` pour ${say.money(e.dollars)}`
      return `${names(e.seat)} reçoit ${count(e.count, 'jeton Échange', 'jetons Échange')}${price}.`
    },
    hired: (e, names) =>
      `${names(e.seat)} engage un ${say.worker(e.worker)} ${e.dollars === 0 ? 'gratuitement' : `pour ${say.money(e.dollars)}`}.`,
    cattleBought: (e, names) => `${names(e.seat)} achète une ${say.breed(e.breed)} avec ${paid(e, 'cowboy')}.`,
    trainUsed: (e, names) => `${names(e.seat)} utilise la ${say.train(e.train)} avec ${paid(e, 'engineer')}.`,
    built: (e, names) =>
      `${names(e.seat)} place le ${say.place(e.place)} sur la ${say.node(e.node)} avec ${paid(e, 'builder')}.`,
    replaced: (e, names) =>
      `${names(e.seat)} remplace le ${say.place(e.instead)} sur la ${say.node(e.node)} par le ${say.place(e.place)} avec ${paid(e, 'builder')}.`,
    tileTaken: (e, names) => {
      const price = e.dollars === 0 ? '' : ` pour ${say.money(e.dollars)}`
      return `${names(e.seat)} prend ${say.theTile(e.tile)}${e.unseen ? ' sans le voir' : ''}${price}.`
    },
    tileShown: (e) => `${say.theTile(e.tile)} est révélé.`,
    cattleGained: (e, names) =>
      `${names(e.seat)} prend une ${say.breed(e.breed)}${e.dollars === 0 ? '' : ` pour ${say.money(e.dollars)}`}.`,
    cattleRemoved: (e, names) => {
      const money = e.dollars === 0 ? '' : ` et reçoit ${say.money(e.dollars)}`
      return `${names(e.seat)} retire une ${say.breed(e.breed)} de la partie${money}.`
    },
    auxiliaryUsed: (e, names) =>
      toldNext(e.auxiliary)
        ? `${names(e.seat)} fait une action auxiliaire.`
        : `${names(e.seat)} fait une action auxiliaire : ${say.auxiliary(e.auxiliary, e.improved)}.`,
    tokenUsed: (e, names) => `${names(e.seat)} utilise un jeton Échange.`,
    workerBonus: (e, names) =>
      e.certificates > 0
        ? `${names(e.seat)} défausse un ${say.worker(e.worker)} et paie ${say.money(-e.dollars)} pour un certificat.`
        : `${names(e.seat)} défausse un ${say.worker(e.worker)} pour ${say.money(e.dollars)}.`,
    drew: (e, names) => {
      const own = e.secret?.[e.seat]?.cards
      const seen = own !== undefined && own.length > 0 ? ` : ${say.breeds(own)}` : ''
      const found = e.workers.length === 0 ? '' : ` ; ouvriers piochés : ${say.workers(e.workers)}`
      return `${names(e.seat)} pioche ${count(e.count, 'carte Bétail', 'cartes Bétail')}${seen}${found}.`
    },
    reshuffled: (e, names) => `${names(e.seat)} mélange sa défausse.`,
    reachedElPaso: (e, names) => `${names(e.seat)} arrive à El Paso et reçoit ${say.money(e.dollars)}.`,
    simmentalTaken: (e, names) => `${names(e.seat)} prend une Simmental ; il en reste ${e.left}.`,
    lastSimmental: () => 'C’était la dernière Simmental : la fin approche.',
    simmentalSpace: (e, names) => `L’éleveur de ${names(e.seat)} se place sur la case Simmental : ${e.points} points.`,
    handRevealed: (e, names) => {
      const extra = [
        ...(e.duplicates > 0 ? [`${e.duplicates} pour des doublons`] : []),
        ...(e.permanent > 0 ? [`${e.permanent} pour les certificats permanents`] : []),
      ]
      const more = extra.length === 0 ? '' : `, plus ${say.list(extra)}`
      const shown = e.cards.length === 0 ? 'une main vide' : say.breeds(e.cards)
      return `${names(e.seat)} révèle ${shown} : valeur d’élevage ${e.different}${more}.`
    },
    delivered: (e, names) => {
      const spent = e.certificates === 0 ? '' : ` et ${count(e.certificates, 'certificat', 'certificats')}`
      return `${names(e.seat)} livre au ${say.post(e.post)} avec le ${say.disc(e.disc)}${spent}.`
    },
    nothingDelivered: (e, names) => `${names(e.seat)} ne peut poser aucun disque.`,
    handDiscarded: (e, names) => `${names(e.seat)} défausse ${say.breeds(e.cards)}.`,
    sueCard: (e) => `Sue retourne la ${solo.card(e.card)} : ${solo.says(e.card)}`,
    sueReshuffled: () => 'Les cartes Solo sont mélangées.',
    sueMoved: (e) => {
      const where = e.place === 'el-paso' ? 'jusqu’à El Paso' : `jusqu’au ${say.place(e.place)}`
      return `Sue avance ${far(e.steps)} ${where}.`
    },
    sueCattle: (e) => `Sue prend une ${say.breed(e.breed)}.`,
    sueWorker: (e) =>
      e.worker === e.as
        ? `Sue pioche un ${say.worker(e.worker)}.`
        : `Sue pioche un ${say.worker(e.worker)}, qui devient ${say.worker(e.as)}.`,
    sueTrain: (e) => `Sue utilise la ${say.train(e.train)}.`,
    sueTile: (e) => `Sue prend ${say.theTile(e.tile)}.`,
    sueBuilt: (e) => `Sue place le ${say.place(e.place)} sur la ${say.node(e.node)}.`,
    sueReplaced: (e) =>
      `Sue remplace le ${say.place(e.instead)} sur la ${say.node(e.node)} par le ${say.place(e.place)}.`,
    sueIdle: () => 'Il ne reste rien pour Sue ici.',
    sueSimmental: (e) => `Sue prend une Simmental ; il en reste ${e.left}.`,
    sueSimmentalSpace: (e) => `L’éleveur de Sue se place sur la case Simmental : ${e.points} points.`,
    sueDelivered: (e) => `Sue livre au ${say.post(e.post)}.`,
    lastTurns: (e) => `Derniers tours : encore ${e.turns === 1 ? 'un' : e.turns}.`,
    gameOver: (e, names) => {
      if (e.sue !== null) {
        return e.winners.length === 1
          ? `${names(e.winners[0])} fait au moins aussi bien que Sue (${e.sue} points) et gagne.`
          : `Sue gagne avec ${e.sue} points.`
      }
      return e.winners.length === 1
        ? `${names(e.winners[0])} gagne.`
        : `${say.list(e.winners.map(names))} partagent la victoire.`
    },
  }
}
