import type { Words } from '../words.ts'
import { inTown, of } from './grammar.ts'

const some = (money: number, certificates: number): string => {
  const parts = [
    ...(money > 0 ? [`${money} $`] : []),
    ...(certificates > 0 ? [`${certificates} ${certificates === 1 ? 'certificat' : 'certificats'}`] : []),
  ]
  return parts.join(' et ')
}
const dollars = (cost: number): string => (cost === 0 ? 'gratuitement' : `pour ${cost} $`)
const ARROWS = { black: 'une flèche noire', yellow: 'une flèche jaune', red: 'la flèche rouge' } as const

export const events: Words['events'] = (say) => ({
  turnBegins: (e, names) => `Au tour ${of(names(e.seat))}.`,
  cattlemanPlaced: (e, names) => `${names(e.seat)} commence sur ${say.location(e.node, e.tile, names)}.`,
  cattlemanMoved: (e, names) => {
    const to = `${e.tile === null ? 'à' : 'sur'} ${say.location(e.path[e.path.length - 1], e.tile, names)}`
    return `${names(e.seat)} avance ${e.path.length === 1 ? `d’${e.path.length} lieu` : `de ${e.path.length} lieux`} et s’arrête ${to}.`
  },
  feePaid: (e, names) => {
    const to = e.to === null ? 'à la banque' : `à ${names(e.to)}`
    const short = e.short > 0 ? ` (il lui manque ${e.short} $)` : ''
    const place =
      e.tile?.kind === 'building' ? `le ${say.building(e.tile.building)}` : say.location(e.node, e.tile, names)
    return `${names(e.seat)} paie ${e.amount} $ de taxe ${to} pour ${place}${short}.`
  },
  auxiliary: (e, names) => `${names(e.seat)} effectue une action de soutien ${e.times === 1 ? 'simple' : 'double'}.`,
  gained: (e, names) => `${names(e.seat)} gagne ${some(e.money, e.certificates)}.`,
  paid: (e, names) => `${names(e.seat)} paie ${e.money} $.`,
  discarded: (e, names) => `${names(e.seat)} défausse ${say.cards(e.cards)}.`,
  removedCard: (e, names) => `${names(e.seat)} retire ${say.aCard(e.card)} du jeu.`,
  drew: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} pioche ${own ? say.cards(own) : `${e.count} ${e.count === 1 ? 'carte' : 'cartes'}`}.`
  },
  reshuffled: (e, names) => `${names(e.seat)} mélange sa défausse pour former une nouvelle pioche.`,
  hired: (e, names) => `${names(e.seat)} recrute ${say.aWorker(e.worker)} ${dollars(e.cost)}.`,
  built: (e, names) => {
    const instead = e.replaced === undefined ? '' : ` à la place du ${say.building(e.replaced)}`
    return `${names(e.seat)} place le ${say.building(e.building)} sur ${say.node(e.node)}${instead} ${dollars(e.cost)}.`
  },
  objectiveTaken: (e, names) =>
    `${names(e.seat)} prend ${say.theObjective(e.card)}${e.from === 'deck' ? ' de la pioche' : ''}.`,
  objectiveTakenUnseen: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} prend ${own ? say.cards(own) : 'une carte Objectif'} en main sans la montrer.`
  },
  objectiveShown: (e) => `${say.theObjective(e.card)} devient disponible.`,
  objectivePlayed: (e, names) => `${names(e.seat)} joue ${say.theObjective(e.card)}.`,
  engineMoved: (e, names) => `La locomotive ${of(names(e.seat))} quitte ${say.space(e.from)} pour ${say.space(e.to)}.`,
  stationUpgraded: (e, names) => `${names(e.seat)} développe la ${say.station(e.station)}.`,
  discTaken: (e, names) => {
    const cost = e.cost > 0 ? ` et paie ${e.cost} $` : ''
    return `${names(e.seat)} prend le ${say.disc(e.disc)}${e.money > 0 ? ` et gagne ${e.money} $` : cost}.`
  },
  stationDiscTaken: (e, names) => `${names(e.seat)} reprend son disque de la ${say.station(e.station)}.`,
  stationMasterTaken: (e, names) =>
    `${names(e.seat)} donne ${say.aWorker(e.worker)} à la ${say.station(e.station)} contre le ${say.master(e.tile)}.`,
  traded: (e, names) =>
    `${names(e.seat)} commerce, prend un ${say.tile(e.tile)} et ${e.money < 0 ? `paie ${-e.money} $` : `gagne ${e.money} $`}.`,
  hazardRemoved: (e, names) =>
    `${names(e.seat)} retire ${say.theTile(e.tile)}${e.cost > 0 ? ` pour ${e.cost} $` : ''}.`,
  cattleBought: (e, names) =>
    `${names(e.seat)} achète ${say.cards(e.cards)} avec ${say.workers('cowboy', e.cowboys)} pour ${e.cost} $.`,
  cattleAdded: (e) => `Au marché : ${say.cards(e.cards)}.`,
  copied: (e, names) => `${names(e.seat)} copie ${say.location(e.node, e.tile, names)}.`,
  foresightPlaced: (e, names) =>
    e.node === null
      ? `${names(e.seat)} n’a pas de place pour ${say.theTile(e.tile)} : la tuile quitte le jeu.`
      : `${names(e.seat)} place ${say.theTile(e.tile)} sur ${say.node(e.node)}.`,
  workerPlaced: (e, names) =>
    `${names(e.seat)} place ${say.aWorker(e.worker)} sur la rangée ${e.row} du marché de l’emploi.`,
  tokenMoved: (e) => `Le jeton Marché de l’emploi suit ${ARROWS[e.arrow]}.`,
  herdSold: (e, names) => {
    const certificates = e.permanent + e.certificates
    const extra = certificates > 0 ? `, dont ${certificates} $ de certificats` : ''
    return `${names(e.seat)} vend ${e.cards.length === 0 ? 'une main vide' : say.cards(e.cards)} pour ${e.money} $${extra}.`
  },
  delivered: (e, names) => `${names(e.seat)} livre à ${say.city(e.city)}.`,
  transportPaid: (e, names) => `${names(e.seat)} paie ${e.money} $ de frais de transport.`,
  foresightRefilled: (e) => `Du nouveau à Kansas City : ${say.tiles(e.tiles.map((t) => t.tile))}.`,
  sideChosen: (e, names) => `${names(e.seat)} choisit le ${say.building(e.building)}.`,
  buildingTurned: (e, names) =>
    `${names(e.seat)} retourne un bâtiment : c’est maintenant le ${say.building(e.building)}.`,
  satDown: (e, names) =>
    `${names(e.seat)} installe ${say.aWorker(e.worker)} à la table de poker : ${e.money} $ maintenant, ${e.vp} points en fin de partie.`,
  cardLaid: (e, names) => {
    const own = e.secret?.[e.seat]?.cards
    return `${names(e.seat)} pose ${own ? say.cards(own) : 'une carte'} face cachée à la table de poker pour ${e.price} $.`
  },
  handsShown: (e, names) => {
    const hands = e.hands.map((hand) => `${names(hand.seat)} a ${say.cards(hand.cards)} (valeur ${hand.value})`)
    return `${names(e.seat)} fait montrer les jeux : ${hands.join(' ; ')}.`
  },
  potWon: (e, names) => {
    const won = `${say.list(e.winners.map(names))} ${e.winners.length === 1 ? 'gagne' : 'gagnent'}`
    const left = e.left > 0 ? ` Il reste ${e.left} $ sur la table de poker.` : ''
    return `${won} ${e.each} $${e.winners.length === 1 ? '' : ' chacun'} au poker.${left}`
  },
  shopPlaced: (e, names) =>
    `${names(e.seat)} place un magasin ${inTown(say.town(e.town))} (restent sur l’annexe : ${e.left}).`,
  exchangeTokenTaken: (e, names) => `${names(e.seat)} prend un jeton Échange.`,
  exchangeTokenUsed: (e, names) => `${names(e.seat)} utilise un jeton Échange.`,
  cattleTaken: (e, names) => `${names(e.seat)} prend gratuitement ${say.aCard(e.card)} au marché.`,
  newYorkMasterTaken: (e, names) => `${names(e.seat)} prend le ${say.master(e.tile)} à New York City.`,
  endTriggered: (e, names) =>
    `${names(e.seat)} remplit le marché de l’emploi et prend le jeton : chaque autre joueur a encore un tour.`,
  gameOver: (e, names) =>
    e.winners.length === 1
      ? `${names(e.winners[0])} l’emporte.`
      : `${say.list(e.winners.map(names))} se partagent la victoire.`,
})
